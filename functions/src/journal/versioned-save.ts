import { storedVersion, type Change, type StoredFields } from '@pa-ledger/domain/ledger/journal';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { journalEntriesOf } from '../firestore/queries.ts';
import { DomainError } from '../platform/domain-error.ts';
import { canonicalJson } from '../platform/hashes.ts';

/** What somebody saves over the version that they saw. */
export interface VersionedSave {
  /** The version that was loaded; null for a new document. */
  readonly version: number | null;
  /** All fields but the version; null deletes. */
  readonly fields: StoredFields | null;
}

/** Returns whether the same save was stored before, its answer lost. @param before the document as it is. */
export function isSaved({ version, fields }: VersionedSave, before: StoredFields | null): boolean {
  if (fields === null) return before === null;
  if (before === null) return false;
  const { version: now, ...stored } = before;
  const isNext = version === null || now === version + 1;
  return isNext && canonicalJson(stored) === canonicalJson(fields);
}

/**
 * Returns the change that a save makes, with the version that follows; that of a deleted document goes on.
 * @param before the document as the transaction has read it.
 * @throws DomainError `changedMeanwhile` or `deletedMeanwhile` when the person did not see `before`.
 */
export async function savedChange(
  transaction: Transaction,
  db: Firestore,
  { id, parent }: DocumentReference,
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
    before === null ? await lastVersion(transaction, db, parent.id, id) : storedVersion(before);
  return { before, after: { ...fields, version: last + 1 } };
}

/** Returns the version with which a deleted document ended; 0 if there was none. */
async function lastVersion(
  transaction: Transaction,
  db: Firestore,
  collection: string,
  id: string,
): Promise<number> {
  const { docs } = await transaction.get(journalEntriesOf(db, collection, id).limit(1));
  return Number(docs[0]?.get('version') ?? 0);
}
