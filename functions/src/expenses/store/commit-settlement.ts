import { actorFields, type Administrator } from '@pa-ledger/domain/people/administrator';
import type { SettledExpense } from '@pa-ledger/domain/expenses/actions/settle-duplicate';
import type { Firestore } from 'firebase-admin/firestore';
import type { StoredExpense } from '../expenses.ts';
import { addHistory } from './add-history.ts';
import { EXPENSES } from '../../firestore/paths.ts';

/** One of the two expenses, as it was read and as it is to be. */
export interface Settlement extends SettledExpense {
  readonly before: StoredExpense;
}

/**
 * Stores in one commit that two expenses are no duplicates: both, guarded by their versions, each with a history entry whose
 * id names the other.
 * @throws ALREADY_EXISTS (6), FAILED_PRECONDITION (9) or ABORTED (10) when another was first.
 */
export async function commitSettlement(
  db: Firestore,
  pair: readonly [Settlement, Settlement],
  by: Administrator,
  at: number,
): Promise<void> {
  const batch = db.batch();
  for (const { before, expense, line } of pair) {
    const ref = db.collection(EXPENSES).doc(expense.id);
    const { notDoubleOf } = expense;
    batch.update(ref, { notDoubleOf }, { lastUpdateTime: before.version });
    addHistory(batch, db, expense.id, `not-double-${line.old}`, {
      ...line,
      ...actorFields(by),
      at,
    });
  }
  await batch.commit();
}
