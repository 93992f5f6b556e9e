import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { LOGS } from '../../ops/base/paths.ts';
import { readVitestReport, type TestResult } from '../../tests/support/proof/reports.ts';
import { runTask } from '../processes/task.ts';
import type { Proof } from './mutant.ts';

/** The tests that ran, and the end of the output. */
export interface TestRun {
  readonly ran: readonly TestResult[];
  readonly output: string;
}

/**
 * Runs tests in a copy of the tree.
 * @param bail whether the first red test ends the run.
 */
export async function runTests(
  root: string,
  { project, files, only }: Proof,
  bail: boolean,
  env: Readonly<Record<string, string>>,
  interrupted: AbortSignal,
): Promise<TestRun> {
  const report = path.join(LOGS, 'mutants.json');
  rmSync(report, { force: true });
  const { output } = await runTask(
    {
      command: process.execPath,
      args: [
        path.join(root, 'node_modules/vitest/vitest.mjs'),
        'run',
        '--project',
        `${project}*`,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...(bail ? ['--bail=1'] : []),
        ...(only === undefined ? [] : ['--testNamePattern', only]),
        ...files,
      ],
      cwd: root,
      env: { ...process.env, ...env, NO_COLOR: '1', FORCE_COLOR: undefined },
      logFile: path.join(LOGS, 'mutants.log'),
    },
    interrupted,
  );
  const results = existsSync(report) ? readVitestReport(readFileSync(report, 'utf8'), root) : [];
  return { ran: results.filter(({ outcome }) => outcome !== 'not run'), output };
}
