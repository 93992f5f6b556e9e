import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { documentsIn, groupsIn, openArchive } from '../../../ops/archive/read-archive.ts';

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
