import { monthDays, type BankEntry } from '@pa-ledger/domain/bank/register';
import { statementId, type KeptStatement } from '@pa-ledger/domain/bank/statement';
import { addDays } from '@pa-ledger/domain/time/dates';
import type { Month } from '@pa-ledger/domain/time/months';
import { storedAs, type Fields } from '../../../data/documents.ts';
import { listenAll } from '../../../data/listen.ts';
import { DOCUMENT_ID, onDays } from '../../../data/row-query.ts';
import { accountTotals } from '../../shared/records/account-totals.ts';
import { accounts } from '../../shared/records/ledger-records.ts';
import { entriesOn } from '../../shared/records/dated-entries.ts';
import { combineStores, keyedStores, liveStore } from '../../shared/records/live-store.ts';
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
  return statementsFrom(`${accountId}~${month}`);
}

/** For so many days from the month on: a statement more than a year later says nothing of it. */
const DAYS_READ = 400;

const statementsFrom = keyedStores((key: `${string}~${Month}`) => {
  // It is made of an id, which has no tilde, and a month.
  const [accountId, month] = key.split('~') as [string, Month];
  const { first } = monthDays(month);
  return liveStore<readonly KeptStatement[]>((onChange) =>
    listenAll('statements', (_id, fields) => storedAs<KeptStatement>(fields), onChange, [
      { field: DOCUMENT_ID, op: '>=', value: statementId(accountId, first) },
      { field: DOCUMENT_ID, op: '<=', value: statementId(accountId, addDays(first, DAYS_READ)) },
    ]),
  );
});

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
