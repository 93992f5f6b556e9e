import { LEDGER_COLLECTIONS } from '@pa-ledger/domain/ledger/lines';
import {
  searchEntriesOf as entriesOf,
  searchIdOf,
  SEARCHED_COLLECTIONS,
  type SearchCollection,
  type SearchedCollection,
  type SearchEntry,
} from '@pa-ledger/domain/search/entries';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { doneAtLast } from '../alerts/failing-work.ts';
import { APPROVER_SEARCH, SEARCH } from '../firestore/paths.ts';
import { approverEntries } from '../firestore/queries.ts';
import type { Writes } from '../firestore/writes.ts';
import { jitter, requireNextRound } from '../platform/retry-on-contention.ts';
import type { Services } from '../platform/services.ts';

/*
 * `search` and `approverSearch` follow from the records, and only functions write it. A record is read as it is now, not as its event tells:
 * an event that comes twice, late, or out of order finds nothing to do.
 */

/** A document whose changes search follows. */
export interface SearchedPlace {
  readonly collection: SearchedCollection;
  readonly id: string;
}

/** The settings have an entry for each person. */
const APPROVERS: SearchedPlace = { collection: 'settings', id: 'approvers' };
const APPROVERS_PREFIX = searchIdOf('approvers', '');

/** An entry as it was read; without `updateTime`, there's none yet. */
type StoredEntry = Pick<DocumentSnapshot, 'id' | 'ref'> &
  Partial<Pick<DocumentSnapshot, 'data' | 'updateTime'>>;

/** An entry that isn't as it should be. */
interface EntryChange {
  readonly stored: StoredEntry;
  /** Undefined for one that should not be. */
  readonly entry: SearchEntry | undefined;
}

/** Returns how alerts name a place, and the id of the entry of a record; `placeNamed` reads it. */
export function nameOf({ collection, id }: SearchedPlace): string {
  return `${collection}~${id}`;
}

/** Reads the place of a name, such as `deposits~one`, whatever follows its id; null if search doesn't follow it. */
export function placeNamed(name: string): SearchedPlace | null {
  const [first, id] = name.split('~');
  const collection = SEARCHED_COLLECTIONS.find((known) => known === first);
  if (collection === undefined || !id) return null;
  return collection !== 'settings' || id === APPROVERS.id ? { collection, id } : null;
}

/** Returns which record an entry is of; null for one that no record has. */
export function placeOfEntry(collection: SearchCollection, searchId: string): SearchedPlace | null {
  if (collection === APPROVER_SEARCH) {
    return searchId.startsWith(APPROVERS_PREFIX) ? APPROVERS : null;
  }
  const place = placeNamed(searchId);
  const isOne = place !== null && place.collection !== 'settings' && searchId === nameOf(place);
  return isOne ? place : null;
}

/** Follows a record when an event reports its change. @throws Error as `doneAtLast` does. */
export function indexAgain(services: Services, place: SearchedPlace): Promise<void> {
  return doneAtLast(services, 'index', nameOf(place), () => indexRecord(services.db, place));
}

/** Follows the record of a journal entry, unless its own trigger does. @throws Error as `doneAtLast` does. */
export async function followEntry(entryId: string, services: Services): Promise<void> {
  const place = placeNamed(entryId);
  if (place === null || LEDGER_COLLECTIONS.some((own) => own === place.collection)) return;
  await indexAgain(services, place);
}

/**
 * Writes what search should know of a record as it is now. Each write is guarded by the version of the entry that was read,
 * and the last commit always follows the last read: the record may have changed and changed back in between.
 * @throws the last collision's error after too many rounds.
 */
export async function indexRecord(db: Firestore, place: SearchedPlace): Promise<void> {
  for (let round = 1; ; round++) {
    const changes = await readChanges(db, place);
    if (changes.length === 0) return;
    try {
      const batch = db.batch();
      for (const change of changes) writeEntry(batch, change);
      await batch.commit();
    } catch (error) {
      requireNextRound(error, round);
      await jitter(round);
    }
  }
}

/** What has other fields than it should goes first, and is written in the next round. */
function writeEntry(writes: Writes, { stored, entry }: EntryChange): void {
  const { ref, updateTime } = stored;
  if (updateTime === undefined) {
    if (entry !== undefined) writes.create(ref, entry);
    return;
  }
  const isWhole =
    entry !== undefined && Object.keys(stored.data?.() ?? {}).every((field) => field in entry);
  if (isWhole) writes.update(ref, entry, { lastUpdateTime: updateTime });
  else writes.delete(ref, { lastUpdateTime: updateTime });
}

async function readChanges(db: Firestore, place: SearchedPlace): Promise<EntryChange[]> {
  const record = db.collection(place.collection).doc(place.id);
  if (place.collection === 'settings') {
    const [settings, { docs }] = await Promise.all([record.get(), approverEntries(db).get()]);
    const known = new Set(docs.map(({ id }) => id));
    const others = entriesOf(place.collection, place.id, settings.data())
      .filter(([id]) => !known.has(id))
      .map(([id]) => ({ id, ref: db.collection(APPROVER_SEARCH).doc(id) }));
    return changesOf(place, settings, [...docs, ...others]);
  }
  const [found, entry] = await db.getAll(record, db.collection(SEARCH).doc(nameOf(place)));
  return found === undefined || entry === undefined ? [] : changesOf(place, found, [entry]);
}

/** Returns what is wrong of a record's entries. */
export function changesOf(
  { collection, id }: SearchedPlace,
  record: DocumentSnapshot,
  stored: readonly StoredEntry[],
): EntryChange[] {
  const entries = new Map(entriesOf(collection, id, record.data()));
  return stored
    .map((found) => ({ stored: found, entry: entries.get(found.id) }))
    .filter(({ stored: found, entry }) => !isDeepStrictEqual(found.data?.(), entry));
}
