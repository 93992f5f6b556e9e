import { MAX_STEPS } from '../approvers/approval-chain.ts';
import { membersOf } from '../members.ts';

/** The content of an approval link. The MAC covers every field but `m`. */
export interface LinkPayload {
  readonly expenseId: string;
  /** The step's index. */
  readonly s: number;
  /** A hash of the approver's address. */
  readonly a: string;
  /** The step's nonce. */
  readonly n: string;
  /** Expiry, in milliseconds since 1970 UTC: from then on the link is refused. */
  readonly x: number;
  /** The id of the key that made the MAC. */
  readonly k: string;
  /** The MAC, base64url. */
  readonly m: string;
}

/** The payload without its MAC. */
export type LinkClaims = Omit<LinkPayload, 'm'>;

const FIELDS = ['expenseId', 's', 'a', 'n', 'x', 'k', 'm'] as const;
const MAX_TOKEN_LENGTH = 1_000;

/** Returns the token of a link: base64url of the payload as JSON, its fields in one fixed order. */
export function encodeToken(payload: LinkPayload): string {
  const ordered = Object.fromEntries(FIELDS.map((field) => [field, payload[field]]));
  return toBase64Url(new TextEncoder().encode(JSON.stringify(ordered)));
}

/**
 * Reads a token for the server: exactly the fields and types, in the one spelling that `encodeToken` writes, so that no
 * two tokens mean the same.
 * @returns null for every other text.
 */
export function decodeToken(token: string): LinkPayload | null {
  if (token.length > MAX_TOKEN_LENGTH) return null;
  const payload = jsonOf(token);
  if (!isLinkPayload(payload)) return null;
  return encodeToken(payload) === token ? payload : null;
}

/**
 * Returns the expense id for the request's body (docs/behaviour.md, 'Approval links'): the `expenseId` in the base64
 * JSON of the token, in either alphabet; if decoding fails, the raw token.
 */
export function expenseIdOfToken(token: string): string {
  const { expenseId } = membersOf(jsonOf(token));
  return typeof expenseId === 'string' && expenseId !== '' ? expenseId : token;
}

/**
 * Returns the bytes that the MAC covers: every field with its length in bytes before it, so that no two sets of fields
 * give the same bytes.
 */
export function macInput(claims: LinkClaims): Uint8Array<ArrayBuffer> {
  const values = [
    claims.expenseId,
    String(claims.s),
    claims.a,
    claims.n,
    String(claims.x),
    claims.k,
  ];
  const encoder = new TextEncoder();
  const prefixed = values.map((value) => `${encoder.encode(value).length}:${value}`).join('');
  return encoder.encode(`pa-ledger approval link 1|${prefixed}`);
}

function isLinkPayload(value: unknown): value is LinkPayload {
  const fields = membersOf(value);
  if (Object.keys(fields).length !== FIELDS.length) return false;
  const texts = ['expenseId', 'a', 'n', 'k', 'm'].every((field) => isText(fields[field]));
  return (
    texts && isWhole(fields['s'], MAX_STEPS - 1) && isWhole(fields['x'], Number.MAX_SAFE_INTEGER)
  );
}

function isText(value: unknown): boolean {
  // Half a surrogate pair has no UTF-8 of its own: the MAC could not tell two of them apart.
  return typeof value === 'string' && value !== '' && value.isWellFormed();
}

function isWhole(value: unknown, most: number): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= most;
}

function jsonOf(token: string): unknown {
  try {
    const bytes = fromBase64(token);
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return null;
  }
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
