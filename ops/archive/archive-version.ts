import { dataStateOf, dataVersionOf, SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import type { DocumentData, Firestore, Timestamp } from 'firebase-admin/firestore';
import { DATA_VERSION } from '../../functions/src/firestore/paths.ts';
import { Failure } from '../base/failure.ts';
import { newerData } from '../migrations/data-version.ts';
import type { Manifest } from './manifest.ts';

/**
 * Returns the version of a project's data at a moment.
 * @throws Failure when they are newer than this program, or were being migrated or restored: half of each is neither.
 */
export async function versionToExport(db: Firestore, moment: Timestamp): Promise<number> {
  const options = { readOnly: true, readTime: moment } as const;
  const read = db.runTransaction((transaction) => transaction.get(db.doc(DATA_VERSION)), options);
  const document = (await read).data();
  const version = dataVersionOf(document);
  const state = dataStateOf(document);
  if (version === null || state === 'newer') throw newerData(version ?? 'another kind');
  if (state === 'upgrading') {
    throw new Failure(
      'The data are being upgraded or restored: export them when that is done. If it was broken off, run npm run migrate again.',
    );
  }
  return version;
}

/**
 * Returns `schema/version` of an archive.
 * @param found what the archive has there; archives of version 1 have nothing.
 * @throws Failure when the data are newer than this program, or not of the version in the manifest.
 */
export function versionToRestore(
  { dataVersion }: Manifest,
  found: DocumentData | undefined,
): DocumentData {
  if (dataVersion > SCHEMA_VERSION) throw newerData(dataVersion);
  if (dataVersionOf(found) !== dataVersion) {
    throw new Failure('The manifest names another version of the data than the documents do.');
  }
  return found ?? { version: dataVersion };
}

/** Closes a project for its restore: rules and functions refuse to read or write incomplete data. */
export async function closeForRestore(db: Firestore, document: DocumentData): Promise<void> {
  const version = dataVersionOf(document);
  await db.doc(DATA_VERSION).set({ version, underWay: { what: 'restore' } });
}
