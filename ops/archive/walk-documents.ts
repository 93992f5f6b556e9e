import {
  FieldPath,
  type CollectionReference,
  type Firestore,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase-admin/firestore';

/** Documents that one request reads. */
const PAGE = 300;

/** Requests that run at the same time. */
const AT_ONCE = 20;

/** All collections with one name at one depth, such as the histories of all expenses. */
export interface Group {
  /** The names in the path, such as `expenses.history`. */
  readonly name: string;
  readonly collections: readonly CollectionReference[];
}

/** Returns the top-level collections, each as a group. */
export async function topGroups(db: Firestore): Promise<Group[]> {
  const collections = await db.listCollections();
  return collections.map((collection) => ({ name: collection.id, collections: [collection] }));
}

/**
 * Returns the documents of a group as they were at one moment; within a collection ordered by id.
 * @param moment at most an hour ago: Firestore keeps no older versions.
 */
export async function* documentsOf(
  db: Firestore,
  { collections }: Group,
  moment: Timestamp,
): AsyncGenerator<QueryDocumentSnapshot> {
  for (let start = 0; start < collections.length; start += AT_ONCE) {
    const part = collections.slice(start, start + AT_ONCE);
    const firstPages = await Promise.all(part.map((one) => pageOf(db, one, moment, null)));
    for (const [index, collection] of part.entries()) {
      let page = firstPages[index] ?? [];
      yield* page;
      while (page.length === PAGE) {
        page = await pageOf(db, collection, moment, page.at(-1) ?? null);
        yield* page;
      }
    }
  }
}

/** Returns the groups below a group, also those below documents that do not exist. */
export async function groupsBelow({ name, collections }: Group): Promise<Group[]> {
  const parents = await inTurns(collections, (collection) => collection.listDocuments());
  const children = await inTurns(parents.flat(), (parent) => parent.listCollections());
  const byId = Map.groupBy(children.flat(), ({ id }) => id);
  return [...byId].map(([id, own]) => ({ name: `${name}.${id}`, collections: own }));
}

/** Like Promise.all over the items, but with so many requests at the same time as the server bears. */
async function inTurns<Item, Result>(
  items: readonly Item[],
  ask: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += AT_ONCE) {
    results.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(ask))));
  }
  return results;
}

async function pageOf(
  db: Firestore,
  collection: CollectionReference,
  moment: Timestamp,
  after: QueryDocumentSnapshot | null,
): Promise<QueryDocumentSnapshot[]> {
  const ordered = collection.orderBy(FieldPath.documentId()).limit(PAGE);
  const query = after === null ? ordered : ordered.startAfter(after.id);
  const options = { readOnly: true, readTime: moment } as const;
  const { docs } = await db.runTransaction((transaction) => transaction.get(query), options);
  return docs;
}
