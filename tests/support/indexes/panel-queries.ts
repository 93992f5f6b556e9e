import { FINDING_STATUSES } from '@pa-ledger/domain/findings/finding';
import { JOURNAL_OF_BOOKS } from '@pa-ledger/domain/people/places';
import type { CountedFigure } from '@pa-ledger/domain/reports/treasurer/counted';
import { SEARCH_COLLECTIONS } from '@pa-ledger/domain/search/entries';
import { referencesLike } from '@pa-ledger/domain/text/check-number';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { referenceQuery } from '../../../web/src/admin/expenses/detail/FindExpense.tsx';
import { toPayQuery } from '../../../web/src/admin/expenses/actions/same-payee.ts';
import { lookAlikesQuery } from '../../../web/src/admin/shared/forms/LookAlikes.tsx';
import { ALERTS_QUERY, URGENT_ALERTS_QUERY } from '../../../web/src/admin/alerts/alerts.ts';
import {
  NO_FILTER as ALL_EXPENSES,
  expenseQuery,
  AMOUNT,
} from '../../../web/src/admin/expenses/expense-filter.ts';
import {
  contactsQuery,
  withSubmitters,
} from '../../../web/src/admin/expenses/list/contact-search.ts';
import {
  NO_FILTER as ALL_TRANSACTIONS,
  transactionQuery,
} from '../../../web/src/admin/financial/transactions/transaction-query.ts';
import {
  EXPENSES,
  REVENUE,
} from '../../../web/src/admin/financial/transactions/transaction-kinds.ts';
import { accountUseQueries } from '../../../web/src/admin/bank/accounts/account-use.ts';
import {
  namingQueries,
  outstandingQueries,
} from '../../../web/src/admin/bank/accounts/entry-queries.ts';
import {
  meetingsQuery,
  paidQueries as ratifiablePayments,
  ratifiedQuery,
} from '../../../web/src/admin/bank/ratification/ratification-queries.ts';
import { statementsQuery } from '../../../web/src/admin/bank/reconcile/statement-queries.ts';
import { READY } from '../../../web/src/admin/expenses/pay-run/pay-run-store.ts';
import { UNSENT } from '../../../web/src/admin/expenses/checks/checks-store.ts';
import { depositQuery } from '../../../web/src/admin/bank/deposits/deposit-store.ts';
import {
  registerQueries,
  spoiledQuery,
} from '../../../web/src/admin/bank/register/register-queries.ts';
import { paidQueries } from '../../../web/src/admin/bank/stale/stale-queries.ts';
import { checksBefore, statementBefore } from '../../../web/src/admin/review/packet/read-bank.ts';
import { activityQuery } from '../../../web/src/admin/review/packet/read-activity.ts';
import { findingsQuery } from '../../../web/src/admin/shared/findings/finding-store.ts';
import { lastStatementQuery } from '../../../web/src/admin/shared/records/statements.ts';
import { donorsQuery } from '../../../web/src/admin/shared/records/find-donors.ts';
import { LATEST_ENTRIES } from '../../../web/src/admin/shared/records/used-accounts.ts';
import { checkQueries } from '../../../web/src/admin/shared/lists/used-checks.ts';
import { givenQuery, OPEN_QUERY } from '../../../web/src/admin/financial/advances/advance-store.ts';
import { transferQuery } from '../../../web/src/admin/financial/transfers/transfer-query.ts';
import { SORTS } from '../../../web/src/admin/shared/lists/list-address.ts';
import {
  journalQueries,
  NO_FILTER as WHOLE_JOURNAL,
} from '../../../web/src/admin/journal/journal-filter.ts';
import { OPEN_FINDINGS_QUERY } from '../../../web/src/admin/users/hand-over/hand-over-store.ts';
import {
  amendmentsQuery,
  ofMeetings,
  ofYear,
} from '../../../web/src/admin/shared/journal/amendments.ts';
import { PEOPLE_QUERY } from '../../../web/src/admin/shared/records/people-names.ts';
import { IMPORTS_QUERY } from '../../../web/src/admin/imports/LastImports.tsx';
import { OWN_PAYMENTS_QUERY } from '../../../web/src/admin/reports/own-payments.ts';
import { figureQueries } from '../../../web/src/admin/shared/figures/figure-queries.ts';
import { entryQueries } from '../../../web/src/admin/shared/records/entry-queries.ts';
import {
  closedQueries,
  referenceQueries,
} from '../../../web/src/admin/shared/deletion/count-references.ts';
import {
  entriesOfSubmitters,
  entriesWithWord,
} from '../../../web/src/admin/shared/records/search-query.ts';
import { CHANGES_QUERY } from '../../../web/src/admin/shared/journal/journal-rows.ts';
import { DATED_QUERIES } from '../../../web/src/admin/shared/years/dated-days.ts';
import { deletionsQuery, historyQuery } from '../../../web/src/data/journal-query.ts';
import type { RowQuery } from '../../../web/src/data/row-query.ts';
import { type QueryShape } from './plan-query.ts';
import { shapeOfSum } from './query-shapes.ts';
import { DAY, SEARCHES, YEAR } from './sample-values.ts';

