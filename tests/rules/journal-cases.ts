import { journalEntry, type Change, type StoredFields } from '@pa-ledger/domain/ledger/journal';
import {
  doc,
  serverTimestamp,
  setDoc,
  Timestamp,
  writeBatch,
  type Firestore,
  type WriteBatch,
} from 'firebase/firestore';
import { APPROVERS } from '../fixtures/ledger-records.ts';
import type { RulesEnvironment } from './environment.ts';
import { AUTHOR, forgetEntries } from './recorded.ts';

/** The approver settings, the document with a journal that the rules know. */
export const PLACE = { collection: 'settings', document: 'approvers' };
export const PATH = 'settings/approvers';

/** The stored settings, and the administrator's change of them. */
export const FIRST: StoredFields = APPROVERS;
export const SECOND: StoredFields = { ...FIRST, treasurer: 'alias@example.com', version: 2 };
export const THIRD: StoredFields = { ...SECOND, presidents: [], version: 3 };
export const OTHER: StoredFields = { ...SECOND, treasurer: 'somebody.else@example.com' };
export const SAVE = { before: FIRST, after: SECOND };

/** Stores the first settings, and no journal. */
export async function storeFirst(rules: RulesEnvironment): Promise<void> {
  await forgetEntries(rules, PATH);
  await rules.server.doc(PATH).set(FIRST);
}

/** Stores what remains after the settings were deleted at version 3. */
export async function storeDeleted(rules: RulesEnvironment): Promise<void> {
  await forgetEntries(rules, PATH);
  await rules.server.doc(PATH).delete();
  const changes: Change[] = [{ before: null, after: FIRST }, SAVE, { before: SECOND, after: null }];
  for (const [index, change] of changes.entries()) {
    const entry = journalEntry(PLACE, change, AUTHOR, new Date());
    await rules.server.doc(`journal/settings~approvers~${index + 1}`).set(entry);
  }
}

/**
 * Returns the entry that the panel writes with a document.
 * @param own replaces fields.
 */
export function entryOf(change: Change, own: object = {}): object {
  return { ...journalEntry(PLACE, change, AUTHOR, serverTimestamp()), ...own };
}

export function settingsIn(db: Firestore) {
  return doc(db, PATH);
}

export function entryIn(db: Firestore, version: number | string) {
  return doc(db, `journal/settings~approvers~${version}`);
}

/** A write that the rules refuse to everybody, when the first settings are stored. */
export interface RefusedWrite {
  readonly title: string;
  readonly write: (db: Firestore) => Promise<void>;
}

/** Both writes in one commit. */
function both(title: string, add: (batch: WriteBatch, db: Firestore) => WriteBatch): RefusedWrite {
  return { title, write: (db) => add(writeBatch(db), db).commit() };
}

