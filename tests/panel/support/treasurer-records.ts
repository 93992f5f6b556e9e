import { cellId, NO_AMOUNTS, type TotalsAmounts } from '@pa-ledger/domain/ledger/cells';
import type { Month } from '@pa-ledger/domain/time/months';
import { putAll, type Records } from '../../e2e/support/records.ts';
import { BOOKS, ENTRIES } from '../../fixtures/treasurer-books.ts';

/** Two funds, two categories with a budget, and entries of October; a check of it is voided in November. */
export async function putTreasurerBooks(db: Records): Promise<void> {
  const documents: Record<string, object> = {};
  for (const { id, ...own } of BOOKS.categories) {
    documents[`categories/${id}`] = { ...own, requiresEventApprover: false, version: 1 };
  }
  for (const { id, ...own } of BOOKS.funds) documents[`funds/${id}`] = { ...own, version: 1 };
  for (const [index, item] of BOOKS.budgetItems.entries()) {
    documents[`budgetItems/b${index}`] = { ...item, fiscalYear: '2026', version: 1 };
  }
  for (const balance of BOOKS.balances) {
    const own = { ...balance, source: 'typed', asOf: '2026-07-01', version: 1 };
    documents[`fundBalances/${balance.fiscalYear}~${balance.fundId}`] = own;
  }
  for (const cell of BOOKS.cells) documents[`totals/${cellId(cell)}`] = cell;
  for (const { collection, id, fields } of ENTRIES) documents[`${collection}/${id}`] = fields;
  await putAll(db, documents);
}

/** A cell of the totals of the Book Fair's category and the main fund. */
export async function putCell(db: Records, month: string, measures: Partial<TotalsAmounts>) {
  const cell = { month: month as Month, categoryId: 'fair', fundId: 'main' };
  await db.doc(`totals/${cellId(cell)}`).set({ ...cell, ...NO_AMOUNTS, ...measures });
}
