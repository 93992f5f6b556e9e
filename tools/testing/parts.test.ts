import { expect, it } from 'vitest';
import { PARTS, roundsOf, type Part } from './parts.ts';

function part(name: string, oneCore: boolean): Part {
  return { name, oneCore, needsEmulators: false, needsChromium: false, checks: [] };
}

function names(parts: readonly Part[]): string[][] {
  return roundsOf(parts).map((round) => round.map(({ name }) => name));
}

it('what keeps one core busy runs beside its like, and all else alone', () => {
  const parts = [part('a', true), part('b', true), part('c', false), part('d', false)];
  expect(names([...parts, part('e', true)])).toEqual([['a', 'b'], ['c'], ['d'], ['e']]);
  expect(names([])).toEqual([]);
});

it('types and lint are such parts', () => {
  expect(names(PARTS)[0]).toEqual(['types', 'lint']);
});
