import { spawn } from 'node:child_process';
import path from 'node:path';
import { BENCH_NAMES } from '../tests/bench/names.ts';
import { Failure } from '../ops/base/failure.ts';
import { ROOT } from '../ops/base/paths.ts';
import { runCommand } from '../ops/terminal/command.ts';
import { chromiumEnv, startFreshSuite } from './testing/fresh-suite.ts';

/** Runs the benchmarks against an empty emulator suite; their output is the result. */
async function runBenchmarks(interrupted: AbortSignal): Promise<number> {
  const known = new Set<string>(BENCH_NAMES);
  const unknown = process.argv.slice(2).find((name) => !known.has(name));
  if (unknown !== undefined) {
    throw new Failure(`There is no benchmark "${unknown}"; there are ${BENCH_NAMES.join(', ')}.`);
  }
  const chromium = await chromiumEnv(interrupted);
  const suite = await startFreshSuite(interrupted, { measured: true });
  try {
    const env = { ...process.env, ...suite.env, ...chromium };
    return await runScript(env, interrupted);
  } finally {
    await suite.stop();
  }
}

function runScript(env: NodeJS.ProcessEnv, interrupted: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const script = path.join(ROOT, 'tests/bench/run.ts');
    const child = spawn(process.execPath, [script, ...process.argv.slice(2)], {
      cwd: ROOT,
      env,
      stdio: 'inherit',
    });
    interrupted.addEventListener('abort', () => child.kill('SIGTERM'));
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

await runCommand(runBenchmarks);
