import { membersOf } from '../untyped.ts';
import { isTokenNumber, isTokenText, macBytes, readTokenText, tokenText } from './token-text.ts';

/*
 * Links for submitters. They have no account, only links that we email to the address on file. Each link has one
 * purpose, which the MAC covers, and no other API address accepts it.
 */

/** What a submitter's link is for: to see the expense's status, to correct it, or to withdraw it. */
export const SUBMITTER_PURPOSES = ['status', 'correct', 'withdraw'] as const;

export type SubmitterPurpose = (typeof SUBMITTER_PURPOSES)[number];

/** The content of a submitter's link. The MAC covers every field but `m`. */
export interface SubmitterPayload {
  readonly expenseId: string;
  readonly p: SubmitterPurpose;
  /**
   * What it applies to: the return's nonce for a correction, the version's number for a withdrawal, always `status` for
   * the status.
   */
  readonly n: string;
  /** A hash of the submitter's id: once the address on file changes, we refuse the link. */
  readonly a: string;
  /** Expiry, in milliseconds since 1970 UTC: from then on we refuse the link. */
  readonly x: number;
  /** The id of the key that made the MAC. */
  readonly k: string;
  /** The MAC, base64url. */
  readonly m: string;
}

/** The payload without its MAC. */
export type SubmitterClaims = Omit<SubmitterPayload, 'm'>;

/**
 * As written in the token, where `i` is the expense's id, to keep it short: if a mail gateway moves a token into the
 * path, the Hosting emulator looks for a file of that name, which has at most 255 bytes.
 */
interface WrittenPayload extends Omit<SubmitterPayload, 'expenseId'> {
  readonly i: string;
}

const FIELDS = ['i', 'p', 'n', 'a', 'x', 'k', 'm'] as const;

/** Returns the token of a link. */
export function encodeSubmitterToken({ expenseId, ...payload }: SubmitterPayload): string {
  return tokenText(FIELDS, { ...payload, i: expenseId });
}

/** Reads a token in the one spelling that `encodeSubmitterToken` writes; null for every other text. */
export function decodeSubmitterToken(token: string): SubmitterPayload | null {
  const written = readTokenText<WrittenPayload>(token, FIELDS, isWritten);
  if (written === null) return null;
  const { i: expenseId, ...payload } = written;
  return { expenseId, ...payload };
}

/** Returns the bytes that the MAC covers. */
export function submitterMacInput({ expenseId, p, n, a, x, k }: SubmitterClaims) {
  return macBytes('pa-ledger submitter link 1', [expenseId, p, n, a, String(x), k]);
}

function isWritten(value: unknown): value is WrittenPayload {
  const fields = membersOf(value);
  return (
    (['i', 'n', 'a', 'k', 'm'] as const).every((field) => isTokenText(fields[field])) &&
    SUBMITTER_PURPOSES.some((purpose) => purpose === fields['p']) &&
    isTokenNumber(fields['x'], Number.MAX_SAFE_INTEGER)
  );
}
