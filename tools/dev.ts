import path from 'node:path';
import { build, describeBuild } from './building/build.ts';
import { reloadOnBuild } from './emulators/reload.ts';
import { Failure } from '../ops/base/failure.ts';
import { LOGS, ROOT } from '../ops/base/paths.ts';
import { answers, HOST, readPortOffset, requireFreePorts } from '../ops/base/ports.ts';
import { startService, type Service } from './processes/service.ts';
import { exitCodeOf, printAddresses, startKept } from './start.ts';
import { suiteEnv } from '../ops/base/suite-env.ts';
import { runCommand, untilInterrupted } from '../ops/terminal/command.ts';
import { showProgress } from '../ops/terminal/progress.ts';

const VITE_POLL = 200;
const VITE_TIMEOUT = 60_000;

/** Runs the app with hot reload: Vite in front of the same emulators and data as npm start. */
async function develop(interrupted: AbortSignal): Promise<number> {
  const offset = readPortOffset(process.env['PORT_OFFSET']);
  await showProgress(
    'Building the functions',
    () => build(interrupted, ['functions']),
    describeBuild,
  );
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
    const ended = Promise.race(services.map((service) => service.exited));
    await showProgress('Starting Vite', () => untilAnswers(port, ended, interrupted));
    printAddresses(suite, `http://${HOST}:${port}`);
    console.log('Changes show at once. Ctrl-C saves the data and stops everything.');
    await Promise.race([untilInterrupted(interrupted), suite.ended, ended]);
  } finally {
    endReloading();
    await showProgress('Saving the data and stopping', async () => {
      await Promise.all(services.map((service) => service.stop()));
      await suite.stop();
    });
  }
  return exitCodeOf(interrupted, suite);
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

/**
 * Waits for Vite.
 * @param ended settles when Vite or the build of the functions ends.
 * @throws Failure when one of them does, or when Vite takes too long.
 */
async function untilAnswers(
  port: number,
  ended: Promise<unknown>,
  interrupted: AbortSignal,
): Promise<void> {
  const deadline = Date.now() + VITE_TIMEOUT;
  const end = new AbortController();
  void ended.then(() => end.abort());
  while (end.signal.aborted || !(await answers(port))) {
    interrupted.throwIfAborted();
    if (end.signal.aborted || Date.now() > deadline) {
      throw new Failure('The app could not be built; the lines above say why.');
    }
    await new Promise((resolve) => setTimeout(resolve, VITE_POLL));
  }
}

await runCommand(develop);
