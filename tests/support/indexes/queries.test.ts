import { referencesLike } from '@pa-ledger/domain/payments/look-alikes';
import { toPayQuery } from '../../../web/src/admin/expenses/actions/same-payee.ts';
import { lookAlikesQuery } from '../../../web/src/admin/shared/forms/LookAlikes.tsx';
import { dateAt } from '@pa-ledger/domain/time/dates';
import { monthOf } from '@pa-ledger/domain/time/months';
import { fiscalYearDays, fiscalYearOf } from '@pa-ledger/domain/time/fiscal-year';
import { duplicateSearches } from '@pa-ledger/domain/expenses/duplicates';
import { MEASURES } from '@pa-ledger/domain/ledger/cells';
import { Firestore } from 'firebase-admin/firestore';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as queries from '../../../functions/src/firestore/queries.ts';
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
import {
  namingQueries,
  outstandingQueries,
} from '../../../web/src/admin/bank/accounts/entry-queries.ts';
import { transferQuery } from '../../../web/src/admin/financial/transfers/transfer-query.ts';
import { transactionColumns } from '../../../web/src/admin/financial/transactions/transaction-columns.tsx';
import { expenseColumns } from '../../../web/src/admin/expenses/list/expense-columns.tsx';
import { SORTS } from '../../../web/src/admin/shared/lists/list-address.ts';
import {
  journalQueries,
  NO_FILTER as WHOLE_JOURNAL,
} from '../../../web/src/admin/journal/journal-filter.ts';
import { IMPORTS_QUERY } from '../../../web/src/admin/imports/LastImports.tsx';
import { deletionsQuery } from '../../../web/src/admin/journal/journal-queries.ts';
import { OWN_PAYMENTS_QUERY } from '../../../web/src/admin/reports/own-payments.ts';
import { entryQueries } from '../../../web/src/admin/shared/records/entry-queries.ts';
import { referenceQueries } from '../../../web/src/admin/shared/deletion/count-references.ts';
import { CHANGES_QUERY } from '../../../web/src/admin/shared/journal/journal-rows.ts';
import { DATED_QUERIES } from '../../../web/src/admin/shared/years/dated-days.ts';
import { historyQuery } from '../../../web/src/data/journal-query.ts';
import type { RowQuery } from '../../../web/src/data/row-query.ts';
import { deployedIndexes } from './deployed-indexes.ts';
import { planQuery, type QueryShape } from './plan-query.ts';
import {
  describeShape,
  shapeOfQuery,
  shapeOfRows,
  shapeOfSum,
  type ServerQuery,
} from './query-shapes.ts';

/*
 * Threat #114: production refuses a query that no index serves, and the emulators serve every query. Every shape that
 * the app can ask for is made here by the functions that ask for it.
 */

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const DAY = dateAt(Date.UTC(2026, 6, 1), 'UTC');
const YEAR = fiscalYearDays(fiscalYearOf(DAY, 7), 7);
const PERIODS = [{}, { from: DAY }, { to: DAY }, { from: DAY, to: DAY }];

/** Each choice alone and with every choice of the others. */
function combined<Part extends object>(choices: readonly (readonly Part[])[]): Part[] {
  return choices.reduce<Part[]>(
    (made, parts) => made.flatMap((one) => parts.map((part) => ({ ...one, ...part }))),
    // The empty part; every choice adds to it.
    [{} as Part],
  );
}

