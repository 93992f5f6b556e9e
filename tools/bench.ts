import { BENCH_NAMES } from '../tests/bench/names.ts';
import { Failure } from '../ops/base/failure.ts';
import { runCommand } from '../ops/terminal/command.ts';
import { chromiumEnv } from './chromium.ts';
import { startFreshSuite } from './testing/fresh-suite.ts';
import { runInSuite } from './testing/run-in-suite.ts';
import { seedOfRun } from './testing/seed.ts';

/**
 * Runs the benchmarks, each against an empty emulator suite of its own: one that holds what others have left behind answers
 * slower, or not at all. Their output is the result.
 */
async function runBenchmarks(interrupted: AbortSignal): Promise<number> {
  const names = chooseBenchmarks(process.argv.slice(2));
  const seed = seedOfRun();
  const chromium = await chromiumEnv(interrupted);
  let worst = 0;
  for (const name of names) {
    const suite = await startFreshSuite(interrupted, { measured: true });
    try {
      const env = { ...process.env, ...suite.env, ...chromium, ...seed };
      const code = await runInSuite(['tests/bench/run.ts', name], env, interrupted);
      worst = Math.max(worst, code);
    } finally {
      await suite.stop();
    }
  }
  return worst;
}

/** All of them, if none is named. */
function chooseBenchmarks(names: readonly string[]): readonly string[] {
  const known = new Set<string>(BENCH_NAMES);
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) {
    throw new Failure(`There is no benchmark "${unknown}"; there are ${BENCH_NAMES.join(', ')}.`);
  }
  return names.length === 0 ? BENCH_NAMES : names;
}

await runCommand(runBenchmarks);
