import { createHash } from 'node:crypto';

/** Returns the SHA-256 of a text, lower-case hex. */
export function sha256Hex(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Returns the first characters (6 bits each) of the SHA-256 of a text, base64url: part of an id. */
export function shortHash(text: string, length: number): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, length);
}
