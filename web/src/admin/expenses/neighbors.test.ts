import { expect, it } from 'vitest';
import { neighborsOf } from './neighbors.ts';

const [A, B, C] = ['A', 'B', 'C'].map((letter) => letter.repeat(20)) as [string, string, string];
const among = [A, B, C];

it('knows the expenses before and after one in the list it was opened from', () => {
  expect(neighborsOf(A, { among })).toEqual({ previous: null, next: B, position: 1, count: 3 });
  expect(neighborsOf(B, { among })).toEqual({ previous: A, next: C, position: 2, count: 3 });
  expect(neighborsOf(C, { among })).toEqual({ previous: B, next: null, position: 3, count: 3 });
});

it.each([null, undefined, {}, { among: 'A' }, { among: [B, 7, '/'] }])(
  'knows none without a list that has it: %j',
  (state) => {
    expect(neighborsOf(A, state)).toBeNull();
  },
);
