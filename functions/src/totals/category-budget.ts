import {
  categoryBudget,
  type BudgetAmounts,
  type CategoryBudget,
} from '@pa-ledger/domain/ledger/budget';
import { centsFromSum, sumCents } from '@pa-ledger/domain/money/money';
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
  const lines = items.docs.map((item) => item.data() as BudgetAmounts);
  return categoryBudget(
    lines,
    sumCents([approved, manual].map((sum) => centsFromSum(sum.data().total))),
  );
}
