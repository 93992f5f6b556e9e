import type { Administrator } from '@pa-ledger/domain/people/administrator';
import {
  journalEntry,
  journalIdOf,
  type Change,
  type StoredFields,
} from '@pa-ledger/domain/ledger/journal';
import { doc, serverTimestamp, setDoc, writeBatch, type Firestore } from 'firebase/firestore';
import { ADMIN, ADMIN_DOCUMENT, type RulesEnvironment } from './environment.ts';

/** The administrator of the rules tests in the journal. */
export const AUTHOR: Administrator = { uid: ADMIN, email: ADMIN_DOCUMENT.email };

/** The collections that are written with a journal entry. */
const JOURNALED = ['settings'];

/** Writes a document as the panel does: with the entry of its version, if it has a journal. */
export async function save(
  rules: RulesEnvironment,
  db: Firestore,
  path: string,
  after: StoredFields,
): Promise<void> {
  const [collection = '', document = ''] = path.split('/');
  if (!JOURNALED.includes(collection)) return setDoc(doc(db, path), after);
  const before = (await rules.server.doc(path).get()).data() ?? null;
  return saveRecorded(db, { collection, document }, { before, after });
}

/** Writes a document and its entry. @param own replaces fields of the entry. */
export async function saveRecorded(
  db: Firestore,
  place: { readonly collection: string; readonly document: string },
  change: Change & { readonly after: StoredFields },
  own: object = {},
): Promise<void> {
  const entry = { ...journalEntry(place, change, AUTHOR, serverTimestamp()), ...own };
  await writeBatch(db)
    .set(doc(db, place.collection, place.document), change.after)
    .set(doc(db, 'journal', journalIdOf(entry)), entry)
    .commit();
}

/** Deletes the entries of a document's first versions, so that a test can write them again. */
export async function forgetEntries(rules: RulesEnvironment, path: string): Promise<void> {
  const batch = rules.server.batch();
  const name = path.replace('/', '~');
  for (let version = 0; version < 10; version++)
    batch.delete(rules.server.doc(`journal/${name}~${version}`));
  await batch.commit();
}
