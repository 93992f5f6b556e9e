import { rmSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../ops/base/failure.ts';
import { COMPILE_CACHE, LOGS, ROOT } from '../ops/base/paths.ts';
import { runCommand } from '../ops/terminal/command.ts';
import { say, secondsSince } from '../ops/terminal/progress.ts';
import { chromiumEnv } from './chromium.ts';
import { runTask } from './processes/task.ts';
import { addCounts, countChecked, type Counts } from './testing/counts.ts';
import { startFreshSuite } from './testing/fresh-suite.ts';
import { PARTS, roundsOf, type Lane, type Part } from './testing/parts.ts';
import { seedOfRun } from './testing/seed.ts';

/** No colors in the logs. */
const PLAIN_TEXT = { NO_COLOR: '1', FORCE_COLOR: undefined };
/** The tests start hundreds of processes that load the same code. */
const COMPILED = { NODE_COMPILE_CACHE: COMPILE_CACHE };

/** Runs the parts in order and stops after one that fails; prints the sum of all. */
async function runTests(interrupted: AbortSignal): Promise<number> {
  const parts = chooseParts(process.argv.slice(2));
  const counts: Counts[] = [];
  const seed = seedOfRun();
  // Builds and downloads run while the parts before those that need them do; what fails reaches the part that waits.
  const scheduler = process.env['SCHEDULER'] === 'on';
  const suite = parts.some(({ needs }) => needs.includes('emulators'))
    ? startFreshSuite(interrupted, { scheduler })
    : null;
  const chromium = parts.some(({ needs }) => needs.includes('chromium'))
    ? chromiumEnv(interrupted)
    : null;
  const suiteOrNone = suite?.catch(() => null);
  void chromium?.catch(() => null);
  const runLane = async (lane: Lane): Promise<void> => {
    for (const part of lane) {
      if (addCounts(counts).failed > 0) return;
      const needs = {
        ...(part.needs.includes('chromium') && (await chromium)),
        ...(part.needs.includes('emulators') && (await suite)?.env),
      };
      counts.push(await runPart(part, { ...seed, ...needs }, interrupted));
    }
  };
  try {
    for (const lanes of roundsOf(parts)) await whenAllEnded(lanes.map(runLane));
  } finally {
    await (await suiteOrNone)?.stop();
  }
  const { passed, failed } = addCounts(counts);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/**
 * Like Promise.all, but waits until everything has ended.
 * @throws the first error.
 */
async function whenAllEnded<Result>(works: readonly Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(works);
  return Promise.all(works);
}

function chooseParts(names: readonly string[]): readonly Part[] {
  const known = PARTS.map((part) => part.name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Failure(`There is no part "${unknown}"; the parts are ${known.join(', ')}.`);
  }
  return names.length === 0 ? PARTS : PARTS.filter((part) => names.includes(part.name));
}

/**
 * Runs a part's checks until one fails. It shows one line, and output only of a check that fails; all output is in the
 * logs.
 */
async function runPart(
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
  const [mark, rest] = sum.failed === 0 ? ['✔', ''] : ['✖', `, ${sum.failed} not`];
  say(`${mark} ${part.name}: ${sum.passed} ok${rest} (${secondsSince(started)})`);
  return sum;
}

await runCommand(runTests);
