import type { Administrator } from '@pa-ledger/domain/people/administrator';
import { journalEntry, journalIdOf, type Change } from '@pa-ledger/domain/ledger/journal';
import {
  doc,
  getDoc,
  serverTimestamp,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase/firestore';
import type { CollectionName } from '../documents.ts';
import { isJournaled } from '../write.ts';

/** Adds the journal entry of a change to its transaction. */
type Recorder = (transaction: Transaction, place: DocumentReference, change: Change) => void;

/**
 * Returns the recorder for writes to these collections; it skips collections without a journal.
 * @throws FirebaseError if it cannot be read who the signed-in administrator is.
 */
export async function recorderFor(
  db: Firestore,
  uid: () => Promise<string>,
  collections: readonly CollectionName[],
): Promise<Recorder> {
  if (!collections.some(isJournaled)) return () => undefined;
  const by = await signedInAdmin(db, await uid());
  return (transaction, { parent, id }, change) => {
    if (!isJournaled(parent.id)) return;
    const place = { collection: parent.id, document: id };
    const entry = journalEntry(place, change, by, serverTimestamp());
    transaction.set(doc(db, 'journal', journalIdOf(entry)), entry);
  };
}

/** The signed-in administrator as `admins/{uid}` names them; the rules compare with that, not with the token. */
async function signedInAdmin(db: Firestore, uid: string): Promise<Administrator> {
  const entry = await getDoc(doc(db, 'admins', uid));
  return { uid, email: String(entry.get('email')) };
}
