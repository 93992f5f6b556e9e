import type { Person } from '@pa-ledger/domain/people/person';
import {
  type Change,
  type StoredFields,
  journalEntry,
  journalIdOf,
} from '@pa-ledger/domain/ledger/journal';
import {
  doc,
  getDoc,
  runTransaction,
  serverTimestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  getDocsFromServer,
  limit,
  query,
  type Transaction,
} from 'firebase/firestore';
import type { Amendment } from '@pa-ledger/domain/ledger/amendment';
import type { Data } from '../data.ts';
import { SERVER_TIME, type Fields } from '../documents.ts';
import { failure } from '../failure.ts';
import { stateOf, type Conflict, type Write, type WriteResult } from '../write.ts';
import { failureOf } from './failure-of.ts';
import type { Connection } from './reads.ts';
import { fieldsOf } from './plain-values.ts';
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
function recorderFor(db: Firestore, by: Person): Recorder {
  return (transaction, { parent, id }, change, amendment) => {
    const place = { collection: parent.id, document: id };
    const entry = journalEntry(place, change, by, serverTimestamp(), amendment);
    transaction.set(doc(db, 'journal', journalIdOf(entry)), entry);
  };
}

/**
 * Returns an administrator as `people/{uid}` names them, because the rules compare with that, not with the token.
 * @throws FirebaseError if reading fails.
 */
async function readAdmin(db: Firestore, uid: string): Promise<Person> {
  const entry = await getDoc(doc(db, 'people', uid));
  return { uid, email: String(entry.get('email')) };
}

/**
 * Returns the version of a document's last entry, from which it continues if the document was deleted; 0 if it never existed.
 * @throws FirebaseError without an answer from the server.
 */
async function lastVersion(db: Firestore, { parent, id }: DocumentReference): Promise<number> {
  const entries = rowsOf(db, historyQuery({ collection: parent.id, document: id }));
  const { docs } = await getDocsFromServer(query(entries, limit(1)));
  return Number(docs[0]?.get('version') ?? 0);
}

/** Commits the writes in one transaction, each with its journal entry. */
export function firestoreCommit({ firestore, uid }: Connection): Data['commit'] {
  /** The person who saved last: reading it before each save would take as long as a save. */
  let known: Person | null = null;
  const signedIn = async (db: Firestore): Promise<Person> => {
    const id = await uid();
    if (known?.uid !== id) known = await readAdmin(db, id);
    return known;
  };
  return async (writes) => {
    try {
      const db = await firestore();
      const conflicts = await attempt(db, signedIn(db), writes);
      return conflicts.length === 0 ? { ok: true } : changed(conflicts);
    } catch (error) {
      const failed = { ...failureOf(error), conflicts: [] };
      // The entry may name another address by now.
      known = null;
      return failed.why === 'denied' ? await whyDenied(firestore, writes, failed) : failed;
    }
  };
}

async function attempt(
  db: Firestore,
  admin: Promise<Person>,
  writes: readonly Write[],
): Promise<readonly Conflict[]> {
  // Requested along with the documents, so that a save needs no extra round trip.
  const asked = Promise.all([admin, Promise.all(writes.map((write) => baseVersion(db, write)))]);
  return runTransaction(db, async (transaction) => {
    const [found, [by, versions]] = await Promise.all([
      compare(db, writes, (place) => transaction.get(place)),
      asked,
    ]);
    const conflicts = conflictsIn(found);
    if (conflicts.length > 0) return conflicts;
    const record = recorderFor(db, by);
    for (const [index, { write, place, before, state }] of found.entries()) {
      if (state === 'done') continue;
      const change = changeOf(write, before, (versions[index] ?? 0) + 1);
      if (change.after === null) transaction.delete(place);
      else transaction.set(place, change.after);
      record(transaction, place, change, write.amendment);
    }
    return [];
  });
}

/** The rules refuse a stale version before the transaction notices it, and they also refuse a write committed earlier. */
async function whyDenied(
  firestore: Connection['firestore'],
  writes: readonly Write[],
  denied: WriteResult,
): Promise<WriteResult> {
  try {
    const found = await compare(await firestore(), writes, (place) => getDoc(place));
    if (found.every(({ state }) => state === 'done')) return { ok: true };
    const conflicts = conflictsIn(found);
    return conflicts.length > 0 ? changed(conflicts) : denied;
  } catch (error) {
    return { ...failureOf(error), conflicts: [] };
  }
}

interface Compared {
  readonly write: Write;
  readonly place: DocumentReference;
  /** The stored document; null if it doesn't exist. */
  readonly before: StoredFields | null;
  readonly state: ReturnType<typeof stateOf>;
}

function compare(
  db: Firestore,
  writes: readonly Write[],
  get: (place: DocumentReference) => Promise<DocumentSnapshot>,
): Promise<readonly Compared[]> {
  return Promise.all(
    writes.map(async (write) => {
      const place = doc(db, write.in, write.id);
      const snapshot = await get(place);
      const current = snapshot.exists() ? fieldsOf(snapshot) : null;
      return { write, place, before: snapshot.data() ?? null, state: stateOf(write, current) };
    }),
  );
}

function conflictsIn(found: readonly Compared[]): readonly Conflict[] {
  return found.flatMap(({ state }) => (typeof state === 'string' ? [] : [state]));
}

/** Returns the version that a write is based on; for a new document 0, or its deletion's version. */
async function baseVersion(db: Firestore, write: Write): Promise<number> {
  return write.kind === 'create' ? lastVersion(db, doc(db, write.in, write.id)) : write.version;
}

/**
 * Returns a document's change, in the SDK's types. If a document to remove doesn't exist, the write is already done.
 * @param version the version after the change.
 */
function changeOf(write: Write, before: StoredFields | null, version: number): Change {
  return write.kind === 'remove'
    ? { before: before ?? {}, after: null }
    : { before, after: { ...toStored(write.fields), version } };
}

/** Returns the fields for the SDK, without undefined ones. */
function toStored(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, value === SERVER_TIME ? serverTimestamp() : value]),
  );
}

function changed(conflicts: readonly Conflict[]): WriteResult {
  return { ...failure('changed'), conflicts };
}
