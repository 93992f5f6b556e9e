import type { Person } from '@pa-ledger/domain/people/person';
import type { Instant } from '@pa-ledger/domain/time/dates';
import {
  journalIdOf,
  storedVersion,
  type JournalPlace,
  type StoredFields,
  journalWords,
} from '@pa-ledger/domain/ledger/journal';
import { Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { NOTICES } from '../../functions/src/firestore/paths.ts';
import { timestamp } from '../../functions/src/firestore/timestamps.ts';
import type { Writes } from '../../functions/src/firestore/writes.ts';
import { lastVersion, storeChange } from '../../functions/src/journal/journal.ts';

/** Who writes test data. */
export const FOUNDER: Person = { uid: 'founder', email: 'founder@example.com' };

/**
 * Writes a document of the sample as someone entered it in the past. No notice of it goes out: it's old news. One that was
 * deleted since comes back now.
 * @param path such as `categories/{id}`.
 * @param fields all fields but the version.
 * @param first its first entry; by null as people whom the terminal program adds.
 */
export async function enterRecorded(
  db: Firestore,
  path: string,
  fields: StoredFields,
  first: { readonly by: Person | null; readonly at: Instant },
): Promise<void> {
  const place = placeOf(path);
  const isEntered = await db.runTransaction(async (transaction) => {
    if ((await lastVersion(transaction, db, place)) > 0) return false;
    const change = { before: null, after: { ...fields, version: 1 } };
    const entry = storeChange(transaction, db, place, change, first);
    // In the same commit, so that the trigger finds it.
    transaction.create(db.doc(`${NOTICES}/${entry}`), { at: timestamp(first.at), mails: [] });
    return true;
  });
  if (!isEntered) await putRecorded(db, path, fields, first.by ?? FOUNDER);
}

/**
 * Writes a document with its journal entry, without the functions and the rules. The first entry is 'taken over', so no
 * notice goes out. A document that already has these fields keeps its version.
 * @param path such as `categories/{id}`.
 * @param fields all fields but the version.
 */
export async function putRecorded(
  db: Firestore,
  path: string,
  fields: StoredFields,
  by = FOUNDER,
): Promise<void> {
  await changeRecorded(db, path, () => fields, by);
}

/**
 * Changes a document in the same way.
 * @param change returns the new fields from the current ones, or from none if the document doesn't exist.
 */
export async function changeRecorded(
  db: Firestore,
  path: string,
  change: (fields: DocumentData) => StoredFields,
  by = FOUNDER,
): Promise<void> {
  const place = placeOf(path);
  await db.runTransaction(async (transaction) => {
    const before = (await transaction.get(db.doc(path))).data() ?? null;
    const { version, ...now } = before ?? {};
    const fields = change(now);
    if (version !== undefined && isDeepStrictEqual(now, { ...fields })) return;
    const last =
      before === null ? await lastVersion(transaction, db, place) : storedVersion(before);
    const after = { ...fields, version: last + 1 };
    if (before === null && last === 0) createRecorded(transaction, db, path, fields);
    else storeChange(transaction, db, place, { before, after }, { by, at: Date.now() });
  });
}

/** Creates version 1 of a document in the same way, without checking whether it exists. */
export function createRecorded(
  writes: Pick<Writes, 'create'>,
  db: Firestore,
  path: string,
  fields: StoredFields,
): void {
  const after = { ...fields, version: 1 };
  const made = { by: null, at: Timestamp.now(), kind: 'takenOver', before: null, after };
  const entry = { ...placeOf(path), ...made, words: journalWords(null, after), version: 1 };
  writes.create(db.doc(path), after);
  writes.create(db.doc(`journal/${journalIdOf(entry)}`), entry);
}

/** Deletes a document in the same way. */
export async function removeRecorded(db: Firestore, path: string, by = FOUNDER): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const before = (await transaction.get(db.doc(path))).data();
    if (before === undefined) return;
    storeChange(transaction, db, placeOf(path), { before, after: null }, { by, at: Date.now() });
  });
}

function placeOf(path: string): JournalPlace {
  const [collection = '', document = ''] = path.split('/');
  return { collection, document };
}
