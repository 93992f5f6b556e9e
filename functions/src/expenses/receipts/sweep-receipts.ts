import type { Work } from '@pa-ledger/domain/alerts/alert';
import { ORPHAN_RECEIPT_AGE_MS } from '@pa-ledger/domain/limits';
import { swept } from '../../platform/logs.ts';
import type { Services, StoredReceipt } from '../../platform/services.ts';
import { raiseAlert, readAlerts } from '../../alerts/alerts.ts';
import { readExpense } from '../expenses.ts';
import { failingWork } from '../../alerts/failing-work.ts';

/** The work whose alerts this sweeper clears when it succeeds. */
const WORK: readonly Work[] = ['receipt'];

/** Removes receipts that no expense names after 24 hours, from abandoned forms and removed files. */
export async function sweepReceipts(services: Services): Promise<void> {
  const { db, clock, receipts } = services;
  const failing = failingWork(services);
  const oldest = clock() - ORPHAN_RECEIPT_AGE_MS;
  let removed = 0;
  await receipts.forEach(async (found) => {
    if (found.createdAt > oldest) return;
    await failing.attempt('receipt', found.expenseId, async () => {
      if (await isNamed(found, services)) return;
      await receipts.remove(found.path);
      removed++;
    });
  });
  swept('receipts', removed);
  if (removed > 0) {
    await raiseAlert(db, { kind: 'receiptsRemoved', expenseId: null }, clock(), removed);
  }
  await failing.settle(WORK, await readAlerts(db));
}

async function isNamed({ expenseId, path }: StoredReceipt, { db }: Services): Promise<boolean> {
  const { stored } = await readExpense(db, expenseId);
  return stored?.expense.submission.receipts.some((receipt) => receipt.path === path) ?? false;
}
