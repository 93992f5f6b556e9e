import { SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { openArchive } from '../../ops/archive/read-archive.ts';
import { restoreProject } from '../../ops/archive/restore-project.ts';
import { addAdmin } from '../../ops/admins/admins.ts';
import { ROOT } from '../../ops/base/paths.ts';
import { runProgram } from '../support/run-program.ts';
import { seedAssociation } from '../../tools/seed/run.ts';
import {
  exportFrom,
  ownProjects,
  problemsOf,
  restoreInto,
  type OwnProject,
} from './support/archives.ts';
import { TIMEOUT_MS } from './support/counts.ts';
import { documentsOf, keptArchive } from './support/old-data.ts';
import { newAddress } from './support/sign-in.ts';

const { newProject, inFolder } = ownProjects();
const OLD = keptArchive('version-1-books.zip');
const CURRENT = { version: SCHEMA_VERSION, migratedAt: expect.any(Timestamp) as unknown };

async function versionOf({ db }: OwnProject): Promise<DocumentData | undefined> {
  return (await db.doc('schema/version').get()).data();
}

describe('an archive of older data (#112)', () => {
  let project: OwnProject;

  beforeAll(async () => {
    project = newProject();
    // The first administrator was added before: until the restore, the data to come were of this version.
    const admin = { email: newAddress(), name: 'Ruth Adeyemi', password: 'a-long-password' };
    await addAdmin(project.app, admin);
    expect(await versionOf(project)).toEqual(CURRENT);
    expect((await restoreInto(project, OLD)).differing).toEqual([]);
  });

  it('is restored as the older data that it holds', async () => {
    expect(await versionOf(project)).toEqual({ version: 1 });
    expect(await problemsOf(project)).toEqual([
      expect.stringMatching(/of version 1, .* run npm run migrate first/),
    ]);
  });

  it('is exported again with its version in the manifest', async () => {
    const out = inFolder('again.zip');
    expect(await exportFrom(project, out)).toMatchObject({ version: 1, dataVersion: 1 });
    const again = newProject();
    expect((await restoreInto(again, out)).differing).toEqual([]);
    expect(await versionOf(again)).toEqual({ version: 1 });
  });

  it('gets no sample data', async () => {
    const before = await documentsOf(project.db);
    await expect(seedAssociation(project.db, project.bucket)).rejects.toThrow(
      /run npm run migrate/,
    );
    expect(await documentsOf(project.db)).toEqual(before);
  });
});

describe('an archive of this version (#112)', () => {
  let from: OwnProject;
  let file: string;

  beforeAll(async () => {
    from = newProject();
    file = inFolder('current.zip');
    await seedAssociation(from.db, from.bucket);
    expect(await exportFrom(from, file)).toMatchObject({ version: 1, dataVersion: SCHEMA_VERSION });
  }, TIMEOUT_MS);

  /** Restores the archive with another version in its manifest. */
  async function restoreAs(dataVersion: number, { app, bucket }: OwnProject): Promise<void> {
    const archive = await openArchive(file);
    const manifest = { ...archive.manifest, dataVersion };
    const request = { app, bucket: bucket.name, mails: 'hold' as const, progress: () => undefined };
    try {
      await restoreProject({ ...request, archive: { ...archive, manifest } });
    } finally {
      archive.close();
    }
  }

  it('keeps its version', async () => {
    const project = newProject();
    await restoreInto(project, file);
    expect(await versionOf(project)).toEqual(await versionOf(from));
  });

  it.each([
    ['is newer than this program', SCHEMA_VERSION + 1, /use the newer program/],
    ['says another version than its documents', 1, /names another version/],
  ])('is refused with nothing written when it %s', async (_name, version, sentence) => {
    const project = newProject();
    await expect(restoreAs(version, project)).rejects.toThrow(sentence);
    expect(await project.db.listCollections()).toEqual([]);
    expect((await project.bucket.getFiles())[0]).toEqual([]);
  });

  it('leaves the project closed if its restore is interrupted (#113)', async () => {
    const project = newProject();
    const archive = await openArchive(file);
    const request = {
      ...{ app: project.app, bucket: project.bucket.name, mails: 'hold' as const },
      archive,
      progress: (what: string) => {
        if (what === 'Documents of expenses') throw new Error('Broken off.');
      },
    };
    await expect(restoreProject(request)).rejects.toThrow('Broken off.');
    archive.close();
    expect(await versionOf(project)).toEqual({
      version: SCHEMA_VERSION,
      underWay: { what: 'restore' },
    });
    await expect(exportFrom(project, inFolder('half.zip'))).rejects.toThrow(/upgraded or restored/);
  });

  it.each([
    ['being migrated', { version: 1, underWay: { what: 'migration' } }, /upgraded or restored/],
    ['newer than this program', { version: SCHEMA_VERSION + 1 }, /use the newer program/],
  ])('is not made of data that are %s (#113)', async (_name, version, sentence) => {
    const project = newProject();
    await project.db.doc('schema/version').set(version);
    const out = inFolder(`${project.id}.zip`);
    await expect(exportFrom(project, out)).rejects.toThrow(sentence);
    await expect(openArchive(out)).rejects.toThrow(/damaged/);
  });
});

describe('the version of a new project (#112)', () => {
  const admin = () => ({ email: newAddress(), name: 'Ruth Adeyemi', password: 'a-long-password' });

  it('begins with the first administrator', async () => {
    const { app, ...project } = newProject();
    await addAdmin(app, admin());
    const first = await versionOf({ app, ...project });
    expect(first).toEqual(CURRENT);
    await addAdmin(app, admin());
    expect(await versionOf({ app, ...project })).toEqual(first);
  });

  it('is not written into a project that has data', async () => {
    const project = newProject();
    await project.db.doc('categories/fair').set({ name: 'Fair' });
    await addAdmin(project.app, admin());
    expect(await versionOf(project)).toBeUndefined();
  });

  it('is refused by an older program', async () => {
    const project = newProject();
    await project.db.doc('schema/version').set({ version: SCHEMA_VERSION + 1 });
    await expect(addAdmin(project.app, admin())).rejects.toThrow(/use the newer program/);
    expect((await project.db.collection('admins').get()).size).toBe(0);
  });
});

it(
  'the commands say what to do with older data, and do it (#112)',
  async () => {
    const { id, bucket } = newProject();
    const run = (tool: string, ...args: string[]) =>
      runProgram([path.join(ROOT, 'ops', `${tool}.ts`), '--project', id, ...args]);
    const inBucket = ['--bucket', bucket.name];

    const restored = await run('restore', ...inBucket, '--mails', 'hold', OLD);
    expect(restored).toEqual({
      code: 0,
      said: expect.stringContaining(`npm run migrate -- --project ${id}`) as unknown,
    });
    const before = await run('check-data', ...inBucket);
    expect([before.code, before.said]).toEqual([1, expect.stringContaining('npm run migrate')]);
    const migrated = await run('migrate');
    expect(migrated.said).toContain(`The data are of version ${SCHEMA_VERSION}; they were of 1`);
    expect(migrated.code).toBe(0);
    const after = await run('check-data', ...inBucket);
    expect(after.said).toContain('all is well');
    expect(await run('migrate')).toEqual({
      code: 0,
      said: expect.stringContaining('already') as unknown,
    });
  },
  TIMEOUT_MS,
);
