import path from 'node:path';
import { ROOT } from '../../../ops/base/paths.ts';
import { goalsIn } from './numbers.ts';

export type Outcome = 'passed' | 'failed' | 'not run';

/** A test of the last run. */
export interface TestResult {
  /** From the repository's root. */
  readonly file: string;
  /** With the titles of its describe blocks. */
  readonly title: string;
  readonly outcome: Outcome;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly file: string;
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly status: string }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** Returns the tests of vitest's JSON report. @param root of the tree that ran. */
export function readVitestReport(text: string, root: string = ROOT): TestResult[] {
  // The report of the pinned version of vitest.
  const { testResults } = JSON.parse(text) as VitestReport;
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: path.relative(root, name),
      title: fullName,
      outcome: status === 'passed' ? 'passed' : status === 'failed' ? 'failed' : 'not run',
    })),
  );
}

/** Returns the tests of Playwright's JSON report; a test counts once, in however many projects it ran. */
export function readPlaywrightReport(text: string, folder: string): TestResult[] {
  // The report of the pinned version of Playwright.
  const { suites } = JSON.parse(text) as { suites: readonly PlaywrightSuite[] };
  return suites.flatMap((suite) => resultsOf(suite, folder, ''));
}

function resultsOf(suite: PlaywrightSuite, folder: string, before: string): TestResult[] {
  const { file, specs = [], suites = [] } = suite;
  // The outermost suite is the file itself.
  const titles = suite.title === file ? before : `${before}${suite.title} `;
  const own = specs.map(({ title, ok, tests }): TestResult => {
    const ran = tests.some(({ status }) => status !== 'skipped');
    const outcome = ran ? (ok ? 'passed' : 'failed') : 'not run';
    return { file: path.join(folder, file), title: `${titles}${title}`, outcome };
  });
  return [...own, ...suites.flatMap((inner) => resultsOf(inner, folder, titles))];
}

/** Returns the tests that carry a goal: reports also list the tests that a filter left out. */
export function numberedOnly(goal: string, results: readonly TestResult[]): TestResult[] {
  return results.filter(({ title }) => goalsIn(title).includes(goal));
}
