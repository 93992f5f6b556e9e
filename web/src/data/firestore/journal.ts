import type { Amendment } from '@pa-ledger/domain/ledger/amendment';
import type { Administrator } from '@pa-ledger/domain/people/administrator';
import { journalEntry, journalIdOf, type Change } from '@pa-ledger/domain/ledger/journal';
import {
  doc,
  getDoc,
  getDocsFromServer,
  limit,
  query,
  serverTimestamp,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase/firestore';
import { historyQuery } from '../journal-query.ts';
import { rowsOf } from './query.ts';

/** Adds the journal entry of a change to its transaction. */
type Recorder = (
  transaction: Transaction,
  place: DocumentReference,
  change: Change,
  amendment?: Amendment,
) => void;

/** Returns the recorder for an administrator's changes. */
export function recorderFor(db: Firestore, by: Administrator): Recorder {
  return (transaction, { parent, id }, change, amendment) => {
    const place = { collection: parent.id, document: id };
    const entry = journalEntry(place, change, by, serverTimestamp(), amendment);
    transaction.set(doc(db, 'journal', journalIdOf(entry)), entry);
  };
}

/**
 * Returns an administrator as `admins/{uid}` names them; the rules compare with that, not with the token.
 * @throws FirebaseError if it cannot be read.
 */
export async function readAdmin(db: Firestore, uid: string): Promise<Administrator> {
  const entry = await getDoc(doc(db, 'admins', uid));
  return { uid, email: String(entry.get('email')) };
}

/**
 * Returns the version of the last entry about a document: where it goes on if it was deleted; 0 if it never existed.
 * @throws FirebaseError without an answer of the server.
 */
export async function lastVersion(
  db: Firestore,
  { parent, id }: DocumentReference,
): Promise<number> {
  const entries = rowsOf(db, historyQuery({ collection: parent.id, document: id }));
  const { docs } = await getDocsFromServer(query(entries, limit(1)));
  return Number(docs[0]?.get('version') ?? 0);
}
