import { expect, it } from 'vitest';
import { fewNames } from './few-names.ts';

it('names all of five, and the first five of more with how many are left out', () => {
  const five = ['one', 'two', 'three', 'four', 'five'];
  expect(fewNames(['one'])).toBe('one');
  expect(fewNames(five)).toBe('one; two; three; four; five');
  expect(fewNames([...five, 'six', 'seven'])).toBe('one; two; three; four; five and 2 more');
});
