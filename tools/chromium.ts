import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.ts';
import { LOGS, ROOT } from './paths.ts';
import { runTask } from './processes/task.ts';

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The path of a Chromium for the browser tests: CHROMIUM_PATH, one on this machine, Playwright's
 * own (downloaded when it can be had), or Debian's package.
 * @throws Failure when there is none to be had.
 */
export async function findChromium(
  env: NodeJS.ProcessEnv,
  interrupted: AbortSignal,
): Promise<string> {
  const wanted = env['CHROMIUM_PATH'];
  if (wanted) {
    if (!existsSync(wanted)) throw new Failure(`CHROMIUM_PATH names no file: ${wanted}.`);
    return wanted;
  }
  return (
    onThisMachine(env) ??
    playwrightsOwn() ??
    (await downloadPlaywrights(interrupted)) ??
    (await installDebians(env, interrupted)) ??
    fail()
  );
}

function onThisMachine(env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const onPath = folders.flatMap((folder) => PROGRAMS.map((name) => path.join(folder, name)));
  return [...onPath, ...USUAL_PLACES].find((file) => existsSync(file));
}

function playwrightsOwn(): string | undefined {
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

async function downloadPlaywrights(interrupted: AbortSignal): Promise<string | undefined> {
  const options = {
    command: process.execPath,
    args: [path.join(ROOT, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'],
    cwd: ROOT,
    logFile: path.join(LOGS, 'chromium-download.log'),
  };
  const { exitCode } = await runTask(options, interrupted);
  return exitCode === 0 ? playwrightsOwn() : undefined;
}

async function installDebians(
  env: NodeJS.ProcessEnv,
  interrupted: AbortSignal,
): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  for (const args of [['update'], ['install', '-y', 'chromium']]) {
    await runTask(
      {
        command: '/usr/bin/apt-get',
        args,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        logFile: path.join(LOGS, `chromium-apt-${args[0] ?? ''}.log`),
      },
      interrupted,
    );
  }
  return onThisMachine(env);
}

function fail(): never {
  throw new Failure(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
}