const PERIODS = [{}, { from: DAY }, { to: DAY }, { from: DAY, to: DAY }];

/** Each choice alone, and with every choice of the others. */
function combined<Part extends object>(choices: readonly (readonly Part[])[]): Part[] {
  return choices.reduce<Part[]>(
    (made, parts) => made.flatMap((one) => parts.map((part) => ({ ...one, ...part }))),
    // The empty part; every choice adds to it.
    [{} as Part],
  );
}

export const EXPENSE_LISTS = combined<Partial<typeof ALL_EXPENSES>>([
  [{}, { text: 'fair' }],
  [{}, { status: 'paid' }, { view: 'mine' }, { view: 'done' }],
  [{}, { categoryId: 'fair' }],
  [{}, { fundId: 'main' }, { fundId: 'none' }],
  PERIODS,
]).flatMap((filter) =>
  SORTS.map((sort) =>
    expenseQuery({ ...ALL_EXPENSES, ...filter }, sort, 'America/New_York', 'treasurer@example.com'),
  ),
);

const TRANSACTION_LISTS = [REVENUE, EXPENSES].flatMap(({ collection }) =>
  combined<Partial<typeof ALL_TRANSACTIONS>>([
    [{}, { categoryId: 'fair' }],
    [{}, { fundId: 'main' }],
    PERIODS,
  ]).flatMap((filter) =>
    SORTS.map((sort) =>
      transactionQuery(collection, { ...ALL_TRANSACTIONS, ...filter }, sort, YEAR),
    ),
  ),
);

const SEARCHED_LISTS = EXPENSE_LISTS.map((list) => withSubmitters(list, new Map([['one', []]])));

const TRANSFER_LISTS = (['asc', 'desc'] as const).map((direction) =>
  transferQuery(YEAR, { by: 'date', direction }),
);

const FIGURES = (['balance', 'net'] as const).flatMap((figure) =>
  combined<Partial<CountedFigure>>([
    [{}, { categoryId: 'fair' }],
    [{}, { fundId: 'main' }],
  ]).flatMap((place) => figureQueries({ figure, days: YEAR, countWhen: 'approved', ...place })),
);

const JOURNAL_LISTS = combined<Partial<typeof WHOLE_JOURNAL>>([
  [{}, { text: 'fair' }],
  [{}, { person: 'ruth@example.com' }],
  [{}, { kind: 'funds' }, { kind: 'expenses' }],
  PERIODS,
]).flatMap((filter) =>
  (['asc', 'desc'] as const).flatMap((direction) =>
    [null, JOURNAL_OF_BOOKS].flatMap((among) =>
      journalQueries({ ...WHOLE_JOURNAL, ...filter }, direction, 'America/New_York', among),
    ),
  ),
);

