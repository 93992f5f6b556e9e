import { describe, expect, it } from 'vitest';
import { MAX_REVIEWERS, MAX_SAMPLE_ITEMS } from './review.ts';
import { manageReview, reviewMarks } from './review-requests.ts';

const HASH = '0123456789abcdef'.repeat(4);
const BEGIN = { action: 'begin', id: 'r1', first: '2025-07-01', last: '2026-06-30' };
const DRAW = { action: 'draw', id: 'r1', version: 1, rule: { kind: 'random', count: 25 } };
const ABOVE = { ...DRAW, rule: { kind: 'above', amount: 250.5 } };
const TICK = { action: 'tick', id: 'r1', item: 'payments~aB3-1', seen: true };
const PACKET = {
  action: 'packet',
  id: 'r1',
  hash: HASH,
  withAddresses: false,
  parts: 120,
  failed: 0,
};
const ANA = { name: 'Ana Ruiz', email: 'ana@example.com' };
const ADOPT = {
  action: 'adopt',
  id: 'r1',
  version: 3,
  meetingOn: '2026-09-03',
  reviewers: [ANA],
  hash: HASH,
};
const UNADOPT = { action: 'unadopt', id: 'r1', version: 4, reason: 'Wrong day' };

describe('a request about a review', () => {
  it.each([
    BEGIN,
    { ...BEGIN, last: BEGIN.first },
    DRAW,
    ABOVE,
    { ...ABOVE, rule: { kind: 'above', amount: 0 } },
    TICK,
    { ...TICK, item: 'manualExpenses~import-12', seen: false },
    PACKET,
    ADOPT,
    UNADOPT,
  ])('is taken: %j', (request) => {
    expect(manageReview.parse(request)).toEqual(request);
  });

  it('has tidy names and reasons, and addresses to compare', () => {
    const typed = { name: ' Ana\u200b Ruiz ', email: ' Ana Ruiz <ANA@example.com>' };
    expect(manageReview.parse({ ...ADOPT, reviewers: [typed] })).toEqual(ADOPT);
    expect(manageReview.parse({ ...UNADOPT, reason: ' Wrong day\r\n' })).toEqual(UNADOPT);
  });

  it.each([
    ['days the wrong way round', { ...BEGIN, last: '2025-06-30' }],
    ['a day that isn’t', { ...BEGIN, last: '2026-02-30' }],
    ['an id of another document', { ...BEGIN, id: '../people/x' }],
    ['whoever begins it', { ...BEGIN, name: 'x' }],
    ['a seed of its own', { ...DRAW, rule: { ...DRAW.rule, seed: 'a' } }],
    ['no version', { ...DRAW, version: undefined }],
    ['nothing to draw', { ...DRAW, rule: { kind: 'random', count: 0 } }],
    ['too much to draw', { ...DRAW, rule: { kind: 'random', count: MAX_SAMPLE_ITEMS + 1 } }],
    ['half a cent', { ...ABOVE, rule: { kind: 'above', amount: 0.005 } }],
    ['an amount below 0', { ...ABOVE, rule: { kind: 'above', amount: -1 } }],
    ['more than the books hold', { ...ABOVE, rule: { kind: 'above', amount: 100_000_000 } }],
    ['an item of another collection', { ...TICK, item: 'people~ana' }],
    ['an item without an id', { ...TICK, item: 'payments~' }],
    ['a part of an item', { ...TICK, item: 'payments~one~void' }],
    ['an uppercase hash', { ...PACKET, hash: HASH.toUpperCase() }],
    ['a short hash', { ...PACKET, hash: HASH.slice(1) }],
    ['parts below 0', { ...PACKET, parts: -1 }],
    ['no reviewer', { ...ADOPT, reviewers: [] }],
    ['too many reviewers', { ...ADOPT, reviewers: Array(MAX_REVIEWERS + 1).fill(ANA) }],
    ['a reviewer without a name', { ...ADOPT, reviewers: [{ ...ANA, name: ' ' }] }],
    ['a reviewer without an address', { ...ADOPT, reviewers: [{ ...ANA, email: 'ana' }] }],
    ['no reason', { ...UNADOPT, reason: ' ' }],
    ['another action', { ...UNADOPT, action: 'remove' }],
  ])('isn’t taken with %s', (_name, request) => {
    expect(manageReview.safeParse(request).success).toBe(false);
  });
});

it('a request for marks has days in their order', () => {
  const { first, last } = BEGIN;
  expect(reviewMarks.parse({ first, last })).toEqual({ first, last });
  expect(reviewMarks.safeParse({ first: last, last: first }).success).toBe(false);
  expect(reviewMarks.safeParse({ first }).success).toBe(false);
});
