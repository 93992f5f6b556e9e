import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { BENCH_NAMES } from '../tests/bench/names.ts';
import { Failure } from '../ops/base/failure.ts';
import { ROOT } from '../ops/base/paths.ts';
import { runCommand } from '../ops/terminal/command.ts';
import { chromiumEnv } from './chromium.ts';
import { startFreshSuite } from './testing/fresh-suite.ts';
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
      worst = Math.max(worst, await runBenchmark(name, env, interrupted));
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

async function runBenchmark(
  name: string,
  env: NodeJS.ProcessEnv,
  interrupted: AbortSignal,
): Promise<number> {
  const args = [path.join(ROOT, 'tests/bench/run.ts'), name];
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'inherit' });
  interrupted.addEventListener('abort', () => child.kill('SIGTERM'));
  const [code] = (await once(child, 'exit')) as [number | null]; // as the event's documentation says
  return code ?? 1;
}

await runCommand(runBenchmarks);
