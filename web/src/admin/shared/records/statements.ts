import { statementId, type KeptStatement } from '@pa-ledger/domain/bank/statement';
import { addDays, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { storedAs } from '../../../data/documents.ts';
import { asRead, listenAll, listenPage } from '../../../data/listen.ts';
import { DOCUMENT_ID, type Filter, type RowQuery } from '../../../data/row-query.ts';
import { accounts } from './ledger-records.ts';
import { combineStores, followedBy, keyedStores, liveStore, type LiveStore } from './live-store.ts';

/** For so many days from the first on statements are read: a statement more than a year later says nothing of a month. */
const DAYS_READ = 400;

/** The query of an account's last statement that holds. */
export function lastStatementQuery(accountId: string): RowQuery {
  return {
    collection: 'statements',
    filters: [
      { field: 'accountId', op: '==', value: accountId },
      { field: 'reopened', op: '==', value: null },
    ],
    orderBy: { field: 'day', direction: 'desc' },
  };
}

/** The conditions of an account's statements from a day on, by their ids, which are made of both. */
function statementsFromFilters(accountId: string, first: CalendarDate): readonly Filter[] {
  return [
    { field: DOCUMENT_ID, op: '>=', value: statementId(accountId, first) },
    { field: DOCUMENT_ID, op: '<=', value: statementId(accountId, addDays(first, DAYS_READ)) },
  ];
}

/** Returns an account's last statement that holds, live; null without one. */
export const lastStatementOf = keyedStores((accountId: string) =>
  liveStore<KeptStatement | null>((onChange) =>
    listenPage<KeptStatement>(
      { ...lastStatementQuery(accountId), size: 1, after: null },
      (_id, fields) => storedAs<KeptStatement>(fields),
      asRead(onChange, ({ rows }) => rows[0] ?? null),
    ),
  ),
);

/** Returns an account's statements from a day on, live, those too that were reopened: those of about a year. */
export function statementsFrom(
  accountId: string,
  first: CalendarDate,
): LiveStore<readonly KeptStatement[]> {
  return statementsOnFrom(`${accountId}~${first}`);
}

const statementsOnFrom = keyedStores((key: `${string}~${CalendarDate}`) => {
  // It is made of an id, which has no tilde, and a day.
  const [accountId, first] = key.split('~') as [string, CalendarDate];
  return liveStore<readonly KeptStatement[]>((onChange) =>
    listenAll(
      'statements',
      (_id, fields) => storedAs<KeptStatement>(fields),
      onChange,
      statementsFromFilters(accountId, first),
    ),
  );
});

/** The day through which each account is reconciled, by its id, live. Accounts without a statement are not in it. */
export type ReconciledDays = ReadonlyMap<string, CalendarDate>;

const NO_ACCOUNTS: readonly { readonly id: string }[] = [];

export const reconciledDays: LiveStore<ReconciledDays> = followedBy(accounts, NO_ACCOUNTS, (rows) =>
  daysOf(rows.map(({ id }) => id).join(' ')),
);

const daysOf = keyedStores((key: string) => {
  const ids = key.split(' ').filter(Boolean);
  return combineStores(
    [NOTHING, ...ids.map(lastStatementOf)],
    ([, ...found]) =>
      new Map(
        found.flatMap((last, at) => {
          const id = ids[at];
          return last === null || id === undefined ? [] : [[id, last.day] as const];
        }),
      ),
  );
});

/** The same where nobody asks: nothing is read. */
export const NO_DAYS: LiveStore<ReconciledDays> = liveStore((onChange) => {
  onChange({ status: 'ready', value: new Map() });
  return () => undefined;
});

/** A combination of no stores at all would never be ready. */
const NOTHING: LiveStore<null> = liveStore((onChange) => {
  onChange({ status: 'ready', value: null });
  return () => undefined;
});
