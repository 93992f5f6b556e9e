import { describe, expect, it } from 'vitest';
import { membersOf, textIn } from './members.ts';

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
