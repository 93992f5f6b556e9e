import { expect, it } from 'vitest';
import { ownPaymentsWords } from './own-payments.ts';

it.each([
  [1, false, '1 payment was recorded by the person who had asked for it.'],
  [3, false, '3 payments were recorded by the people who had asked for them.'],
  [5, true, 'More than 5 payments were recorded by the people who had asked for them.'],
] as const)('%d, more: %s', (count, more, words) => {
  expect(ownPaymentsWords(count, more)).toBe(words);
});
