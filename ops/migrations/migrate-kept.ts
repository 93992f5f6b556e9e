import { dataStateOf, dataVersionOf, SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DATA_VERSION } from '../../functions/src/firestore/paths.ts';
import { exportProject } from '../archive/export-project.ts';
import { LOCAL, PROJECT_ID, ROOT } from '../base/paths.ts';
import { usualBucket, withProject } from '../base/project-app.ts';
import { say, showProgress } from '../terminal/progress.ts';
import { migrateProject } from './migrate.ts';

/** Data on the emulators. */
export interface KeptData {
  readonly app: App;
  /** The project's id. */
  readonly project: string;
  /** The folder in which they are saved before the migration; it need not exist. */
  readonly archives: string;
}

/** Migrates the data of the running emulators, as `migrateAfterSaving` does. */
export async function migrateKept(now: Date): Promise<void> {
  const archives = path.join(LOCAL, 'archives');
  await withProject(null, (app) => migrateAfterSaving({ app, project: PROJECT_ID, archives }, now));
}

/**
 * Migrates data of an earlier version after saving an archive of them, and says so. A migration that was interrupted
 * continues; its archive was saved before it began.
 * @returns whether there was something to migrate.
 * @throws Failure when the data are newer than this program.
 */
export async function migrateAfterSaving(kept: KeptData, now: Date): Promise<boolean> {
  const { app } = kept;
  const document = (await getFirestore(app).doc(DATA_VERSION).get()).data();
  const state = dataStateOf(document);
  if (state === 'current') return false;
  if (state === 'older') {
    const save = () => saveArchive(kept, String(dataVersionOf(document)), now);
    await showProgress('Saving the data as they are', save, (file) => `Data saved in ${file}`);
  }
  const migrated = await showProgress(
    'Upgrading the data',
    () => migrateProject({ app, settleMs: 0, progress: () => undefined }),
    () => `Data upgraded to version ${SCHEMA_VERSION}`,
  );
  for (const note of migrated?.notes ?? []) say(note);
  return true;
}

/** @returns the archive's path, relative to the repository. */
async function saveArchive(
  { app, project, archives }: KeptData,
  version: string,
  now: Date,
): Promise<string> {
  mkdirSync(archives, { recursive: true, mode: 0o700 });
  const moment = now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  const out = path.join(archives, `version-${version}-${moment}.zip`);
  const progress = (): void => undefined;
  await exportProject({ app, project, bucket: usualBucket(project), out, progress });
  return path.relative(ROOT, out);
}
