import { mkdirSync } from 'node:fs';
import { build, describeBuild } from './building/build.ts';
import { findChromium } from './chromium.ts';
import { startSuite } from './emulators/suite.ts';
import { LOGS } from './paths.ts';
import { readPortOffset } from './ports.ts';
import { goalLine, isReached, type GoalResult } from './proof/goal-result.ts';
import { proveGoal } from './proof/prove-goal.ts';
import { readProofRequest } from './proof/request.ts';
import { suiteEnv } from './suite-env.ts';
import { runCommand } from './terminal/command.ts';
import { showProgress } from './terminal/progress.ts';
import { TEST_PORT_OFFSET } from './testing/offset.ts';

/**
 * `npm run prove -- [--seed 123] [--short] [G4 G6 …]`: each goal in its full size in one suite of emulators, a line for
 * each with its figures. It goes on after a goal that is missed, and fails at the end.
 */
async function prove(interrupted: AbortSignal): Promise<number> {
  const { seed, goals, short } = readProofRequest(process.argv.slice(2));
  console.log(`Seed ${seed}: npm run prove -- --seed ${seed} ${goals.join(' ')}`);
  mkdirSync(LOGS, { recursive: true });
  const offset = readPortOffset(process.env['PORT_OFFSET'], TEST_PORT_OFFSET);
  const CHROMIUM_PATH = await showProgress(
    'Looking for Chromium',
    () => findChromium(process.env, interrupted),
    (file) => `Chromium: ${file}`,
  );
  await showProgress('Building the app', () => build(interrupted), describeBuild);
  const suite = await showProgress(
    'Starting emulators and mailbox',
    () => startSuite({ offset, data: 'fresh', scheduler: false, ui: false }, interrupted),
    ({ description }) => `Ready: ${description}`,
  );
  const results: GoalResult[] = [];
  try {
    const env = {
      ...suiteEnv(suite.ports, offset),
      ...{ CHROMIUM_PATH, PROVE_SEED: String(seed), PROVE: short ? 'short' : 'full' },
      SCREENSHOTS: '0',
    };
    for (const goal of goals) {
      const result = await proveGoal(goal, env, interrupted);
      results.push(result);
      console.log(goalLine(result));
    }
  } finally {
    await showProgress('Stopping the emulators', suite.stop);
  }
  const missed = results.filter((result) => !isReached(result));
  console.log(`\nSeed ${seed}${short ? ', in short' : ''}:`);
  for (const result of results) console.log(goalLine(result));
  const reached = `${results.length - missed.length} of ${results.length} goals reached`;
  console.log(
    missed.length === 0
      ? `${reached}.`
      : `${reached}; missed: ${missed.map(({ goal }) => goal).join(' ')}.`,
  );
  return missed.length === 0 ? 0 : 1;
}

await runCommand(prove);
