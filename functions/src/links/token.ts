import type { ErrorCode } from '@pa-ledger/domain/error-messages';
import { normalizeEmail } from '@pa-ledger/domain/people/email';
import type { Instant } from '@pa-ledger/domain/time/dates';
import {
  decodeToken,
  encodeToken,
  macInput,
  type LinkClaims,
  type LinkPayload,
} from '@pa-ledger/domain/links/link';
import { LINK_LIFETIME_MS } from '@pa-ledger/domain/limits';
import { membersOf } from '@pa-ledger/domain/untyped';
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { DomainError } from '../platform/domain-error.ts';
import { isBlank } from '@pa-ledger/domain/text/text';

const NONCE_BYTES = 16;
const HASH_BYTES = 16;

/** 128 random bits from the platform's generator, base64url. */
export function newNonce(): string {
  return randomBytes(NONCE_BYTES).toString('base64url');
}

/** Stands for a person in a link, so that the link doesn't hold the address. */
export function addressHash(expenseId: string, address: string): string {
  return personHash(expenseId, normalizeEmail(address));
}

/** Stands for a person in a link. Each expense has its own hash of the same person. */
export function personHash(expenseId: string, person: string): string {
  const hash = createHash('sha256').update(`${expenseId}\n${person}`).digest();
  return hash.subarray(0, HASH_BYTES).toString('base64url');
}

/** What a link is for. */
export interface LinkSubject {
  readonly expenseId: string;
  readonly step: number;
  readonly nonce: string;
  readonly approver: string;
  /** Whether opening it approves, if the school allows that. Others only open the review. */
  readonly acts?: true;
}

/** Makes the token of a link. It expires 30 days after `now`. */
export function signToken(subject: LinkSubject, keys: LinkKeys, now: Instant): string {
  const claims: LinkClaims = {
    expenseId: subject.expenseId,
    ...(subject.acts === undefined && { p: 'review' }),
    s: subject.step,
    a: addressHash(subject.expenseId, subject.approver),
    n: subject.nonce,
    x: now + LINK_LIFETIME_MS,
    k: keys.current.id,
  };
  return encodeToken({ ...claims, m: macOf(macInput(claims), keys.current.key) });
}

/**
 * Checks a token by itself, before reading anything: form, key, MAC in constant time, expiry by the server's clock.
 * @throws DomainError `linkExpired` for a genuine link that expired, `linkRefused` for any other fault.
 */
export function verifyToken(token: string, keys: LinkKeys, now: Instant): LinkPayload {
  const payload = genuineToken(token, keys);
  if (now >= payload.x) throw new DomainError('linkExpired');
  return payload;
}

/**
 * Like `verifyToken`, but an expired link will do: just enough to email a new one.
 * @throws DomainError `linkRefused`.
 */
export function genuineToken(token: string, keys: LinkKeys): LinkPayload {
  return genuine(decodeToken(token), macInput, keys, 'linkRefused');
}

/** Returns the payload of any link's token if one of our keys made its MAC. @throws DomainError `refusal`. */
export function genuine<Payload extends { readonly k: string; readonly m: string }>(
  payload: Payload | null,
  bytesOf: (payload: Payload) => Uint8Array,
  keys: LinkKeys,
  refusal: ErrorCode,
): Payload {
  const key = payload === null ? null : keys.find(payload.k);
  if (payload === null || key === null) throw new DomainError(refusal);
  if (!sameText(macOf(bytesOf(payload), key), payload.m)) throw new DomainError(refusal);
  return payload;
}

/** Whether two texts are equal. The time it takes doesn't depend on where they differ. */
export function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Returns the MAC of some bytes, base64url. */
export function macOf(bytes: Uint8Array, key: Buffer): string {
  return createHmac('sha256', key).update(bytes).digest('base64url');
}

/** The keys of the links: the current one signs, the others verify until their links expire. */
export interface LinkKeys {
  readonly current: { readonly id: string; readonly key: Buffer };
  find(id: string): Buffer | null;
}

const KEY_BYTES = 32;

const MAX_KEY_ID_LENGTH = 32;

/**
 * Reads the secret `APPROVAL_LINK_KEYS`: `{"current":"<id>","keys":{"<id>":"<32 bytes, base64url>"}}`.
 * @throws Error, without quoting the secret, if it's absent or malformed or a key has another length: we never make or
 * accept a link with a weak key.
 */
export function parseLinkKeys(secret: string | undefined): LinkKeys {
  if (secret === undefined || isBlank(secret)) throw new Error('APPROVAL_LINK_KEYS is not set.');
  // By hand: the first answer waits for this, and loading a library would take longer than the check.
  const { current, keys, ...others } = membersOf(parseJson(secret));
  if (!isKeyId(current) || Object.keys(others).length > 0) throw malformed();
  const byId = new Map<string, Buffer>();
  for (const [id, encoded] of Object.entries(membersOf(keys))) {
    if (!isKeyId(id) || typeof encoded !== 'string') throw malformed();
    const key = Buffer.from(encoded, 'base64url');
    if (key.length !== KEY_BYTES) throw new Error('A key of APPROVAL_LINK_KEYS is not 32 bytes.');
    byId.set(id, key);
  }
  const key = byId.get(current);
  if (key === undefined) throw new Error('The current key of APPROVAL_LINK_KEYS is missing.');
  return { current: { id: current, key }, find: (id) => byId.get(id) ?? null };
}

function isKeyId(value: unknown): value is string {
  return typeof value === 'string' && value.length >= 1 && value.length <= MAX_KEY_ID_LENGTH;
}

const malformed = (): Error => new Error('APPROVAL_LINK_KEYS has another form than it must have.');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('APPROVAL_LINK_KEYS is not JSON.');
  }
}
