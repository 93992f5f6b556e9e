import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeToken } from '@pa-ledger/domain/links/link';
import { USED_ADDRESS, readingAddress, readLinkLocation } from './link-location.ts';
import { times } from '../../../tests/support/random.ts';

const ID = 'Ab3dEf6hIj9kLm2nOp5q';
const TOKEN = encodeToken({
  expenseId: ID,
  s: 1,
  a: 'approver-hash',
  n: 'nonce',
  x: 1_800_000_000_000,
  k: 'k1',
  m: 'mac',
});

/** The address as a browser would parse it. */
function visit(address: string, oneClickApproval = true) {
  return readLinkLocation(new URL(address, 'https://app.example.com'), { oneClickApproval });
}

function base64(text: string, urlSafe: boolean): string {
  const standard = btoa(String.fromCharCode(...new TextEncoder().encode(text)));
  return urlSafe
    ? standard.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
    : standard;
}

describe('the action of a link', () => {
  it.each([
    ['', 'approve'],
    ['?action=approve', 'approve'],
    ['?action=reject', 'reject'],
    ['?action=review', 'review'],
    ['?utm_source=mail', 'approve'],
  ] as const)('%j means %s', (query, mode) => {
    expect(visit(`/approve/${TOKEN}${query}`)).toEqual({
      kind: 'link',
      mode,
      link: { token: TOKEN, expenseId: ID },
    });
  });

  // Threat #10: only an absent action approves.
  it.each([
    '?action=delete',
    '?action=approve%00',
    '?action=Reject',
    '?action=APPROVE',
    '?action=approve%20',
    '?action=%20approve',
    '?action=',
    '?action',
    '?action=constructor',
    '?action=approve&action=reject',
    '?action=approve&action=approve',
  ])('%j means nothing', (query) => {
    expect(visit(`/approve/${TOKEN}${query}`)).toMatchObject({ kind: 'unknownAction' });
  });
});

const REVIEW_TOKEN = encodeToken({
  expenseId: ID,
  p: 'review',
  s: 1,
  a: 'approver-hash',
  n: 'nonce',
  x: 18e11,
  k: 'k1',
  m: 'mac',
});

describe('a link that approves when it is opened', () => {
  it.each(['', '?action=approve', '?action=approve&utm_source=mail'])(
    'is an acting one of a school that mails them, with %j',
    (query) => {
      expect(visit(`/approve/${TOKEN}${query}`, true)).toMatchObject({ mode: 'approve' });
      expect(visit(`/approve/${TOKEN}${query}`, false)).toMatchObject({ mode: 'review' });
      expect(visit(`/approve/${REVIEW_TOKEN}${query}`, true)).toMatchObject({ mode: 'review' });
    },
  );
});

/** How email gateways and email apps change a link to review. */
const GATEWAYS: readonly (readonly [what: string, made: (token: string) => string])[] = [
  ['as it is', (token) => `/approve/${token}?action=review`],
  ['cut at ?', (token) => `/approve/${token}`],
  ['with an encoded ?', (token) => `/approve/${token}%3Faction=review`],
  ['with an encoded = too', (token) => `/approve/${token}%3Faction%3Dreview`],
  ['with an encoded =', (token) => `/approve/${token}?action%3Dreview`],
  ['with the full stop of its sentence, cut', (token) => `/approve/${token}.`],
  ['in brackets, cut', (token) => `/approve/${token})`],
  ['in angle brackets, cut', (token) => `/approve/${token}%3E`],
  ['with a slash', (token) => `/approve/${token}/`],
  ['with what a newsletter adds', (token) => `/approve/${token}?action=review&utm_source=x`],
];

describe('a review link', () => {
  it.each(GATEWAYS)('opens the review: %s', (_what, made) => {
    for (const oneClick of [true, false]) {
      expect(visit(made(REVIEW_TOKEN), oneClick)).toEqual({
        kind: 'link',
        mode: 'review',
        link: { token: REVIEW_TOKEN, expenseId: ID },
      });
    }
  });

  it('names an action that was changed, and never acts', () => {
    for (const action of ['review.', 'review)', 'REVIEW']) {
      expect(visit(`/approve/${REVIEW_TOKEN}?action=${action}`)).toMatchObject({
        kind: 'unknownAction',
        action,
      });
    }
  });
});

