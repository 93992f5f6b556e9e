import type { Change, StoredFields } from '@pa-ledger/domain/ledger/journal';
import {
  doc,
  getDoc,
  runTransaction,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase/firestore';
import {
  fieldsOf,
  SERVER_TIME,
  toStored,
  versionOf,
  type CollectionName,
  type Fields,
} from './documents.ts';
import { knownVersionFailure, readVersionFailure } from './data-version.ts';
import { failure, failureOf, type Failure } from './failure.ts';
import { adminFirestore } from './firestore.ts';
import { recorderFor } from './journal.ts';
import { sameValue } from './same-value.ts';

/** After this long without an answer, in ms, a write counts as not done. */
const TIMEOUT_MS = 20_000;

/** A change of one document, made from the version that was loaded. `fields` are all of its fields but the version. */
export type Write =
  | {
      readonly kind: 'create';
      readonly in: CollectionName;
      readonly id: string;
      readonly fields: Fields;
    }
  | {
      readonly kind: 'update';
      readonly in: CollectionName;
      readonly id: string;
      readonly version: number;
      readonly fields: Fields;
    }
  | {
      readonly kind: 'remove';
      readonly in: CollectionName;
      readonly id: string;
      readonly version: number;
    };

/** What stands in the way of a write: the document as it is now, null when it is gone. */
export interface Conflict {
  readonly id: string;
  readonly current: Fields | null;
}

export type WriteResult =
  | { readonly ok: true }
  | (Failure & { readonly conflicts: readonly Conflict[] });

/** Creates a document; with the id of a removed one it brings that one back (Undo). */
export function create(name: CollectionName, id: string, fields: Fields): Promise<WriteResult> {
  return commit([{ kind: 'create', in: name, id, fields }]);
}

export function update(
  name: CollectionName,
  id: string,
  version: number,
  fields: Fields,
): Promise<WriteResult> {
  return commit([{ kind: 'update', in: name, id, version, fields }]);
}

export function remove(name: CollectionName, id: string, version: number): Promise<WriteResult> {
  return commit([{ kind: 'remove', in: name, id, version }]);
}

/**
 * Does all of the writes or none, each together with its journal entry if it has one. Nothing waits in a queue: without
 * a connection the answer is 'offline', and what was typed stays where it was typed. A write that has already arrived
 * (its answer was lost) counts as done.
 */
export async function commit(writes: readonly Write[]): Promise<WriteResult> {
  if (!navigator.onLine) return { ...failure('offline'), conflicts: [] };
  const known = knownVersionFailure();
  if (known !== null) return { ...known, conflicts: [] };
  try {
    const db = await adminFirestore();
    return await Promise.race([attempt(db, writes), givenUp()]);
  } catch (error) {
    return { ...failureOf(error), conflicts: [] };
  }
}

async function attempt(db: Firestore, writes: readonly Write[]): Promise<WriteResult> {
  const record = await recorderFor(
    db,
    writes.map((write) => write.in),
  );
  try {
    const conflicts = await runTransaction(db, async (transaction) => {
      const states = await statesOf(db, writes, (place) => transaction.get(place));
      const found = states.flatMap(({ conflict }) => conflict ?? []);
      if (found.length > 0) return found;
      for (const { write, place, before, done } of states) {
        if (done) continue;
        const change = changeOf(write, before);
        if (change.after === null) transaction.delete(place);
        else transaction.set(place, change.after);
        record(transaction, place, change);
      }
      return [];
    });
    return conflicts.length === 0 ? { ok: true } : changed(conflicts);
  } catch (error) {
    const failed = failureOf(error);
    if (failed.why !== 'denied') return { ...failed, conflicts: [] };
    // The rules refuse an overtaken version before the transaction notices it.
    const states = await statesOf(db, writes, (place) => getDoc(place));
    // They may also refuse one that has landed already, its answer lost.
    if (states.every(({ done }) => done)) return { ok: true };
    const conflicts = states.flatMap(({ conflict }) => conflict ?? []);
    if (conflicts.length > 0) return changed(conflicts);
    // Or the data are of another version than this page, and it has not been heard of yet.
    return { ...((await readVersionFailure()) ?? failed), conflicts: [] };
  }
}

interface State {
  readonly write: Write;
  readonly place: DocumentReference;
  /** The document as it is stored; null when it is not there. */
  readonly before: StoredFields | null;
  readonly conflict: Conflict | null;
  readonly done: boolean;
}

function statesOf(
  db: Firestore,
  writes: readonly Write[],
  get: (place: DocumentReference) => Promise<DocumentSnapshot>,
): Promise<readonly State[]> {
  return Promise.all(
    writes.map(async (write) => {
      const place = doc(db, write.in, write.id);
      const snapshot = await get(place);
      const current = snapshot.exists() ? fieldsOf(snapshot) : null;
      const done = isDone(write, current);
      const inTheWay = !done && (current === null ? 0 : versionOf(current)) !== baseVersion(write);
      const before = snapshot.data() ?? null;
      return { write, place, before, done, conflict: inTheWay ? { id: write.id, current } : null };
    }),
  );
}

/** What a write makes of its document, in the SDK's form. A document to remove is there, or the write is done already. */
function changeOf(write: Write, before: StoredFields | null): Change {
  return write.kind === 'remove'
    ? { before: before ?? {}, after: null }
    : { before, after: { ...toStored(write.fields), version: nextVersion(write) } };
}

/** The version that a write starts from; 0 means that there must be no document. */
function baseVersion(write: Write): number {
  return write.kind === 'create' ? 0 : write.version;
}

function nextVersion(write: Write): number {
  return baseVersion(write) + 1;
}

function isDone(write: Write, current: Fields | null): boolean {
  if (write.kind === 'remove') return current === null;
  if (current === null || versionOf(current) !== nextVersion(write)) return false;
  return Object.entries(write.fields).every(
    ([key, value]) =>
      value === SERVER_TIME || value === undefined || sameValue(current[key], value),
  );
}

function changed(conflicts: readonly Conflict[]): WriteResult {
  return { ...failure('changed'), conflicts };
}

function givenUp(): Promise<WriteResult> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ ...failure('offline'), conflicts: [] }), TIMEOUT_MS);
  });
}
