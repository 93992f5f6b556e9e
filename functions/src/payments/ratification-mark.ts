import { ratifiedId, type RatifiedPlace } from '@pa-ledger/domain/bank/ratification';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { RATIFIED } from '../firestore/paths.ts';

/** Changes of a mark that go with a change of its document; without a mark they do nothing. */
interface MarkChanges {
  /** Moves it to the document's new date, by which we find it. */
  readonly follow: (day: string) => void;
  /** Records the date on which the document was voided or deleted: the next meeting ratifies that. */
  readonly end: (day: string) => void;
}

/**
 * Reads the mark that a meeting's ratification left on a record, in the transaction that changes the record, before its
 * first write. What was ratified stays as it was.
 */
export async function readRatificationMark(
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
    // A restored record counts again.
    follow: (itemDay) => update({ itemDay, voidedOn: FieldValue.delete() }),
    end: (voidedOn) => update({ voidedOn }),
  };
}
