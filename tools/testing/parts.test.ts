import { expect, it } from 'vitest';
import { PARTS, roundsOf } from './parts.ts';

function roundsWith(...names: readonly string[]): string[][][] {
  const parts = PARTS.filter(({ name }) => names.includes(name));
  return roundsOf(parts).map((lanes) => lanes.map((lane) => lane.map(({ name }) => name)));
}

it('what shares the rules of the buckets is one lane, and the browser has the machine for itself', () => {
  expect(roundsWith(...PARTS.map(({ name }) => name))).toEqual([
    [['types']],
    [['unit', 'lint'], ['server'], ['rules', 'functions']],
    [['browser']],
  ]);
});

it('a round holds what was chosen of it, and neither it nor a lane is empty', () => {
  expect(roundsWith('lint', 'browser')).toEqual([[['lint']], [['browser']]]);
  expect(roundsWith('server')).toEqual([[['server']]]);
  expect(roundsWith()).toEqual([]);
});
