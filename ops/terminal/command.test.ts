import { expect, it } from 'vitest';
import { counted } from './command.ts';

it.each([
  [0, '0 problems'],
  [1, '1 problem'],
  [2, '2 problems'],
])('counts %i as %s', (count, words) => {
  expect(counted(count, 'problem')).toBe(words);
});
