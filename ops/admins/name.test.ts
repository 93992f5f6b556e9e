import { describe, expect, it } from 'vitest';
import { nameOfAddress, requireGoodName } from './name.ts';

describe('nameOfAddress', () => {
  it.each([
    ['ruth.adeyemi@example.org', 'Ruth Adeyemi'],
    ['ruth_m-adeyemi+pta@example.org', 'Ruth M Adeyemi'],
    ['treasurer@example.org', 'Treasurer'],
    ['+x@example.org', '+x@example.org'],
  ])('suggests for %s the name %s', (address, name) => {
    expect(nameOfAddress(address)).toBe(name);
  });
});

describe('requireGoodName', () => {
  it('removes extra spaces', () => {
    expect(requireGoodName('  Ruth   Adeyemi ')).toBe('Ruth Adeyemi');
  });

  it.each(['', '   ', 'Ruth\nAdeyemi', 'a'.repeat(101)])('refuses %j', (typed) => {
    expect(() => requireGoodName(typed)).toThrow('A name is one line');
  });
});
