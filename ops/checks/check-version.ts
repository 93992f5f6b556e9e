import { momentOf, type ProjectData } from './project-data.ts';

/** The data version that these checks know; a test compares it with the app's. */
export const CHECKED_VERSION = 10;

/** Checks that the data have the version that the checks know, and that no migration or restore is changing them. */
export function checkVersion({ dataVersion }: ProjectData): string[] {
  const version: unknown = dataVersion === null ? 1 : dataVersion['version'];
  const said = version === undefined ? 'no version' : JSON.stringify(version);
  if (dataVersion !== null && 'underWay' in dataVersion) {
    return [`The data of version ${said} are being migrated or restored, or that was broken off.`];
  }
  if (version !== CHECKED_VERSION) {
    const what = `The data are of version ${said}, and this program checks ${CHECKED_VERSION}`;
    const older = typeof version === 'number' && version < CHECKED_VERSION;
    return [`${what}: ${older ? 'run npm run migrate first' : 'use the newer program'}.`];
  }
  const known = Object.keys(dataVersion ?? {}).every((field) =>
    ['version', 'migratedAt'].includes(field),
  );
  return known && !Number.isNaN(momentOf(dataVersion?.['migratedAt']))
    ? []
    : ['schema/version is not as it is written.'];
}
