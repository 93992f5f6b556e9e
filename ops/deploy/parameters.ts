import { MAIL_SETTINGS } from '@pa-ledger/domain/mail/mail-setting';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { settingProblem } from '../../functions/src/platform/settings.ts';

// From the pinned deploy tool, which has no types: a file is read here as the deploy reads it.
const { parse } = createRequire(import.meta.url)('firebase-tools/lib/functions/env.js') as {
  readonly parse: (text: string) => { readonly envs: Readonly<Record<string, string>> };
};

/**
 * Returns the existing files of a folder from which the deploy tool may read a project's parameters.
 * @param aliases names of projects with their ids, the `projects` of .firebaserc.
 */
export function parameterFiles(
  folder: string,
  project: string,
  aliases: Readonly<Record<string, string>>,
): string[] {
  const names = Object.keys(aliases).filter((alias) => aliases[alias] === project);
  return ['.env', ...[project, ...names].map((name) => `.env.${name}`)]
    .map((name) => path.join(folder, name))
    .filter((file) => existsSync(file));
}

/**
 * Returns what is wrong with the mail settings in a file, one sentence each; no sentence quotes a value. A setting may
 * be missing: the deploy tool then asks for it and checks the answer.
 */
export function parameterProblems(file: string): string[] {
  const { envs } = parse(readFileSync(file, 'utf8'));
  return MAIL_SETTINGS.flatMap((name) => {
    const value = envs[name];
    return value === undefined ? [] : (settingProblem(name, value, false) ?? []);
  });
}
