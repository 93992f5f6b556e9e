import {
  journalEntry,
  journalIdOf,
  type Change,
  type JournalPlace,
  type StoredFields,
  journalWords,
} from '@pa-ledger/domain/ledger/journal';
import {
  deleteDoc,
  doc,
  serverTimestamp,
  setDoc,
  Timestamp,
  writeBatch,
  type Firestore,
  type WriteBatch,
} from 'firebase/firestore';
import {
  Timestamp as ServerTimestamp,
  type WriteBatch as ServerBatch,
} from 'firebase-admin/firestore';
import { storeChange } from '../../functions/src/journal/journal.ts';
import { WRITABLE_RECORDS, type Document } from '../fixtures/ledger-records.ts';
import { authorOf, type Actor } from './actors.ts';
import { type RulesEnvironment } from './environment.ts';

/** The administrator of the rules tests in the journal. */
export const AUTHOR = authorOf('A4');

/** The collections that are written with a journal entry. */
export const JOURNALED: readonly string[] = [...WRITABLE_RECORDS, 'settings'];

/** Writes a document as the panel does: with the entry of its version, if it has a journal. */
export async function save(
  rules: RulesEnvironment,
  actor: Actor,
  path: string,
  after: StoredFields,
): Promise<void> {
  const db = rules.as(actor);
  if (!hasJournal(path)) return setDoc(doc(db, path), after);
  const change = { before: await storedAt(rules, path), after };
  return saveRecorded(db, placeOf(path), change, { by: authorOf(actor) });
}

/** Deletes a document as the panel does: with the entry of its deletion, if it has a journal and exists. */
export async function remove(rules: RulesEnvironment, actor: Actor, path: string): Promise<void> {
  const db = rules.as(actor);
  const before = hasJournal(path) ? await storedAt(rules, path) : null;
  if (before === null) return deleteDoc(doc(db, path));
  return saveRecorded(db, placeOf(path), { before, after: null }, { by: authorOf(actor) });
}

/** Deletes a document with its entry as a function does, which no rule binds. */
export async function removeByServer({ server }: RulesEnvironment, path: string): Promise<void> {
  const before = (await server.doc(path).get()).data() ?? {};
  const authorship = { by: AUTHOR, at: Date.now() };
  const batch = server.batch();
  storeChange(batch, server, placeOf(path), { before, after: null }, authorship);
  await batch.commit();
}

/** Writes or deletes a document, with its entry. @param own replaces fields of the entry. */
export function saveRecorded(
  db: Firestore,
  place: JournalPlace,
  change: Change,
  own: object = {},
): Promise<void> {
  return addRecorded(writeBatch(db), db, place, change, own).commit();
}

/** Adds a document and its entry to a commit. @param own replaces fields of the entry. */
export function addRecorded(
  batch: WriteBatch,
  db: Firestore,
  place: JournalPlace,
  change: Change,
  own: object = {},
): WriteBatch {
  const entry = entryOf(place, change, own);
  const there = doc(db, place.collection, place.document);
  return (change.after === null ? batch.delete(there) : batch.set(there, change.after)).set(
    doc(db, 'journal', journalIdOf(entry)),
    entry,
  );
}

/**
 * Returns the entry that the panel writes with a document.
 * @param own replaces fields; the words are those of the fields that replace.
 */
export function entryOf({ collection, document }: JournalPlace, change: Change, own: object = {}) {
  const entry = {
    ...journalEntry({ collection, document }, change, AUTHOR, serverTimestamp()),
    ...own,
  };
  return { ...entry, words: journalWords(entry.before, entry.after), ...own };
}

/** Deletes the entries of a document's first versions, so that a test can write them again. */
export async function forgetEntries(rules: RulesEnvironment, path: string): Promise<void> {
  const batch = rules.server.batch();
  addForgetting(batch, rules, path);
  await batch.commit();
}

/** Adds that to a commit. */
export function addForgetting(
  batch: ServerBatch,
  { server }: RulesEnvironment,
  path: string,
): void {
  const name = path.replace('/', '~');
  for (let version = 0; version < 10; version++)
    batch.delete(server.doc(`journal/${name}~${version}`));
}

/** Adds to a commit of the server what is stored at a path; null is nothing. */
export function addStored(
  batch: ServerBatch,
  { server }: RulesEnvironment,
  path: string,
  document: Document | null,
): void {
  if (document === null) batch.delete(server.doc(path));
  else batch.set(server.doc(path), document);
}

/** Returns whether the document of this path has a journal. */
export function hasJournal(path: string): boolean {
  return path.split('/').length === 2 && JOURNALED.includes(placeOf(path).collection);
}

function placeOf(path: string): JournalPlace {
  const [collection = '', document = ''] = path.split('/');
  return { collection, document };
}

/** Returns what is stored, with the times of the browser's SDK, so that it can be a `before`. */
export async function storedAt(
  rules: RulesEnvironment,
  path: string,
): Promise<StoredFields | null> {
  const fields = (await rules.server.doc(path).get()).data();
  if (fields === undefined) return null;
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]: [string, unknown]) => [
      field,
      value instanceof ServerTimestamp ? new Timestamp(value.seconds, value.nanoseconds) : value,
    ]),
  );
}
