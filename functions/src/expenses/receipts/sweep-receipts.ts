import { paperPlace } from '@pa-ledger/domain/papers/paper';
import type { Work } from '@pa-ledger/domain/alerts/alert';
import { ORPHAN_RECEIPT_AGE_MS } from '@pa-ledger/domain/limits';
import { swept } from '../../platform/logs.ts';
import type { ReceiptStore, Services, StoredReceipt } from '../../platform/services.ts';
import { raiseAlert, readAlerts } from '../../alerts/alerts.ts';
import { readExpense } from '../expenses.ts';
import { expensesWithReceipt } from '../../firestore/queries.ts';
import { failingWork } from '../../alerts/failing-work.ts';
import { readChangedPapers, readPaper } from '../../papers/papers.ts';

/** The work whose alerts this sweeper clears when it succeeds. */
const WORK: readonly Work[] = ['receipt'];

/**
 * How long we keep checking a file that the server kept, in ms. A submission that stopped between its receipts and its
 * commit leaves one, which a sweep of the next days finds; once an expense names a file, it names it for good. A
 * record may lose a paper years later, so its files get checked for as long after each change. A run reads
 * nothing about older files, however many years of them there are, but it checks uploads that nothing claimed whatever
 * their age.
 */
const CHECKED_FOR_MS = 8 * ORPHAN_RECEIPT_AGE_MS;

/**
 * Removes receipts that no expense names after 24 hours, left by abandoned forms and removed files. Also removes
 * papers that no record names, left by lost connections and removed ones; no one needs to hear of those.
 */
export async function sweepReceipts(services: Services): Promise<void> {
  const { db, clock, receipts, papers } = services;
  const failing = failingWork(services);
  const oldest = clock() - ORPHAN_RECEIPT_AGE_MS;
  const sweep = async (
    store: ReceiptStore,
    isSettled: (found: StoredReceipt) => boolean,
    isNamed: (found: StoredReceipt) => Promise<boolean>,
  ): Promise<number> => {
    let removed = 0;
    await store.forEach(async (found) => {
      if (found.createdAt > oldest || isSettled(found)) return;
      await failing.attempt('receipt', found.owner, async () => {
        if (await isNamed(found)) return;
        // A form that comes at this moment either pins it first or finds nothing to pin.
        if (await store.remove(found)) removed++;
      });
    });
    return removed;
  };
  const isSettled = ({ pinned, createdAt }: StoredReceipt): boolean =>
    pinned && createdAt < clock() - CHECKED_FOR_MS;
  const removed = await sweep(receipts, isSettled, (found) => isReceipt(found, services));
  const changed = await readChangedPapers(db, clock() - CHECKED_FOR_MS);
  const isSettledPaper = (found: StoredReceipt): boolean =>
    isSettled(found) && !changed.has(found.owner);
  await sweep(papers, isSettledPaper, async ({ owner, path }) => {
    const place = paperPlace(owner);
    return place !== null && (await readPaper(db, place, path.split('/')[2] ?? '')) !== null;
  });
  swept('receipts', removed);
  if (removed > 0) {
    await raiseAlert(db, { kind: 'receiptsRemoved', expenseId: null }, clock(), removed);
  }
  await failing.settle(WORK, await readAlerts(db));
}

async function isReceipt({ owner, path }: StoredReceipt, { db }: Services): Promise<boolean> {
  const { stored } = await readExpense(db, owner);
  if (stored?.expense.receiptPaths.includes(path) === true) return true;
  // A correction's receipts have their own folder.
  const naming = await expensesWithReceipt(db, path).limit(1).get();
  return !naming.empty;
}
