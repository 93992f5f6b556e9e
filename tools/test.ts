import { Failure } from '../ops/base/failure.ts';
import { runCommand } from '../ops/terminal/command.ts';
import { addCounts, type Counts } from './testing/counts.ts';
import { chromiumEnv, startFreshSuite } from './testing/fresh-suite.ts';
import { PARTS, roundsOf, type Lane, type Part } from './testing/parts.ts';
import { chooseSeed } from './testing/seed.ts';
import { runPart } from './testing/run-part.ts';

/** Runs the parts in order and stops after one that fails; prints the sum of all. */
async function runTests(interrupted: AbortSignal): Promise<number> {
  const parts = chooseParts(process.argv.slice(2));
  const counts: Counts[] = [];
  const hasFailed = (): boolean => counts.some(({ failed }) => failed > 0);
  const seed = String(chooseSeed(process.env['PROVE_SEED']));
  console.log(`Seed ${seed}: PROVE_SEED=${seed} repeats the random choices of this run.`);
  const suite = startedOnce(() =>
    startFreshSuite(interrupted, { scheduler: process.env['SCHEDULER'] === 'on' }),
  );
  const chromium = startedOnce(() => chromiumEnv(interrupted));
  const runWithNeeds = async (part: Part): Promise<Counts> => {
    const needs = {
      ...(part.needsChromium && (await chromium.had())),
      ...(part.needsEmulators && (await suite.had()).env),
    };
    return runPart(part, { PROVE_SEED: seed, ...needs }, interrupted);
  };
  const runLane = async (lane: Lane): Promise<void> => {
    for (const part of lane) {
      if (hasFailed()) return;
      counts.push(await runWithNeeds(part));
    }
  };
  // Downloads run while the parts before it run.
  if (parts.some(({ needsEmulators }) => needsEmulators)) suite.begin();
  if (parts.some(({ needsChromium }) => needsChromium)) chromium.begin();
  try {
    for (const lanes of roundsOf(parts)) await whenAllEnded(lanes.map(runLane));
  } finally {
    const started = await suite.begun();
    await started?.stop();
  }
  const { passed, failed } = addCounts(counts);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** Something that several parts need, started when the first one asks for it. */
function startedOnce<Thing>(start: () => Promise<Thing>): {
  readonly had: () => Promise<Thing>;
  /** Starts without waiting; a failure reaches the part that asks for it. */
  readonly begin: () => void;
  /**
   * Undefined when nobody asked, or when it failed: the part that asked has the error, and the start has stopped what
   * it began.
   */
  readonly begun: () => Promise<Thing | undefined>;
} {
  let started: Promise<Thing> | undefined;
  const had = (): Promise<Thing> => (started ??= start());
  return {
    had,
    begin: () => void had().catch(() => undefined),
    begun: async () => started?.catch(() => undefined),
  };
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
