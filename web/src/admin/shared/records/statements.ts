import type { KeptStatement } from '@pa-ledger/domain/bank/statement';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { storedAs } from '../../../data/documents.ts';
import { asRead, listenPage } from '../../../data/listen.ts';
import type { RowQuery } from '../../../data/row-query.ts';
import { accounts } from './ledger-records.ts';
import {
  combineStores,
  followedBy,
  keyedStores,
  liveStore,
  readyStore,
  type LiveStore,
} from './live-store.ts';

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
export const NO_DAYS: LiveStore<ReconciledDays> = readyStore(new Map());

/** A combination of no stores at all would never be ready. */
const NOTHING = readyStore(null);
