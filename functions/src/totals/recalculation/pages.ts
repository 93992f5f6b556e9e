import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Services } from '../../platform/services.ts';
import { documentsAfter } from '../../firestore/queries.ts';
import type { Recount } from '../counted-lines.ts';
import { recountAll } from '../recount.ts';

/** The services that a recalculation needs. */
export type Recalculator = Pick<Services, 'db' | 'clock'>;

/** Where a page starts: after the document with this id, or at the beginning if null. */
export interface PageStart {
  readonly after: string | null;
}

/** Something that was wrong, and that we corrected. */
export interface Difference {
  readonly what: 'transaction' | 'total';
  /** The document's path. */
  readonly path: string;
  readonly sentence: string;
}

export interface PageReport {
  /** How many documents this page checked. */
  readonly checked: number;
  readonly differed: readonly Difference[];
  /** The last document's id if there may be more; null at the end. */
  readonly last: string | null;
}

/** How many ledger documents one call checks: a few seconds' work even if none is counted yet. */
export const PAGE = 2_000;

/** The most documents in one read. */
const CHUNK = 500;
/** The most documents one commit corrects. Each may have several lines, and each line its cell. */
const COMMIT = 100;

/**
 * Reads the documents of a page, ordered by id.
 * @param fields to read; if empty, only the ids.
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

/** Reads the documents at the items' paths, 500 at a time, in the same order. */
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

/** Counts ledger documents again, 100 in each commit, one commit after another. */
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
