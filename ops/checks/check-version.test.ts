import { SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { checkProject } from './check-project.ts';
import { CHECKED_VERSION, checkVersion } from './check-version.ts';
import type { ProjectData } from './project-data.ts';

const migratedAt = Timestamp.fromMillis(0);

/** Returns a project in which only the version can be read. */
function dataOf(dataVersion: ProjectData['dataVersion']): ProjectData {
  // Reading anything else throws, because it does not exist.
  return { dataVersion } as ProjectData;
}

describe('the check of the version (#112)', () => {
  it('knows the version of the app', () => {
    expect(CHECKED_VERSION).toBe(SCHEMA_VERSION);
    expect(checkVersion(dataOf({ version: SCHEMA_VERSION, migratedAt }))).toEqual([]);
  });

  it.each([
    [null, /has no version/],
    [{ version: CHECKED_VERSION - 1, migratedAt }, /run npm run migrate first/],
    [{ version: CHECKED_VERSION + 1, migratedAt }, /use the program that wrote it/],
    [{ version: '2', migratedAt }, /version "2", .*: use the program that wrote it/],
    [{ migratedAt }, /version undefined, .*: use the program that wrote it/],
    [{ version: CHECKED_VERSION, underWay: { what: 'migration' } }, /being migrated or restored/],
    [{ version: CHECKED_VERSION }, /is not as it is written/],
    [{ version: CHECKED_VERSION, migratedAt, other: 1 }, /is not as it is written/],
  ])('says what is wrong with %j, and reads nothing else', (dataVersion, sentence) => {
    const results = checkProject(dataOf(dataVersion), 0);
    expect(results).toHaveLength(1);
    expect(results[0]?.problems).toEqual([expect.stringMatching(sentence)]);
  });
});
