import { spawn } from 'node:child_process';
import path from 'node:path';
import { build, describeBuild } from './building/build.ts';
import { findChromium } from './chromium.ts';
import { startSuite } from './emulators/suite.ts';
import { ROOT } from './paths.ts';
import { readPortOffset } from './ports.ts';
import { suiteEnv } from './suite-env.ts';
import { runCommand } from './terminal/command.ts';
import { showProgress } from './terminal/progress.ts';
import { TEST_PORT_OFFSET } from './testing/offset.ts';

/** Runs the benchmarks against an empty emulator suite; their output is the result. */
async function runBenchmarks(interrupted: AbortSignal): Promise<number> {
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
  try {
    const env = { ...process.env, ...suiteEnv(suite.ports, offset), CHROMIUM_PATH };
    return await runScript(env, interrupted);
  } finally {
    await showProgress('Stopping the emulators', suite.stop);
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
