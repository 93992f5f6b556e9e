import { putAll, type Records } from '../../e2e/support/records.ts';
import { transactionOf, type TransactionCollection } from '../../e2e/support/transaction-pages.ts';

/** The category and the fund of all transactions. */
export const PLACE = { categoryId: 'fair', fundId: 'library' };
export const CATEGORY = 'Book Fair';
export const FUND = 'Library Fund';

/** Puts the category and the fund in place, and transactions by their ids. */
export async function putLedger(
  db: Records,
  book: TransactionCollection = 'revenueItems',
  items: Readonly<Record<string, object>> = {},
): Promise<void> {
  await putAll(db, {
    [`categories/${PLACE.categoryId}`]: {
      name: CATEGORY,
      requiresEventApprover: false,
      version: 1,
    },
    [`funds/${PLACE.fundId}`]: { code: '4910', name: FUND, version: 1 },
  });
  await putItems(db, book, items);
}

/** Puts transactions in place by their ids, each with what it has of its own. */
export async function putItems(
  db: Records,
  book: TransactionCollection,
  items: Readonly<Record<string, object>>,
): Promise<void> {
  for (const [id, own] of Object.entries(items)) {
    await db.doc(`${book}/${id}`).set({ ...transactionOf(book, PLACE), ...own });
  }
}
