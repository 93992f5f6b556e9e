import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../base/failure.ts';
import { ROOT } from '../base/paths.ts';
import { isReal } from '../base/project-app.ts';

/** What Google allows as the id of a project. */
const PROJECT_ID = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/;

/** Returns the short names of projects in a folder's .firebaserc with their ids. */
export function projectAliases(root = ROOT): Readonly<Record<string, string>> {
  // Our own file, in the deploy tool's format.
  const { projects } = JSON.parse(readFileSync(path.join(root, '.firebaserc'), 'utf8')) as {
    readonly projects: Readonly<Record<string, string>>;
  };
  return projects;
}

/**
 * Returns the project that a person named for a command that changes it.
 * @throws Failure with what to type instead, unless the name is the id of a real project: an alias may change, and a
 * local project isn't real.
 */
export function requireProjectId(named: string | undefined, aliases = projectAliases()): string {
  if (named === undefined) {
    throw new Failure(
      `Name the project: npm run deploy -- --project ID. The console shows the id under Project settings.`,
    );
  }
  if (Object.hasOwn(aliases, named)) {
    throw new Failure(
      `"${named}" is a short name in .firebaserc, which can be changed without notice. Give the id of the project itself.`,
    );
  }
  if (!isReal(named)) {
    throw new Failure(
      `${named} is a project of the emulators: ids that begin with demo- are never real. Give the id of the real project.`,
    );
  }
  if (!PROJECT_ID.test(named)) {
    throw new Failure(
      `"${named}" is no id of a project: 6 to 30 lower-case letters, digits and hyphens. The console shows it under Project settings.`,
    );
  }
  return named;
}
