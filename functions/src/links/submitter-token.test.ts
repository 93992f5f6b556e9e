import {
  decodeSubmitterToken,
  encodeSubmitterToken,
  SUBMITTER_PURPOSES,
  type SubmitterPayload,
} from '@pa-ledger/domain/links/submitter-link';
import {
  LINK_LIFETIME_MS,
  STATUS_LINK_LIFETIME_MS,
  WITHDRAWAL_LINK_LIFETIME_MS,
} from '@pa-ledger/domain/limits';
import { describe, expect, it } from 'vitest';
import { freshKeys } from '../../../tests/functions/support/token-verdict.ts';
import { signSubmitterToken, verifySubmitterToken } from './submitter-token.ts';

const NOW = Date.parse('2026-10-20T15:00:00Z');
const keys = freshKeys();
const SUBJECT = {
  expenseId: 'aB3dE5fG7hJ9kL1mN2pQ',
  purpose: 'correct',
  about: 'nonce',
  submitterId: 'zB3dE5fG7hJ9kL1mN2pQ',
} as const;
const TOKEN = signSubmitterToken(SUBJECT, keys, NOW);

/** The result of checking a token: the refusal's code, or 'accepted'. */
function verdict(token: string, purpose: SubmitterPayload['p'] = 'correct', now = NOW): unknown {
  try {
    verifySubmitterToken(token, purpose, keys, now);
    return 'accepted';
  } catch (error) {
    return Reflect.get(error as object, 'code');
  }
}

function altered(own: Partial<SubmitterPayload>): string {
  const payload = decodeSubmitterToken(TOKEN);
  if (payload === null) throw new Error('The token cannot be read.');
  return encodeSubmitterToken({ ...payload, ...own });
}

describe("a submitter's link (#137)", () => {
  it('says what it is for, and not whose it is', () => {
    expect(verifySubmitterToken(TOKEN, 'correct', keys, NOW)).toMatchObject({
      expenseId: SUBJECT.expenseId,
      p: 'correct',
      n: 'nonce',
    });
    expect(atob(TOKEN.replaceAll('-', '+').replaceAll('_', '/'))).not.toContain(
      SUBJECT.submitterId,
    );
  });

  it.each<[string, Partial<SubmitterPayload>]>([
    ['expense', { expenseId: 'bB3dE5fG7hJ9kL1mN2pQ' }],
    ['purpose', { p: 'withdraw' }],
    ['nonce', { n: 'other' }],
    ['person', { a: 'other' }],
    ['expiry', { x: NOW + 2 * LINK_LIFETIME_MS }],
    ['key', { k: 'other' }],
    ['MAC', { m: 'other' }],
  ])('with another %s is refused', (_name, own) => {
    expect(verdict(altered(own), own.p ?? 'correct')).toBe('submitterLinkRefused');
  });

  it.each(SUBMITTER_PURPOSES.filter((purpose) => purpose !== 'correct'))(
    'to correct is none for %s',
    (purpose) => {
      expect(verdict(TOKEN, purpose)).toBe('submitterLinkRefused');
    },
  );

  it.each([
    ['status', STATUS_LINK_LIFETIME_MS],
    ['correct', LINK_LIFETIME_MS],
    ['withdraw', WITHDRAWAL_LINK_LIFETIME_MS],
  ] as const)('to %s ends in its own time', (purpose, lifetime) => {
    const token = signSubmitterToken({ ...SUBJECT, purpose }, keys, NOW);
    expect(verdict(token, purpose, NOW + lifetime - 1)).toBe('accepted');
    expect(verdict(token, purpose, NOW + lifetime)).toBe('submitterLinkExpired');
  });

  it('that is no token is refused', () => {
    for (const text of ['', 'x', TOKEN.slice(0, -1), `${TOKEN}A`])
      expect(verdict(text)).toBe('submitterLinkRefused');
  });
});
