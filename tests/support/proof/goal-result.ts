import type { TestResult } from './reports.ts';

/** The result of a goal. */
export interface GoalResult {
  readonly goal: string;
  readonly what: string;
  readonly figures: readonly string[];
  readonly tests: readonly TestResult[];
  /** Whether all its programs ended well. */
  readonly succeeded: boolean;
  readonly seconds: number;
}

/**
 * Returns whether a goal is reached: its programs ended well, a test of it has passed, none has failed, and it has a
 * figure.
 */
export function isReached({ succeeded, tests, figures }: GoalResult): boolean {
  return (
    succeeded &&
    figures.length > 0 &&
    tests.some(({ outcome }) => outcome === 'passed') &&
    !tests.some(({ outcome }) => outcome === 'failed')
  );
}

/** Returns the figures of a goal in the lines that tests have left; a figure that was measured again counts once. */
export function figuresOf(goal: string, lines: string): string[] {
  const figures = lines
    .split('\n')
    .filter((line) => line !== '')
    // The tests' helper has written it.
    .map((line) => JSON.parse(line) as { readonly goal: string; readonly text: string })
    .filter((figure) => figure.goal === goal)
    .map(({ text }) => text);
  return [...new Set(figures)];
}

/** Returns the line of the table. */
export function goalLine(result: GoalResult): string {
  const { goal, what, figures, seconds } = result;
  const mark = isReached(result) ? '✔' : '✖';
  const told = figures.length === 0 ? 'no figure' : figures.join('; ');
  return `${mark} ${goal.padEnd(3)} ${what.padEnd(19)} ${told} (${seconds} s)`;
}
