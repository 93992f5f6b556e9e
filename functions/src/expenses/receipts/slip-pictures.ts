import type { ReceiptClaim } from '@pa-ledger/domain/expenses/expense';
import type { Instant } from '@pa-ledger/domain/time/dates';
import type { Firestore } from 'firebase-admin/firestore';
import { DEPOSITS } from '../../firestore/paths.ts';
import { journalEntriesSince } from '../../firestore/queries.ts';

/** Reads which file is the picture of a deposit's slip; null without one. */
export async function readPicture(db: Firestore, depositId: string): Promise<ReceiptClaim | null> {
  const deposit = await db.collection(DEPOSITS).doc(depositId).get();
  // `save-deposit.ts` stores it.
  return (deposit.get('picture') as ReceiptClaim | undefined) ?? null;
}

/** Reads the ids of the deposits that someone saved or deleted since a moment: their pictures may have changed. */
export async function readChangedDeposits(
  db: Firestore,
  since: Instant,
): Promise<ReadonlySet<string>> {
  const { docs } = await journalEntriesSince(db, [DEPOSITS], since).get();
  return new Set(docs.map((entry) => String(entry.get('document'))));
}
