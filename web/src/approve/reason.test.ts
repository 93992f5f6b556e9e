import { expect, it } from 'vitest';
import { reasonProblem } from './reason.ts';

it.each(['', ' ', '\n\t', '\u00a0', '\u200b', '\u2800'])('a reason of %j is none', (typed) => {
  expect(reasonProblem(typed)).toBe('Rejection cancelled. A reason is required.');
});

it('a reason has 1 to 2,000 characters, those around it not counted', () => {
  expect(reasonProblem('x')).toBeNull();
  expect(reasonProblem(` ${'x'.repeat(2_000)}\n`)).toBeNull();
  expect(reasonProblem('x'.repeat(2_001))).toBe(
    'The reason is too long: at most 2,000 characters.',
  );
});
