import { dataStateOf, dataVersionOf, SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import { deleteApp, type App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DATA_VERSION } from '../../functions/src/store/paths.ts';
import { exportProject } from '../archive/export-project.ts';
import { LOCAL, PROJECT_ID, ROOT } from '../paths.ts';
import { openProject } from '../project-app.ts';
import { usualBucket } from '../project-bucket.ts';
import { say, showProgress } from '../terminal/progress.ts';
import { migrateProject } from './migrate.ts';

/** Where local data are kept before they are migrated. */
const ARCHIVES = path.join(LOCAL, 'archives');

/**
 * Migrates the data of the emulators that run here if they are of an earlier version, after saving an archive of them,
 * and says so.
 * @returns whether there was something to migrate.
 * @throws Failure when the data are newer than this program.
 */
export async function migrateKept(now: Date): Promise<boolean> {
  const app = await openProject(null);
  try {
    const document = (await getFirestore(app).doc(DATA_VERSION).get()).data();
    const state = dataStateOf(document);
    if (state === 'current') return false;
    if (state === 'older') {
      const save = () => saveArchive(app, String(dataVersionOf(document)), now);
      await showProgress('Saving the data as they are', save, (file) => `Data saved in ${file}`);
    }
    const migrated = await showProgress(
      'Upgrading the data',
      () => migrateProject({ app, settleMs: 0, progress: () => undefined }),
      () => `Data upgraded to version ${SCHEMA_VERSION}`,
    );
    for (const note of migrated?.notes ?? []) say(note);
    return true;
  } finally {
    await deleteApp(app);
  }
}

/** @returns the archive's path, relative to the repository. */
async function saveArchive(app: App, version: string, now: Date): Promise<string> {
  mkdirSync(ARCHIVES, { recursive: true, mode: 0o700 });
  const moment = now.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  const out = path.join(ARCHIVES, `version-${version}-${moment}.zip`);
  const progress = (): void => undefined;
  await exportProject({ app, project: PROJECT_ID, bucket: usualBucket(null), out, progress });
  return path.relative(ROOT, out);
}
