import { describe, expect, it } from 'vitest';
import { membersOf, textIn, isDocumentId } from './untyped.ts';

describe('membersOf', () => {
  it('reads an object by names, also those that it lacks', () => {
    const { name, other } = membersOf(JSON.parse('{"name": "Fair"}'));
    expect([name, other]).toEqual(['Fair', undefined]);
  });

  it.each([null, undefined, 'text', 7, true])('finds nothing in %s', (value) => {
    expect(membersOf(value)).toEqual({});
  });
});

describe('textIn', () => {
  it.each([
    [{ payee: 'Dana Reyes' }, 'Dana Reyes'],
    [{ payee: '' }, ''],
    [{ payee: 7 }, ''],
    [{ payee: null }, ''],
    [{}, ''],
  ])('reads the text in %o', (members, text) => {
    expect(textIn(members, 'payee')).toBe(text);
  });
});

it.each(['a', 'aB3dE5fG7hJ9kL1mN2pQ', 'book-fair_2', '__x', '_', 'a'.repeat(64)])(
  '%s is an id (#45)',
  (id) => {
    expect(isDocumentId(id)).toBe(true);
  },
);

it.each(['', ' ', 'a b', 'a/b', '../x', '.', 'ä', 'a\n', '__x__', 'a'.repeat(65), null, 5, ['a']])(
  '%j is not an id (#45)',
  (id) => {
    expect(isDocumentId(id)).toBe(false);
  },
);
