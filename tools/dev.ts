import path from 'node:path';
import { build } from './build.ts';
import { reloadOnBuild } from './emulators/reload.ts';
import { Failure } from '../ops/base/failure.ts';
import { LOGS, ROOT } from '../ops/base/paths.ts';
import { answers, HOST, readPortOffset, requireFreePorts } from '../ops/base/ports.ts';
import { startService, untilReady, type Service } from './processes/service.ts';
import { exitCodeOf, printAddresses, startKept, stopKept } from './start.ts';
import { suiteEnv } from '../ops/base/suite-env.ts';
import { runCommand, untilInterrupted } from '../ops/terminal/command.ts';
import { showProgress } from '../ops/terminal/progress.ts';

const VITE_TIMEOUT = 60_000;

/** Runs the app with hot reload: Vite in front of the same emulators and data as npm start. */
async function develop(interrupted: AbortSignal): Promise<number> {
  const offset = readPortOffset(process.env['PORT_OFFSET']);
  await build(interrupted, 'Building the functions', ['functions']);
  const suite = await startKept(offset, interrupted);
  const services: Service[] = [];
  const endReloading = reloadOnBuild(suite);
  const env = { ...process.env, ...suiteEnv(suite.ports, offset) };
  const port = suite.ports.vite;
  try {
    await requireFreePorts(suite.ports, ['vite']);
    services.push(
      script('watch', 'functions', [], env),
      script('dev', 'web', ['--host', HOST, '--port', String(port), '--strictPort'], env),
    );
    services.forEach(suite.noteService);
    const readiness = {
      timeout: VITE_TIMEOUT,
      isReady: () => answers(port),
      failure: () => new Failure('The app could not be built; the lines above say why.'),
    };
    await showProgress('Starting Vite', () => untilReady(services, readiness, interrupted));
    printAddresses(suite, `http://${HOST}:${port}`);
    console.log('Changes show at once. Ctrl-C saves the data and stops everything.');
    await Promise.race([
      untilInterrupted(interrupted),
      suite.ended,
      ...services.map(({ exited }) => exited),
    ]);
  } finally {
    endReloading();
    await stopKept(suite, services);
  }
  return exitCodeOf(interrupted);
}

/** Starts a script of a workspace; its output is shown. */
function script(
  name: string,
  workspace: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Service {
  return startService({
    command: 'npm',
    args: ['run', name, '--workspace', workspace, '--', ...args],
    cwd: ROOT,
    env,
    logFile: path.join(LOGS, `dev-${workspace}.log`),
    shown: true,
    stopChildrenToo: true,
    stopTimeout: 5000,
  });
}

await runCommand(develop);
