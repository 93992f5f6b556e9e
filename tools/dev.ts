import path from 'node:path';
import { build } from './build.ts';
import { reloadOnBuild } from './emulators/reload.ts';
import { Failure } from '../ops/base/failure.ts';
import { LOGS, ROOT } from '../ops/base/paths.ts';
import { answers, HOST, requireFreePorts } from '../ops/base/ports.ts';
import type { Suite } from './emulators/suite.ts';
import { startService, untilReady, type Service } from './processes/service.ts';
import { printAddresses, runKept } from './start.ts';
import { runCommand } from '../ops/terminal/command.ts';
import { showProgress } from '../ops/terminal/progress.ts';

const VITE_TIMEOUT = 60_000;

/** Runs the app with hot reload: Vite in front of the same emulators and data as npm start. */
async function develop(interrupted: AbortSignal): Promise<number> {
  await build(interrupted, 'Building the functions', ['functions']);
  const serve = async (suite: Suite, own: Service[]): Promise<void> => {
    reloadOnBuild(suite, interrupted);
    const env = { ...process.env, ...suite.env };
    const port = suite.ports.vite;
    await requireFreePorts(suite.ports, ['vite']);
    own.push(
      script('watch', 'functions', [], env),
      script('dev', 'web', ['--host', HOST, '--port', String(port), '--strictPort'], env),
    );
    own.forEach(suite.noteService);
    const readiness = {
      timeout: VITE_TIMEOUT,
      isReady: () => answers(port),
      failure: () => new Failure('The app could not be built; the lines above say why.'),
    };
    await showProgress('Starting Vite', () => untilReady(own, readiness, interrupted));
    printAddresses(suite, `http://${HOST}:${port}`);
    console.log('Changes show at once. Ctrl-C saves the data and stops everything.');
  };
  return runKept(interrupted, 'demo', serve, true);
}

/** Starts a script of a workspace and shows its output. */
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
