import type { ListedExpense } from '@pa-ledger/domain/expenses/expense';
import { oldestFirst, waitingFor, type Waiting } from '@pa-ledger/domain/mail/reminders';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { readableExpenses } from '../expenses/expenses.ts';
import { readRequests } from '../expenses/read-requests.ts';
import { pendingExpenses } from '../firestore/queries.ts';

/** Reads what waits for an address now, the oldest first. */
export async function readWaiting(db: Firestore, address: string): Promise<Waiting[]> {
  const pending = await readListed(pendingExpenses(db));
  const own = waitingFor(pending).filter((one) => one.address === address);
  return withRequests(db, own);
}

/**
 * Returns what waits for an address since it was asked: of a step that is open for long, a person who was put in yesterday
 * was asked yesterday. The oldest comes first.
 */
export async function withRequests(db: Firestore, waiting: readonly Waiting[]): Promise<Waiting[]> {
  const asked = waiting.map(async (one) => {
    const requests = await readRequests(db, one.expense, one.step);
    return { ...one, since: Math.max(one.since, requests.get(one.address) ?? 0) };
  });
  return oldestFirst(await Promise.all(asked));
}

/** Reads expenses without their contacts. The sweeper notices those that cannot be read. */
export async function readListed(query: Query): Promise<ListedExpense[]> {
  const { docs } = await query.get();
  return readableExpenses(docs, () => undefined);
}
