import { itemKeys, type BankCollection } from '@pa-ledger/domain/bank/items';
import { monthDays, type BankEntry } from '@pa-ledger/domain/bank/register';
import { readSpoiled, type ListedSpoiled } from '@pa-ledger/domain/bank/spoiled-check';
import { statementId, type KeptStatement } from '@pa-ledger/domain/bank/statement';
import { addDays, type CalendarDate } from '@pa-ledger/domain/time/dates';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import type { Month } from '@pa-ledger/domain/time/months';
import { storedAs, type Fields } from '../../../data/documents.ts';
import { asRead, listenAll } from '../../../data/listen.ts';
import { DOCUMENT_ID } from '../../../data/row-query.ts';
import { accountTotals } from '../../shared/records/account-totals.ts';
import { accounts } from '../../shared/records/ledger-records.ts';
import {
  combineStores,
  followedBy,
  keyedStores,
  liveStore,
} from '../../shared/records/live-store.ts';
import { ratifiedOnIn, type RatifiedDays } from '../../shared/records/ratified.ts';
import {
  entryPage,
  documentsOf,
  type EntryPage,
  type PlacedEntry,
} from '../../shared/lists/entry-pages.ts';
import { registerQueries, spoiledQuery } from './register-queries.ts';

/** The accounts, and what moved each of them in each month: one document for both, however many entries there are. */
export const accountsWithTotals = combineStores([accounts, accountTotals], ([rows, cells]) => ({
  rows,
  cells,
}));

/** The first entries of an account's month, and what is cleared and ratified of them. */
export interface RegisterPage {
  readonly entries: readonly BankEntry[];
  /** The place up to which none is missing; null if these are all. */
  readonly through: string | null;
  readonly cleared: ReadonlySet<string>;
  readonly ratified: RatifiedDays;
}

/**
 * Returns the first entries of an account's month with their marks, live: nothing else is read.
 * @param size how many, with revenue that a deposit has; null for all.
 */
export function registerPage(accountId: string, month: Month, size: number | null) {
  return pagesOf(`${accountId}~${month}~${size ?? ''}`);
}

const NO_ENTRIES: EntryPage = { entries: [], through: null };

const pagesOf = keyedStores((key: `${string}~${Month}~${number | ''}`) => {
  // It is made of an id, which has no tilde, a month, and a number.
  const [accountId, month, size] = key.split('~') as [string, Month, string];
  const days = monthDays(month);
  const page = entryPage(registerQueries(accountId, days), size === '' ? null : Number(size));
  const marked = (collection: 'clearings' | 'ratified') =>
    followedBy(page, NO_ENTRIES, ({ entries }) =>
      documentsOf(collection, keysOf(collection, entries)),
    );
  return combineStores(
    [page, marked('clearings'), marked('ratified')],
    ([{ entries, through }, clearings, ratified]): RegisterPage => {
      const marks = clearings.map(({ id, fields }) => readMark(id, fields));
      // A deposit of the month has them in its own line.
      const deposited = new Set(
        marks.filter(({ depositedOn }) => depositedOn <= days.last).map((mark) => mark.key),
      );
      const shown = entries.filter(({ collection, id }) => !deposited.has(`${collection}~${id}`));
      return {
        // A payment is there twice if it was voided in its month.
        entries: [
          ...new Map(shown.map((entry) => [`${entry.collection}~${entry.id}`, entry])).values(),
        ].map(({ collection, id, fields }) => ({
          // The collections of `registerQueries`.
          collection: collection as BankCollection,
          id,
          fields,
        })),
        through,
        cleared: new Set(marks.filter(({ isCleared }) => isCleared).map((mark) => mark.key)),
        ratified: new Map(ratified.map(({ id, fields }) => [id, ratifiedOnIn(fields)])),
      };
    },
  );
});

/** Returns the spoiled checks of an account on some days, live. */
export function spoiledChecksOf(accountId: string, { first, last }: Days) {
  return spoiledOn(`${accountId}~${first}~${last}`);
}

const spoiledOn = keyedStores((key: `${string}~${string}~${string}`) => {
  // It is made of an id, which has no tilde, and two days.
  const [accountId, first, last] = key.split('~') as [string, CalendarDate, CalendarDate];
  const { collection, filters } = spoiledQuery(accountId, { first, last });
  return liveStore<readonly ListedSpoiled[]>((onChange) =>
    listenAll(
      collection,
      (id, fields) => readSpoiled(id, fields),
      asRead(onChange, (found) => found.filter((one) => one !== null)),
      filters,
    ),
  );
});

/** Returns the ids of the marks that entries can have. */
function keysOf(
  marks: 'clearings' | 'ratified',
  entries: readonly PlacedEntry[],
): readonly string[] {
  const keys = entries.flatMap(({ collection, id }) =>
    marks === 'clearings' || collection === 'payments' || collection === 'manualExpenses'
      ? itemKeys(collection as BankCollection, id)
      : [],
  );
  return [...new Set(keys)];
}

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
  /** The day of the deposit; after every day without one. */
  readonly depositedOn: string;
}

const NEVER = '9999-12-31';

function readMark(key: string, { depositId, depositedOn }: Fields): Mark {
  return {
    key,
    isCleared: depositId === undefined,
    depositedOn: typeof depositedOn === 'string' ? depositedOn : NEVER,
  };
}
