import { momentOf, type ProjectData } from './project-data.ts';

/** The data version that these checks know; a test compares it with the app's. */
export const CHECKED_VERSION = 1;

/** Checks that the data has the version that the checks know, and that no migration or restore is changing it. */
export function checkVersion({ dataVersion }: ProjectData): string[] {
  if (dataVersion === null) return ['The data has no version.'];
  const version: unknown = dataVersion['version'];
  if ('underWay' in dataVersion)
    return ['The data is being migrated or restored, or that was cut off.'];
  if (version !== CHECKED_VERSION) {
    const what = `The data is version ${JSON.stringify(version)}, and this program checks version ${CHECKED_VERSION}`;
    const older = typeof version === 'number' && version < CHECKED_VERSION;
    return [`${what}: ${older ? 'run npm run migrate first' : 'use the program that wrote it'}.`];
  }
  const known = Object.keys(dataVersion).every((field) =>
    ['version', 'migratedAt'].includes(field),
  );
  return known && !Number.isNaN(momentOf(dataVersion['migratedAt']))
    ? []
    : ['schema/version is not as it is written.'];
}
