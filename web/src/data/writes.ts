import { knownVersionFailure, readVersionFailure } from './data-version.ts';
import type { CollectionName, Fields } from './documents.ts';
import { failure, type Failure } from './failure.ts';
import { commit as commitAll } from './write-source.ts';
import type { Write, WriteResult } from './write.ts';

/** After this long without an answer, in ms, a write counts as not done. */
const TIMEOUT_MS = 20_000;

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
 * Commits all of the writes or none. Nothing is queued: without a connection the result is 'offline', and the typed values
 * stay in the form.
 */
export async function commit(writes: readonly Write[]): Promise<WriteResult> {
  if (!navigator.onLine) return withoutConflicts(failure('offline'));
  const known = knownVersionFailure();
  if (known !== null) return withoutConflicts(known);
  return Promise.race([attempt(writes), timedOut()]);
}

async function attempt(writes: readonly Write[]): Promise<WriteResult> {
  const result = await commitAll(writes);
  if (result.ok || result.why !== 'denied') return result;
  // The data may be of another version than this page, and the page does not know it yet.
  const version = await readVersionFailure();
  return version === null ? result : withoutConflicts(version);
}

function withoutConflicts(failed: Failure): WriteResult {
  return { ...failed, conflicts: [] };
}

function timedOut(): Promise<WriteResult> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(withoutConflicts(failure('offline'))), TIMEOUT_MS);
  });
}
