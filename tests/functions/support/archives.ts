import { lazy } from '@pa-ledger/domain/lazy';
import type { Instant } from '@pa-ledger/domain/time/dates';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import {
  getFirestore,
  Timestamp,
  type CollectionReference,
  type Firestore,
} from 'firebase-admin/firestore';
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { differencesFrom } from '../../../ops/archive/compare-project.ts';
import { exportToFile } from '../../../ops/archive/export-to-file.ts';
import type { Manifest } from '../../../functions/src/archive/manifest.ts';
import { openArchive } from '../../../ops/archive/read-archive.ts';
import { restoreProject, type Restored } from '../../../ops/archive/restore-project.ts';
import { toJson } from '../../../functions/src/archive/typed-values.ts';
import type { MailChoice } from '../../../ops/archive/waiting-mails.ts';
import { type Bucket, bucketOf } from '../../../ops/base/bucket.ts';
import { checkProject } from '../../../ops/checks/check-project.ts';
import { readProject } from '../../../ops/checks/project-data.ts';
import { seedAssociation } from '../../../tools/seed.ts';

/** A project with a bucket of its own: no trigger runs there, and no other test looks at it. */
export interface OwnProject {
  readonly app: App;
  readonly id: string;
  readonly db: Firestore;
  readonly bucket: Bucket;
  readonly close: () => Promise<void>;
}

function openOwnProject(): OwnProject {
  const id = `demo-archive-${randomBytes(5).toString('hex')}`;
  const app = initializeApp({ projectId: id }, id);
  return {
    app,
    id,
    db: getFirestore(app),
    bucket: bucketOf(app, `${id}.appspot.com`),
    close: () => deleteApp(app),
  };
}

/** Projects of a test file's own, and a folder for its archives; all are gone after its tests. */
export function ownProjects() {
  let folder: string;
  const opened: OwnProject[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'archive-'));
  });

  afterAll(async () => {
    await Promise.all(opened.map((project) => project.close()));
    await rm(folder, { recursive: true });
  });

  return {
    newProject: (): OwnProject => {
      const project = openOwnProject();
      opened.push(project);
      return project;
    },
    /** The path of an archive; the folder is there once the tests begin. */
    inFolder: (name: string): string => path.join(folder, name),
  };
}

/**
 * The sample association and its archive, for tests that only read them: written once for all files of a run, since that takes
 * as long as a dozen tests.
 */
export const readOnlySample = lazy(async () => {
  const project = openOwnProject();
  await seedAssociation(project.db, project.bucket);
  const folder = await mkdtemp(path.join(tmpdir(), 'sample-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'sample.zip');
  return { project, file, manifest: await exportFrom(project, file) };
});

/** Exports a project into a file. */
export function exportFrom({ app, id, bucket }: OwnProject, out: string): Promise<Manifest> {
  return exportToFile({ app, project: id, bucket: bucket.name, out, progress: () => undefined });
}

/** Restores an archive into a project. @returns what was done, and all that differs from the archive then. */
export async function restoreInto(
  { app, bucket }: OwnProject,
  from: string,
  mails: MailChoice | null = 'send',
): Promise<Restored & { readonly differing: readonly string[] }> {
  const archive = await openArchive(from);
  try {
    const progress = () => undefined;
    const restored = await restoreProject({ app, bucket: bucket.name, archive, mails, progress });
    const differing = await differencesFrom(archive, app, bucket.name, restored.receipts);
    return { ...restored, differing };
  } finally {
    archive.close();
  }
}

/** What the check of the data says about a project. */
export async function problemsOf(
  { app, bucket }: OwnProject,
  now: Instant = Date.now(),
): Promise<string[]> {
  const data = await readProject(app, bucket.name);
  return checkProject(data, now).flatMap(({ problems }) => problems);
}

/** Every document by its path, found by walking. */
export async function everyDocument(db: Firestore): Promise<Map<string, Record<string, unknown>>> {
  type Entry = readonly [path: string, fields: Record<string, unknown>];
  const walk = async (collections: readonly CollectionReference[]): Promise<Entry[]> => {
    const refs = await Promise.all(collections.map((collection) => collection.listDocuments()));
    const all = refs.flat();
    if (all.length === 0) return [];
    const found = await db.getAll(...all);
    const below = await Promise.all(all.map(async (ref) => walk(await ref.listCollections())));
    return all.flatMap(({ path: place }, index): Entry[] => {
      const fields = found[index]?.data();
      return [...(fields === undefined ? [] : [[place, fields] as const]), ...(below[index] ?? [])];
    });
  };
  return new Map(await walk(await db.listCollections()));
}

/** Every document and every receipt: to compare two projects. */
export async function everythingIn({ db, bucket }: OwnProject): Promise<{
  documents: Map<string, Record<string, unknown>>;
  receipts: Map<string, { type: string; metadata: unknown; bytes: string }>;
}> {
  const [files] = await bucket.getFiles();
  const receipts = await Promise.all(
    files.map(async (file) => {
      const [bytes] = await file.download();
      const { contentType = '', metadata } = file.metadata;
      return [file.name, { type: contentType, metadata, bytes: bytes.toString('base64') }] as const;
    }),
  );
  return { documents: await everyDocument(db), receipts: new Map(receipts) };
}

/** Whether two documents hold the same, moments to the nanosecond. */
export function asText(document: unknown): string {
  return JSON.stringify(toJson(document), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort())
      : value,
  );
}

/** A moment that milliseconds cannot hold. */
export const FINE_MOMENT = new Timestamp(1_795_000_000, 123_456_000);
