import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Firestore } from 'firebase-admin/firestore';
import { createRecorded, putRecorded } from '../../../tools/seed/put-recorded.ts';
import { openFilters } from './page-test.ts';
import { db } from '../../functions/support/suite.ts';
import { numberedItem, transactionOf, type TransactionCollection } from './transaction-pages.ts';

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
  await putRecorded(books, `funds/${own.fundId}`, { code: own.fundCode, name: own.fundName });
  return own;
}

/** Puts a revenue item or a manual expense in place. @returns its id. */
export async function putItem(
  book: TransactionCollection,
  books: OwnBooks,
  own: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const id = randomBytes(10).toString('hex');
  const batch = books.db.batch();
  createRecorded(batch, books.db, `${book}/${id}`, { ...transactionOf(book, books), ...own });
  await batch.commit();
  return id;
}

/** Puts numbered ones in place, in one commit. */
export async function putItems(
  book: TransactionCollection,
  books: OwnBooks,
  count: number,
): Promise<void> {
  const batch = books.db.batch();
  for (let number = 1; number <= count; number++) {
    const fields = { ...transactionOf(book, books), ...numberedItem(number) };
    createRecorded(batch, books.db, `${book}/${books.fundId}-${number}`, fields);
  }
  await batch.commit();
}

/** Narrows the list to the test's own rows. */
export async function showOwn(page: Page, { categoryId, fundId }: OwnBooks): Promise<void> {
  await openFilters(page);
  const filter = page.getByRole('search', { name: 'Filter' });
  await filter.getByLabel('Category').selectOption(categoryId);
  await filter.getByLabel('Fund').selectOption(fundId);
}

/** What is stored. @throws Error when it is not there. */
export async function stored(path: string): Promise<Readonly<Record<string, unknown>>> {
  const data = (await db.doc(path).get()).data();
  if (data === undefined) throw new Error(`${path} is not there.`);
  return data;
}
