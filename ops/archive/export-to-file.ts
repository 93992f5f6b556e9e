import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { createWriteStream } from 'node:fs';
import { exportProject } from '../../functions/src/archive/export-project.ts';
import type { Manifest } from '../../functions/src/archive/manifest.ts';
import { bucketOf } from '../base/bucket.ts';
import { requireOwnData } from '../base/data-version.ts';

/** Where to export from and to. */
export interface FileRequest {
  readonly app: App;
  readonly project: string;
  readonly bucket: string;
  /** The file to write; it must not exist. */
  readonly out: string;
  /** Reports the next step to the person who waits. */
  readonly progress: (what: string) => void;
}

/**
 * Writes all documents and receipts of a project into a file that only its owner can read.
 * @throws Failure when the data has another version than this program, or is being migrated or restored.
 */
export async function exportToFile({ app, bucket, out, ...rest }: FileRequest): Promise<Manifest> {
  const db = getFirestore(app);
  await requireOwnData(db);
  const file = createWriteStream(out, { flags: 'wx', mode: 0o600 });
  return exportProject({ ...rest, db, bucket: bucketOf(app, bucket), out: file });
}
