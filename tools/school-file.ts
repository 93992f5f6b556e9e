import path from 'node:path';
import { fileURLToPath } from 'node:url';

const inRoot = (file: string): string => fileURLToPath(new URL(`../${file}`, import.meta.url));

/** The school's own file. */
export const OWN_SCHOOL = inRoot('organization.json');

/** The sample school that all tests use. */
export const SAMPLE_SCHOOL = inRoot('tests/fixtures/organization.json');

/** How files import `organization.json`. */
export const SCHOOL_IMPORT = /^(?:\.\.\/)+organization\.json$/;

/**
 * Returns the file that a build uses for `organization.json`. A build for tests sets SCHOOL_FILE to the sample school, so that
 * tests pass in a school's own copy too.
 */
export function schoolFile(): string {
  const named = process.env['SCHOOL_FILE'];
  return named === undefined ? OWN_SCHOOL : path.resolve(named);
}
