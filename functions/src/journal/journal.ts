import type { Person } from '@pa-ledger/domain/people/person';
import type { Instant } from '@pa-ledger/domain/time/dates';
import {
  journalEntry,
  journalIdOf,
  type Change,
  type JournalEntry,
  type JournalPlace,
  storedVersion,
  type StoredFields,
} from '@pa-ledger/domain/ledger/journal';
import type {
  DocumentSnapshot,
  Firestore,
  DocumentReference,
  Transaction,
} from 'firebase-admin/firestore';
import { instantOf, timestamp } from '../firestore/timestamps.ts';
import type { Writes } from '../firestore/writes.ts';
import { JOURNAL } from '../firestore/paths.ts';
import { journalEntriesOf } from '../firestore/queries.ts';
import { DomainError } from '../platform/domain-error.ts';
import { canonicalJson } from '../platform/hashes.ts';

/** Reads a stored entry. */
export function journalEntryFrom(snapshot: DocumentSnapshot): JournalEntry {
  // The rules and `storeChange` make sure of the shape.
  const entry = snapshot.data() as JournalEntry<unknown>;
  return { ...entry, at: instantOf(snapshot.get('at')) ?? 0 };
}

/** Who makes a change, and when. */
export interface Authorship {
  readonly by: Person;
  readonly at: Instant;
  /** The id of the journal entry that causes this change, in the same commit. */
  readonly cause?: string;
}

/**
 * Writes a document of the books and its journal entry in one commit. Read the document in the same transaction
 * first.
 * @param by null only for a change of people by the terminal program.
 * @returns the id of the entry.
 */
export function storeChange(
  writes: Writes,
  db: Firestore,
  place: JournalPlace,
  change: Change,
  { by, at, cause }: Omit<Authorship, 'by'> & { readonly by: Person | null },
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

/** A save over the version that a person saw. */
export interface VersionedSave {
  /** The version that the person loaded; null for a new document. */
  readonly version: number | null;
  /** All fields except the version; null deletes. */
  readonly fields: StoredFields | null;
}

/** Returns whether we stored this save before and the answer got lost. @param before the document as it is. */
export function isSaved({ version, fields }: VersionedSave, before: StoredFields | null): boolean {
  if (fields === null) return before === null;
  if (before === null) return false;
  const { version: now, ...stored } = before;
  const isNext = version === null || now === version + 1;
  return isNext && canonicalJson(stored) === canonicalJson(fields);
}

/**
 * Returns the change that a save makes, with its next version. A deleted document that comes back goes on from
 * its last one.
 * @param before the document as the transaction read it.
 * @throws DomainError `changedMeanwhile` or `deletedMeanwhile` if `before` isn't what the person saw.
 */
export async function savedChange(
  transaction: Transaction,
  db: Firestore,
  { id: document, parent: { id: collection } }: DocumentReference,
  { version, fields }: VersionedSave,
  before: StoredFields | null,
): Promise<Change> {
  if (version !== (before === null ? null : storedVersion(before)))
    throw new DomainError(before === null ? 'deletedMeanwhile' : 'changedMeanwhile');
  if (fields === null) {
    if (before === null) throw new DomainError('deletedMeanwhile');
    return { before, after: null };
  }
  const last =
    before === null
      ? await lastVersion(transaction, db, { collection, document })
      : storedVersion(before);
  return { before, after: { ...fields, version: last + 1 } };
}

/** Returns the last version of a deleted document; 0 if there never was one. */
export async function lastVersion(
  transaction: Transaction,
  db: Firestore,
  { collection, document }: JournalPlace,
): Promise<number> {
  const { docs } = await transaction.get(journalEntriesOf(db, collection, document).limit(1));
  return Number(docs[0]?.get('version') ?? 0);
}
