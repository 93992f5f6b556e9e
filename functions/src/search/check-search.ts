import {
  SEARCH_COLLECTIONS,
  SEARCHED_COLLECTIONS,
  type SearchCollection,
  type SearchedCollection,
} from '@pa-ledger/domain/search/entries';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { Readable } from 'node:stream';
import { SEARCH } from '../firestore/paths.ts';
import { documentsAfter } from '../firestore/queries.ts';
import {
  changesOf,
  indexRecord,
  nameOf,
  placeNamed,
  placeOfEntry,
  type SearchedPlace,
} from './search-index.ts';

/* Makes search anew from the records, a page at a time, while others write. */

/** The records of one page. */
const PAGE = 500;

/** Records that are corrected at the same time. */
const AT_ONCE = 20;

/** What is looked through: each collection of records, and then search itself for what no record has. */
export const SEARCH_PHASES = [
  ...SEARCHED_COLLECTIONS.map((collection) => `search-${collection}` as const),
  ...SEARCH_COLLECTIONS,
] as const;
export type SearchPhase = (typeof SEARCH_PHASES)[number];

/** One page of it. */
export interface CheckedSearch {
  /** How many documents were looked at. */
  readonly checked: number;
  /** How many records search didn't know as they are. */
  readonly corrected: number;
  /** The last document's id when there may be more of them; null at the end. */
  readonly last: string | null;
}

/** Corrects a page of what search knows. @param after the document to start behind; null starts at the first. */
export async function checkSearch(
  db: Firestore,
  phase: SearchPhase,
  after: string | null,
): Promise<CheckedSearch> {
  const entries = SEARCH_COLLECTIONS.find((known) => phase === known);
  const records = SEARCHED_COLLECTIONS.find((known) => phase === `search-${known}`);
  // A phase is one of them.
  const found = await documentsAfter(db, entries ?? records ?? SEARCH, after)
    .limit(PAGE)
    .get();
  const wrong =
    records === undefined
      ? await strays(db, entries ?? SEARCH, found.docs)
      : await wrongOf(db, records, found.docs);
  await Readable.from(wrong).forEach((place: SearchedPlace) => indexRecord(db, place), {
    concurrency: AT_ONCE,
  });
  const last = found.size < PAGE ? null : (found.docs.at(-1)?.id ?? null);
  return { checked: found.size, corrected: wrong.length, last };
}

/** Makes all of it anew. */
export async function rebuildSearch(db: Firestore): Promise<void> {
  for (const phase of SEARCH_PHASES) {
    let after: string | null = null;
    do after = (await checkSearch(db, phase, after)).last;
    while (after !== null);
  }
}

/** Returns the records that search doesn't know as they are. */
async function wrongOf(
  db: Firestore,
  collection: SearchedCollection,
  records: readonly DocumentSnapshot[],
): Promise<SearchedPlace[]> {
  const found = records.flatMap((record) => {
    const place = placeNamed(`${collection}~${record.id}`);
    return place === null ? [] : [{ place, record }];
  });
  // What has several entries is looked at where they're written.
  if (collection === 'settings' || found.length === 0) return found.map(({ place }) => place);
  const entries = await db.getAll(
    ...found.map(({ place }) => db.collection(SEARCH).doc(nameOf(place))),
  );
  return found
    .filter(({ place, record }, index) => {
      const entry = entries[index];
      return entry !== undefined && changesOf(place, record, [entry]).length > 0;
    })
    .map(({ place }) => place);
}

/** Returns the records that are gone though they have an entry. Removes what can be no record's entry. */
async function strays(
  db: Firestore,
  collection: SearchCollection,
  entries: readonly DocumentSnapshot[],
): Promise<SearchedPlace[]> {
  const places = new Map<string, SearchedPlace>();
  for (const { id, ref } of entries) {
    const place = placeOfEntry(collection, id);
    if (place === null) await ref.delete();
    else places.set(nameOf(place), place);
  }
  const named = [...places.values()];
  if (named.length === 0) return [];
  const records = await db.getAll(
    ...named.map((place) => db.collection(place.collection).doc(place.id)),
  );
  return named.filter((_, index) => records[index]?.exists !== true);
}
