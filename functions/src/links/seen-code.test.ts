import { SEEN_CODE_LIFETIME_MS } from '@pa-ledger/domain/limits';
import { describe, expect, it } from 'vitest';
import { isSeenCode, signSeenCode } from './seen-code.ts';
import { parseLinkKeys } from './token.ts';

const NOW = Date.parse('2026-10-20T15:00:00Z');
const bytes = (fill: number) => Buffer.alloc(32, fill).toString('base64url');
const keysOf = (current: string, keys: Record<string, string>) =>
  parseLinkKeys(JSON.stringify({ current, keys }));
const KEYS = keysOf('k1', { k1: bytes(1) });
const LINK = { expenseId: 'aB3dE5fG7hJ9kL1mN2pQ', s: 1, a: 'person', n: 'nonce' };
const CODE = signSeenCode(LINK, 2, KEYS, NOW);

describe('the code that comes with a review', () => {
  it('works for its link and version, until its hour is over', () => {
    const end = NOW + SEEN_CODE_LIFETIME_MS;
    expect(isSeenCode(CODE, LINK, 2, KEYS, NOW)).toBe(true);
    expect(isSeenCode(CODE, LINK, 2, KEYS, end - 1)).toBe(true);
    expect(isSeenCode(CODE, LINK, 2, KEYS, end)).toBe(false);
  });

  it.each<[string, object]>([
    ['another request', { expenseId: 'zB3dE5fG7hJ9kL1mN2pQ' }],
    ['another step', { s: 0 }],
    ['another person', { a: 'somebody else' }],
    ['a link that was replaced', { n: 'newer' }],
  ])('does not work for %s', (_name, own) => {
    expect(isSeenCode(CODE, { ...LINK, ...own }, 2, KEYS, NOW)).toBe(false);
  });

  it('does not work for another version', () => {
    expect(isSeenCode(CODE, LINK, 1, KEYS, NOW)).toBe(false);
  });

  it('works after a new key came, while the old one is known', () => {
    const rotated = keysOf('k2', { k1: bytes(1), k2: bytes(2) });
    expect(isSeenCode(CODE, LINK, 2, rotated, NOW)).toBe(true);
    expect(isSeenCode(CODE, LINK, 2, keysOf('k2', { k2: bytes(2) }), NOW)).toBe(false);
    expect(isSeenCode(CODE, LINK, 2, keysOf('k1', { k1: bytes(3) }), NOW)).toBe(false);
  });

  it('does not work changed or invented', () => {
    const [expiry = '', mac = '', id = ''] = CODE.split('.');
    const later = String(Number(expiry) + 1);
    for (const other of [
      '',
      '.',
      `${later}.${mac}.${id}`,
      `${expiry}..${id}`,
      `${expiry}.${mac}`,
      `x.${mac}.${id}`,
    ])
      expect(isSeenCode(other, LINK, 2, KEYS, NOW)).toBe(false);
  });
});
