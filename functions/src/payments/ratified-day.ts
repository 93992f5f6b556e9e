import { ratifiedId, type RatifiedPlace } from '@pa-ledger/domain/bank/ratification';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { RATIFIED } from '../firestore/paths.ts';

/** What becomes of a mark with its document; without a mark, nothing. */
interface MarkChanges {
  /** Lets it follow to the document's day, by which it is found. */
  readonly follow: (day: string) => void;
  /** Says on which day the document was voided or taken out of the books: the next meeting ratifies that. */
  readonly end: (day: string) => void;
}

/**
 * Reads the mark of what a meeting may have ratified, in the transaction that changes it and before its first write.
 * What was ratified stays as it was.
 */
export async function readMark(
  transaction: Transaction,
  db: Firestore,
  place: RatifiedPlace,
): Promise<MarkChanges> {
  const mark = db.collection(RATIFIED).doc(ratifiedId(place));
  const { exists } = await transaction.get(mark);
  const update = (fields: object): void => {
    if (exists) transaction.update(mark, { ...fields });
  };
  return {
    // What was deleted and is there again counts again.
    follow: (itemDay) => update({ itemDay, voidedOn: FieldValue.delete() }),
    end: (voidedOn) => update({ voidedOn }),
  };
}
