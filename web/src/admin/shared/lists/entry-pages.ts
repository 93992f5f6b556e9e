import { entryPlace } from '@pa-ledger/domain/bank/entry-place';
import { byText } from '@pa-ledger/domain/text/sort';
import { membersOf } from '@pa-ledger/domain/untyped';
import type { CollectionName, Fields } from '../../../data/documents.ts';
import { asRead, listenAll, listenPage } from '../../../data/listen.ts';
import { DOCUMENT_ID, type RowQuery } from '../../../data/row-query.ts';
import { combineStores, keyedStores, liveStore, type LiveStore } from '../records/live-store.ts';

/** How many entries a list of several collections begins with. */
export const FIRST_ENTRIES = 50;

/** The query of one collection's entries, in the order of a day. */
export interface EntryQuery extends RowQuery {
  readonly collection: CollectionName;
}

/** An entry that one of the queries found, with its place by that query's day. */
export interface PlacedEntry {
  readonly collection: CollectionName;
  readonly id: string;
  readonly fields: Fields;
  readonly place: string;
}

/** The first entries of several queries together, in the queries' direction. */
export interface EntryPage {
  /** In the order of the queries; one that two queries find is there for each. */
  readonly entries: readonly PlacedEntry[];
  /** The place of the last one (`entryPlace`), up to which none is missing; null if these are all. */
  readonly through: string | null;
}

/**
 * Returns the first entries of several queries, merged, live. Each query reads so many, so none before the last one is
 * missing. @param size null reads all.
 */
export function entryPage(
  queries: readonly EntryQuery[],
  size: number | null,
): LiveStore<EntryPage> {
  return combineStores(
    queries.map((query) => firstOfQuery(query, size)),
    (found) => {
      const upwards = byText<PlacedEntry>(({ place }) => place);
      const inOrder: typeof upwards =
        queries[0]?.orderBy.direction === 'desc' ? (one, other) => upwards(other, one) : upwards;
      const sorted = found.flatMap(({ entries }) => entries).toSorted(inOrder);
      // A query that was cut says nothing of what comes after its last entry.
      const ends = found.flatMap(({ entries, isCut }) => (isCut ? entries.slice(-1) : []));
      const [end] = ends.toSorted(inOrder);
      const known = end === undefined ? sorted : sorted.filter((one) => inOrder(one, end) <= 0);
      const entries = size === null ? known : known.slice(0, size);
      const isWhole = end === undefined && entries.length === sorted.length;
      return { entries, through: isWhole ? null : (entries.at(-1)?.place ?? null) };
    },
  );
}

interface Found {
  readonly entries: readonly PlacedEntry[];
  readonly isCut: boolean;
}

function firstOfQuery(query: EntryQuery, size: number | null): LiveStore<Found> {
  const { collection, filters, orderBy } = query;
  const read = (id: string, fields: Fields): PlacedEntry => {
    const day = orderBy.field
      .split('.')
      .reduce<unknown>((value, name) => membersOf(value)[name], fields);
    return { collection, id, fields, place: entryPlace(String(day), `${collection}~${id}`) };
  };
  return liveStore<Found>((onChange) =>
    size === null
      ? listenAll(
          collection,
          read,
          asRead(onChange, (entries) => ({ entries, isCut: false })),
          filters,
        )
      : listenPage(
          { ...query, size, after: null },
          read,
          asRead(onChange, ({ rows, next }) => ({ entries: rows, isCut: next !== null })),
        ),
  );
}

/** Returns each entry once: two queries find a payment that was voided on the same days. */
export function entriesOnce({ entries }: EntryPage): readonly PlacedEntry[] {
  const once = new Map(entries.map((entry) => [`${entry.collection}~${entry.id}`, entry]));
  return [...once.values()];
}

/** How many documents one query finds by their ids: Firestore's limit. */
const IDS_AT_ONCE = 30;

/** A document that was found by its id. */
export interface FoundDocument {
  readonly id: string;
  readonly fields: Fields;
}

/** Returns the documents of a collection with some ids, live: what does not exist is not read. */
export function documentsOf(
  collection: CollectionName,
  ids: readonly string[],
): LiveStore<readonly FoundDocument[]> {
  return documentsIn(`${collection} ${ids.join(' ')}`);
}

const documentsIn = keyedStores((key: string) => {
  const [collection, ...ids] = key.split(' ').filter(Boolean) as [CollectionName, ...string[]];
  const chunks: (readonly string[])[] = [];
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE)
    chunks.push(ids.slice(start, start + IDS_AT_ONCE));
  return combineStores(
    chunks.map((some) => documentsWith(collection, some)),
    (found) => found.flat(),
  );
});

function documentsWith(
  collection: CollectionName,
  ids: readonly string[],
): LiveStore<readonly FoundDocument[]> {
  return liveStore((onChange) =>
    listenAll(collection, (id, fields) => ({ id, fields }), onChange, [
      { field: DOCUMENT_ID, op: 'in', value: ids },
    ]),
  );
}
