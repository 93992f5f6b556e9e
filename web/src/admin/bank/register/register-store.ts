import { monthDays, type BankEntry } from '@pa-ledger/domain/bank/register';
import type { Month } from '@pa-ledger/domain/time/months';
import type { Fields } from '../../../data/documents.ts';
import { listenAll } from '../../../data/listen.ts';
import { onDays } from '../../../data/row-query.ts';
import { accountTotals } from '../../shared/records/account-totals.ts';
import { accounts } from '../../shared/records/ledger-records.ts';
import { entriesOn } from '../../shared/records/dated-entries.ts';
import { combineStores, keyedStores, liveStore } from '../../shared/records/live-store.ts';
import { statementsFrom } from '../../shared/records/statements.ts';
import { ratifiedIn } from '../../shared/records/ratified.ts';

/** The accounts, and what moved each of them in each month: one document for both, however many entries there are. */
export const accountsWithTotals = combineStores([accounts, accountTotals], ([rows, cells]) => ({
  rows,
  cells,
}));

/** The entries of a month, and what is cleared and ratified of them, live: all accounts share its listeners, so to change between them reads nothing. */
export const entriesOfMonth = keyedStores((month: Month) => {
  const days = monthDays(month);
  const marks = liveStore<readonly Mark[]>((onChange) =>
    listenAll('clearings', readMark, onChange, onDays('itemDay', days)),
  );
  const deposits = liveStore<readonly BankEntry[]>((onChange) =>
    listenAll('deposits', readDeposit, onChange, onDays('date', days)),
  );
  return combineStores(
    [entriesOn(days), deposits, marks, ratifiedIn(days)],
    ([entries, deposited, marked, ratified]) => ({
      entries: [...entries, ...deposited],
      cleared: new Set(marked.filter(({ isCleared }) => isCleared).map(({ key }) => key)),
      ratified,
    }),
  );
});

/** Returns the statements of an account that say what the books had of a month, live. */
export function statementsOfMonth(accountId: string, month: Month) {
  return statementsFrom(accountId, monthDays(month).first);
}

/** What a statement has cleared, or a deposit has. */
interface Mark {
  readonly key: string;
  readonly isCleared: boolean;
}

function readMark(key: string, { depositId }: Fields): Mark {
  return { key, isCleared: depositId === undefined };
}

function readDeposit(id: string, fields: Fields): BankEntry {
  return { collection: 'deposits', id, fields };
}
