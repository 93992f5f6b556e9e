import type { Instant } from '@pa-ledger/domain/time/dates';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { fileURLToPath } from 'node:url';
import { openArchive } from '../../../ops/archive/read-archive.ts';
import { documentsIn, groupsIn } from '../../../ops/archive/archived-documents.ts';

/** Archives of data of earlier versions, each made by the code of its time. */
export const KEPT_ARCHIVES = [
  ['version-1-sample.zip', 1],
  ['version-1-books.zip', 1],
  ['version-2-sample.zip', 2],
  ['version-3-sample.zip', 3],
  ['version-4-sample.zip', 4],
  ['version-5-sample.zip', 5],
  ['version-6-sample.zip', 6],
  ['version-7-sample.zip', 7],
  ['version-8-sample.zip', 8],
  ['version-9-sample.zip', 9],
] as const;

/** The path of a kept archive. */
export function keptArchive(name: string): string {
  return fileURLToPath(new URL(`../../fixtures/archives/${name}`, import.meta.url));
}

/** When a kept archive was made: later its mails would be late. */
export async function momentOfKept(name: string): Promise<Instant> {
  const archive = await openArchive(keptArchive(name));
  archive.close();
  return Date.parse(archive.manifest.asOf);
}

/** The documents of a kept archive by their paths, without its receipts. */
export function keptDocuments(name: string): Promise<Map<string, DocumentData>> {
  return archivedDocuments(keptArchive(name));
}

/** The documents of the archive in a file, by their paths. */
export async function archivedDocuments(file: string): Promise<Map<string, DocumentData>> {
  const archive = await openArchive(file);
  const documents = new Map<string, DocumentData>();
  for (const group of groupsIn(archive)) {
    for await (const { path, data } of documentsIn(archive, group)) documents.set(path, data);
  }
  archive.close();
  return documents;
}

/** Writes documents into a project as they are. */
export async function putDocuments(
  db: Firestore,
  documents: ReadonlyMap<string, DocumentData>,
): Promise<void> {
  const all = [...documents];
  for (let start = 0; start < all.length; start += 400) {
    const batch = db.batch();
    for (const [path, data] of all.slice(start, start + 400)) batch.set(db.doc(path), data);
    await batch.commit();
  }
}

/** All documents of a project by their paths, read collection by collection. */
export async function documentsOf(db: Firestore): Promise<Map<string, DocumentData>> {
  const collections = await db.listCollections();
  const below = ['decisions', 'history'].map((name) => db.collectionGroup(name));
  const found = await Promise.all([...collections, ...below].map((query) => query.get()));
  const documents = found.flatMap(({ docs }) => docs);
  return new Map(documents.map((document) => [document.ref.path, document.data()]));
}
