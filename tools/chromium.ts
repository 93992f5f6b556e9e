import { chromium } from '@playwright/test';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { Failure } from '../ops/base/failure.ts';
import { LOGS, ROOT } from '../ops/base/paths.ts';
import { say, showProgress } from '../ops/terminal/progress.ts';
import { filesOnPath } from './processes/files-on-path.ts';
import { runTask } from './processes/task.ts';

/** Debian's package. It renders like Chromium, without a window, and is a third faster. */
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
 * @throws Failure when HEADLESS_SHELL_PATH isn't a file.
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

/** Debian's package with a font of Arial's widths, which a Chromium installed without its recommended packages lacks. */
const FONT_PACKAGE = 'fonts-liberation';
/** File names of Arial and of fonts with the same widths. */
const AS_WIDE_AS_ARIAL = /^(?:arial|arimo|liberationsans|helvetica|nimbussans|texgyreheros)/i;
const FONT_FOLDERS = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  path.join(homedir(), '.fonts'),
  path.join(homedir(), '.local/share/fonts'),
];

/**
 * Provides a font as wide as Arial, which the pages use. Linux's own letters are a seventh wider, so lines and sheets of paper
 * that fit everywhere else don't fit there. Other systems come with such a font.
 */
async function provideFont(interrupted: AbortSignal): Promise<void> {
  if (process.platform !== 'linux') return;
  const find = () => findFont(FONT_FOLDERS);
  if ((find() ?? (await installDebians(FONT_PACKAGE, find, interrupted))) !== undefined) return;
  say(
    `This machine has no font as wide as Arial, so tests of lines and sheets may fail: install one (Debian: apt-get install ${FONT_PACKAGE}).`,
  );
}

/** Returns a file in one of the folders that is Arial or just as wide. */
export function findFont(folders: readonly string[]): string | undefined {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    .find((file) => AS_WIDE_AS_ARIAL.test(path.basename(file)));
}

const APT_GET = '/usr/bin/apt-get';

/**
 * Installs one of Debian's packages with its recommended ones, if this process may: as root, with apt.
 * @param find looks for what the package brings; undefined if it's missing.
 * @returns what `find` then finds.
 */
async function installDebians<Found>(
  name: string,
  find: () => Found | undefined,
  interrupted: AbortSignal,
): Promise<Found | undefined> {
  if (process.getuid?.() !== 0 || !existsSync(APT_GET)) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', name]]) {
    const logFile = path.join(LOGS, `${name}-apt-${args[0] ?? ''}.log`);
    await runTask({ command: APT_GET, args, env, logFile }, interrupted);
  }
  return find();
}
