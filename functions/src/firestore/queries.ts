import { RIGHTS } from '@pa-ledger/domain/people/rights';
import type { Instant } from '@pa-ledger/domain/time/dates';
import type { Days, FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import type { Month } from '@pa-ledger/domain/time/months';
import { categoryMark, fundMark } from '@pa-ledger/domain/expenses/search-words';
import type { DuplicateSearch } from '@pa-ledger/domain/expenses/duplicates';
import type { BudgetCollection } from '@pa-ledger/domain/ledger/record-fields';
import { settlementIdsOf } from '@pa-ledger/domain/ledger/advance';
import { returnIdsOf } from '@pa-ledger/domain/ledger/returns';
import type { TotalsAmounts } from '@pa-ledger/domain/ledger/cells';
import { AggregateField, FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { timestamp } from './timestamps.ts';
import {
  APPROVER_SEARCH,
  type ACCOUNT_TOTALS,
  PEOPLE,
  BUDGET_ITEMS,
  CATEGORIES,
  CONTACTS,
  COUNTED,
  EXPENSES,
  FUND_BALANCES,
  INCOME_ITEMS,
  JOURNAL,
  LETTERS,
  MANUAL_EXPENSES,
  REVENUE_ITEMS,
  TOTALS,
  TRANSFERS,
} from './paths.ts';

/*
 * Every query of the server that filters, orders, or sums up, except those about emails (mail-queries.ts) and
 * accounts (account-queries.ts). Production refuses a query that no index serves, while the emulators serve
 * them all: tests/support/indexes/queries.test.ts plans each of these against firestore.indexes.json and finds
 * queries made elsewhere.
 */

export function bookkeepers(db: Firestore) {
  return db.collection(PEOPLE).where('role', 'in', RIGHTS.keepBooks);
}

/** The person with an address; there's at most one. */
export function peopleWithEmail(db: Firestore, email: string) {
  return db.collection(PEOPLE).where('email', '==', email);
}

export function pendingExpenses(db: Firestore) {
  return db.collection(EXPENSES).where('status', '==', 'pending');
}

/** The expenses that name the file at a path in any version. */
export function expensesWithReceipt(db: Firestore, path: string) {
  return db.collection(EXPENSES).where('receiptPaths', 'array-contains', path);
}

/** The expenses of a submitter. */
export function expensesOfSubmitter(db: Firestore, submitterId: string) {
  return db.collection(EXPENSES).where('submitterId', '==', submitterId);
}

/** The contacts with an email address. */
export function contactsOf(db: Firestore, email: string) {
  return db.collection(CONTACTS).where('email', '==', email);
}

export function pendingExpensesOf(db: Firestore, categoryId: string) {
  return pendingExpenses(db).where('searchWords', 'array-contains', categoryMark(categoryId));
}

/** A category or a fund, and the field that names it. */
export interface Referrer {
  readonly field: 'categoryId' | 'fundId';
  readonly id: string;
}

/**
 * What names a category or a fund in a closed year: totals, budget lines, and beginning balances.
 * @param closed the last closed year and its last day.
 */
export function closedReferrers(
  db: Firestore,
  { field, id }: Referrer,
  { closedYear, closedThrough }: { readonly closedYear: string; readonly closedThrough: string },
): readonly Query[] {
  const collections = [BUDGET_ITEMS, INCOME_ITEMS, ...(field === 'fundId' ? [FUND_BALANCES] : [])];
  return [
    db.collection(TOTALS).where(field, '==', id).where('month', '<=', closedThrough.slice(0, 7)),
    ...collections.map((name) =>
      db.collection(name).where(field, '==', id).where('fiscalYear', '<=', closedYear),
    ),
  ];
}

/** Everything that names a category or a fund, except the totals. */
export function allReferrers(db: Firestore, { field, id }: Referrer): readonly Query[] {
  const ends = field === 'fundId' ? (['fromFundId', 'toFundId'] as const) : [];
  const collections = [
    BUDGET_ITEMS,
    INCOME_ITEMS,
    REVENUE_ITEMS,
    MANUAL_EXPENSES,
    ...(field === 'fundId' ? [FUND_BALANCES] : []),
  ];
  return [
    ...collections.map((name) => db.collection(name).where(field, '==', id)),
    expensesOf(db, { field, id }),
    ...ends.map((end) => db.collection(TRANSFERS).where(end, '==', id)),
  ];
}

/** What an import added to a collection, by id. @param after the id to start behind; null starts at the first. */
export function importedIn(
  db: Firestore,
  collection: string,
  prefix: string,
  after: string | null,
) {
  return db
    .collection(collection)
    .orderBy(FieldPath.documentId())
    .startAfter(after ?? prefix)
    .endBefore(`${prefix}\u{7F}`);
}

/** An entry's returns: their ids begin with its own. */
export function returnsOf(db: Firestore, collection: string, id: string) {
  const { first, end } = returnIdsOf(id);
  return db.collection(collection).orderBy(FieldPath.documentId()).startAt(first).endBefore(end);
}

/** What receipts settled of an advance. */
export function settlementsOf(db: Firestore, id: string) {
  const { first, end } = settlementIdsOf(id);
  return db
    .collection(MANUAL_EXPENSES)
    .orderBy(FieldPath.documentId())
    .startAt(first)
    .endBefore(end);
}

/** The advances of which something is left. */
export function openAdvances(db: Firestore) {
  return db.collection(MANUAL_EXPENSES).where('advance.left', '>', 0);
}

/** The letter that a page asked for with this id. */
export function letterOfRequest(db: Firestore, request: string) {
  return db.collection(LETTERS).where('request', '==', request).limit(1);
}

/** The letters to a donor, of all years. */
export function lettersTo(db: Firestore, donorId: string) {
  return db.collection(LETTERS).where('donorId', '==', donorId);
}

/** The letters with numbers in a range, the last one first. */
export function lettersNumbered(
  db: Firestore,
  { first, end }: { readonly first: string; readonly end: string },
) {
  return db
    .collection(LETTERS)
    .where('number', '>=', first)
    .where('number', '<', end)
    .orderBy('number', 'desc');
}

/** The expenses with a line in a category or a fund, now or before a reclassification. */
function expensesOf(db: Firestore, { field, id }: Referrer) {
  const mark = field === 'fundId' ? fundMark(id) : categoryMark(id);
  return db.collection(EXPENSES).where('searchWords', 'array-contains', mark);
}

/** The expenses of a category or a fund that have a payment, voided or not. */
export function paidExpensesOf(db: Firestore, referrer: Referrer) {
  return expensesOf(db, referrer).where('payments', '>', 0);
}

/** The expenses that a search for possible duplicates finds. */
export function expensesIn(db: Firestore, { filters, orderBy }: DuplicateSearch) {
  const all: Query = db.collection(EXPENSES);
  return filters
    .reduce((query, { field, op, value }) => query.where(field, op, value), all)
    .orderBy(orderBy.field, orderBy.direction);
}

/** The name must be exactly the same. */
export function categoryNamed(db: Firestore, name: string) {
  return db.collection(CATEGORIES).where('name', '==', name);
}

export function budgetItemsOf(db: Firestore, categoryId: string) {
  return db.collection(BUDGET_ITEMS).where('categoryId', '==', categoryId);
}

export function budgetItemsOfYear(db: Firestore, categoryId: string, year: FiscalYear) {
  return budgetItemsOf(db, categoryId).where('fiscalYear', '==', year);
}

/** The totals of a category in all its funds, of all months up to one. */
export function totalsUntil(db: Firestore, categoryId: string, month: string) {
  return db.collection(TOTALS).where('categoryId', '==', categoryId).where('month', '<=', month);
}

/** The sum of the lines of a cell: whole cents, or a number of documents. */
export function countedTotalOf(db: Firestore, cellId: string, measure: keyof TotalsAmounts) {
  return db
    .collection(COUNTED)
    .where('cell', '==', cellId)
    .aggregate({ total: AggregateField.sum(measure) });
}

/**
 * The documents of a collection by id: all of them, or those after one.
 * @param collection its path.
 */
export function documentsAfter(db: Firestore, collection: string, after: string | null) {
  const ordered = db.collection(collection).orderBy(FieldPath.documentId());
  return after === null ? ordered : ordered.startAfter(after);
}

/** What search knows of all who approve. */
export function approverEntries(db: Firestore) {
  return db.collection(APPROVER_SEARCH).orderBy(FieldPath.documentId());
}

/** The documents with a date of the period in a field, by date and id. @param after where to go on. */
export function datedIn(
  db: Firestore,
  collection: string,
  field: string,
  { first, last }: Days,
  after: readonly [day: string, id: string] | null,
) {
  const ordered = db
    .collection(collection)
    .where(field, '>=', first)
    .where(field, '<=', last)
    .orderBy(field)
    .orderBy(FieldPath.documentId());
  return after === null ? ordered : ordered.startAfter(...after);
}

/** The beginning balances, the earliest year first. */
export function beginningsByYear(db: Firestore) {
  return db.collection(FUND_BALANCES).orderBy('fiscalYear');
}

/** The lines counted in a month. A cell's id has a tilde right after its month. */
export function countedInMonth(db: Firestore, month: Month) {
  return db
    .collection(COUNTED)
    .where('cell', '>=', `${month}~`)
    .where('cell', '<', `${month}\u{7F}`);
}

/** The lines counted in a cell. */
export function countedInCell(db: Firestore, cellId: string) {
  return db.collection(COUNTED).where('cell', '==', cellId);
}

/** The cells from one month through another. @param collection those of funds by default, or those of accounts. */
export function cellsIn(
  db: Firestore,
  first: string,
  last: string,
  collection: typeof TOTALS | typeof ACCOUNT_TOTALS = TOTALS,
) {
  return db.collection(collection).where('month', '>=', first).where('month', '<=', last);
}

/** Approved expenses without a payment. */
export function unpaidExpenses(db: Firestore) {
  return db.collection(EXPENSES).where('status', '==', 'approved');
}

/** Expenses that went back to their submitters and haven't come in again. */
export function returnedExpenses(db: Firestore) {
  return db.collection(EXPENSES).where('status', '==', 'returned');
}

/** One side of the budget of a fiscal year. */
export function budgetOf(db: Firestore, side: BudgetCollection, fiscalYear: string) {
  return db.collection(side).where('fiscalYear', '==', fiscalYear);
}

/** The journal of one document, the latest entry first. */
export function journalEntriesOf(db: Firestore, collection: string, document: string) {
  return db
    .collection(JOURNAL)
    .where('collection', '==', collection)
    .where('document', '==', document)
    .orderBy('version', 'desc');
}

/** A collection's journal up to a moment, the newest entry first. */
export function journalEntriesUntil(db: Firestore, collection: string, until: Instant) {
  return db
    .collection(JOURNAL)
    .where('collection', '==', collection)
    .where('at', '<=', timestamp(until))
    .orderBy('at', 'desc');
}

/** The journal of some collections from a moment on, the newest entry first. */
export function journalEntriesSince(db: Firestore, collections: readonly string[], since: Instant) {
  return db
    .collection(JOURNAL)
    .where('collection', 'in', collections)
    .where('at', '>=', timestamp(since))
    .orderBy('at', 'desc');
}