/** What the panel lists and counts, by the module that requests it. */
export const PANEL: Readonly<Record<string, readonly RowQuery[]>> = {
  'web/src/admin/alerts/alerts.ts': [ALERTS_QUERY, URGENT_ALERTS_QUERY],
  'web/src/admin/expenses/expense-filter.ts': EXPENSE_LISTS,
  'web/src/admin/home/home-store.ts': [PEOPLE_QUERY],
  'web/src/admin/imports/LastImports.tsx': [IMPORTS_QUERY],
  'web/src/admin/shared/journal/amendments.ts': [
    amendmentsQuery(ofYear('2026' as FiscalYear)),
    amendmentsQuery(ofMeetings(YEAR)),
  ],
  'web/src/admin/shared/records/people-names.ts': [PEOPLE_QUERY],
  'web/src/admin/users/hand-over/hand-over-store.ts': [OPEN_FINDINGS_QUERY],
  'web/src/admin/shared/records/search-query.ts': [
    ...SEARCH_COLLECTIONS.map((collection) => entriesWithWord('$8435', collection)),
    entriesOfSubmitters(['one']),
  ],
  'web/src/admin/expenses/list/contact-search.ts': [contactsQuery('dana'), ...SEARCHED_LISTS],
  'web/src/admin/expenses/detail/Duplicates.tsx': SEARCHES.map((search) => ({
    collection: 'expenses',
    ...search,
  })),
  'web/src/admin/expenses/detail/FindExpense.tsx': [referenceQuery('KET6-PPMY')],
  'web/src/admin/expenses/actions/same-payee.ts': [toPayQuery('Dana Whitfield')],
  'web/src/admin/shared/forms/LookAlikes.tsx': [lookAlikesQuery(referencesLike('1042'))],
  'web/src/admin/bank/accounts/account-use.ts': accountUseQueries('checking'),
  'web/src/admin/bank/accounts/entry-queries.ts': [
    ...namingQueries(DAY, ['checking']),
    ...outstandingQueries('checking', DAY),
  ],
  'web/src/admin/bank/ratification/ratification-queries.ts': [
    ...ratifiablePayments({ first: DAY, last: DAY }),
    meetingsQuery(DAY),
    ratifiedQuery('meeting'),
  ],
  'web/src/admin/bank/reconcile/statement-queries.ts': [statementsQuery('checking')],
  'web/src/admin/expenses/pay-run/pay-run-store.ts': [READY],
  'web/src/admin/expenses/checks/checks-store.ts': [UNSENT],
  'web/src/admin/shared/lists/used-checks.ts': [...checkQueries('checking'), ...checkQueries('')],
  'web/src/admin/bank/deposits/deposit-store.ts': [
    depositQuery({ first: '2026-07-01' as CalendarDate, last: '2027-06-30' as CalendarDate }),
  ],
  'web/src/admin/bank/register/register-queries.ts': [
    ...registerQueries('checking', { first: DAY, last: DAY }),
    spoiledQuery('checking', { first: DAY, last: DAY }),
  ],
  'web/src/admin/bank/stale/stale-queries.ts': [
    ...paidQueries('checking', null, DAY),
    ...paidQueries('checking', DAY, DAY),
  ],
  'web/src/admin/review/packet/read-bank.ts': [
    statementBefore('checking', DAY),
    ...checksBefore('checking', DAY),
    ...checksBefore('', DAY),
  ],
  'web/src/admin/review/packet/read-activity.ts': [activityQuery(DAY)],
  'web/src/admin/financial/transactions/transaction-query.ts': TRANSACTION_LISTS,
  'web/src/admin/financial/advances/advance-store.ts': [OPEN_QUERY, givenQuery(YEAR)],
  'web/src/admin/financial/transfers/transfer-query.ts': TRANSFER_LISTS,
  'web/src/admin/shared/findings/finding-store.ts': FINDING_STATUSES.map(findingsQuery),
  'web/src/admin/shared/records/statements.ts': [lastStatementQuery('checking')],
  'web/src/admin/shared/records/find-donors.ts': [donorsQuery('Ada')],
  'web/src/admin/shared/records/used-accounts.ts': LATEST_ENTRIES,
  'web/src/admin/journal/journal-filter.ts': JOURNAL_LISTS,
  'web/src/admin/shared/figures/figure-queries.ts': FIGURES,
  'web/src/admin/reports/own-payments.ts': [OWN_PAYMENTS_QUERY],
  'web/src/admin/shared/records/entry-queries.ts': entryQueries(YEAR),
  'web/src/admin/shared/deletion/count-references.ts': (['categoryId', 'fundId'] as const).flatMap(
    (field) => [
      ...referenceQueries({ field, id: 'one' }),
      ...closedQueries(
        { field, id: 'one' },
        { closedYear: '2025' as FiscalYear, closedThrough: DAY },
      ),
    ],
  ),
  'web/src/admin/shared/journal/journal-rows.ts': [CHANGES_QUERY],
  'web/src/admin/shared/years/dated-days.ts': DATED_QUERIES,
  'web/src/data/journal-query.ts': [
    historyQuery({ collection: 'funds', document: 'main' }),
    deletionsQuery('funds', null),
    deletionsQuery('revenueItems', YEAR),
  ],
};

/** These pass on what others request. */
export const PASS_ON = [
  'web/src/admin/shared/lists/entry-pages.ts',
  'web/src/admin/bank/accounts/useUnnamed.ts',
  'web/src/admin/bank/stale/stale-store.ts',
  'web/src/admin/expenses/list/ExpenseViews.tsx',
  'web/src/admin/expenses/list/expense-source.ts',
  'web/src/admin/journal/merged-pages.ts',
  'web/src/admin/review/packet/book-reader.ts',
  'web/src/admin/search/find-hits.ts',
  'web/src/admin/shared/lists/useServerPages.ts',
  'web/src/admin/shared/records/find-payees.ts',
];

/** What the panel adds up: the lists whose `PageSource` has a sum, by field. */
export const SUMS: readonly QueryShape[] = [
  ...[...TRANSACTION_LISTS, ...TRANSFER_LISTS].map((list) => shapeOfSum(list, 'amount')),
  ...[...EXPENSE_LISTS, ...SEARCHED_LISTS].map((list) => shapeOfSum(list, AMOUNT)),
];
