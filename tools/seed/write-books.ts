import { cents, dollarsFromCents } from '@pa-ledger/domain/money/money';
import { Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import { categoryNamePath } from '../../functions/src/categories/categories.ts';
import { APPROVERS, BUDGET, CATEGORIES, FUNDS } from './association.ts';
import { dayAt, momentAt, type YearSoFar } from './fiscal-year.ts';
import { putRecorded } from './put-recorded.ts';
import { PAYMENTS, REVENUE, type Transaction } from './ledger.ts';

/** The collections of the sample data that have a journal. */
const JOURNALED = /^(categories|settings)\//;

/** Returns the documents that administrators write, by path, in the form that the rules require. */
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

/** Returns the categories, and for each the document that keeps its name unique. */
export function categoryDocuments(): Map<string, DocumentData> {
  const documents = new Map<string, DocumentData>();
  for (const { id, ...category } of CATEGORIES) {
    documents.set(`categories/${id}`, { ...category, version: 1 });
    documents.set(categoryNamePath(category.name), { categoryId: id });
  }
  return documents;
}

/** Writes what does not exist yet; what somebody has changed since stays. */
export async function writeBooks(db: Firestore, year: YearSoFar): Promise<void> {
  const documents = [...categoryDocuments(), ...bookDocuments(year)];
  const present = await db.getAll(...documents.map(([path]) => db.doc(path)));
  const missing = documents.filter((_, index) => present[index]?.exists !== true);
  const batch = db.batch();
  for (const [path, document] of missing) {
    const { version: _version, ...fields } = document;
    if (JOURNALED.test(path)) await putRecorded(db, path, fields);
    else batch.create(db.doc(path), document);
  }
  await batch.commit();
}

function transaction(item: Transaction, year: YearSoFar): DocumentData {
  const { share, category, fund, ...fields } = item;
  return { ...fields, date: dayAt(share, year), categoryId: category, fundId: fund, version: 1 };
}