const EXPENSE_LISTS = combined<Partial<typeof ALL_EXPENSES>>([
  [{}, { text: 'fair' }],
  [{}, { status: 'paid' }],
  [{}, { categoryId: 'fair' }],
  [{}, { fundId: 'main' }, { fundId: 'none' }],
  PERIODS,
]).flatMap((filter) =>
  SORTS.map((sort) => expenseQuery({ ...ALL_EXPENSES, ...filter }, sort, 'America/New_York')),
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

const JOURNAL_LISTS = combined<Partial<typeof WHOLE_JOURNAL>>([
  [{}, { text: 'fair' }],
  [{}, { person: 'ruth@example.com' }],
  [{}, { kind: 'funds' }, { kind: 'expenses' }],
  PERIODS,
]).flatMap((filter) =>
  (['asc', 'desc'] as const).flatMap((direction) =>
    journalQueries({ ...WHOLE_JOURNAL, ...filter }, direction, 'America/New_York'),
  ),
);

const NAMES = { categoryName: String, fundName: String };

const SEARCHES = duplicateSearches({
  submission: {
    paidTo: 'Pat',
    amount: 5,
    expenseDate: dateAt(0, 'UTC'),
    receipts: [{ sha256: 'a' }],
  },
});

/** What the panel lists and counts, by the module that asks for it. */
const PANEL: Readonly<Record<string, readonly RowQuery[]>> = {
  'web/src/admin/alerts/alerts.ts': [ALERTS_QUERY, URGENT_ALERTS_QUERY],
  'web/src/admin/expenses/expense-filter.ts': EXPENSE_LISTS,
  'web/src/admin/imports/LastImports.tsx': [IMPORTS_QUERY],
  'web/src/admin/expenses/list/contact-search.ts': [contactsQuery('dana'), ...SEARCHED_LISTS],
  'web/src/admin/expenses/detail/Duplicates.tsx': SEARCHES.map((search) => ({
    collection: 'expenses',
    ...search,
  })),
  'web/src/admin/expenses/actions/same-payee.ts': [toPayQuery('Dana Whitfield')],
  'web/src/admin/shared/forms/LookAlikes.tsx': [lookAlikesQuery(referencesLike('1042'))],
  'web/src/admin/bank/accounts/entry-queries.ts': [
    ...namingQueries(DAY, ['checking']),
    ...outstandingQueries('checking', DAY),
  ],
  'web/src/admin/financial/transactions/transaction-query.ts': TRANSACTION_LISTS,
  'web/src/admin/financial/transfers/transfer-query.ts': TRANSFER_LISTS,
  'web/src/admin/journal/journal-filter.ts': JOURNAL_LISTS,
  'web/src/admin/journal/journal-queries.ts': [
    deletionsQuery('funds', null),
    deletionsQuery('revenueItems', YEAR),
  ],
  'web/src/admin/reports/own-payments.ts': [OWN_PAYMENTS_QUERY],
  'web/src/admin/shared/records/entry-queries.ts': entryQueries(YEAR),
  'web/src/admin/shared/deletion/count-references.ts': (['categoryId', 'fundId'] as const).flatMap(
    (field) => referenceQueries({ field, id: 'one' }),
  ),
  'web/src/admin/shared/journal/journal-rows.ts': [CHANGES_QUERY],
  'web/src/admin/shared/years/dated-days.ts': DATED_QUERIES,
  'web/src/data/journal-query.ts': [historyQuery({ collection: 'funds', document: 'main' })],
};

/** Hands on what others ask for. */
const PASS_ON = [
  'web/src/admin/bank/accounts/useUnnamed.ts',
  'web/src/admin/expenses/list/expense-source.ts',
  'web/src/admin/journal/merged-pages.ts',
  'web/src/admin/shared/lists/useServerPages.ts',
];

// Nothing is sent: the queries are only made.
const db = new Firestore({ projectId: 'demo-shapes' });

/** What the server asks for, by the function that makes the query. */
const SERVER: Readonly<Record<keyof typeof queries, readonly ServerQuery[]>> = {
  listedAdmins: [queries.listedAdmins(db)],
  pendingExpenses: [queries.pendingExpenses(db)],
  contactsOf: [queries.contactsOf(db, 'dana@example.com')],
  pendingExpensesOf: [queries.pendingExpensesOf(db, 'fair')],
  closedReferrers: (['categoryId', 'fundId'] as const).flatMap((field) =>
    queries.closedReferrers(
      db,
      { field, id: 'fair' },
      { closedYear: '2025', closedThrough: '2026-06-30' },
    ),
  ),
  allReferrers: (['categoryId', 'fundId'] as const).flatMap((field) =>
    queries.allReferrers(db, { field, id: 'fair' }),
  ),
  importedIn: [
    queries.importedIn(db, 'revenueItems', 'sheet-', null),
    queries.importedIn(db, 'funds', 'sheet-', 'sheet-2'),
  ],
  paidExpensesOf: (['categoryId', 'fundId'] as const).map((field) =>
    queries.paidExpensesOf(db, { field, id: 'fair' }),
  ),
  expensesIn: SEARCHES.map((search) => queries.expensesIn(db, search)),
  categoryNamed: [queries.categoryNamed(db, 'Fair')],
  budgetItemsOf: [queries.budgetItemsOf(db, 'fair')],
  budgetItemsOfYear: [queries.budgetItemsOfYear(db, 'fair', fiscalYearOf(DAY, 7))],
  totalsUntil: [queries.totalsUntil(db, 'fair', '2027-06')],
  countedTotalOf: MEASURES.map((measure) => queries.countedTotalOf(db, 'fair~main', measure)),
  documentsAfter: [
    queries.documentsAfter(db, 'totals', null),
    queries.documentsAfter(db, 'totals', 'a'),
  ],
  datedIn: (
    [
      ...(['revenueItems', 'manualExpenses', 'transfers', 'payments'] as const).map(
        (name) => [name, 'date'] as const,
      ),
      ...[['payments', 'voided.date'] as const, ['expenses', 'approvedOn'] as const],
    ] as const
  ).flatMap(([name, field]) => [
    queries.datedIn(db, name, field, YEAR, null),
    queries.datedIn(db, name, field, YEAR, [DAY, 'a']),
  ]),
  beginningsByYear: [queries.beginningsByYear(db)],
  countedInMonth: [queries.countedInMonth(db, monthOf(DAY))],
  countedInCell: [queries.countedInCell(db, '2026-07~fair~main')],
  cellsIn: [
    queries.cellsIn(db, '2026-07', '2027-06'),
    queries.cellsIn(db, '2026-07', '2026-07', 'accountTotals'),
  ],
  documentsNaming: [
    queries.documentsNaming(db, 'revenueItems', 'accountId', 'checking'),
    queries.documentsNaming(db, 'transfers', 'fromAccountId', 'checking'),
    queries.documentsNaming(db, 'transfers', 'toAccountId', 'checking'),
  ],
  accountDocumentsIn: (
    [
      ...(['revenueItems', 'manualExpenses', 'payments'] as const).map(
        (name) => [name, 'accountId', 'date'] as const,
      ),
      ['payments', 'accountId', 'voided.date'] as const,
      ['transfers', 'fromAccountId', 'date'] as const,
      ['transfers', 'toAccountId', 'date'] as const,
      ['clearings', 'accountId', 'itemDay'] as const,
    ] as const
  ).map(([name, ...fields]) => queries.accountDocumentsIn(db, name, fields, 'checking', YEAR)),
  statementsOf: [queries.statementsOf(db, 'checking')],
  ratifiedBy: [queries.ratifiedBy(db, 'meeting')],
  unpaidExpenses: [queries.unpaidExpenses(db)],
  budgetOf: (['budgetItems', 'incomeItems'] as const).map((side) =>
    queries.budgetOf(db, side, '2026'),
  ),
  journalEntriesUntil: [queries.journalEntriesUntil(db, 'settings', 0)],
  journalEntriesSince: [queries.journalEntriesSince(db, ['settings', 'categories'], 0)],
  mailsAbout: [queries.mailsAbout(db, 'one')],
  mailsAboutStep: [queries.mailsAboutStep(db, 'one', 0)],
  mailsBefore: (['dueAt', 'leaseUntil'] as const).map((field) =>
    queries.mailsBefore(db, 'PENDING', field, 0),
  ),
  mailsInDigest: [queries.mailsInDigest(db, 'one')],
  mailsHeldFor: [queries.mailsHeldFor(db, 'one')],
  quotasBefore: (['dueAt', 'spentAt'] as const).map((field) => queries.quotasBefore(db, field, 0)),
  checkNumbersOf: [queries.checkNumbersOf(db, 'payment', 'one')],
  journalEntriesOf: [queries.journalEntriesOf(db, 'manualExpenses', 'one')],
};

/** What the panel adds up: the lists whose `PageSource` has a sum, by their field. */
const SUMS: readonly QueryShape[] = [
  ...[...TRANSACTION_LISTS, ...TRANSFER_LISTS].map((list) => shapeOfSum(list, 'amount')),
  ...[...EXPENSE_LISTS, ...SEARCHED_LISTS].map((list) => shapeOfSum(list, AMOUNT)),
];

const SHAPES: ReadonlyMap<string, QueryShape> = new Map(
  [
    ...Object.values(PANEL).flat().map(shapeOfRows),
    ...Object.values(SERVER).flat().map(shapeOfQuery),
    ...SUMS,
  ].map((shape) => [describeShape(shape), shape]),
);

const INDEXES = deployedIndexes();

function unserved(shapes: ReadonlyMap<string, QueryShape>, indexes = INDEXES): string[] {
  return [...shapes]
    .filter(([, shape]) => planQuery(shape, indexes) === null)
    .map(([name]) => name);
}

/** The files below a folder in which a pattern occurs, tests left out; from the root. */
function filesWith(pattern: RegExp, folder: string): string[] {
  return globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT, exclude: ['**/*.test.*'] })
    .filter((file) => pattern.test(readFileSync(path.join(ROOT, file), 'utf8')))
    .toSorted();
}

