import { rmSync } from 'node:fs';
import path from 'node:path';
import { COMPILE_CACHE, LOGS, ROOT } from '../../ops/base/paths.ts';
import { runTask } from '../processes/task.ts';
import { say, secondsSince } from '../../ops/terminal/progress.ts';
import { addCounts, countChecked, type Counts } from './counts.ts';
import type { Part } from './parts.ts';

/** No colors in the logs. */
const PLAIN_TEXT = { NO_COLOR: '1', FORCE_COLOR: undefined };
/** The tests start hundreds of processes that load the same code. */
const COMPILED = { NODE_COMPILE_CACHE: COMPILE_CACHE };

/**
 * Runs a part's checks until one fails. It shows one line, and output only of a check that fails; all output is in the
 * logs.
 */
export async function runPart(
  part: Part,
  env: Readonly<Record<string, string>>,
  interrupted: AbortSignal,
): Promise<Counts> {
  const started = Date.now();
  const counts: Counts[] = [];
  say(`… ${part.name}`);
  for (const [index, check] of part.checks.entries()) {
    if (check.report) rmSync(check.report.file, { force: true });
    const { exitCode, output } = await runTask(
      {
        command: process.execPath,
        args: [check.script, ...check.args],
        cwd: ROOT,
        env: { ...process.env, ...env, ...check.env, ...PLAIN_TEXT, ...COMPILED },
        logFile: path.join(LOGS, `test-${part.name}-${index}.log`),
      },
      interrupted,
    );
    counts.push(countChecked(check, exitCode === 0));
    if (exitCode !== 0) {
      say(`${output}\n`);
      break;
    }
  }
  const sum = addCounts(counts);
  const mark = sum.failed === 0 ? '✔' : '✖';
  say(`${mark} ${part.name}: ${describe(sum)} (${secondsSince(started)})`);
  return sum;
}

function describe({ passed, failed }: Counts): string {
  return failed === 0 ? `${passed} ok` : `${passed} ok, ${failed} not`;
}
