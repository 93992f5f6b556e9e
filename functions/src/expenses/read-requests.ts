import type { Instant } from '@pa-ledger/domain/time/dates';
import type { Firestore } from 'firebase-admin/firestore';
import { mailsAboutStep } from '../firestore/mail-queries.ts';
import { instantOf } from '../firestore/timestamps.ts';

/** Returns when each address was last asked to decide a step: when the last request to it was made. */
export async function readRequests(
  db: Firestore,
  expenseId: string,
  step: number,
): Promise<ReadonlyMap<string, Instant>> {
  const { docs } = await mailsAboutStep(db, expenseId, step).select('to', 'createdAt').get();
  const asked = new Map<string, Instant>();
  for (const mail of docs) {
    const to = String(mail.get('to'));
    asked.set(to, Math.max(asked.get(to) ?? 0, instantOf(mail.get('createdAt')) ?? 0));
  }
  return asked;
}
