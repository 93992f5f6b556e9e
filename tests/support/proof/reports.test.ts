import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../ops/base/paths.ts';
import { readPlaywrightReport, readVitestReport, type TestResult } from './reports.ts';
import { isSettled, lineOf, threatTable } from './threat-table.ts';
import { THREATS } from './threats.ts';

describe('reports', () => {
  it("of vitest tell each test's file, title and outcome", () => {
    const assertions = ['passed', 'failed', 'pending'].map((status) => ({
      fullName: `#1 one ${status}`,
      status,
    }));
    const testResults = [
      { name: path.join(ROOT, 'tests/a.test.ts'), assertionResults: assertions },
    ];
    expect(readVitestReport(JSON.stringify({ testResults }))).toEqual([
      { file: 'tests/a.test.ts', title: '#1 one passed', outcome: 'passed' },
      { file: 'tests/a.test.ts', title: '#1 one failed', outcome: 'failed' },
      { file: 'tests/a.test.ts', title: '#1 one pending', outcome: 'not run' },
    ]);
  });

  it('of Playwright the same, with the groups in the title', () => {
    const spec = (title: string, ok: boolean, status: string) => ({
      title,
      ok,
      tests: [{ status }],
    });
    const inner = { title: '#3 group', file: 'a.spec.ts', specs: [spec('c', false, 'unexpected')] };
    const suites = [
      {
        title: 'a.spec.ts',
        file: 'a.spec.ts',
        suites: [inner],
        specs: [spec('#2 b', true, 'expected'), spec('d', true, 'skipped')],
      },
    ];
    expect(readPlaywrightReport(JSON.stringify({ suites }), 'tests/e2e')).toEqual([
      { file: 'tests/e2e/a.spec.ts', title: '#2 b', outcome: 'passed' },
      { file: 'tests/e2e/a.spec.ts', title: 'd', outcome: 'not run' },
      { file: 'tests/e2e/a.spec.ts', title: '#3 group c', outcome: 'failed' },
    ]);
  });
});

describe('the table', () => {
  const result = (title: string, outcome: TestResult['outcome']): TestResult => ({
    file: `tests/${title.length}.test.ts`,
    title,
    outcome,
  });
  const rows = threatTable(
    [
      result('#1 #2 one', 'passed'),
      result('#2 another', 'failed'),
      result('#3 not today', 'not run'),
    ],
    new Set([1, 2, 3, 4]),
    new Set([5, 1]),
  );
  const results = rows.slice(0, 6).map((row) => row.result);

  it('has a result for each threat', () => {
    expect(rows).toHaveLength(Object.keys(THREATS).length);
    expect(results).toEqual(['passed', 'failed', 'not run', 'not run', 'limit', 'no test']);
    expect(rows.slice(0, 6).map(isSettled)).toEqual([true, false, false, false, true, false]);
  });

  it('shows where its tests are', () => {
    expect(lineOf(rows[1] ?? never())).toMatch(
      /^#2 +a forged or altered link +2 {2}failed +tests\/10\.test\.ts and 1 more$/,
    );
    expect(lineOf(rows[5] ?? never())).toMatch(/no test$/);
  });
});

function never(): never {
  throw new Error('There is no such row.');
}
