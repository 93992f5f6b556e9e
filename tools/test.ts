import { Failure } from './failure.ts';
import { runCommand } from './terminal/command.ts';
import { addCounts, type Counts } from './testing/counts.ts';
import { chromiumEnv, startFreshSuite, type FreshSuite } from './testing/fresh-suite.ts';
import { PARTS, roundsOf, type Part } from './testing/parts.ts';
import { chooseSeed } from './testing/seed.ts';
import { runPart } from './testing/run-part.ts';

/** Runs the parts in their order up to the first failing one; ends with the sum of all. */
async function runTests(interrupted: AbortSignal): Promise<number> {
  const parts = chooseParts(process.argv.slice(2));
  const counts: Counts[] = [];
  const seed = String(chooseSeed(process.env['PROVE_SEED']));
  console.log(`Seed ${seed}: PROVE_SEED=${seed} repeats the luck of this run.`);
  const suite = lazySuite(interrupted);
  const runWithNeeds = async (part: Part): Promise<Counts> => {
    const needs = {
      ...(part.needsChromium && (await chromiumEnv(interrupted))),
      ...(part.needsEmulators && (await suite.env())),
    };
    return runPart(part, { PROVE_SEED: seed, ...needs }, interrupted);
  };
  try {
    for (const round of roundsOf(parts)) {
      const results = await whenAllEnded(round.map(runWithNeeds));
      counts.push(...results);
      if (results.some(({ failed }) => failed > 0)) break;
    }
  } finally {
    await suite.stop();
  }
  const { passed, failed } = addCounts(counts);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** Emulators that start when the first part asks for them; parts that need none go on beside it. */
function lazySuite(interrupted: AbortSignal): {
  readonly env: () => Promise<FreshSuite['env']>;
  readonly stop: () => Promise<void>;
} {
  let started: Promise<FreshSuite> | undefined;
  return {
    env: async () => {
      started ??= startFreshSuite(interrupted, { scheduler: process.env['SCHEDULER'] === 'on' });
      return (await started).env;
    },
    // A start that failed has stopped what it began, and was told to who asked.
    stop: async () =>
      started?.then(
        ({ stop }) => stop(),
        () => undefined,
      ),
  };
}

/** Like Promise.all, but what runs beside the failed one ends first. @throws the first one's error. */
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
