import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../ops/base/failure.ts';
import { LOGS, ROOT } from '../ops/base/paths.ts';
import { showProgress } from '../ops/terminal/progress.ts';
import { installDebians } from './debian-packages.ts';
import { provideFont } from './fonts.ts';
import { filesOnPath } from './processes/files-on-path.ts';
import { runTask } from './processes/task.ts';

/** Debian's package: it renders as Chromium does, without a window, and is a third faster. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Finds or downloads a Chromium, its headless shell and a font, with progress in the terminal.
 * @returns the programs' paths, as an environment.
 * @throws Failure when no Chromium can be found.
 */
export function chromiumEnv(interrupted: AbortSignal): Promise<Record<string, string>> {
  return showProgress(
    'Looking for Chromium',
    async () => {
      const shell = await findHeadlessShell(process.env, interrupted);
      const browser = await findChromium(process.env, interrupted);
      await provideFont(interrupted);
      return {
        CHROMIUM_PATH: browser,
        ...(shell !== undefined && { HEADLESS_SHELL_PATH: shell }),
      };
    },
    (found) => `Chromium: ${Object.values(found).join(', ')}`,
  );
}

/**
 * Returns the path of a Chromium for the browser tests: CHROMIUM_PATH, one on this machine, Playwright's own
 * (downloaded if possible), or Debian's package.
 * @throws Failure when none can be found.
 */
async function findChromium(env: NodeJS.ProcessEnv, interrupted: AbortSignal): Promise<string> {
  const found =
    fileNamedBy('CHROMIUM_PATH', env) ??
    chromiumOnThisMachine(env) ??
    playwrightsOwn() ??
    (await downloadPlaywrights(interrupted)) ??
    (await installDebians('chromium', () => chromiumOnThisMachine(env), interrupted));
  if (found !== undefined) return found;
  throw new Failure(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
}

/**
 * Returns the path of Chromium's headless shell: HEADLESS_SHELL_PATH, one on this machine, or Debian's package.
 * @returns undefined when none can be found, or when CHROMIUM_PATH asks for a browser; Chromium itself works too.
 * @throws Failure when HEADLESS_SHELL_PATH is not a file.
 */
async function findHeadlessShell(
  env: NodeJS.ProcessEnv,
  interrupted: AbortSignal,
): Promise<string | undefined> {
  const wanted = fileNamedBy('HEADLESS_SHELL_PATH', env);
  if (wanted !== undefined) return wanted;
  if (env['CHROMIUM_PATH']) return undefined;
  const find = () => filesOnPath([HEADLESS_SHELL, 'chrome-headless-shell'], env)[0];
  return find() ?? (await installDebians(HEADLESS_SHELL, find, interrupted));
}

function fileNamedBy(name: string, env: NodeJS.ProcessEnv): string | undefined {
  const file = env[name];
  if (!file) return undefined;
  if (!existsSync(file)) throw new Failure(`${name} names no file: ${file}.`);
  return file;
}

function chromiumOnThisMachine(env: NodeJS.ProcessEnv): string | undefined {
  return [...filesOnPath(PROGRAMS, env), ...USUAL_PLACES].find((file) => existsSync(file));
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
