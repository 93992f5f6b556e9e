import type { Amendment } from '@pa-ledger/domain/ledger/amendment';
import { knownVersionFailure, readVersionFailure } from './data-version.ts';
import type { CollectionName, Fields } from './documents.ts';
import { failure, type Failure } from './failure.ts';
import { commit as commitAll } from './write-source.ts';
import { MAX_WRITES, type Write, type WriteResult } from './write.ts';

/** After this long without an answer, in ms, a write counts as not done. */
const TIMEOUT_MS = 20_000;

/**
 * Creates a document; with a deleted one's id, it restores that one (Undo, 'Save mine again').
 * @param amendment for a line of an adopted budget, as in `update` and `remove`.
 */
export function create(
  name: CollectionName,
  id: string,
  fields: Fields,
  amendment?: Amendment,
): Promise<WriteResult> {
  return commit([{ kind: 'create', in: name, id, fields, amendment }]);
}

export function update(
  name: CollectionName,
  id: string,
  version: number,
  fields: Fields,
  amendment?: Amendment,
): Promise<WriteResult> {
  return commit([{ kind: 'update', in: name, id, version, fields, amendment }]);
}

export function remove(
  name: CollectionName,
  id: string,
  version: number,
  amendment?: Amendment,
): Promise<WriteResult> {
  return commit([{ kind: 'remove', in: name, id, version, amendment }]);
}

/** The result of writes that take more than one commit. */
export interface SlicedResult {
  /** The committed writes. */
  readonly saved: readonly Write[];
  /** The first result that isn't ok; it tried nothing after that. */
  readonly result: WriteResult;
}

/** Commits writes in slices of `MAX_WRITES`, each all or nothing, until one fails. */
export async function commitInSlices(writes: readonly Write[]): Promise<SlicedResult> {
  for (let start = 0; start < writes.length; start += MAX_WRITES) {
    const result = await commit(writes.slice(start, start + MAX_WRITES));
    if (!result.ok) return { saved: writes.slice(0, start), result };
  }
  return { saved: writes, result: { ok: true } };
}

/**
 * Commits all of the writes or none. It queues nothing: without a connection the result is 'offline', after a while without an
 * answer 'noAnswer', and the typed values stay in the form.
 */
async function commit(writes: readonly Write[]): Promise<WriteResult> {
  if (!navigator.onLine) return withoutConflicts(failure('offline'));
  const known = knownVersionFailure();
  if (known !== null) return withoutConflicts(known);
  return Promise.race([attempt(writes), timedOut()]);
}

async function attempt(writes: readonly Write[]): Promise<WriteResult> {
  const result = await commitAll(writes);
  if (result.ok || result.why !== 'denied') return result;
  // The data may have another version than this page, which the page doesn't know yet.
  const version = await readVersionFailure();
  if (version !== null) return withoutConflicts(version);
  const locked = await lockFailureOf(writes);
  return locked === null ? result : withoutConflicts(locked);
}

/** Loads its code when needed; if that fails, the result is still the first failure. */
async function lockFailureOf(writes: readonly Write[]): Promise<Failure | null> {
  try {
    const { readLockFailure } = await import('./lock-failure.ts');
    return await readLockFailure(writes);
  } catch {
    return null;
  }
}

function withoutConflicts(failed: Failure): WriteResult {
  return { ...failed, conflicts: [] };
}

function timedOut(): Promise<WriteResult> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(withoutConflicts(failure('noAnswer'))), TIMEOUT_MS);
  });
}
