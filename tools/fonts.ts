import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { say } from '../ops/terminal/progress.ts';
import { installDebians } from './debian-packages.ts';

/** Debian's package with a font of Arial's widths; a Chromium that was installed without what it recommends lacks it. */
const PACKAGE = 'fonts-liberation';
/** Names of files of Arial and of the fonts whose letters are as wide. */
const AS_WIDE_AS_ARIAL = /^(?:arial|arimo|liberationsans|helvetica|nimbussans|texgyreheros)/i;
const FOLDERS = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  path.join(homedir(), '.fonts'),
  path.join(homedir(), '.local/share/fonts'),
];

/**
 * Sees to a font as wide as Arial, which the pages ask for: with Linux's own, whose letters are wider by a seventh,
 * what fits a line or a sheet of paper everywhere else does not. Other systems bring one.
 */
export async function provideFont(interrupted: AbortSignal): Promise<void> {
  if (process.platform !== 'linux') return;
  const find = () => findFont(FOLDERS);
  if ((find() ?? (await installDebians(PACKAGE, find, interrupted))) !== undefined) return;
  say(
    `This machine has no font as wide as Arial, so tests of lines and sheets may fail: install one (Debian: apt-get install ${PACKAGE}).`,
  );
}

/** Returns a file below one of the folders that is Arial or as wide. */
export function findFont(folders: readonly string[]): string | undefined {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    .find((file) => AS_WIDE_AS_ARIAL.test(path.basename(file)));
}
