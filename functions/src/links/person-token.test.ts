import {
  decodePersonToken,
  encodePersonToken,
  type PersonLinkPayload,
} from '@pa-ledger/domain/links/person-link';
import { describe, expect, it } from 'vitest';
import { freshKeys } from '../../../tests/functions/support/token-verdict.ts';
import { signPersonToken, verifyPersonToken } from './person-token.ts';
import { signSubmitterToken } from './submitter-token.ts';
import { signToken } from './token.ts';

const NOW = Date.parse('2026-11-29T15:00:00Z');
const keys = freshKeys();
const SUBJECT = { uid: 'ruth', purpose: 'join', nonce: 'nonce', expiresAt: NOW + 1 } as const;
const TOKEN = signPersonToken(SUBJECT, keys);

/** The result of checking a token: the refusal's code, or 'accepted'. */
function verdict(token: string, now = NOW): unknown {
  try {
    verifyPersonToken(token, keys, now);
    return 'accepted';
  } catch (error) {
    return Reflect.get(error as object, 'code');
  }
}

function altered(own: Partial<PersonLinkPayload>): string {
  const payload = decodePersonToken(TOKEN);
  if (payload === null) throw new Error('The token cannot be read.');
  return encodePersonToken({ ...payload, ...own });
}

describe("a person's link", () => {
  it('says whose it is, what it is for, and until when', () => {
    const { m: _m, k: _k, ...claims } = verifyPersonToken(TOKEN, keys, NOW);
    expect(claims).toEqual({ u: 'ruth', p: 'join', n: 'nonce', x: NOW + 1 });
  });

  it.each<[string, Partial<PersonLinkPayload>]>([
    ['person', { u: 'ada' }],
    ['purpose', { p: 'reset' }],
    ['nonce', { n: 'other' }],
    ['expiry', { x: NOW + 2 }],
    ['key', { k: 'other' }],
    ['MAC', { m: 'other' }],
  ])('with another %s is refused', (_name, own) => {
    expect(verdict(altered(own))).toBe('personLinkRefused');
  });

  it('works until it expires', () => {
    expect([verdict(TOKEN), verdict(TOKEN, NOW + 1)]).toEqual(['accepted', 'personLinkExpired']);
  });

  it('of another kind is refused, signed with the same key', () => {
    const expense = { expenseId: 'ruth', nonce: 'nonce', step: 0, approver: 'a@b.co' };
    const status = { purpose: 'status', about: 'status', submitterId: 's' } as const;
    const others = [
      signToken(expense, keys, NOW),
      signSubmitterToken({ expenseId: 'ruth', ...status }, keys, NOW),
      '',
      'guessed',
    ];
    expect(others.map((token) => verdict(token))).toEqual(others.map(() => 'personLinkRefused'));
  });

  it('of a key that is gone is refused', () => {
    expect(verdict(signPersonToken(SUBJECT, freshKeys()))).toBe('personLinkRefused');
  });
});
