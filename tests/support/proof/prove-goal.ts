import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { LOGS, ROOT } from '../../../ops/base/paths.ts';
import { runTask } from '../../../tools/processes/task.ts';
import { checksOf } from './goal-checks.ts';
import { figuresOf, type GoalResult } from './goal-result.ts';
import { GOALS } from './goals.ts';
import {
  numberedOnly,
  readPlaywrightReport,
  readVitestReport,
  type TestResult,
} from './reports.ts';
import { readTestFiles } from './test-titles.ts';

const PLAIN_TEXT = { NO_COLOR: '1', FORCE_COLOR: undefined };

/** Runs all programs of a goal and reads their results. The output is in the logs, and shown for what fails. */
export async function proveGoal(
  goal: string,
  env: Readonly<Record<string, string>>,
  interrupted: AbortSignal,
): Promise<GoalResult> {
  const started = Date.now();
  const figuresFile = path.join(LOGS, `prove-${goal}.figures`);
  rmSync(figuresFile, { force: true });
  const run = async (name: string, args: readonly string[], own: Record<string, string> = {}) => {
    const logFile = path.join(LOGS, `prove-${goal}-${name}.log`);
    const task = {
      command: process.execPath,
      args: [...args],
      cwd: ROOT,
      env: { ...process.env, ...env, ...own, PROVE_FIGURES: figuresFile, ...PLAIN_TEXT },
      logFile,
    };
    const { exitCode, output } = await runTask(task, interrupted);
    if (exitCode !== 0) console.log(`${output}\n`);
    return { succeeded: exitCode === 0, output };
  };

  const tests: TestResult[] = [];
  let succeeded = true;
  for (const { script, args, report } of checksOf(goal, readTestFiles())) {
    rmSync(report.file, { force: true });
    const own =
      report.format === 'playwright'
        ? { PLAYWRIGHT_JSON_OUTPUT_FILE: report.file, PLAYWRIGHT_JSON_OUTPUT_NAME: report.file }
        : {};
    const ran = await run(report.format, [script, ...args], own);
    succeeded &&= ran.succeeded;
    if (!existsSync(report.file)) continue;
    const text = readFileSync(report.file, 'utf8');
    const read =
      report.format === 'vitest' ? readVitestReport(text) : readPlaywrightReport(text, '');
    tests.push(...numberedOnly(goal, read));
  }
  const figures = existsSync(figuresFile) ? figuresOf(goal, readFileSync(figuresFile, 'utf8')) : [];
  if (goal === 'G15') {
    const checked = await run('check-data', [path.join(ROOT, 'ops/check-data.ts')]);
    succeeded &&= checked.succeeded;
    figures.push(checked.output.split('\n').at(-1) ?? '');
  }
  const seconds = Math.round((Date.now() - started) / 1_000);
  return { goal, what: GOALS[goal] ?? '', figures, tests, succeeded, seconds };
}
