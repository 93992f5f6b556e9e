import { followingFundOf, type BudgetPlace } from '@pa-ledger/domain/ledger/following-fund';
import type { Firestore } from 'firebase-admin/firestore';
import { FUNDS } from '../firestore/paths.ts';
import { budgetItemsOf } from '../firestore/queries.ts';

/** Reads which fund pays a category by its budget; null when none follows. */
export async function readFollowingFund(db: Firestore, categoryId: string): Promise<string | null> {
  const [items, funds] = await Promise.all([
    budgetItemsOf(db, categoryId).get(),
    db.collection(FUNDS).select().get(),
  ]);
  // The rules hold the shape of budget items.
  const lines = items.docs.map((item) => item.data() as BudgetPlace);
  return followingFundOf(categoryId, lines, funds.docs);
}
