import { existsSync, readFileSync } from 'node:fs';
import type { Check } from './parts.ts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** Returns the sum of counts. */
export function addCounts(counts: readonly Counts[]): Counts {
  return counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

/**
 * Returns how many tests of a finished check passed and failed. A check without a report counts as one test; a failed
 * check counts at least one failure, even if no single test failed.
 */
export function countChecked(check: Check, succeeded: boolean): Counts {
  if (check.report === undefined) {
    return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  }
  const { format, file } = check.report;
  const read = format === 'vitest' ? countVitest : countPlaywright;
  const counts = existsSync(file) ? read(readFileSync(file, 'utf8')) : { passed: 0, failed: 0 };
  return { ...counts, failed: succeeded ? counts.failed : Math.max(1, counts.failed) };
}

/** Returns the counts in the JSON report of the pinned version of vitest. */
export function countVitest(text: string): Counts {
  const report = JSON.parse(text) as Record<'numPassedTests' | 'numFailedTests', number>; // As documented.
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

/** Returns the counts in the JSON report of the pinned version of Playwright; a flaky test counts as passed. */
export function countPlaywright(text: string): Counts {
  type Stats = Readonly<Record<'expected' | 'flaky' | 'unexpected', number>>;
  const { stats } = JSON.parse(text) as { readonly stats: Stats }; // As documented.
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
