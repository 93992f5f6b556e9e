import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { LOGS } from '../../ops/base/paths.ts';
import { runTask } from '../processes/task.ts';
import { readVitestReport } from '../../tests/support/proof/reports.ts';
import type { Proof } from './mutant.ts';

/** A test that ran. */
export interface TestRun {
  /** From the root. */
  readonly file: string;
  readonly title: string;
  readonly passed: boolean;
}

export interface ProofRun {
  readonly tests: readonly TestRun[];
  /** The end of the output, for other failures. */
  readonly output: string;
}

/**
 * Runs tests in a copy of the tree.
 * @param bail whether the first red test ends the run.
 */
export async function runProof(
  root: string,
  { project, files, only }: Proof,
  { bail, env }: { readonly bail: boolean; readonly env: Readonly<Record<string, string>> },
  interrupted: AbortSignal,
): Promise<ProofRun> {
  const report = path.join(LOGS, 'mutants.json');
  rmSync(report, { force: true });
  const { output } = await runTask(
    {
      command: process.execPath,
      args: [
        path.join(root, 'node_modules/vitest/vitest.mjs'),
        ...['run', '--project', `${project}*`, '--reporter=default', '--reporter=json'],
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
  return { tests: testsIn(report, root), output };
}

function testsIn(report: string, root: string): TestRun[] {
  let text;
  try {
    text = readFileSync(report, 'utf8');
  } catch {
    return [];
  }
  return readVitestReport(text, root).flatMap(({ file, title, outcome }) =>
    outcome === 'not run' ? [] : [{ file, title, passed: outcome === 'passed' }],
  );
}
