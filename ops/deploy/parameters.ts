import { MAIL_SETTINGS } from '@pa-ledger/domain/mail/mail';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  exportBucketProblem,
  LIMIT_SETTINGS,
  limitProblem,
  settingProblem,
  type LimitSetting,
} from '../../functions/src/platform/settings.ts';

// The pinned deploy tool's own parser, which has no types: we read a file the way the deploy does.
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

/** Returns the name of the second bucket in the last of these files that says it, as the deploy takes it; '' if none does. */
export function exportBucketIn(files: readonly string[]): string {
  const named = files.map((file) => parse(readFileSync(file, 'utf8')).envs['EXPORT_BUCKET']);
  return named.findLast((value) => value !== undefined) ?? '';
}

/** The names of the limits; Object.keys loses them. */
const LIMITS = Object.keys(LIMIT_SETTINGS) as readonly LimitSetting[];

/**
 * Returns what's wrong with the settings in a file, one sentence each; no sentence quotes a value. Each may be missing: the
 * deploy tool asks for those it needs and checks the answers.
 */
export function parameterProblems(file: string): string[] {
  const { envs } = parse(readFileSync(file, 'utf8'));
  const problems = <Name extends string>(
    names: readonly Name[],
    problemOf: (name: Name, value: string) => string | null,
  ): string[] =>
    names.flatMap((name) => {
      const value = envs[name];
      return value === undefined ? [] : (problemOf(name, value) ?? []);
    });
  return [
    ...problems(MAIL_SETTINGS, (name, value) => settingProblem(name, value, false)),
    ...problems(LIMITS, limitProblem),
    ...problems(['EXPORT_BUCKET'], (_name, value) => exportBucketProblem(value)),
  ];
}
