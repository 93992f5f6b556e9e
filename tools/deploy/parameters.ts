import { MAIL_SETTINGS } from '@pa-ledger/domain/mail/mail-setting';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { settingProblem } from '../../functions/src/platform/settings.ts';

// Of the pinned deploy tool, which declares no types: a file is read here as the deploy reads it.
const { parse } = createRequire(import.meta.url)('firebase-tools/lib/functions/env.js') as {
  readonly parse: (text: string) => { readonly envs: Readonly<Record<string, string>> };
};

/**
 * The files of a folder that the deploy tool may take a project's parameters from, those that exist.
 * @param aliases names of projects, with their ids: the `projects` of .firebaserc.
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
 * What is wrong with the mail settings in a file, a sentence each; no sentence quotes a value. A setting that the file
 * does not have is fine: the deploy tool asks for it, and checks the answer.
 */
export function parameterProblems(file: string): string[] {
  const { envs } = parse(readFileSync(file, 'utf8'));
  return MAIL_SETTINGS.flatMap((name) => {
    const value = envs[name];
    return value === undefined ? [] : (settingProblem(name, value, false) ?? []);
  });
}
