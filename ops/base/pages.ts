import {
  FieldPath,
  type CollectionReference,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';

/** Documents in one commit. */
export const PAGE = 200;

/** Reads a collection by the ids of its documents, as many at a time as one commit takes. */
export async function* pagesOf(
  collection: CollectionReference,
): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  const all = collection.orderBy(FieldPath.documentId()).limit(PAGE);
  for (let page = await all.get(); ;) {
    const last = page.docs.at(-1);
    if (last === undefined) return;
    yield page.docs;
    page = await all.startAfter(last).get();
  }
}
