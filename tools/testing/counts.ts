import { readFileSync } from 'node:fs';
import type { Check } from './parts.ts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

interface PlaywrightReport {
  /** A flaky test failed first and passed when it was repeated. */
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
}

/** Returns the sum of counts. */
export function addCounts(counts: readonly Counts[]): Counts {
  return counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

/**
 * Returns how many tests of a finished check passed and failed. A check without a report counts as one; one that failed
 * counts at least one failure, even if no single test failed.
 */
export function countChecked(check: Check, succeeded: boolean): Counts {
  if (check.report === undefined) {
    return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  }
  const counts = readReport(check.report) ?? { passed: 0, failed: 0 };
  return { ...counts, failed: succeeded ? counts.failed : Math.max(1, counts.failed) };
}

function readReport({ format, file }: NonNullable<Check['report']>): Counts | undefined {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  return format === 'vitest' ? countVitest(text) : countPlaywright(text);
}

/** Returns the counts in vitest's JSON report. */
export function countVitest(text: string): Counts {
  // The report of the pinned version of vitest.
  const report = JSON.parse(text) as VitestReport;
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** Returns the counts in Playwright's JSON report. */
export function countPlaywright(text: string): Counts {
  // The report of the pinned version of Playwright.
  const { stats } = JSON.parse(text) as PlaywrightReport;
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
