import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../ops/base/failure.ts';
import { COMPILE_CACHE, LOGS, ROOT } from '../ops/base/paths.ts';
import { runCommand } from '../ops/terminal/command.ts';
import { say } from '../ops/terminal/progress.ts';
import { chromiumEnv } from './chromium.ts';
import { runTask } from './processes/task.ts';
import { addCounts, countChecked, type Counts } from './testing/counts.ts';
import { startFreshSuite } from './testing/fresh-suite.ts';
import { choose, partsOf, type Lane, type Part, type Rounds } from './testing/parts.ts';

/** No colors in the logs. */
const PLAIN_TEXT = { NO_COLOR: '1', FORCE_COLOR: undefined };
/** The tests start hundreds of processes that load the same code. */
const COMPILED = { NODE_COMPILE_CACHE: COMPILE_CACHE };
/** What the tests of `npm run test:long` report besides passed and failed. */
const FIGURES = path.join(LOGS, 'figures.txt');

/** The result of a part. */
interface PartResult extends Counts {
  readonly name: string;
  readonly seconds: number;
}

/**
 * `npm test -- [PART …]` and `npm run test:long -- [PART …]`: runs the parts in order and stops after one that fails, except in
 * the long run. Prints each part's seconds and the sum of all.
 */
async function runTests(interrupted: AbortSignal): Promise<number> {
  const args = process.argv.slice(2);
  const isLong = args.includes('--long');
  const rounds = chooseParts(
    partsOf(isLong),
    args.filter((arg) => arg !== '--long'),
  );
  const parts = rounds.flat(2);
  const results: PartResult[] = [];
  const own = { TEST_SEED: seedOfRun(), ...(isLong && { LONG: '1', FIGURES }) };
  rmSync(FIGURES, { force: true });
  // Builds and downloads run during the parts before those that need them. If one fails, the part that waits for it fails.
  const scheduler = process.env['SCHEDULER'] === 'on';
  const suite = parts.some(({ needs }) => needs.includes('emulators'))
    ? startFreshSuite(interrupted, { scheduler, measured: isLong })
    : null;
  const chromium = parts.some(({ needs }) => needs.includes('chromium'))
    ? chromiumEnv(interrupted)
    : null;
  const suiteOrNone = suite?.catch(() => null);
  void chromium?.catch(() => null);
  const runLane = async (lane: Lane): Promise<void> => {
    for (const part of lane) {
      if (!isLong && addCounts(results).failed > 0) return;
      const needs = {
        ...(part.needs.includes('chromium') && (await chromium)),
        ...(part.needs.includes('emulators') && (await suite)?.env),
      };
      results.push(await runPart(part, { ...own, ...needs }, interrupted));
    }
  };
  try {
    for (const lanes of rounds) await whenAllEnded(lanes.map(runLane));
  } finally {
    await (await suiteOrNone)?.stop();
  }
  const { passed, failed } = addCounts(results);
  if (existsSync(FIGURES)) console.log(`\n${readFileSync(FIGURES, 'utf8').trimEnd()}`);
  console.table(
    Object.fromEntries(
      results.map(({ name, seconds, ...counts }) => [
        name,
        { seconds: Math.round(seconds), ...counts },
      ]),
    ),
  );
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** Returns the seed that TEST_SEED names, or a new one, and says how to repeat it. */
function seedOfRun(): string {
  const { TEST_SEED: seed = String(randomInt(2 ** 31)) } = process.env;
  console.log(`Seed ${seed}: TEST_SEED=${seed} repeats the random choices of this run.`);
  return seed;
}

/**
 * Like Promise.all, but waits until everything has ended.
 * @throws the first error.
 */
async function whenAllEnded<Result>(works: readonly Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(works);
  return Promise.all(works);
}

function chooseParts(rounds: Rounds, names: readonly string[]): Rounds {
  const known = rounds.flat(2).map((part) => part.name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Failure(`There is no part "${unknown}"; the parts are ${known.join(', ')}.`);
  }
  return names.length === 0 ? rounds : choose(rounds, names);
}

/**
 * Runs a part's checks until one fails. It shows one line, and output only from a check that fails; all output is in the logs.
 */
async function runPart(
  part: Part,
  env: Readonly<Record<string, string>>,
  interrupted: AbortSignal,
): Promise<PartResult> {
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
  const seconds = (Date.now() - started) / 1_000;
  const [mark, rest] = sum.failed === 0 ? ['✔', ''] : ['✖', `, ${sum.failed} not`];
  say(`${mark} ${part.name}: ${sum.passed} ok${rest} (${seconds.toFixed(1)} s)`);
  return { name: part.name, seconds, ...sum };
}

await runCommand(runTests);
