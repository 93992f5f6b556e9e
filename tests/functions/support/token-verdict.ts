import { encodeToken, type LinkPayload } from '@pa-ledger/domain/links/link';
import { randomBytes } from 'node:crypto';
import { DomainError } from '../../../functions/src/platform/domain-error.ts';
import { parseLinkKeys, type LinkKeys, verifyToken } from '../../../functions/src/links/token.ts';

/** Link keys as the secret holds them. @param keys from key id to the key's bytes. */
export function keysOf(current: string, keys: Readonly<Record<string, Buffer>>): LinkKeys {
  const encoded = Object.entries(keys).map(([id, key]) => [id, key.toString('base64url')] as const);
  return parseLinkKeys(JSON.stringify({ current, keys: Object.fromEntries(encoded) }));
}

/** Fresh keys: the current one, `now`, and one before it, `old`. */
export function freshKeys(now = randomBytes(32)): LinkKeys {
  return keysOf('now', { now, old: randomBytes(32) });
}

/** What the check of a token says: 'accepted', or the code of the refusal. */
export function verdict(token: string, keys: LinkKeys, now: number): string {
  try {
    verifyToken(token, keys, now);
    return 'accepted';
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

/** What a genuine token says. */
export function payloadOf(token: string): LinkPayload {
  // Made by signToken.
  return JSON.parse(Buffer.from(token, 'base64url').toString()) as LinkPayload;
}

/** A genuine token with other fields, in its one spelling, under the MAC that it had. */
export function changedToken(token: string, own: Partial<LinkPayload>): string {
  return encodeToken({ ...payloadOf(token), ...own });
}
