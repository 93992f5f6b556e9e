import { expect, it } from 'vitest';
import { sameValue } from './write.ts';

it.each([
  [1, 1],
  ['a', 'a'],
  [undefined, undefined],
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
  [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ],
  [{ a: { b: [1] } }, { a: { b: [1] } }],
])('%j is %j', (one, other) => {
  expect(sameValue(one, other)).toBe(true);
});

it.each([
  [1, '1'],
  [null, {}],
  [[], {}],
  [
    ['a', 'b'],
    ['b', 'a'],
  ],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: undefined }, { b: undefined }],
  [{ a: 1 }, undefined],
])('%j is not %j', (one, other) => {
  expect(sameValue(one, other)).toBe(false);
});
