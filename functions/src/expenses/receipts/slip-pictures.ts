import type { ReceiptClaim } from '@pa-ledger/domain/expenses/expense';
import type { Firestore } from 'firebase-admin/firestore';
import { DEPOSITS } from '../../firestore/paths.ts';

/** Reads which file is the picture of a deposit's slip; null without one. */
export async function readPicture(db: Firestore, depositId: string): Promise<ReceiptClaim | null> {
  const deposit = await db.collection(DEPOSITS).doc(depositId).get();
  // `save-deposit.ts` stores it.
  return (deposit.get('picture') as ReceiptClaim | undefined) ?? null;
}
