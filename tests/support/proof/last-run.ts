import { existsSync, readFileSync, statSync } from 'node:fs';
import { PARTS } from '../../../tools/testing/parts.ts';
import { readPlaywrightReport, readVitestReport, type TestResult } from './reports.ts';

/** The report of one part. */
export interface PartReport {
  readonly part: string;
  /** When it was written, in milliseconds since 1970; null if the part was not run. */
  readonly at: number | null;
  readonly results: readonly TestResult[];
}

/** Returns the reports of the last run of each part. */
export function readLastRun(): PartReport[] {
  return PARTS.flatMap(({ name: part, checks }) =>
    checks.flatMap(({ report }): PartReport[] => {
      if (report === undefined) return [];
      const { file } = report;
      if (!existsSync(file)) return [{ part, at: null, results: [] }];
      const text = readFileSync(file, 'utf8');
      const results =
        report.format === 'vitest'
          ? readVitestReport(text)
          : readPlaywrightReport(text, report.folder);
      return [{ part, at: statSync(file).mtimeMs, results }];
    }),
  );
}

/**
 * Returns how long ago something was, in words.
 * @param ms milliseconds.
 */
export function ageText(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 120) return `${minutes} min ago`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h ago` : `${Math.round(hours / 24)} days ago`;
}
