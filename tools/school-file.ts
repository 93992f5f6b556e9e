import path from 'node:path';
import { fileURLToPath } from 'node:url';

const inRoot = (file: string): string => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** The school's own file. */
export const OWN_SCHOOL = inRoot('organization.json');

/** The school that all tests know. */
export const SAMPLE_SCHOOL = inRoot('tests/fixtures/organization.json');

/** How files import `organization.json`. */
export const SCHOOL_IMPORT = /^(?:\.\.\/)+organization\.json$/;

/**
 * Returns the file that a build takes for `organization.json`: SCHOOL_FILE of the environment is the sample school where the
 * build is for tests, so that a school's own copy is as green as the repository.
 */
export function schoolFile(): string {
  const named = process.env['SCHOOL_FILE'];
  return named === undefined ? OWN_SCHOOL : path.resolve(named);
}
