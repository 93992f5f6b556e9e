import { ratifiedId, type RatifiedPlace } from '@pa-ledger/domain/bank/ratification';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { RATIFIED } from '../firestore/paths.ts';

/**
 * Reads the mark of what a meeting may have ratified, in the transaction that changes its day and before its first write.
 * What was ratified stays as it was.
 * @returns what lets the mark follow to the new day, by which it is found; it does nothing without a mark.
 */
export async function readMark(
  transaction: Transaction,
  db: Firestore,
  place: RatifiedPlace,
): Promise<(day: string) => void> {
  const mark = db.collection(RATIFIED).doc(ratifiedId(place));
  const { exists } = await transaction.get(mark);
  return (day) => {
    if (exists) transaction.update(mark, { itemDay: day });
  };
}
