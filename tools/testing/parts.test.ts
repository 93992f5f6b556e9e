import { expect, it } from 'vitest';
import { PARTS, roundsOf } from './parts.ts';

function roundsWith(...names: readonly string[]): string[][] {
  const parts = PARTS.filter(({ name }) => names.includes(name));
  return roundsOf(parts).map((round) => round.map(({ name }) => name));
}

it('parts that leave a core free run beside each other, in their order', () => {
  expect(roundsWith(...PARTS.map(({ name }) => name))).toEqual([
    ['types'],
    ['lint', 'unit', 'rules'],
    ['server', 'functions'],
    ['browser'],
  ]);
});

it('a round holds what was chosen of it, and none is empty', () => {
  expect(roundsWith('lint', 'browser')).toEqual([['lint'], ['browser']]);
  expect(roundsWith()).toEqual([]);
});
