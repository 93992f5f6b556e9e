import { type Fields, versionOf } from '../../../data/documents.ts';
import type { Failure } from '../../../data/failure.ts';
import type { WriteResult } from '../../../data/write.ts';

/** Values with the version that was loaded; null for something new. */
export interface Loaded<V> {
  readonly values: V;
  readonly version: number | null;
}

/** A save that failed. `current` comes with 'changed': what is stored now, null when it was deleted. */
export type FailedSave<V> = Failure & { readonly current?: Loaded<V> | null };

export type SaveResult<V> = { readonly ok: true } | FailedSave<V>;

/** Converts the result of writing one document to a form's result. */
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
