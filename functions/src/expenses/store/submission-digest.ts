import { sha256Hex } from '../../platform/hashes.ts';

/**
 * The SHA-256 of a submission as it is kept, lower-case hex. It is stored beside the submission, which nothing changes
 * later, so that one that was changed all the same is recognised. The order of the fields makes no difference:
 * Firestore does not keep it.
 */
export function submissionDigest(submission: object | undefined): string {
  return sha256Hex(JSON.stringify(submission ?? null, inOrder));
}

/** For JSON.stringify: every map with its keys in one order. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
