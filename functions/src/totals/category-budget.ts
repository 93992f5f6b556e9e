import {
  categoryBudget,
  type BudgetItem,
  type CategoryBudget,
} from '@pa-ledger/domain/ledger/budget';
import { cents } from '@pa-ledger/domain/money/money';
import type { Firestore } from 'firebase-admin/firestore';
import { approvedTotalOf, budgetItemsOf, manualTotalOf } from '../firestore/queries.ts';

/** Reads what a category may spend, has spent and has left; null if it has no budget line. */
export async function readCategoryBudget(
  db: Firestore,
  categoryId: string,
): Promise<CategoryBudget | null> {
  const [items, approved, manual] = await Promise.all([
    budgetItemsOf(db, categoryId).get(),
    approvedTotalOf(db, categoryId).get(),
    manualTotalOf(db, categoryId).get(),
  ]);
  // The rules hold the shape of budget items.
  const lines = items.docs.map((item) => item.data() as BudgetItem);
  return categoryBudget(
    lines,
    cents(inCents(approved.data().total) + inCents(manual.data().total)),
  );
}

/**
 * A sum in cents. Firestore adds doubles; each has two decimals, so rounding the sum to cents is exact far beyond
 * any association's books (the error stays under half a cent up to 10 ** 12 dollars).
 */
function inCents(total: number): number {
  return Math.round(total * 100);
}
