import { sha256Hex } from '../../platform/hashes.ts';

/**
 * Returns the SHA-256 of a stored submission, lower-case hex. It is stored beside the submission, which nothing changes later,
 * so that a change by other means is noticed. The order of the fields makes no difference, since Firestore does not keep
 * it.
 */
export function submissionDigest(submission: object | undefined): string {
  return sha256Hex(JSON.stringify(submission ?? null, inOrder));
}

/** For JSON.stringify: sorts the keys of each map. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
