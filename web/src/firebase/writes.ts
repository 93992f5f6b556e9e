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

/** A change of one document, based on the loaded version. `fields` are all of its fields except the version. */
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

/** The reason of a conflict: the document as it is now, null if it was deleted. */
export interface Conflict {
  readonly id: string;
  readonly current: Fields | null;
}

export type WriteResult =
  | { readonly ok: true }
  | (Failure & { readonly conflicts: readonly Conflict[] });

/** Creates a document; with the id of a deleted one it restores that one (Undo). */
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
 * Commits all of the writes or none, each with its journal entry if it has one. Nothing is queued: without a connection
 * the result is 'offline', and the typed values stay in the form. A write that was committed before (its answer was lost)
 * counts as done.
 */
export async function commit(writes: readonly Write[]): Promise<WriteResult> {
  if (!navigator.onLine) return { ...failure('offline'), conflicts: [] };
  const known = knownVersionFailure();
  if (known !== null) return { ...known, conflicts: [] };
  try {
    const db = await adminFirestore();
    return await Promise.race([attempt(db, writes), timedOut()]);
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
    // The rules refuse a stale version before the transaction notices it.
    const states = await statesOf(db, writes, (place) => getDoc(place));
    // They may also refuse a write that was committed before, its answer lost.
    if (states.every(({ done }) => done)) return { ok: true };
    const conflicts = states.flatMap(({ conflict }) => conflict ?? []);
    if (conflicts.length > 0) return changed(conflicts);
    // Or the data are of another version than this page, and the page does not know it yet.
    return { ...((await readVersionFailure()) ?? failed), conflicts: [] };
  }
}

interface State {
  readonly write: Write;
  readonly place: DocumentReference;
  /** The stored document; null if it does not exist. */
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
      const isStale = !done && (current === null ? 0 : versionOf(current)) !== baseVersion(write);
      const before = snapshot.data() ?? null;
      return { write, place, before, done, conflict: isStale ? { id: write.id, current } : null };
    }),
  );
}

/** Returns the change of a document, in the SDK's types. A document to remove exists, or the write is done already. */
function changeOf(write: Write, before: StoredFields | null): Change {
  return write.kind === 'remove'
    ? { before: before ?? {}, after: null }
    : { before, after: { ...toStored(write.fields), version: nextVersion(write) } };
}

/** The version that a write is based on; 0 means that no document may exist. */
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

function timedOut(): Promise<WriteResult> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ ...failure('offline'), conflicts: [] }), TIMEOUT_MS);
  });
}
