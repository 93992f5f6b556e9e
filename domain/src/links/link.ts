import { MAX_STEPS } from '../approvers/approval-chain.ts';
import { membersOf } from '../untyped.ts';
import {
  isTokenNumber,
  isTokenText,
  jsonOfToken,
  macBytes,
  readTokenText,
  tokenText,
} from './token-text.ts';

/** The content of an approval link. The MAC covers every field but `m`. */
export interface LinkPayload {
  readonly expenseId: string;
  /**
   * Set for a link that opens the request for review. Without it, the link acts: with `oneClickApproval`, opening it
   * approves.
   */
  readonly p?: 'review';
  /** The step's index. */
  readonly s: number;
  /** A hash of the approver's address. */
  readonly a: string;
  /** The step's nonce. */
  readonly n: string;
  /** Expiry, in milliseconds since 1970 UTC: from then on we refuse the link. */
  readonly x: number;
  /** The id of the key that made the MAC. */
  readonly k: string;
  /** The MAC, base64url. */
  readonly m: string;
}

/** The payload without its MAC. */
export type LinkClaims = Omit<LinkPayload, 'm'>;

const FIELDS = ['expenseId', 's', 'a', 'n', 'x', 'k', 'm'] as const;
const REVIEW_FIELDS = ['expenseId', 'p', 's', 'a', 'n', 'x', 'k', 'm'] as const;

/** Returns the token of a link: base64url of the payload as JSON, its fields in one fixed order. */
export function encodeToken(payload: LinkPayload): string {
  return tokenText(payload.p === undefined ? FIELDS : REVIEW_FIELDS, { ...payload });
}

/**
 * Reads a token for the server: exactly the fields and types, spelled exactly as `encodeToken` does, so that no two
 * tokens mean the same.
 * @returns null for every other text.
 */
export function decodeToken(token: string): LinkPayload | null {
  return (
    readTokenText(token, FIELDS, isLinkPayload) ??
    readTokenText(token, REVIEW_FIELDS, isReviewPayload)
  );
}

/** Whether a token claims to open a review. Only a hint for the page: the server checks the signature. */
export function saysReview(token: string): boolean {
  return membersOf(jsonOfToken(token))['p'] === 'review';
}

/**
 * Returns the expense id for the request's body (docs/behaviour.md, 'Approval links'): the `expenseId` in the base64
 * JSON of the token, in either alphabet; if decoding fails, the raw token.
 */
export function expenseIdOfToken(token: string): string {
  const { expenseId } = membersOf(jsonOfToken(token));
  return typeof expenseId === 'string' && expenseId !== '' ? expenseId : token;
}

/** Returns the bytes that the MAC covers: every field but the MAC itself. */
export function macInput({ expenseId, p, s, a, n, x, k }: LinkClaims): Uint8Array<ArrayBuffer> {
  const purpose = p === undefined ? 'pa-ledger approval link 1' : 'pa-ledger review link 1';
  return macBytes(purpose, [expenseId, String(s), a, n, String(x), k]);
}

function isReviewPayload(value: unknown): value is LinkPayload {
  return membersOf(value)['p'] === 'review' && isLinkPayload(value);
}

function isLinkPayload(value: unknown): value is LinkPayload {
  const fields = membersOf(value);
  return (
    (['expenseId', 'a', 'n', 'k', 'm'] as const).every((field) => isTokenText(fields[field])) &&
    isTokenNumber(fields['s'], MAX_STEPS - 1) &&
    isTokenNumber(fields['x'], Number.MAX_SAFE_INTEGER)
  );
}
