import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../ops/base/failure.ts';
import { LOCAL, LOGS, ROOT } from '../ops/base/paths.ts';
import { runCommand } from '../ops/terminal/command.ts';
import { showProgress } from '../ops/terminal/progress.ts';
import { requireTask } from './processes/task.ts';
import { readSchool } from './school.ts';
import { schoolFile } from './school-file.ts';

/** Folders with results or packages instead of sources, and hidden files. */
const NOT_SOURCES = /^(node_modules|dist|coverage|test-results|\..*)$/;

/** The inputs of both parts: everything that changes the build. */
const COMMON = ['domain', 'package-lock.json', 'tsconfig.base.json'];

const PARTS = [
  { name: 'functions', inputs: ['functions', ...COMMON], result: 'functions/dist/package.json' },
  { name: 'web', inputs: ['web', ...COMMON], result: 'web/dist/index.html' },
] as const;

type PartName = (typeof PARTS)[number]['name'];

/**
 * Builds the production client and server, with progress in the terminal. It skips a part whose inputs haven't
 * changed since its last successful build.
 * @throws Failure with the build's output when one fails, or with what to change in `organization.json`.
 */
export async function build(
  interrupted: AbortSignal,
  label = 'Building the app',
  only: readonly PartName[] = PARTS.map((part) => part.name),
): Promise<void> {
  const { logo, emailLogo } = checkedSchool();
  const logos = [logo, emailLogo].flatMap((file) => file?.content ?? []);
  const parts = PARTS.filter((part) => only.includes(part.name));
  await showProgress(
    label,
    async () =>
      (await Promise.all(parts.map((part) => buildPart(part, logos, interrupted)))).flat(),
    (built) => (built.length === 0 ? 'Build is up to date' : `Built ${built.join(' and ')}`),
  );
}

/** Reads the school's names, color, and logos. @throws Failure with what to change in `organization.json`. */
function checkedSchool() {
  try {
    return readSchool();
  } catch (error) {
    throw error instanceof RangeError ? new Failure(error.message) : error;
  }
}

/** Builds a part if needed. @returns its name if it was. */
async function buildPart(
  part: (typeof PARTS)[number],
  logos: readonly Buffer[],
  interrupted: AbortSignal,
): Promise<string[]> {
  const inputs = fingerprint(part.inputs, logos);
  const stamp = path.join(LOCAL, 'built', part.name);
  const lastInputs = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (existsSync(path.join(ROOT, part.result)) && lastInputs === inputs) return [];
  await requireTask(
    {
      command: 'npm',
      args: ['run', 'build', '--workspace', part.name],
      cwd: ROOT,
      stopChildrenToo: true,
      logFile: path.join(LOGS, `build-${part.name}.log`),
    },
    `The ${part.name} could not be built; the lines above say why.`,
    interrupted,
  );
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, inputs);
  return [part.name];
}

/** Returns a fingerprint of the files and folders, whose paths are relative to the repository. */
function fingerprint(inputs: readonly string[], logos: readonly Buffer[]): string {
  const hash = createHash('sha256');
  const add = (relative: string): void => {
    const file = path.join(ROOT, relative);
    if (!existsSync(file)) return;
    if (!statSync(file).isDirectory()) hash.update(`${relative}\n`).update(readFileSync(file));
    else {
      const names = readdirSync(file).filter((name) => !NOT_SOURCES.test(name));
      for (const name of names.sort()) add(path.join(relative, name));
    }
  };
  inputs.forEach(add);
  for (const content of [readFileSync(schoolFile()), ...logos]) hash.update(content);
  return hash.digest('hex');
}

if (import.meta.main) {
  await runCommand(async (interrupted) => {
    // A deploy uses the school's own file.
    delete process.env['SCHOOL_FILE'];
    await build(interrupted);
    return 0;
  });
}
