import type { Fields } from '../../firebase/documents.ts';
import { versionOf } from '../../firebase/documents.ts';
import type { Failure } from '../../firebase/failure.ts';
import type { WriteResult } from '../../firebase/writes.ts';

/** Something of the association and the version of it that was loaded; null for a new one. */
export interface Loaded<V> {
  readonly values: V;
  readonly version: number | null;
}

/** How a save went. `current` comes with 'changed': what is stored now, null when it was deleted. */
export type SaveResult<V> =
  | { readonly ok: true }
  | (Failure & { readonly current?: Loaded<V> | null });

/** A form's result out of that of the write of one document. */
export function saveResultOf<V>(
  result: WriteResult,
  valuesOf: (fields: Fields) => V,
): SaveResult<V> {
  if (result.ok) return result;
  const { conflicts, ...failed } = result;
  const [conflict] = conflicts;
  if (conflict === undefined) return failed;
  const { current } = conflict;
  return {
    ...failed,
    current: current && { values: valuesOf(current), version: versionOf(current) },
  };
}
