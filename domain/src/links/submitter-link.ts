import { membersOf } from '../untyped.ts';
import { isTokenNumber, isTokenText, macBytes, readTokenText, tokenText } from './token-text.ts';

/*
 * Links to whoever submitted an expense. They have no account, so a link in a mail to the address on file is what they have.
 * A link is for one purpose: the MAC covers it, and no other address of the API takes it.
 */

/** What a link to the submitter is for: to see how the expense is doing, to correct it, or to take it back. */
export const SUBMITTER_PURPOSES = ['status', 'correct', 'withdraw'] as const;

export type SubmitterPurpose = (typeof SUBMITTER_PURPOSES)[number];

/** The content of a link to the submitter. The MAC covers every field but `m`. */
export interface SubmitterPayload {
  readonly expenseId: string;
  readonly p: SubmitterPurpose;
  /**
   * What it is about: for a correction the nonce of the return, for a withdrawal the number of the version, for the status
   * always `status`.
   */
  readonly n: string;
  /** A hash of the submitter's id: with another address on file, the link is refused. */
  readonly a: string;
  /** Expiry, in milliseconds since 1970 UTC: from then on the link is refused. */
  readonly x: number;
  /** The id of the key that made the MAC. */
  readonly k: string;
  /** The MAC, base64url. */
  readonly m: string;
}

/** The payload without its MAC. */
export type SubmitterClaims = Omit<SubmitterPayload, 'm'>;

/**
 * As it is written: `i` is the expense's id. A token that a mail gateway moved into the path is looked for as a file by the
 * Hosting emulator, and a file's name has at most 255 bytes.
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
