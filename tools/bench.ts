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

/** Runs the benchmarks against an empty emulator suite; their output is the result. */
async function runBenchmarks(interrupted: AbortSignal): Promise<number> {
  const known = new Set<string>(BENCH_NAMES);
  const unknown = process.argv.slice(2).find((name) => !known.has(name));
  if (unknown !== undefined) {
    throw new Failure(`There is no benchmark "${unknown}"; there are ${BENCH_NAMES.join(', ')}.`);
  }
  const seed = seedOfRun();
  const chromium = await chromiumEnv(interrupted);
  const suite = await startFreshSuite(interrupted, { measured: true });
  try {
    const env = { ...process.env, ...suite.env, ...chromium, ...seed };
    return await runScript(env, interrupted);
  } finally {
    await suite.stop();
  }
}

async function runScript(env: NodeJS.ProcessEnv, interrupted: AbortSignal): Promise<number> {
  const args = [path.join(ROOT, 'tests/bench/run.ts'), ...process.argv.slice(2)];
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'inherit' });
  interrupted.addEventListener('abort', () => child.kill('SIGTERM'));
  const [code] = (await once(child, 'exit')) as [number | null]; // as the event's documentation says
  return code ?? 1;
}

await runCommand(runBenchmarks);
