import type { DocumentData, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { MigrationContext, MigrationStep } from '../migration.ts';

/** Entries in one commit. */
const PAGE = 200;

/**
 * Before version 2 nobody knew who had changed the approvers and the categories. Their journal begins with the present
 * version, as 'taken over'. The entry of a deleted category has the version of its deletion, from which it continues if
 * it is brought back.
 */
export const JOURNAL: MigrationStep = {
  name: 'Approver settings and categories have a journal',
  async run(context) {
    const { db } = context;
    const settings = await db.collection('settings').get();
    const categories = await db.collection('categories').get();
    const deleted = await db.collection('deletedCategories').get();
    const entries = [
      ...settings.docs.map((found) => takenOver('settings', found)),
      ...categories.docs.map((found) => takenOver('categories', found)),
      ...deleted.docs.map((found) => takenOver('categories', found, true)),
    ];
    for (let start = 0; start < entries.length; start += PAGE) {
      await addMissing(context, entries.slice(start, start + PAGE));
    }
  },
};

async function addMissing(
  { db, now }: MigrationContext,
  entries: readonly DocumentData[],
): Promise<void> {
  // The id of an entry in version 2; later versions may use another one.
  const refs = entries.map(({ collection, document, version }) =>
    db.doc(`journal/${String(collection)}~${String(document)}~${String(version)}`),
  );
  const present = await db.getAll(...refs);
  const batch = db.batch();
  refs.forEach((ref, index) => {
    if (present[index]?.exists !== true) batch.create(ref, { ...entries[index], at: now });
  });
  await batch.commit();
}

function takenOver(
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
