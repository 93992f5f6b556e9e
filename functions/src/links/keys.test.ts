import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { parseLinkKeys } from './token.ts';

const GOOD = randomBytes(32).toString('base64url');

function secret(keys: unknown, current: unknown = 'a'): string {
  return JSON.stringify({ current, keys });
}

describe('the link keys (#83)', () => {
  it('are found by their ids, the current one signs', () => {
    const old = randomBytes(32);
    const keys = parseLinkKeys(secret({ a: GOOD, b: old.toString('base64url') }));
    expect(keys.current.id).toBe('a');
    expect(keys.current.key.toString('base64url')).toBe(GOOD);
    expect(keys.find('b')).toEqual(old);
    expect(keys.find('c')).toBeNull();
    expect(keys.find('__proto__')).toBeNull();
  });

  it.each([
    ['absent', undefined],
    ['empty', ''],
    ['blank', ' \n'],
    ['not JSON', GOOD],
    ['a list', '[]'],
    ['null', 'null'],
    ['without keys', secret({})],
    ['without the current key', secret({ b: GOOD })],
    ['with a key of 31 bytes', secret({ a: randomBytes(31).toString('base64url') })],
    ['with a key of 33 bytes', secret({ a: randomBytes(33).toString('base64url') })],
    ['with an empty key', secret({ a: '' })],
    ['with a short key beside a good one', secret({ a: GOOD, b: 'c2hvcnQ' })],
    ['with a key that is a number', secret({ a: 7 })],
    ['with an id of no character', secret({ '': GOOD }, '')],
    ['with an inherited name as the current key', secret({ a: GOOD }, 'constructor')],
    ['with an id of 33 characters', secret({ ['k'.repeat(33)]: GOOD }, 'k'.repeat(33))],
    ['with another long id beside', secret({ a: GOOD, ['k'.repeat(33)]: GOOD })],
    ['with a number as the current key', secret({ 7: GOOD }, 7)],
    ['with something beside', JSON.stringify({ current: 'a', keys: { a: GOOD }, more: 1 })],
  ])('are refused when %s', (_name, text) => {
    expect(() => parseLinkKeys(text)).toThrow();
  });

  it('are never quoted in the error', () => {
    for (const text of [GOOD, secret({ a: GOOD, b: GOOD.slice(1) }), secret([GOOD])]) {
      let message = '';
      try {
        parseLinkKeys(text);
      } catch (error) {
        message = String(error);
      }
      expect(message).not.toBe('');
      expect(message).not.toContain(GOOD.slice(1, 20));
    }
  });
});
