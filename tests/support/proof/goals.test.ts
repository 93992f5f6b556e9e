import { describe, expect, it } from 'vitest';
import { Failure } from '../../../ops/base/failure.ts';
import { checksOf } from './goal-checks.ts';
import { figuresOf, goalLine, isReached, type GoalResult } from './goal-result.ts';
import { GOALS } from './goals.ts';
import { numberedOnly } from './reports.ts';
import { readProofRequest } from './request.ts';

describe('the request', () => {
  it('is for all goals, or for some in their order, with a seed', () => {
    expect(readProofRequest([]).goals).toEqual(Object.keys(GOALS));
    const request = readProofRequest(['--seed', '123', 'G6', 'G4', '--short']);
    expect(request).toEqual({ seed: 123, goals: ['G4', 'G6'], short: true });
  });

  it.each([['G16'], ['--seed', '-1'], ['--seed', '1e3'], ['--seed', '2147483648'], ['--what']])(
    '%s %s is not understood',
    (...args) => {
      expect(() => readProofRequest(args)).toThrow(Failure);
    },
  );
});

describe('the programs of a goal', () => {
  const files = [
    { file: 'tests/functions/a.test.ts', texts: ['G1 a'] },
    { file: 'tests/e2e/b.spec.ts', texts: ['no goal', '#37 G1 b'] },
    { file: 'tests/rules/c.test.ts', texts: ['G10 c'] },
    { file: 'tests/support/proof/goals.test.ts', texts: ['G1'] },
  ];

  it('run only the files that carry it', () => {
    const checks = checksOf('G1', files);
    expect(checks.map(({ report }) => report.format)).toEqual(['vitest', 'playwright']);
    expect(checks.map(({ args }) => args.slice(0, 4))).toEqual([
      ['run', 'tests/functions/a.test.ts', '-t', '\\bG1\\b'],
      ['test', 'tests/e2e/b.spec.ts', '-g', '\\bG1\\b'],
    ]);
    expect(checksOf('G9', files)).toEqual([]);
  });

  it('are judged by the tests that carry it', () => {
    const results = ['#1 G1 a', 'G10 b', 'c'].map((title) => ({
      file: 'a',
      title,
      outcome: 'passed' as const,
    }));
    expect(numberedOnly('G1', results).map(({ title }) => title)).toEqual(['#1 G1 a']);
  });
});

describe('a goal', () => {
  const passed = { file: 'a', title: 'G4', outcome: 'passed' } as const;
  const good: GoalResult = {
    goal: 'G4',
    what: 'kills',
    figures: ['420 kills'],
    tests: [passed],
    succeeded: true,
    seconds: 7,
  };

  it('has a line', () => {
    expect(goalLine(good)).toBe('✔ G4  kills               420 kills (7 s)');
    expect(goalLine({ ...good, figures: [] })).toMatch(/^✖ G4 .*no figure/);
  });

  it.each([
    ['without a figure', { figures: [] }],
    ['without a test', { tests: [] }],
    ['whose tests were left out', { tests: [{ ...passed, outcome: 'not run' as const }] }],
    ['with one that failed', { tests: [passed, { ...passed, outcome: 'failed' as const }] }],
    ['whose program failed', { succeeded: false }],
  ])('%s is missed', (_name, own) => {
    expect(isReached(good)).toBe(true);
    expect(isReached({ ...good, ...own })).toBe(false);
  });

  it('has its figures from the lines that tests leave, each once', () => {
    const line = (goal: string, text: string) => `${JSON.stringify({ goal, text })}\n`;
    const lines = line('G4', 'a') + line('G40', 'b') + line('G4', 'a') + line('G4', 'c');
    expect(figuresOf('G4', lines)).toEqual(['a', 'c']);
    expect(figuresOf('G4', '')).toEqual([]);
  });
});
