import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROOT } from '../../ops/base/paths.ts';
import { PARTS, roundsOf, UNIT_FOLDERS } from './parts.ts';

function roundsWith(...names: readonly string[]): string[][][] {
  const parts = PARTS.filter(({ name }) => names.includes(name));
  return roundsOf(parts).map((lanes) => lanes.map((lane) => lane.map(({ name }) => name)));
}

it("tests that share the buckets' rules or the project are in one lane, and the browser tests on the emulators run alone", () => {
  expect(roundsWith(...PARTS.map(({ name }) => name))).toEqual([
    [['types']],
    [['unit', 'lint', 'rules', 'panel'], ['server'], ['storage', 'functions', 'journey']],
    [['browser']],
  ]);
});

it('a round has only the chosen parts, and neither it nor a lane is empty', () => {
  expect(roundsWith('lint', 'browser')).toEqual([[['lint']], [['browser']]]);
  expect(roundsWith('server')).toEqual([[['server']]]);
  expect(roundsWith()).toEqual([]);
});

it('the unit tests of all folders run', () => {
  const files = globSync('*/**/*.test.ts', {
    cwd: ROOT,
    exclude: (name) => name === 'node_modules',
  });
  const folders = new Set(files.map((file) => `${file.split(/[\\/]/)[0] ?? ''}/`));
  expect([...folders].toSorted()).toEqual(['domain/', ...UNIT_FOLDERS]);
});
