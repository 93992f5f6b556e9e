import { build, describeBuild } from './building/build.ts';
import { findChromium } from './chromium.ts';
import { startSuite, type Suite } from './emulators/suite.ts';
import { Failure } from './failure.ts';
import { readPortOffset } from './ports.ts';
import { suiteEnv } from './suite-env.ts';
import { runCommand } from './terminal/command.ts';
import { showProgress } from './terminal/progress.ts';
import { addCounts, type Counts } from './testing/counts.ts';
import { TEST_PORT_OFFSET } from './testing/offset.ts';
import { PARTS, roundsOf, type Part } from './testing/parts.ts';
import { chooseSeed } from './testing/seed.ts';
import { runPart } from './testing/run-part.ts';

/** Runs the parts in their order up to the first failing one; ends with the sum of all. */
async function runTests(interrupted: AbortSignal): Promise<number> {
  const parts = chooseParts(process.argv.slice(2));
  const offset = readPortOffset(process.env['PORT_OFFSET'], TEST_PORT_OFFSET);
  const counts: Counts[] = [];
  const env: Record<string, string> = { PROVE_SEED: String(chooseSeed(process.env['PROVE_SEED'])) };
  console.log(
    `Seed ${env['PROVE_SEED']}: PROVE_SEED=${env['PROVE_SEED']} repeats the luck of this run.`,
  );
  let suite: Suite | undefined;
  try {
    for (const round of roundsOf(parts)) {
      if (round.some(({ needsChromium }) => needsChromium)) {
        env['CHROMIUM_PATH'] = await showProgress(
          'Looking for Chromium',
          () => findChromium(process.env, interrupted),
          (file) => `Chromium: ${file}`,
        );
      }
      if (suite === undefined && round.some(({ needsEmulators }) => needsEmulators)) {
        suite = await startTestSuite(offset, interrupted);
        Object.assign(env, suiteEnv(suite.ports, offset));
      }
      const results = await Promise.all(round.map((part) => runPart(part, env, interrupted)));
      counts.push(...results);
      if (results.some(({ failed }) => failed > 0)) break;
    }
  } finally {
    if (suite !== undefined) await showProgress('Stopping the emulators', suite.stop);
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

async function startTestSuite(offset: number, interrupted: AbortSignal): Promise<Suite> {
  await showProgress('Building the app', () => build(interrupted), describeBuild);
  const scheduler = process.env['SCHEDULER'] === 'on';
  return showProgress(
    'Starting emulators and mailbox',
    () => startSuite({ offset, data: 'fresh', scheduler, ui: false }, interrupted),
    ({ description }) => `Ready: ${description}`,
  );
}

await runCommand(runTests);
