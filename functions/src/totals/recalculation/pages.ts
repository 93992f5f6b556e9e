import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Services } from '../../platform/services.ts';
import { documentsAfter } from '../../firestore/queries.ts';
import { recountAll, type Recount } from '../recount.ts';

/** What a recalculation works with. */
export type Recalculator = Pick<Services, 'db' | 'clock'>;

/** Where a page starts: after the document with this id, or at the beginning. */
export interface PageStart {
  readonly after: string | null;
}

/** Something that was wrong and has been corrected. */
export interface Difference {
  readonly what: 'transaction' | 'total';
  /** The document's path. */
  readonly path: string;
  readonly sentence: string;
}

export interface PageReport {
  /** How many documents were looked at. */
  readonly checked: number;
  readonly differed: readonly Difference[];
  /** The last document's id when there may be more of them; null at the end. */
  readonly last: string | null;
}

/** The ledger documents of one call, which takes a few seconds even if none of them was counted before. */
export const PAGE = 2_000;

/** The most documents of one read. */
const CHUNK = 500;
/** The most documents that one commit corrects; each may have some lines, and a cell for each line. */
const COMMIT = 100;

/**
 * The documents of a page in the order of their ids.
 * @param fields that are read; if there are none, only the ids are read.
 */
export async function readPage(
  db: Firestore,
  collection: string,
  { after }: PageStart,
  fields: readonly string[],
  size = PAGE,
): Promise<{ readonly found: DocumentSnapshot[]; readonly last: string | null }> {
  const page = await documentsAfter(db, collection, after)
    .limit(size)
    .select(...fields)
    .get();
  const last = page.docs.at(-1);
  return { found: page.docs, last: page.size < size || last === undefined ? null : last.id };
}

/** Reads the documents at the items' paths, some hundred at a time, in the same order. */
export async function readAll<Item>(
  db: Firestore,
  items: readonly Item[],
  pathOf: (item: Item) => string,
): Promise<DocumentSnapshot[]> {
  const read = await Promise.all(
    chunksOf(items, CHUNK).map((chunk) => db.getAll(...chunk.map((item) => db.doc(pathOf(item))))),
  );
  return read.flat();
}

/** Counts ledger documents again, some hundred in one commit, one commit after another. */
export async function recountPage(
  services: Recalculator,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Recount>> {
  const changes = new Map<string, Recount>();
  for (const chunk of chunksOf(ids, COMMIT)) {
    for (const [id, change] of await recountAll(services, chunk)) changes.set(id, change);
  }
  return changes;
}

function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}
