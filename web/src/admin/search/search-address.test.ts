import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fragmentOf, searchAddress, textIn } from './search-address.ts';

it('any text comes back from the fragment, and is in no part of the address that is sent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
      expect(textIn(fragmentOf(text))).toBe(text);
      const { pathname, search } = searchAddress(text, '?year=2025&status=paid');
      expect([pathname, search]).toEqual(['/admin/search', '?year=2025']);
    }),
  );
});

it.each(['', '#', '#q=', '#other=1', '#%'])('%j searches for nothing', (fragment) => {
  expect(textIn(fragment)).toBe('');
});
