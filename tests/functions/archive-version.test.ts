import { SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { FORMAT, MANIFEST_FILE } from '../../functions/src/archive/manifest.ts';
import { openArchive, type Archive } from '../../ops/archive/read-archive.ts';
import { restoreProject, type RestoreRequest } from '../../ops/archive/restore-project.ts';
import { toJson } from '../../functions/src/archive/typed-values.ts';
import { createArchive } from '../../functions/src/archive/write-archive.ts';
import { addPerson } from '../../ops/people/people.ts';
import { ROOT } from '../../ops/base/paths.ts';
import { runProgram } from '../support/run-program.ts';
import { seedAssociation } from '../../tools/seed.ts';
import {
  exportFrom,
  ownProjects,
  readOnlySample,
  restoreInto,
  type OwnProject,
} from './support/archives.ts';
import { TIMEOUT_MS } from '../support/random.ts';
import { newAddress } from './support/sign-in.ts';

const { newProject, inFolder } = ownProjects();
const CURRENT = { version: SCHEMA_VERSION, migratedAt: expect.any(Timestamp) as unknown };

/** The line of `schema/version` in an archive of later data. */
const OTHER_VERSION = {
  path: 'schema/version',
  stored: toJson(Timestamp.now()),
  fields: toJson({
    version: SCHEMA_VERSION + 1,
    migratedAt: Timestamp.now(),
  }),
};

function restoreOf({ app, bucket }: OwnProject, archive: Archive): RestoreRequest {
  return { app, bucket: bucket.name, archive, mails: 'hold', progress: () => undefined };
}

async function versionOf({ db }: OwnProject): Promise<DocumentData | undefined> {
  return (await db.doc('schema/version').get()).data();
}

describe('an archive of this version (#112)', () => {
  let from: OwnProject;
  let file: string;

  beforeAll(async () => {
    const sample = await readOnlySample();
    ({ project: from, file } = sample);
    expect(sample.manifest).toMatchObject({ version: 1, dataVersion: SCHEMA_VERSION });
  }, TIMEOUT_MS);

  it('keeps its version', async () => {
    const project = newProject();
    await restoreInto(project, file);
    expect(await versionOf(project)).toEqual(await versionOf(from));
  });

  it('is refused with nothing written when its documents say another version', async () => {
    const project = newProject();
    const archive = await openArchive(file);
    const documents = {
      ...archive,
      async *lines(name: string) {
        for await (const line of archive.lines(name))
          yield name === 'documents/schema.jsonl' ? OTHER_VERSION : line;
      },
    };
    await expect(restoreProject(restoreOf(project, documents))).rejects.toThrow(/another version/);
    archive.close();
    expect(await project.db.listCollections()).toEqual([]);
    expect((await project.bucket.getFiles())[0]).toEqual([]);
  });

  it('leaves the project closed if its restore is interrupted (#113)', async () => {
    const project = newProject();
    const archive = await openArchive(file);
    const progress = (what: string) => {
      if (what === 'Documents of expenses') throw new Error('Broken off.');
    };
    await expect(restoreProject({ ...restoreOf(project, archive), progress })).rejects.toThrow(
      'Broken off.',
    );
    archive.close();
    expect(await versionOf(project)).toEqual({
      version: SCHEMA_VERSION,
      underWay: { what: 'restore' },
    });
    await expect(exportFrom(project, inFolder('half.zip'))).rejects.toThrow(/A restore is running/);
  });

  it.each([
    ['being migrated', { version: 1, underWay: { what: 'migration' } }, /A migration is running/],
    ['newer', { version: SCHEMA_VERSION + 1 }, /use the program that wrote it/],
    ['of no version', null, /has no version/],
  ])('is not made of data that are %s (#113)', async (_name, version, sentence) => {
    const project = newProject();
    if (version !== null) await project.db.doc('schema/version').set(version);
    const out = inFolder(`${project.id}.zip`);
    await expect(exportFrom(project, out)).rejects.toThrow(sentence);
    await expect(openArchive(out)).rejects.toThrow(/damaged/);
  });
});

describe('the version of a new project (#112)', () => {
  const admin = () => ({ email: newAddress(), name: 'Ruth Adeyemi', password: 'a-long-password' });

  it('begins with the first administrator', async () => {
    const { app, ...project } = newProject();
    await addPerson(app, admin());
    const first = await versionOf({ app, ...project });
    expect(first).toEqual(CURRENT);
    await addPerson(app, admin());
    expect(await versionOf({ app, ...project })).toEqual(first);
  });

  it('is not written into a project that has data', async () => {
    const project = newProject();
    await project.db.doc('categories/fair').set({ name: 'Fair' });
    await addPerson(project.app, admin());
    expect(await versionOf(project)).toBeUndefined();
  });

  it('is refused by an older program', async () => {
    const project = newProject();
    await project.db.doc('schema/version').set({ version: SCHEMA_VERSION + 1 });
    await expect(addPerson(project.app, admin())).rejects.toThrow(/use the program that wrote it/);
    expect((await project.db.collection('people').get()).size).toBe(0);
  });
});

it('the command refuses an archive of another form with a sentence (#112)', async () => {
  const { id, db } = newProject();
  const file = inFolder('earlier.zip');
  const archive = createArchive(createWriteStream(file));
  const manifest = { format: FORMAT, version: 1, project: 'before', files: [] };
  await archive.addText(MANIFEST_FILE, JSON.stringify(manifest));
  await archive.end();
  const restore = path.join(ROOT, 'ops', 'restore.ts');
  const { code, said } = await runProgram([restore, '--project', id, '--mails', 'hold', file]);
  expect(said).toContain('Restore it with the program that wrote it.');
  expect(code).toBe(1);
  expect(await db.listCollections()).toEqual([]);
});

it('a project whose data has no version gets no sample data (#112)', async () => {
  const { db, bucket } = newProject();
  await db.doc('categories/fair').set({ name: 'Fair' });
  await expect(seedAssociation(db, bucket)).rejects.toThrow(/has no version/);
  expect((await db.listCollections()).map(({ id }) => id)).toEqual(['categories']);
});
