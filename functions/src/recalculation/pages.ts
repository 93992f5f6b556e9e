import { FieldPath, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import type { PageStart } from './recalculate.ts';

/** Documents of the ledger in one call: it takes a few seconds even when none of them was counted yet. */
export const PAGE = 2_000;

/** As many documents as one read asks for. */
const CHUNK = 500;
/** As many documents as are put right at once. */
const AT_ONCE = 20;

/**
 * The documents of a page in the order of their ids.
 * @param fields that are read; the ids alone when there are none.
 */
export async function readPage(
  db: Firestore,
  collection: string,
  { after }: PageStart,
  fields: readonly string[],
  size = PAGE,
): Promise<{ readonly found: DocumentSnapshot[]; readonly last: string | null }> {
  const ordered = db.collection(collection).orderBy(FieldPath.documentId());
  const page = await (after === null ? ordered : ordered.startAfter(after))
    .limit(size)
    .select(...fields)
    .get();
  const last = page.docs.at(-1);
  return { found: page.docs, last: page.size < size || last === undefined ? null : last.id };
}

/** Reads documents by their paths, some hundred at a time; the answer has their order. */
export async function readAll(
  db: Firestore,
  paths: readonly string[],
): Promise<DocumentSnapshot[]> {
  const chunks = Array.from({ length: Math.ceil(paths.length / CHUNK) }, (_, at) =>
    paths.slice(at * CHUNK, (at + 1) * CHUNK),
  );
  const read = await Promise.all(
    chunks.map((chunk) => db.getAll(...chunk.map((path) => db.doc(path)))),
  );
  return read.flat();
}

/** Calls `work` for each item, twenty at a time, and collects what is not null. */
export async function collect<Item, Found>(
  items: readonly Item[],
  work: (item: Item) => Promise<Found | null>,
): Promise<Found[]> {
  const found: Found[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE) {
    const done = await Promise.all(items.slice(at, at + AT_ONCE).map(work));
    found.push(...done.filter((one) => one !== null));
  }
  return found;
}
