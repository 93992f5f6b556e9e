import type { DocumentData, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { MigrationContext } from './migration.ts';
import { PAGE } from './pages.ts';

/**
 * Returns the entry, without its time, with which the journal of a document begins that existed before it.
 * @param isDeleted whether `found` only keeps the version of a document that is gone.
 */
export function takenOver(
  collection: string,
  found: QueryDocumentSnapshot,
  isDeleted = false,
): DocumentData {
  const version: unknown = found.get('version');
  return {
    collection,
    document: found.id,
    version: (typeof version === 'number' ? version : 0) + Number(isDeleted),
    by: null,
    kind: 'takenOver',
    before: null,
    after: isDeleted ? null : found.data(),
  };
}

/** Adds those of these entries that are not there yet. */
export async function addEntries(
  { db, now }: MigrationContext,
  entries: readonly DocumentData[],
): Promise<void> {
  for (let start = 0; start < entries.length; start += PAGE) {
    const some = entries.slice(start, start + PAGE);
    // The id of an entry since version 2; later versions may use another one.
    const refs = some.map(({ collection, document, version }) =>
      db.doc(`journal/${String(collection)}~${String(document)}~${String(version)}`),
    );
    const present = await db.getAll(...refs);
    const batch = db.batch();
    refs.forEach((ref, index) => {
      if (present[index]?.exists !== true) batch.create(ref, { ...some[index], at: now });
    });
    await batch.commit();
  }
}
