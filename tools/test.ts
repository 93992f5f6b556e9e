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
  const env: Record<string, string> = { PROVE_SEED: String(chooseSeed(process.env['PROVE_SEED'])) };
  console.log(
    `Seed ${env['PROVE_SEED']}: PROVE_SEED=${env['PROVE_SEED']} repeats the luck of this run.`,
  );
  let suite: FreshSuite | undefined;
  try {
    for (const round of roundsOf(parts)) {
      if (round.some(({ needsChromium }) => needsChromium)) {
        Object.assign(env, await chromiumEnv(interrupted));
      }
      if (suite === undefined && round.some(({ needsEmulators }) => needsEmulators)) {
        suite = await startFreshSuite(interrupted, {
          scheduler: process.env['SCHEDULER'] === 'on',
        });
        Object.assign(env, suite.env);
      }
      const results = await Promise.all(round.map((part) => runPart(part, env, interrupted)));
      counts.push(...results);
      if (results.some(({ failed }) => failed > 0)) break;
    }
  } finally {
    await suite?.stop();
  }
  const { passed, failed } = addCounts(counts);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
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
