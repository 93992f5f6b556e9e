import { monthOf } from '@pa-ledger/domain/time/months';
import { fiscalYearOf } from '@pa-ledger/domain/time/fiscal-year';
import { MEASURES } from '@pa-ledger/domain/ledger/cells';
import { Firestore } from 'firebase-admin/firestore';
import * as accountQueries from '../../../functions/src/firestore/account-queries.ts';
import * as queries from '../../../functions/src/firestore/queries.ts';
import { type ServerQuery } from './query-shapes.ts';
import * as mailQueries from '../../../functions/src/firestore/mail-queries.ts';
import { DAY, SEARCHES, YEAR } from './sample-values.ts';

// Nothing goes out: this only builds the queries.
const db = new Firestore({ projectId: 'demo-shapes' });

/** What the server requests, by the function that makes the query. */
export const SERVER: Readonly<
  Record<
    keyof typeof queries | keyof typeof accountQueries | keyof typeof mailQueries,
    readonly ServerQuery[]
  >
> = {
  bookkeepers: [queries.bookkeepers(db)],
  peopleWithEmail: [queries.peopleWithEmail(db, 'dana@example.com')],
  pendingExpenses: [queries.pendingExpenses(db)],
  expensesWithReceipt: [queries.expensesWithReceipt(db, 'receipts/none/0')],
  expensesOfSubmitter: [queries.expensesOfSubmitter(db, 'dana')],
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
  returnsOf: (['revenueItems', 'manualExpenses'] as const).map((name) =>
    queries.returnsOf(db, name, 'cider'),
  ),
  settlementsOf: [queries.settlementsOf(db, 'cider')],
  openAdvances: [queries.openAdvances(db)],
  letterOfRequest: [queries.letterOfRequest(db, 'request')],
  lettersTo: [queries.lettersTo(db, 'donor')],
  lettersNumbered: [queries.lettersNumbered(db, { first: '2026-', end: '2026-~' }).limit(1)],
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
  approverEntries: [queries.approverEntries(db)],
  datedIn: (
    [
      ...(['revenueItems', 'manualExpenses', 'transfers', 'payments'] as const).map(
        (name) => [name, 'date'] as const,
      ),
      ['payments', 'voided.date'] as const,
      ['expenses', 'approvedOn'] as const,
      ['expenses', 'reclassifiedOn'] as const,
      ['payments', 'reclassifiedOn'] as const,
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
    accountQueries.documentsNaming(db, 'revenueItems', 'accountId', 'checking'),
    accountQueries.documentsNaming(db, 'deposits', 'accountId', 'checking'),
    accountQueries.documentsNaming(db, 'spoiledChecks', 'accountId', 'checking'),
    accountQueries.documentsNaming(db, 'transfers', 'fromAccountId', 'checking'),
    accountQueries.documentsNaming(db, 'transfers', 'toAccountId', 'checking'),
  ],
  accountDocumentsIn: (
    [
      ...(['revenueItems', 'manualExpenses', 'payments', 'deposits'] as const).map(
        (name) => [name, 'accountId', 'date'] as const,
      ),
      ['payments', 'accountId', 'voided.date'] as const,
      ['transfers', 'fromAccountId', 'date'] as const,
      ['transfers', 'toAccountId', 'date'] as const,
      ['clearings', 'accountId', 'itemDay'] as const,
    ] as const
  ).map(([name, ...fields]) =>
    accountQueries.accountDocumentsIn(db, name, fields, 'checking', YEAR),
  ),
  statementsOf: [accountQueries.statementsOf(db, 'checking')],
  ratifiedBy: [accountQueries.ratifiedBy(db, 'meeting')],
  checksOn: accountQueries.checksOn(db, 'checking'),
  ratifiedThenVoided: [accountQueries.ratifiedThenVoided(db)],
  unpaidExpenses: [queries.unpaidExpenses(db)],
  returnedExpenses: [queries.returnedExpenses(db)],
  budgetOf: (['budgetItems', 'incomeItems'] as const).map((side) =>
    queries.budgetOf(db, side, '2026'),
  ),
  journalEntriesUntil: [queries.journalEntriesUntil(db, 'settings', 0)],
  journalEntriesSince: [queries.journalEntriesSince(db, ['settings', 'categories'], 0)],
  mailsAbout: [mailQueries.mailsAbout(db, 'one')],
  mailsAboutStep: [mailQueries.mailsAboutStep(db, 'one', 0)],
  mailsBefore: (['dueAt', 'leaseUntil'] as const).map((field) =>
    mailQueries.mailsBefore(db, 'PENDING', field, 0),
  ),
  mailsInDigest: [mailQueries.mailsInDigest(db, 'one')],
  mailsHeldFor: [mailQueries.mailsHeldFor(db, 'one')],
  quotasBefore: (['dueAt', 'spentAt'] as const).map((field) =>
    mailQueries.quotasBefore(db, field, 0),
  ),
  checkNumbersOf: [accountQueries.checkNumbersOf(db, 'payment', 'one')],
  journalEntriesOf: [queries.journalEntriesOf(db, 'manualExpenses', 'one')],
};
