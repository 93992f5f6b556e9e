import { mkdirSync } from 'node:fs';
import { LOGS } from '../ops/base/paths.ts';
import { goalLine, isReached, type GoalResult } from '../tests/support/proof/goal-result.ts';
import { proveGoal } from '../tests/support/proof/prove-goal.ts';
import { readProofRequest } from '../tests/support/proof/request.ts';
import { runCommand } from '../ops/terminal/command.ts';
import { chromiumEnv } from './chromium.ts';
import { startFreshSuite } from './testing/fresh-suite.ts';

/**
 * `npm run prove -- [--seed 123] [--short] [G4 G6 …]`: runs each goal in full size in one emulator suite and prints a
 * line for each with its figures. It continues after a goal that is missed and fails at the end.
 */
async function prove(interrupted: AbortSignal): Promise<number> {
  const { seed, goals, short } = readProofRequest(process.argv.slice(2));
  console.log(`Seed ${seed}: npm run prove -- --seed ${seed} ${goals.join(' ')}`);
  mkdirSync(LOGS, { recursive: true });
  const chromium = await chromiumEnv(interrupted);
  const suite = await startFreshSuite(interrupted, { measured: true });
  const results: GoalResult[] = [];
  try {
    const env = {
      ...suite.env,
      ...chromium,
      PROVE_SEED: String(seed),
      PROVE: short ? 'short' : 'full',
      SCREENSHOTS: '0',
    };
    for (const goal of goals) {
      const result = await proveGoal(goal, env, interrupted);
      results.push(result);
      console.log(goalLine(result));
    }
  } finally {
    await suite.stop();
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
