import { advanceMessages } from '@pa-ledger/domain/ledger/advance-settling';
import { advanceKindOf, settledBy } from '@pa-ledger/domain/ledger/advance';
import { journalIdOf, storedVersion, type Change } from '@pa-ledger/domain/ledger/journal';
import { returnedBy } from '@pa-ledger/domain/ledger/returns';
import { membersOf } from '@pa-ledger/domain/untyped';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { EntryPlace } from './returns.ts';
import { JOURNAL, MANUAL_EXPENSES } from '../firestore/paths.ts';
import { DomainError } from '../platform/domain-error.ts';

/**
 * Checks that a change by the form of manual expenses isn't one of an advance, in the transaction that stores it: neither of what
 * is one, nor of what would settle one, nor of one that was deleted and would come back as an expense.
 * @throws DomainError `advanceRefused` with where advances are changed.
 */
export async function requireNoAdvance(
  transaction: Transaction,
  db: Firestore,
  { collection, id }: EntryPlace,
  { before, after }: Change,
): Promise<void> {
  if (collection !== MANUAL_EXPENSES) return;
  const isAdvance = before !== null && advanceKindOf(before) !== null;
  // Only what settles an advance has such an id.
  const isSettlement = settledBy(id) !== returnedBy(id);
  if (isAdvance || isSettlement || (await wasAdvance())) {
    throw new DomainError('advanceRefused', { sentence: advanceMessages.elsewhere });
  }

  async function wasAdvance(): Promise<boolean> {
    if (before !== null || after === null) return false;
    const parent = returnedBy(id);
    const entry =
      parent === null ? null : await transaction.get(db.collection(collection).doc(parent));
    if (advanceKindOf(entry?.data() ?? {}) !== null) return true;
    const last = storedVersion(after) - 1;
    if (last < 1) return false;
    const place = journalIdOf({ collection, document: id, version: last });
    const deleted = await transaction.get(db.collection(JOURNAL).doc(place));
    return advanceKindOf(membersOf(deleted.get('before'))) !== null;
  }
}
