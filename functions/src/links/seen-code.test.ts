import { SEEN_CODE_LIFETIME_MS } from '@pa-ledger/domain/limits';
import { describe, expect, it } from 'vitest';
import { seenCodeRefusal, signSeenCode } from './seen-code.ts';
import { parseLinkKeys } from './token.ts';

const NOW = Date.parse('2026-10-20T15:00:00Z');
const bytes = (fill: number) => Buffer.alloc(32, fill).toString('base64url');
const keysOf = (current: string, keys: Record<string, string>) =>
  parseLinkKeys(JSON.stringify({ current, keys }));
const KEYS = keysOf('k1', { k1: bytes(1) });
const LINK = { expenseId: 'aB3dE5fG7hJ9kL1mN2pQ', s: 1, a: 'person', n: 'nonce' };
const LINE = { categoryId: 'fair', category: 'Fall Fair', fundId: null, amount: 84.35 };
const SEEN = { submissionVersion: 2, lines: [LINE] };
const CODE = signSeenCode(LINK, SEEN, KEYS, NOW);

describe('the code that comes with a review', () => {
  it('works for its link and version, until its hour is over', () => {
    const end = NOW + SEEN_CODE_LIFETIME_MS;
    expect(seenCodeRefusal(CODE, LINK, SEEN, KEYS, NOW)).toBeNull();
    expect(seenCodeRefusal(CODE, LINK, SEEN, KEYS, end - 1)).toBeNull();
    expect(seenCodeRefusal(CODE, LINK, SEEN, KEYS, end)).toBe('notReviewed');
  });

  it.each<[string, object]>([
    ['another request', { expenseId: 'zB3dE5fG7hJ9kL1mN2pQ' }],
    ['another step', { s: 0 }],
    ['another person', { a: 'somebody else' }],
    ['a link that was replaced', { n: 'newer' }],
  ])('does not work for %s', (_name, own) => {
    expect(seenCodeRefusal(CODE, { ...LINK, ...own }, SEEN, KEYS, NOW)).toBe('notReviewed');
  });

  it('does not work for another version', () => {
    expect(seenCodeRefusal(CODE, LINK, { ...SEEN, submissionVersion: 1 }, KEYS, NOW)).toBe(
      'notReviewed',
    );
  });

  it.each<[string, object]>([
    ['in another category', { categoryId: 'office' }],
    ['with another amount', { amount: 84.34 }],
    ['that were rejected', { refused: true }],
  ])('says so if the lines are now %s, though its hour is over', (_how, own) => {
    const now = { ...SEEN, lines: [{ ...LINE, ...own }] };
    for (const at of [NOW, NOW + SEEN_CODE_LIFETIME_MS])
      expect(seenCodeRefusal(CODE, LINK, now, KEYS, at)).toBe('linesChanged');
  });

  it('works when a fund was set, which no review shows', () => {
    const now = { ...SEEN, lines: [{ ...LINE, fundId: 'main' }] };
    expect(seenCodeRefusal(CODE, LINK, now, KEYS, NOW)).toBeNull();
  });

  it('works after a new key came, while the old one is known', () => {
    const rotated = keysOf('k2', { k1: bytes(1), k2: bytes(2) });
    expect(seenCodeRefusal(CODE, LINK, SEEN, rotated, NOW)).toBeNull();
    expect(seenCodeRefusal(CODE, LINK, SEEN, keysOf('k2', { k2: bytes(2) }), NOW)).toBe(
      'notReviewed',
    );
    expect(seenCodeRefusal(CODE, LINK, SEEN, keysOf('k1', { k1: bytes(3) }), NOW)).toBe(
      'notReviewed',
    );
  });

  it('does not work changed or invented', () => {
    const [expiry = '', lines = '', mac = '', id = ''] = CODE.split('.');
    const later = String(Number(expiry) + 1);
    for (const other of [
      '',
      '.',
      `${later}.${lines}.${mac}.${id}`,
      `${expiry}.${'A'.repeat(22)}.${mac}.${id}`,
      `${expiry}.${lines}..${id}`,
      `${expiry}.${lines}.${mac}`,
      `x.${lines}.${mac}.${id}`,
    ])
      expect(seenCodeRefusal(other, LINK, SEEN, KEYS, NOW)).toBe('notReviewed');
  });
});
