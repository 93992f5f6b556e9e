import { PERSON_LINKS, type PersonLinkPurpose } from '../people/people-requests.ts';
import { membersOf } from '../untyped.ts';
import { isTokenNumber, isTokenText, macBytes, readTokenText, tokenText } from './token-text.ts';

/*
 * Links for people of the panel: to join, or to set a new password. Each has one purpose, which the MAC covers, and works
 * once: its nonce is in `personLinks/{uid}`.
 */

/** The content of a person's link. The MAC covers every field but `m`. */
export interface PersonLinkPayload {
  /** The person's id. */
  readonly u: string;
  readonly p: PersonLinkPurpose;
  /** The link's nonce. */
  readonly n: string;
  /** Expiry, in milliseconds since 1970 UTC: from then on we refuse the link. */
  readonly x: number;
  /** The id of the key that made the MAC. */
  readonly k: string;
  /** The MAC, base64url. */
  readonly m: string;
}

/** The payload without its MAC. */
export type PersonLinkClaims = Omit<PersonLinkPayload, 'm'>;

const FIELDS = ['u', 'p', 'n', 'x', 'k', 'm'] as const;

/** Returns the token of a link. */
export function encodePersonToken(payload: PersonLinkPayload): string {
  return tokenText(FIELDS, { ...payload });
}

/** Reads a token in the one spelling that `encodePersonToken` writes; null for every other text. */
export function decodePersonToken(token: string): PersonLinkPayload | null {
  return readTokenText<PersonLinkPayload>(token, FIELDS, isPayload);
}

/** Returns the bytes that the MAC covers. */
export function personMacInput({ u, p, n, x, k }: PersonLinkClaims): Uint8Array<ArrayBuffer> {
  return macBytes('pa-ledger person link 1', [u, p, n, String(x), k]);
}

function isPayload(value: unknown): value is PersonLinkPayload {
  const fields = membersOf(value);
  return (
    (['u', 'n', 'k', 'm'] as const).every((field) => isTokenText(fields[field])) &&
    PERSON_LINKS.some((purpose) => purpose === fields['p']) &&
    isTokenNumber(fields['x'], Number.MAX_SAFE_INTEGER)
  );
}