describe('every query that the app can ask for (#114)', () => {
  it('is served by the indexes that a deploy makes', () => {
    expect(SHAPES.size).toBeGreaterThan(100);
    expect(unserved(SHAPES)).toEqual([]);
  });

  it('is among those that are planned here: the panel', () => {
    const mayAsk = /^web\/src\/(?:admin\/|data\/journal-query)/;
    const asking = filesWith(/\b(?:listenPage|countRows|RowQuery)\b/, 'web/src').filter((file) =>
      mayAsk.test(file),
    );
    // Queries belong into an exported function or constant, and into the table above.
    expect(asking).toEqual([...Object.keys(PANEL), ...PASS_ON].toSorted());
    const own = filesWith(/(?<!:)\b(?:where|orderBy)\(/, 'web/src');
    expect(own).toEqual(['web/src/data/firestore/query.ts']);
  });

  it('is among those that are planned here: the server', () => {
    const asking = filesWith(
      /\.(?:where|orderBy|aggregate|collectionGroup)\(|\.count\(\)/,
      'functions/src',
    );
    // A query belongs there, and a sample of it into the table above.
    expect(asking).toEqual(['functions/src/firestore/queries.ts']);
  });

  it('needs every index that there is', () => {
    const idle = INDEXES.filter((index) => {
      const others = INDEXES.filter((other) => other !== index);
      return unserved(SHAPES, others).length === 0;
    });
    expect(idle).toEqual([]);
  });
});

it('counts that leave their order to the server are found: 15 of the Expenses tab (#114)', () => {
  const counts = EXPENSE_LISTS.map(shapeOfRows).map((shape) => ({ ...shape, orders: [] }));
  const shapes = new Map(counts.map((shape) => [describeShape(shape), shape]));
  expect(shapes.size).toBe(32);
  // The server orders them by the oldest date; the order that a list has at first does not serve them.
  const newestFirst = INDEXES.filter(({ fields }) => fields.at(-1)?.kind !== 'ASCENDING');
  const refused = unserved(shapes, newestFirst);
  expect(refused).toHaveLength(15);
  for (const shape of refused)
    expect(shape).toMatch(/^expenses; (?:equal|contains).*; range submittedAt$/);
});

it.each([
  ['the submitted expenses', expenseColumns({ lookup: NAMES, now: 0, search: '' })],
  ['revenue', transactionColumns(REVENUE, NAMES)],
  ['manual expenses', transactionColumns(EXPENSES, NAMES)],
])('every order that the table of %s offers is one that the address keeps', (_name, columns) => {
  const offered = columns.filter(({ sortable }) => sortable === true).map(({ id }) => id);
  expect(new Set(offered)).toEqual(new Set(SORTS.map(({ by }) => by)));
});
