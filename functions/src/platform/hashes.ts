import { createHash } from 'node:crypto';
import { byText } from '@pa-ledger/domain/text/sort';

/** Returns the SHA-256 of a text, lower-case hex. */
export function sha256Hex(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Returns JSON with the keys of each map sorted, since Firestore doesn't keep their order. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value ?? null, inOrder);
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(byText(([key]) => key)));
}

/** Returns the first characters (6 bits each) of the SHA-256 of a text, base64url: part of an id. */
export function shortHash(text: string, length: number): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, length);
}
