import { SEARCH_COLLECTIONS } from '@pa-ledger/domain/search/entries';
import type {
  CollectionReference,
  Firestore,
  QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { Readable } from 'node:stream';
import { PERSON_LINKS } from '../firestore/paths.ts';
import { documentsAfter } from '../firestore/queries.ts';

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

/** What an archive leaves out: search follows from the others, and a link is worth nothing elsewhere. */
const LEFT_OUT: readonly string[] = [...SEARCH_COLLECTIONS, PERSON_LINKS];

/** Returns the top-level collections of an archive, each as a group. */
export async function topGroups(db: Firestore): Promise<Group[]> {
  const collections = (await db.listCollections()).filter(({ id }) => !LEFT_OUT.includes(id));
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
  const firstPages = requestEach(collections, async (collection) => {
    return { collection, first: await pageOf(db, collection, moment, null) };
  });
  for await (const { collection, first } of firstPages) {
    yield* first;
    for (let page = first; page.length === PAGE; yield* page) {
      page = await pageOf(db, collection, moment, page.at(-1) ?? null);
    }
  }
}

/** Returns the groups below a group, also those below documents that do not exist. */
export async function groupsBelow({ name, collections }: Group): Promise<Group[]> {
  const parents = await requestEach(collections, (collection) =>
    collection.listDocuments(),
  ).toArray();
  const children = await requestEach(parents.flat(), (parent) =>
    parent.listCollections(),
  ).toArray();
  const byId = Map.groupBy(children.flat(), ({ id }) => id);
  return [...byId].map(([id, own]) => ({ name: `${name}.${id}`, collections: own }));
}

/** The results for the items, in order. */
interface Results<Result> extends AsyncIterable<Result> {
  toArray(): Promise<Result[]>;
}

/** Makes a request for each item, as many at the same time as the server can take. */
function requestEach<Item, Result>(
  items: readonly Item[],
  request: (item: Item) => Promise<Result>,
): Results<Result> {
  return Readable.from(items).map(request, { concurrency: AT_ONCE });
}

async function pageOf(
  db: Firestore,
  collection: CollectionReference,
  moment: Timestamp,
  after: QueryDocumentSnapshot | null,
): Promise<QueryDocumentSnapshot[]> {
  const query = documentsAfter(db, collection.path, after?.id ?? null).limit(PAGE);
  const options = { readOnly: true, readTime: moment } as const;
  const { docs } = await db.runTransaction((transaction) => transaction.get(query), options);
  return docs;
}
