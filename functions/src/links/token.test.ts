import type { LinkPayload } from '@pa-ledger/domain/links/link';
import { LINK_LIFETIME_MS } from '@pa-ledger/domain/limits';
import { createHmac, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  changedToken,
  freshKeys,
  keysOf,
  payloadOf,
  verdict,
} from '../../../tests/functions/support/token-verdict.ts';
import { addressHash, newNonce, sameText, signToken, verifyToken } from './token.ts';

const KEY = randomBytes(32);
const KEYS = freshKeys(KEY);
const NOW = Date.parse('2026-10-20T15:00:00Z');
const SUBJECT = {
  expenseId: 'aB3dE5fG7hJ9kL1mN2pQ',
  step: 0,
  nonce: newNonce(),
  approver: 'chair@example.com',
};
const TOKEN = signToken(SUBJECT, KEYS, NOW);

describe('a token', () => {
  it('says what it was made for, in characters that a path takes', () => {
    const payload = verifyToken(TOKEN, KEYS, NOW);
    expect(payload).toMatchObject({ expenseId: SUBJECT.expenseId, s: 0, n: SUBJECT.nonce });
    expect(payload.a).toBe(addressHash(SUBJECT.expenseId, 'Chair@Example.com'));
    expect(TOKEN).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(Buffer.from(TOKEN, 'base64url').toString()).not.toContain('chair');
  });

  it('stands for a person by another hash in each expense, so that two links never tell that they are for one', () => {
    const other = signToken({ ...SUBJECT, expenseId: 'zY3dE5fG7hJ9kL1mN2pQ' }, KEYS, NOW);
    expect(payloadOf(other)['a']).not.toBe(payloadOf(TOKEN)['a']);
  });

  it.each<[field: keyof LinkPayload, value: unknown]>([
    ['expenseId', 'zY3dE5fG7hJ9kL1mN2pQ'],
    ['s', 1],
    ['s', 2],
    ['a', addressHash(SUBJECT.expenseId, 'other@example.com')],
    ['n', newNonce()],
    ['x', NOW + 2 * LINK_LIFETIME_MS],
    ['k', 'old'],
    ['m', randomBytes(32).toString('base64url')],
  ])('is refused if only %s is another (#4)', (field, value) => {
    expect(verdict(changedToken(TOKEN, { [field]: value }), KEYS, NOW)).toBe('linkRefused');
  });

  it('is refused with the end of one field moved to the start of the next (#4)', () => {
    const { a, n } = payloadOf(TOKEN);
    const shifted = changedToken(TOKEN, { a: a.slice(0, -1), n: a.slice(-1) + n });
    expect(verdict(shifted, KEYS, NOW)).toBe('linkRefused');
  });

  it('is refused with the MAC of another algorithm, of an empty key or none (#2)', () => {
    const claims = JSON.stringify({ ...payloadOf(TOKEN), m: undefined });
    const macs = [
      createHmac('sha256', '').update(claims).digest('base64url'),
      createHmac('sha512', KEY).update(claims).digest('base64url'),
      createHmac('sha256', KEY).update(claims).digest('base64url'),
      'none',
    ];
    for (const m of macs) {
      expect(verdict(changedToken(TOKEN, { m }), KEYS, NOW)).toBe('linkRefused');
    }
  });

  it('works until the last millisecond of its 30 days and not in the next (#11)', () => {
    const expiry = NOW + LINK_LIFETIME_MS;
    expect(verdict(TOKEN, KEYS, expiry - 1)).toBe('accepted');
    expect(verdict(TOKEN, KEYS, expiry)).toBe('linkExpired');
    expect(verdict(TOKEN, KEYS, expiry + 1)).toBe('linkExpired');
  });

  it('is refused, not expired, when it is both forged and old (#11)', () => {
    expect(verdict(changedToken(TOKEN, { x: 1 }), KEYS, NOW)).toBe('linkRefused');
  });
});

describe('when the keys rotate (#83)', () => {
  it('a link of the key before works, and a new one is made with the current key', () => {
    const rotated = keysOf('next', { next: randomBytes(32), now: KEY });
    expect(verdict(TOKEN, rotated, NOW)).toBe('accepted');
    const fresh = signToken(SUBJECT, rotated, NOW);
    expect(payloadOf(fresh).k).toBe('next');
    expect(verdict(fresh, rotated, NOW)).toBe('accepted');
  });

  it('a link of a retired key is refused, also when another key has its id', () => {
    const retired = keysOf('next', { next: randomBytes(32) });
    expect(verdict(TOKEN, retired, NOW)).toBe('linkRefused');
    const reused = keysOf('next', { next: randomBytes(32), now: randomBytes(32) });
    expect(verdict(TOKEN, reused, NOW)).toBe('linkRefused');
  });

  it.each(['__proto__', 'constructor', 'toString', ''])('%j is no key id', (k) => {
    expect(verdict(changedToken(TOKEN, { k }), KEYS, NOW)).toBe('linkRefused');
  });
});

describe('sameText', () => {
  it.each([
    ['', '', true],
    ['abc', 'abc', true],
    ['abc', 'abd', false],
    ['abc', 'ab', false],
    ['é', 'e', false],
  ])('%j and %j: %s', (one, other, same) => {
    expect(sameText(one, other)).toBe(same);
  });
});

describe('newNonce', () => {
  it('has 128 bits and does not repeat', () => {
    const nonces = Array.from({ length: 10_000 }, newNonce);
    expect(new Set(nonces).size).toBe(10_000);
    expect(nonces.every((nonce) => Buffer.from(nonce, 'base64url').length === 16)).toBe(true);
  });
});
