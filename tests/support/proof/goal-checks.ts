import path from 'node:path';
import { LOGS, ROOT } from '../../../ops/base/paths.ts';
import { goalsIn } from './numbers.ts';
import type { TestFile } from './test-titles.ts';

/** A program that proves a part of a goal. */
export interface GoalCheck {
  readonly script: string;
  readonly args: readonly string[];
  /** Where the results of its tests are. */
  readonly report: { readonly format: 'vitest' | 'playwright'; readonly file: string };
}

const BROWSER_TESTS = 'tests/e2e/';
const program = (script: string): string => path.join(ROOT, 'node_modules', script);

/**
 * Returns the programs for a goal: the projects' runners, with the files whose tests carry the goal and only these
 * tests.
 */
export function checksOf(goal: string, files: readonly TestFile[]): GoalCheck[] {
  const own = files
    .filter(({ texts }) => texts.some((text) => goalsIn(text).includes(goal)))
    .map(({ file }) => file)
    // The examples in these tests prove nothing.
    .filter((file) => !file.startsWith('tests/support/proof/'));
  const browser = own.filter((file) => file.startsWith(BROWSER_TESTS));
  const others = own.filter((file) => !browser.includes(file));
  // G1 is not in G10.
  const titles = `\\b${goal}\\b`;
  const checks: GoalCheck[] = [];
  if (others.length > 0) {
    const file = path.join(LOGS, `prove-${goal}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    checks.push({
      script: program('vitest/vitest.mjs'),
      args: ['run', ...others, '-t', titles, ...reporters],
      report: { format: 'vitest', file },
    });
  }
  if (browser.length > 0) {
    const file = path.join(LOGS, `prove-${goal}-browser.json`);
    checks.push({
      script: program('@playwright/test/cli.js'),
      args: ['test', ...browser, '-g', titles, '--project=desktop', '--reporter=list,json'],
      report: { format: 'playwright', file },
    });
  }
  return checks;
}
