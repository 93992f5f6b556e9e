import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { Firestore } from 'firebase-admin/firestore';
import { putRecorded } from '../../../tools/seed/put-recorded.ts';
import { db } from '../../functions/support/suite.ts';
import { expect } from './test.ts';

/** The category and the fund of one test: filtered by them, a list shows that test's rows alone. */
export interface OwnBooks {
  /** The database in which they are. */
  readonly db: Firestore;
  readonly categoryId: string;
  readonly categoryName: string;
  readonly fundId: string;
  readonly fundName: string;
  readonly fundCode: string;
}

export type TransactionCollection = 'revenueItems' | 'manualExpenses';

/** Puts a category and a fund in place, where all tests keep theirs or in another database. */
export async function ownBooks(books = db): Promise<OwnBooks> {
  const mark = randomBytes(4).toString('hex');
  const own = {
    db: books,
    categoryId: `category-${mark}`,
    categoryName: `Book Fair ${mark}`,
    fundId: `fund-${mark}`,
    fundName: `Library Fund ${mark}`,
    fundCode: mark,
  };
  const category = { name: own.categoryName, requiresEventApprover: false };
  await putRecorded(books, `categories/${own.categoryId}`, category);
  await books
    .doc(`funds/${own.fundId}`)
    .set({ code: own.fundCode, name: own.fundName, version: 1 });
  return own;
}

/** Puts a revenue item or a manual expense in place. @returns its id. */
export async function putItem(
  book: TransactionCollection,
  { db: books, categoryId, fundId }: OwnBooks,
  own: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const id = randomBytes(10).toString('hex');
  await books
    .collection(book)
    .doc(id)
    .set({ ...itemOf(book, categoryId, fundId), ...own });
  return id;
}

/** Puts up to 500 in place, in one commit: number n on the day n of 2026 with n dollars and n cents. */
export async function putItems(
  book: TransactionCollection,
  books: OwnBooks,
  count: number,
): Promise<void> {
  const batch = books.db.batch();
  for (let number = 1; number <= count; number++) {
    const date = new Date(Date.UTC(2026, 0, number)).toISOString().slice(0, 10);
    batch.create(books.db.collection(book).doc(`${books.fundId}-${number}`), {
      ...itemOf(book, books.categoryId, books.fundId),
      date,
      // The larger the number, the smaller the amount.
      amount: Math.round((1_000 - number) * 101) / 100,
      description: `Row ${number}`,
    });
  }
  await batch.commit();
}

function itemOf(book: TransactionCollection, categoryId: string, fundId: string) {
  const item = { date: '2026-10-17', amount: 812.35, description: 'Ticket sales', version: 1 };
  const paidTo = book === 'manualExpenses' ? { paidTo: 'Jump Rentals' } : {};
  return { ...item, categoryId, fundId, ...paidTo };
}

/** Narrows the list to the test's own rows. */
export async function showOwn(page: Page, { categoryId, fundId }: OwnBooks): Promise<void> {
  const filter = page.getByRole('search', { name: 'Filter' });
  await filter.getByLabel('Category').selectOption(categoryId);
  await filter.getByLabel('Fund').selectOption(fundId);
}

/** The rows of the table, without its head. */
export function rowsIn(page: Page, name: string): Locator {
  return page.getByRole('table', { name }).locator('tbody').getByRole('row');
}

/** What is stored. @throws Error when it is not there. */
export async function stored(path: string): Promise<Readonly<Record<string, unknown>>> {
  const data = (await db.doc(path).get()).data();
  if (data === undefined) throw new Error(`${path} is not there.`);
  return data;
}

/** The one item with this description. */
export async function storedItem(book: TransactionCollection, description: string) {
  const { docs } = await db.collection(book).where('description', '==', description).get();
  expect(docs, description).toHaveLength(1);
  return docs[0]?.data();
}
