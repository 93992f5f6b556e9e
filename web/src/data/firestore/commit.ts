import type { Change, StoredFields } from '@pa-ledger/domain/ledger/journal';
import {
  doc,
  getDoc,
  runTransaction,
  serverTimestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase/firestore';
import { SERVER_TIME, type Fields } from '../documents.ts';
import { failure } from '../failure.ts';
import {
  conflictOf,
  isDone,
  nextVersion,
  type Conflict,
  type Write,
  type WriteResult,
} from '../write.ts';
import { failureOf } from './failure-of.ts';
import { recorderFor } from './journal.ts';
import { fieldsOf } from './plain-values.ts';

/** Commits the writes in one transaction, each with its journal entry if its collection has one. */
export async function commit(
  db: Firestore,
  uid: () => Promise<string>,
  writes: readonly Write[],
): Promise<WriteResult> {
  try {
    const conflicts = await attempt(db, uid, writes);
    return conflicts.length === 0 ? { ok: true } : changed(conflicts);
  } catch (error) {
    const failed = { ...failureOf(error), conflicts: [] };
    return failed.why === 'denied' ? await whyDenied(db, writes, failed) : failed;
  }
}

async function attempt(
  db: Firestore,
  uid: () => Promise<string>,
  writes: readonly Write[],
): Promise<readonly Conflict[]> {
  const names = writes.map((write) => write.in);
  const record = await recorderFor(db, uid, names);
  return runTransaction(db, async (transaction) => {
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
}

/** The rules refuse a stale version before the transaction notices it, and also a write that was committed before. */
async function whyDenied(
  db: Firestore,
  writes: readonly Write[],
  denied: WriteResult,
): Promise<WriteResult> {
  try {
    const states = await statesOf(db, writes, (place) => getDoc(place));
    if (states.every(({ done }) => done)) return { ok: true };
    const conflicts = states.flatMap(({ conflict }) => conflict ?? []);
    return conflicts.length > 0 ? changed(conflicts) : denied;
  } catch (error) {
    return { ...failureOf(error), conflicts: [] };
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
      const before = snapshot.data() ?? null;
      const done = isDone(write, current);
      return { write, place, before, done, conflict: conflictOf(write, current) };
    }),
  );
}

/** Returns the change of a document, in the SDK's types. A document to remove exists, or the write is done already. */
function changeOf(write: Write, before: StoredFields | null): Change {
  return write.kind === 'remove'
    ? { before: before ?? {}, after: null }
    : { before, after: { ...toStored(write.fields), version: nextVersion(write) } };
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
