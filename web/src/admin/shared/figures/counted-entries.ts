import {
  kindsOf,
  type CountedEntry,
  type CountedFigure,
} from '@pa-ledger/domain/reports/treasurer/counted';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { listenAll } from '../../../data/listen.ts';
import { onDays } from '../../../data/row-query.ts';
import { entriesOn } from '../records/dated-entries.ts';
import { combineStores, liveStore, type LiveStore } from '../records/live-store.ts';

/** Returns the entries of which a figure counts some, live: of its days, in the collections that it counts. */
export function countedEntries(counted: CountedFigure): LiveStore<readonly CountedEntry[]> {
  const { days, figure } = counted;
  const collections = figure === 'spent' ? SPENDING : undefined;
  const moved = entriesOn(days, collections);
  if (!kindsOf(counted).includes('approved')) return moved;
  return combineStores([moved, approvedOn(days)], (lists) => lists.flat());
}

const SPENDING = ['payments', 'manualExpenses'] as const;

function approvedOn(days: Days): LiveStore<readonly CountedEntry[]> {
  return liveStore((onChange) =>
    listenAll(
      'expenses',
      (id, fields) => ({ collection: 'expenses' as const, id, fields }),
      onChange,
      onDays('approvedOn', days),
    ),
  );
}
