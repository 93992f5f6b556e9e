import { SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type DocumentData } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrateAfterSaving } from '../../ops/migrations/migrate-kept.ts';
import { ownProjects, type OwnProject } from './support/archives.ts';
import { cutOffAt } from './support/cut-off.ts';
import { endOf, expireHold, versionOf } from './support/migrating-projects.ts';
import { archivedDocuments, documentsOf, keptDocuments, putDocuments } from './support/old-data.ts';

/** `npm start` with data of an earlier version on the emulators. */
const { newProject, inFolder } = ownProjects();
const NOW = new Date('2026-10-20T15:00:00.123Z');
const ARCHIVE = 'version-1-2026-10-20T15-00-00Z.zip';

let archives: string;
beforeEach(() => {
  archives = inFolder(randomUUID());
});

const start = ({ app, id }: Pick<OwnProject, 'app' | 'id'>) =>
  migrateAfterSaving({ app, project: id, archives }, NOW);

const saved = () => (existsSync(archives) ? readdirSync(archives) : []);

describe('local data of version 1 (#113)', () => {
  let documents: Map<string, DocumentData>;
  beforeAll(async () => {
    documents = await keptDocuments('version-1-books.zip');
  });

  async function oldProject(): Promise<OwnProject> {
    const project = newProject();
    await putDocuments(project.db, documents);
    return project;
  }

  it('are saved where only their owner reads them, and migrated then', async () => {
    const project = await oldProject();
    expect(await start(project)).toBe(true);
    await endOf(project);
    expect(saved()).toEqual([ARCHIVE]);
    const file = path.join(archives, ARCHIVE);
    expect([archives, file].map((name) => statSync(name).mode & 0o777)).toEqual([0o700, 0o600]);
    expect(await archivedDocuments(file)).toEqual(documents);
  });

  it('whose migration is killed are in the archive, and the next start continues without another one', async () => {
    const project = await oldProject();
    const { id } = project;
    const app = initializeApp({ projectId: id }, randomUUID());
    cutOffAt(getFirestore(app), 4);
    await expect(start({ app, id })).rejects.toThrow('Killed.');
    await deleteApp(app);
    expect(await versionOf(project.db)).toMatchObject({ underWay: { what: 'migration' } });
    expect(saved()).toEqual([ARCHIVE]);
    expect(await archivedDocuments(path.join(archives, ARCHIVE))).toEqual(documents);

    await expireHold(project.db);
    expect(await start(project)).toBe(true);
    await endOf(project);
    expect(saved()).toEqual([ARCHIVE]);
  });

  it('that cannot be saved are not migrated', async () => {
    const project = await oldProject();
    await start(await oldProject());
    await expect(start(project)).rejects.toThrow(/EEXIST/);
    expect(await documentsOf(project.db)).toEqual(documents);
  });
});

it('local data of this version are neither saved nor changed (#113)', async () => {
  const project = newProject();
  const documents = new Map([['schema/version', { version: SCHEMA_VERSION }]]);
  await putDocuments(project.db, documents);
  expect(await start(project)).toBe(false);
  expect(saved()).toEqual([]);
  expect(await documentsOf(project.db)).toEqual(documents);
});

it('refuses local data of a newer version, and does not change them (#113)', async () => {
  const project = newProject();
  const documents = new Map([['schema/version', { version: SCHEMA_VERSION + 1 }]]);
  await putDocuments(project.db, documents);
  await expect(start(project)).rejects.toThrow(/use the newer program/);
  expect(saved()).toEqual([]);
  expect(await documentsOf(project.db)).toEqual(documents);
});
