import { describe, expect, it } from 'vitest';
import { addCounts, countChecked, countPlaywright, countVitest } from './counts.ts';

describe('counts', () => {
  it('reads the reports', () => {
    expect(countVitest('{"numPassedTests": 7, "numFailedTests": 2}')).toEqual({
      passed: 7,
      failed: 2,
    });
    expect(
      countPlaywright('{"stats": {"expected": 5, "unexpected": 1, "flaky": 2, "skipped": 3}}'),
    ).toEqual({ passed: 7, failed: 1 });
  });

  it('counts a check without a report as one', () => {
    const check = { script: 'tsc', args: [] };
    expect(countChecked(check, true)).toEqual({ passed: 1, failed: 0 });
    expect(countChecked(check, false)).toEqual({ passed: 0, failed: 1 });
  });

  it('never lets a check that failed pass, even without a report', () => {
    const report = { format: 'vitest', file: '/nonexistent/report.json' } as const;
    expect(countChecked({ script: 'vitest', args: [], report }, false)).toEqual({
      passed: 0,
      failed: 1,
    });
  });

  it('adds up', () => {
    expect(
      addCounts([
        { passed: 1, failed: 0 },
        { passed: 2, failed: 3 },
      ]),
    ).toEqual({ passed: 3, failed: 3 });
    expect(addCounts([])).toEqual({ passed: 0, failed: 0 });
  });
});