/** Documents and entries that do not match. */
export const TORN_PAIRS: readonly RefusedWrite[] = [
  { title: 'a document without an entry', write: (db) => setDoc(settingsIn(db), SECOND) },
  { title: 'an entry without a document', write: (db) => setDoc(entryIn(db, 2), entryOf(SAVE)) },
  both('a document whose entry is of another version', (batch, db) =>
    batch.set(settingsIn(db), SECOND).set(entryIn(db, 3), entryOf(SAVE, { version: 3 })),
  ),
  both('an entry of another version, before its document', (batch, db) =>
    batch.set(entryIn(db, 3), entryOf(SAVE, { version: 3 })).set(settingsIn(db), SECOND),
  ),
  both('an entry under the id of another version', (batch, db) =>
    batch.set(settingsIn(db), SECOND).set(entryIn(db, 3), entryOf(SAVE)),
  ),
  both('a second entry, of a version between', (batch, db) =>
    batch
      .set(settingsIn(db), SECOND)
      .set(entryIn(db, 2), entryOf(SAVE))
      .set(entryIn(db, '2.5'), entryOf(SAVE, { version: 2.5 })),
  ),
  both('a second entry, of the next version', (batch, db) =>
    batch
      .set(settingsIn(db), SECOND)
      .set(entryIn(db, 2), entryOf(SAVE))
      .set(entryIn(db, 3), entryOf(SAVE, { version: 3 })),
  ),
  both('a second entry of the version before', (batch, db) =>
    batch
      .set(settingsIn(db), SECOND)
      .set(entryIn(db, 2), entryOf(SAVE))
      .set(entryIn(db, 1), entryOf({ before: null, after: FIRST })),
  ),
  both('one entry for two writes, true of the first', (batch, db) =>
    batch
      .set(settingsIn(db), OTHER)
      .set(settingsIn(db), SECOND)
      .set(entryIn(db, 2), entryOf({ before: FIRST, after: OTHER })),
  ),
  both('one entry for two versions', (batch, db) =>
    batch
      .set(settingsIn(db), SECOND)
      .set(settingsIn(db), THIRD)
      .set(entryIn(db, 3), entryOf({ before: FIRST, after: THIRD })),
  ),
  {
    title: 'an entry of a document that stays as it is',
    write: (db) => setDoc(entryIn(db, 1), entryOf({ before: FIRST, after: FIRST })),
  },
  {
    title: 'an entry of a document that is not there',
    write: (db) =>
      setDoc(
        doc(db, 'journal/settings~other~1'),
        entryOf({ before: null, after: FIRST }, { document: 'other' }),
      ),
  },
  both('a deletion, even with its entry', (batch, db) =>
    batch.set(entryIn(db, 2), entryOf({ before: FIRST, after: null })).delete(settingsIn(db)),
  ),
];

/** Entries that are false about their document. */
export const FALSE_ENTRIES: readonly RefusedWrite[] = [
  ...Object.entries({
    'of another author': { by: { ...AUTHOR, uid: 'a5' } },
    'with another address': { by: { ...AUTHOR, email: 'president@example.com' } },
    'with an address that is not normalized': { by: { ...AUTHOR, email: 'Treasurer@Example.com' } },
    'of nobody': { by: null },
    'of more than an author': { by: { ...AUTHOR, name: 'The president' } },
    'with another before': { before: { ...FIRST, treasurer: 'x@example.com' } },
    'without a before': { before: null, kind: 'created' },
    'with a part of before': { before: { version: 1 } },
    'with another after': { after: OTHER },
    'without an after': { after: null, kind: 'deleted' },
    'with more in its after': { after: { ...SECOND, note: '' } },
    'of an earlier time': { at: Timestamp.fromMillis(0) },
    'of the time of the browser': { at: Timestamp.now() },
    'of no time': { at: null },
    'of another kind': { kind: 'created' },
    'that takes over': { kind: 'takenOver' },
    'with a cause': { cause: 'categories~one~1' },
    'with an unknown field': { note: '' },
    'of another collection': { collection: 'categories' },
    'of another document': { document: 'other' },
    'of no plain document': { document: '../approvers' },
    'with its version as a text': { version: '2' },
    'of the version before': { version: 1 },
  }).flatMap(([title, own]) => [
    both(`${title}, before its document`, (batch, db) =>
      batch.set(entryIn(db, 2), entryOf(SAVE, own)).set(settingsIn(db), SECOND),
    ),
    both(`${title}, behind its document`, (batch, db) =>
      batch.set(settingsIn(db), SECOND).set(entryIn(db, 2), entryOf(SAVE, own)),
    ),
  ]),
  ...Object.keys(entryOf(SAVE)).map((field) =>
    both(`without ${field}`, (batch, db) => {
      const entry = Object.entries(entryOf(SAVE)).filter(([key]) => key !== field);
      return batch.set(entryIn(db, 2), Object.fromEntries(entry)).set(settingsIn(db), SECOND);
    }),
  ),
];
