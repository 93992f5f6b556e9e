import { numbersIn } from './numbers.ts';
import type { TestResult } from './reports.ts';
import { THREATS } from './threats.ts';

/** What the last run says about a threat. */
export interface ThreatRow {
  readonly number: number;
  readonly attack: string;
  /** How many tests carry it, and in which files. */
  readonly tests: number;
  readonly files: readonly string[];
  /** 'limit': no test, and docs/security.md, 'Known limits', says why. */
  readonly result: 'passed' | 'failed' | 'not run' | 'limit' | 'no test';
}

/**
 * Returns a row for each threat.
 * @param results the results of the last run.
 * @param written the numbers in the titles of all tests, run or not.
 * @param limits the numbers in the known limits.
 */
export function threatTable(
  results: readonly TestResult[],
  written: ReadonlySet<number>,
  limits: ReadonlySet<number>,
): ThreatRow[] {
  return Object.entries(THREATS).map(([key, attack]) => {
    const number = Number(key);
    const own = results.filter(({ title }) => numbersIn(title).includes(number));
    const files = [...new Set(own.map(({ file }) => file))].sort();
    return { number, attack, tests: own.length, files, result: resultOf(number, own) };
  });

  function resultOf(number: number, own: readonly TestResult[]): ThreatRow['result'] {
    if (own.some(({ outcome }) => outcome === 'failed')) return 'failed';
    if (own.some(({ outcome }) => outcome === 'passed')) return 'passed';
    if (written.has(number)) return 'not run';
    return limits.has(number) ? 'limit' : 'no test';
  }
}

/** Returns whether the threat is proven or a known limit. */
export function isSettled({ result }: ThreatRow): boolean {
  return result === 'passed' || result === 'limit';
}

/** Returns the row as a line. */
export function lineOf({ number, attack, tests, files, result }: ThreatRow): string {
  const [first = '', ...more] = files;
  const where = more.length === 0 ? first : `${first} and ${more.length} more`;
  const count = tests === 0 ? '' : String(tests);
  return `#${String(number).padEnd(3)} ${attack.padEnd(48)} ${count.padStart(4)}  ${result.padEnd(8)} ${where}`.trimEnd();
}
