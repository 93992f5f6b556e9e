import { NO_AMOUNTS, type TotalsAmounts, type TotalsCell } from '@pa-ledger/domain/ledger/ledger';
import type { Fields } from '../../firebase/documents.ts';
import { listenAll } from '../../firebase/listen-all.ts';
import { liveStore } from '../shared/live-store.ts';

/** The totals that the server keeps, live: as many as there are categories with funds, not as transactions. */
export const totals = liveStore<readonly TotalsCell[]>((tell) =>
  listenAll('totals', (_id, fields) => readCell(fields), tell),
);

/** A document of the totals; what nothing was added to yet is 0. */
export function readCell(fields: Fields): TotalsCell {
  const { categoryId, fundId } = fields;
  const measures = Object.keys(NO_AMOUNTS).map((name) => [name, wholeNumber(fields[name])]);
  return {
    categoryId: typeof categoryId === 'string' ? categoryId : '',
    fundId: typeof fundId === 'string' ? fundId : null,
    // Every measure by its name, each a number.
    ...(Object.fromEntries(measures) as TotalsAmounts),
  };
}

function wholeNumber(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : 0;
}
