import { DAY_MS } from '@pa-ledger/domain/dates';
import { cents, dollarsFromCents } from '@pa-ledger/domain/money';
import { Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import { categoryNamePath } from '../../functions/src/store/category-names.ts';
import { storeChange } from '../../functions/src/store/journal.ts';
import { APPROVERS, BUDGET, CATEGORIES, FUNDS, PAYER } from './association.ts';
import { dayAt, momentAt, type YearSoFar } from './fiscal-year.ts';
import { PAYMENTS, REVENUE, type Transaction } from './ledger.ts';

/** The collections of the sample whose documents have a journal. */
const JOURNALED = ['categories', 'settings'];

/** So long before the fiscal year the categories and the approvers were set, in ms. */
const BEFORE_THE_YEAR_MS = 30 * DAY_MS;

/** The documents that admins keep, by their paths, in the form that the rules hold. */
export function bookDocuments(year: YearSoFar): Map<string, DocumentData> {
  const documents = new Map<string, DocumentData>();
  for (const { id, beginningBalance, ...fund } of FUNDS) {
    documents.set(`funds/${id}`, { ...fund, version: 1 });
    const lastUpdated = Timestamp.fromMillis(momentAt(0, year));
    documents.set(`fundBalances/${id}`, {
      ...{ fundId: id, amount: beginningBalance, lastUpdated },
      version: 1,
    });
  }
  for (const { category, fund, original, changes, description } of BUDGET) {
    documents.set(`budgetItems/${category}-${fund}`, {
      categoryId: category,
      fundId: fund,
      originalBudget: dollarsFromCents(cents(original)),
      changes: dollarsFromCents(cents(changes)),
      finalBudget: dollarsFromCents(cents(original + changes)),
      description,
      version: 1,
    });
  }
  for (const [id, item] of Object.entries(REVENUE))
    documents.set(`revenueItems/${id}`, transaction(item, year));
  for (const [id, item] of Object.entries(PAYMENTS))
    documents.set(`manualExpenses/${id}`, transaction(item, year));
  documents.set('settings/approvers', { ...APPROVERS, version: 1 });
  return documents;
}

/** The categories, and beside each its name under which no other one may be made. */
export function categoryDocuments(): Map<string, DocumentData> {
  const documents = new Map<string, DocumentData>();
  for (const { id, ...category } of CATEGORIES) {
    documents.set(`categories/${id}`, { ...category, version: 1 });
    documents.set(categoryNamePath(category.name), { categoryId: id });
  }
  return documents;
}

/**
 * Writes what is not there yet; what somebody has changed since stays. What has a journal was written by the treasurer,
 * long enough ago that nobody is told about it any more.
 */
export async function writeBooks(db: Firestore, year: YearSoFar): Promise<void> {
  const documents = [...categoryDocuments(), ...bookDocuments(year)];
  const present = await db.getAll(...documents.map(([path]) => db.doc(path)));
  const at = momentAt(0, year) - BEFORE_THE_YEAR_MS;
  const batch = db.batch();
  documents.forEach(([path, after], index) => {
    if (present[index]?.exists === true) return;
    const [collection = '', document = ''] = path.split('/');
    if (!JOURNALED.includes(collection)) batch.create(db.doc(path), after);
    else
      storeChange(batch, db, { collection, document }, { before: null, after }, { by: PAYER, at });
  });
  await batch.commit();
}

function transaction(item: Transaction, year: YearSoFar): DocumentData {
  const { share, category, fund, ...fields } = item;
  return { ...fields, date: dayAt(share, year), categoryId: category, fundId: fund, version: 1 };
}
