import { ORPHAN_RECEIPT_AGE_MS } from '@pa-ledger/domain/limits';
import { sweepFailed, swept } from '../logs.ts';
import type { Services } from '../services.ts';
import type { StoredReceipt } from '../store/receipts.ts';
import { readExpense } from '../store/expenses.ts';

/** Removes receipts that no expense names after 24 hours: forms given up, files taken out again. */
export async function sweepReceipts(services: Services): Promise<void> {
  const oldest = services.clock() - ORPHAN_RECEIPT_AGE_MS;
  let removed = 0;
  await services.receipts.forEach(async (found) => {
    if (found.createdAt > oldest) return;
    try {
      if (await isNamed(found, services)) return;
      await services.receipts.remove(found.path);
      removed++;
    } catch (error) {
      sweepFailed('receipt', found.expenseId, error);
    }
  });
  swept('receipts', removed);
}

async function isNamed({ expenseId, path }: StoredReceipt, { db }: Services): Promise<boolean> {
  const { stored } = await readExpense(db, expenseId);
  return stored?.expense.submission.receipts.some((receipt) => receipt.path === path) ?? false;
}
