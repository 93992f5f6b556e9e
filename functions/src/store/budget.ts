import { categoryBudget, type BudgetItem, type CategoryBudget } from '@pa-ledger/domain/budget';
import { cents } from '@pa-ledger/domain/money';
import { AggregateField, type Firestore, type Query } from 'firebase-admin/firestore';
import { BUDGET_ITEMS, EXPENSES, MANUAL_EXPENSES } from './paths.ts';

/** What a category may spend, has spent and has left; null when it has no budget line. */
export async function readCategoryBudget(
  db: Firestore,
  categoryId: string,
): Promise<CategoryBudget | null> {
  const ofCategory = (collection: string) =>
    db.collection(collection).where('categoryId', '==', categoryId);
  const [items, approved, manual] = await Promise.all([
    ofCategory(BUDGET_ITEMS).get(),
    sumOf(ofCategory(EXPENSES).where('status', 'in', ['approved', 'paid']), 'submission.amount'),
    sumOf(ofCategory(MANUAL_EXPENSES), 'amount'),
  ]);
  // The rules hold the shape of budget items.
  const lines = items.docs.map((item) => item.data() as BudgetItem);
  return categoryBudget(lines, cents(approved + manual));
}

/**
 * The sum in cents. Firestore adds doubles; each has two decimals, so rounding the sum to cents is exact far beyond
 * any association's books (the error stays under half a cent up to 10 ** 12 dollars).
 */
async function sumOf(query: Query, field: string): Promise<number> {
  const sums = await query.aggregate({ total: AggregateField.sum(field) }).get();
  return Math.round(sums.data().total * 100);
}