/** The address that opens it in Spanish. */
function inSpanish(address: string): string {
  return `/es${readingAddress(new URL(address, 'https://app.example.com'))}`;
}

describe('a link in another language', () => {
  it.each([
    ...GATEWAYS.map(([, made]) => made(TOKEN)),
    `/approve/${TOKEN}?action=approve`,
    `/approve/${TOKEN}?utm_source=mail`,
    `/es/approve/${TOKEN}`,
  ])('only reads, so that an acting one does not approve twice: %s', (address) => {
    const opened = visit(inSpanish(address), true);
    expect(opened).toEqual({ kind: 'link', mode: 'review', link: { token: TOKEN, expenseId: ID } });
  });

  it('asks for a reason, was used, is changed or incomplete as in the first', () => {
    const reject = `/approve/${TOKEN}?action=reject`;
    for (const address of [reject, USED_ADDRESS, `/approve/${TOKEN}?action=delete`, '/approve'])
      expect(inSpanish(address)).toBe(`/es${address}`);
    expect(visit(`/es${reject}`)).toMatchObject({ kind: 'link', mode: 'reject' });
    expect(visit(`/es${USED_ADDRESS}`)).toEqual({ kind: 'used' });
  });
});

describe('the token of a link', () => {
  it.each([
    '/approve',
    '/approve/',
    '/approve//',
    '/approve/%20',
    '/approve?action=approve&action=reject',
  ])('is missing in %j', (address) => {
    expect(visit(address)).toEqual({ kind: 'missing', action: 'approve' });
  });

  it.each(['/approve?action=reject', '/approve/%E2%80%8B?action=reject'])(
    'is missing in %j, which is about a rejection',
    (address) => {
      expect(visit(address)).toEqual({ kind: 'missing', action: 'reject' });
    },
  );

  it('is missing, without an error, in the address of a used link', () => {
    expect(visit(USED_ADDRESS)).toEqual({ kind: 'used' });
  });

  it.each([
    ['raw-id', 'raw-id', 'raw-id'],
    ['raw%2Did', 'raw-id', 'raw-id'],
    [`${TOKEN}/`, TOKEN, ID],
    ['100%', '100%', '100%'],
    ['%F0%9F%8D%81', '%F0%9F%8D%81', '🍁'],
    ['a%0D%0Ab', 'a%0D%0Ab', 'a\r\nb'],
    ['a%20b', 'a%20b', 'a b'],
  ])('in %j is %j for the header, and the id is %j', (path, token, expenseId) => {
    expect(visit(`/approve/${path}`)).toMatchObject({ kind: 'link', link: { token, expenseId } });
  });

  // Threat #25: the standard alphabet's `/`, `+` and `=` in a path.
  it('gives back the id in either base64 alphabet', () => {
    const payload = fc.record({
      expenseId: fc.string({ minLength: 1, unit: 'grapheme' }),
      n: fc.string(),
    });
    const property = fc.property(payload, fc.boolean(), (fields, urlSafe) => {
      const token = base64(JSON.stringify(fields), urlSafe);
      expect(visit(`/approve/${token}?action=review`)).toEqual({
        kind: 'link',
        mode: 'review',
        link: { token, expenseId: fields.expenseId },
      });
    });
    fc.assert(property, { numRuns: times(1_000, 10_000) });
  });

  it('can always be sent in a header', () => {
    const property = fc.property(fc.string({ unit: 'binary' }), (path) => {
      const found = visit(`/approve/${encodeURIComponent(path.toWellFormed())}`);
      if (found.kind === 'link') new Headers({ 'X-Approval-Token': found.link.token });
    });
    fc.assert(property, { numRuns: 1_000 });
  });
});
