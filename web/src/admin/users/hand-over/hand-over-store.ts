import { isInUse } from '@pa-ledger/domain/fields/archived';
import { OPEN_BOOKS } from '@pa-ledger/domain/years/books';
import { asRead, listenPage } from '../../../data/listen.ts';
import type { RowQuery } from '../../../data/row-query.ts';
import { balanceOf } from '../../bank/accounts/account-balances.ts';
import { accountTotals } from '../../shared/records/account-totals.ts';
import { approvers } from '../../shared/records/approvers.ts';
import { openWork } from '../../shared/records/home-documents.ts';
import { accounts } from '../../shared/records/ledger-records.ts';
import { combineStores, liveStore } from '../../shared/records/live-store.ts';
import { reconciledDays } from '../../shared/records/statements.ts';
import { books } from '../../shared/years/books.ts';
import { people } from '../people/people-store.ts';

/** The query of the findings that no one has resolved. */
export const OPEN_FINDINGS_QUERY: RowQuery = {
  collection: 'findings',
  filters: [{ field: 'status', op: '==', value: 'open' }],
  orderBy: { field: 'status', direction: 'asc' },
};

/** More of them count as 'or more'. */
const MOST_FINDINGS = 25;

const openFindings = liveStore<{ readonly count: number; readonly isMore: boolean }>((onChange) =>
  listenPage(
    { ...OPEN_FINDINGS_QUERY, size: MOST_FINDINGS, after: null },
    (id) => id,
    asRead(onChange, ({ rows, next }) => ({ count: rows.length, isMore: next !== null })),
  ),
);

const accountRows = combineStores(
  [accounts, accountTotals, reconciledDays],
  ([rows, cells, days]) =>
    rows.filter(isInUse).map((row) => ({
      ...row,
      balance: balanceOf(row, cells),
      through: days.get(row.id) ?? null,
    })),
);

/** An account with its balance by the books, and the day through which it's reconciled. */
export type AccountRow = Extract<
  ReturnType<typeof accountRows.view>,
  { readonly status: 'ready' }
>['value'][number];

/** Everything that a hand-over follows from, live. */
export const handOverData = combineStores(
  [people, approvers, openWork, accountRows, books, openFindings],
  ([everyone, settings, work, all, closed, findings]) => ({
    people: everyone,
    settings,
    work,
    accounts: all,
    books: closed ?? OPEN_BOOKS,
    findings,
  }),
);

export type HandOverData = Extract<
  ReturnType<typeof handOverData.view>,
  { readonly status: 'ready' }
>['value'];
