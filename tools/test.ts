import { Failure } from '../ops/base/failure.ts';
import { runCommand } from '../ops/terminal/command.ts';
import { chromiumEnv } from './chromium.ts';
import { addCounts, type Counts } from './testing/counts.ts';
import { startFreshSuite } from './testing/fresh-suite.ts';
import { PARTS, roundsOf, type Lane, type Part } from './testing/parts.ts';
import { runPart } from './testing/run-part.ts';
import { chooseSeed } from './testing/seed.ts';

/** Runs the parts in order and stops after one that fails; prints the sum of all. */
async function runTests(interrupted: AbortSignal): Promise<number> {
  const parts = chooseParts(process.argv.slice(2));
  const counts: Counts[] = [];
  const seed = String(chooseSeed(process.env['PROVE_SEED']));
  console.log(`Seed ${seed}: PROVE_SEED=${seed} repeats the random choices of this run.`);
  // Builds and downloads run while the parts before those that need them do; what fails reaches the part that waits.
  const scheduler = process.env['SCHEDULER'] === 'on';
  const suite = parts.some(({ needsEmulators }) => needsEmulators)
    ? startFreshSuite(interrupted, { scheduler })
    : null;
  const chromium = parts.some(({ needsChromium }) => needsChromium)
    ? chromiumEnv(interrupted)
    : null;
  const suiteOrNone = suite?.catch(() => null);
  void chromium?.catch(() => null);
  const runLane = async (lane: Lane): Promise<void> => {
    for (const part of lane) {
      if (addCounts(counts).failed > 0) return;
      const needs = {
        ...(part.needsChromium && (await chromium)),
        ...(part.needsEmulators && (await suite)?.env),
      };
      counts.push(await runPart(part, { PROVE_SEED: seed, ...needs }, interrupted));
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

await runCommand(runTests);
