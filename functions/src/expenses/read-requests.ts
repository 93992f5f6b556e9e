import type { ListedExpense } from '@pa-ledger/domain/expenses/expense';
import type { Instant } from '@pa-ledger/domain/time/dates';
import type { Firestore } from 'firebase-admin/firestore';
import { mailsAboutStep } from '../firestore/mail-queries.ts';
import { instantOf } from '../firestore/timestamps.ts';

/**
 * Returns when each address was last asked to decide a step of the present version: when the last request to it was made.
 */
export async function readRequests(
  db: Firestore,
  { id, sentAt }: Pick<ListedExpense, 'id' | 'sentAt'>,
  step: number,
): Promise<ReadonlyMap<string, Instant>> {
  const { docs } = await mailsAboutStep(db, id, step).select('to', 'createdAt').get();
  const asked = new Map<string, Instant>();
  for (const mail of docs) {
    const at = instantOf(mail.get('createdAt')) ?? 0;
    // A request of an earlier version does not ask for this one.
    if (at < sentAt) continue;
    const to = String(mail.get('to'));
    asked.set(to, Math.max(asked.get(to) ?? 0, at));
  }
  return asked;
}
