import type { Administrator } from '@pa-ledger/domain/people/administrator';
import type { Instant } from '@pa-ledger/domain/time/dates';
import {
  journalEntry,
  journalIdOf,
  type Change,
  type JournalEntry,
  type JournalPlace,
} from '@pa-ledger/domain/ledger/journal';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { instantOf, timestamp } from '../firestore/timestamps.ts';
import type { Writes } from '../firestore/writes.ts';
import { JOURNAL } from '../firestore/paths.ts';

/** An entry as it is stored. */
export function journalEntryFrom(snapshot: DocumentSnapshot): JournalEntry {
  // The rules and `storeChange` hold the shape.
  const entry = snapshot.data() as JournalEntry<unknown>;
  return { ...entry, at: instantOf(snapshot.get('at')) ?? 0 };
}

/** Who makes a change, and when. */
export interface Authorship {
  readonly by: Administrator;
  readonly at: Instant;
  /** The id of the entry whose change causes this one, in the same commit. */
  readonly cause?: string;
}

/**
 * Writes a document of the books and its journal entry in one commit. The document must have been read in the same
 * transaction.
 * @returns the id of the entry.
 */
export function storeChange(
  writes: Writes,
  db: Firestore,
  place: JournalPlace,
  change: Change,
  { by, at, cause }: Authorship,
): string {
  const ref = db.collection(place.collection).doc(place.document);
  if (change.after === null) writes.delete(ref);
  else if (change.before === null) writes.create(ref, change.after);
  else writes.set(ref, change.after);
  const entry = journalEntry(place, change, by, timestamp(at));
  const id = journalIdOf(entry);
  writes.create(db.collection(JOURNAL).doc(id), cause === undefined ? entry : { ...entry, cause });
  return id;
}
