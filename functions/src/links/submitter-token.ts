import {
  STATUS_LINK_LIFETIME_MS,
  LINK_LIFETIME_MS,
  WITHDRAWAL_LINK_LIFETIME_MS,
} from '@pa-ledger/domain/limits';
import {
  decodeSubmitterToken,
  encodeSubmitterToken,
  submitterMacInput,
  type SubmitterClaims,
  type SubmitterPayload,
  type SubmitterPurpose,
} from '@pa-ledger/domain/links/submitter-link';
import type { Instant } from '@pa-ledger/domain/time/dates';
import { DomainError } from '../platform/domain-error.ts';
import { genuine, macOf, personHash, type LinkKeys } from './token.ts';

const LIFETIMES_MS: Readonly<Record<SubmitterPurpose, number>> = {
  status: STATUS_LINK_LIFETIME_MS,
  correct: LINK_LIFETIME_MS,
  withdraw: WITHDRAWAL_LINK_LIFETIME_MS,
};

/** What a submitter's link is for. */
interface SubmitterSubject {
  readonly expenseId: string;
  readonly purpose: SubmitterPurpose;
  /** See `SubmitterPayload.n`. */
  readonly about: string;
  /** Whose expense it is. Another address on file means another person. */
  readonly submitterId: string;
}

/** Makes the token of a submitter's link. Its purpose says how long it works. */
export function signSubmitterToken(
  { expenseId, purpose, about, submitterId }: SubmitterSubject,
  { current }: LinkKeys,
  now: Instant,
): string {
  const claims: SubmitterClaims = {
    expenseId,
    p: purpose,
    n: about,
    a: personHash(expenseId, submitterId),
    x: now + LIFETIMES_MS[purpose],
    k: current.id,
  };
  const mac = macOf(submitterMacInput(claims), current.key);
  return encodeSubmitterToken({ ...claims, m: mac });
}

/**
 * Checks a token by itself, before reading anything: form, purpose, key, MAC in constant time, expiry by the server's
 * clock.
 * @throws DomainError `submitterLinkExpired` for a genuine link that expired, `submitterLinkRefused` for any other
 * fault.
 */
export function verifySubmitterToken(
  token: string,
  purpose: SubmitterPurpose,
  keys: LinkKeys,
  now: Instant,
): SubmitterPayload {
  const payload = genuineSubmitterToken(token, keys);
  if (payload.p !== purpose) throw new DomainError('submitterLinkRefused');
  if (now >= payload.x) throw new DomainError('submitterLinkExpired');
  return payload;
}

/**
 * Like `verifySubmitterToken`, but for any purpose, and an expired link will do: just enough to email a new one to the
 * address on file.
 * @throws DomainError `submitterLinkRefused`.
 */
export function genuineSubmitterToken(token: string, keys: LinkKeys): SubmitterPayload {
  return genuine(decodeSubmitterToken(token), submitterMacInput, keys, 'submitterLinkRefused');
}
