import {
  decodePersonToken,
  encodePersonToken,
  personMacInput,
  type PersonLinkPayload,
} from '@pa-ledger/domain/links/person-link';
import type { PersonLinkPurpose } from '@pa-ledger/domain/people/people-requests';
import type { Instant } from '@pa-ledger/domain/time/dates';
import { DomainError } from '../platform/domain-error.ts';
import { genuine, macOf, type LinkKeys } from './token.ts';

/** What a person's link is for. */
export interface PersonLinkSubject {
  readonly uid: string;
  readonly purpose: PersonLinkPurpose;
  readonly nonce: string;
  readonly expiresAt: Instant;
}

/** Makes the token of a person's link. */
export function signPersonToken(
  { uid, purpose, nonce, expiresAt }: PersonLinkSubject,
  { current }: LinkKeys,
): string {
  const claims = { u: uid, p: purpose, n: nonce, x: expiresAt, k: current.id };
  return encodePersonToken({ ...claims, m: macOf(personMacInput(claims), current.key) });
}

/**
 * Checks a token by itself, before reading anything: form, purpose, key, MAC in constant time, expiry by the server's
 * clock.
 * @throws DomainError `personLinkExpired` for a genuine link that expired, `personLinkRefused` for any other fault.
 */
export function verifyPersonToken(token: string, keys: LinkKeys, now: Instant): PersonLinkPayload {
  const payload = genuine(decodePersonToken(token), personMacInput, keys, 'personLinkRefused');
  if (now >= payload.x) throw new DomainError('personLinkExpired');
  return payload;
}
