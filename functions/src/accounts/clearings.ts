import { itemKeys, type BankCollection } from '@pa-ledger/domain/bank/items';
import type { StoredFields } from '@pa-ledger/domain/ledger/journal';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { CLEARINGS } from '../firestore/paths.ts';
import { DomainError } from '../platform/domain-error.ts';

/** A document whose items a statement may have cleared. */
export interface ClearablePlace {
  readonly collection: BankCollection;
  readonly id: string;
}

/** What a cleared entry keeps. `firestore.rules` holds the same for what the panel writes itself. */
const KEPT = ['date', 'amount', 'accountId'];

/** Returns whether a save moves what a statement has cleared: another day, amount or account, or none of them any more. */
export function movesItem(before: StoredFields | null, after: StoredFields | null): boolean {
  return before !== null && KEPT.some((field) => before[field] !== after?.[field]);
}

/**
 * Returns which of these documents a statement has cleared, in the transaction that changes them: of a change and a
 * statement at the same moment, one comes first and the other finds it.
 */
export async function clearedAmong<Place extends ClearablePlace>(
  transaction: Transaction,
  db: Firestore,
  places: readonly Place[],
): Promise<readonly Place[]> {
  const keys = places.flatMap((place) => itemKeys(place.collection, place.id));
  if (keys.length === 0) return [];
  const found = await transaction.getAll(...keys.map((key) => db.collection(CLEARINGS).doc(key)));
  const cleared = new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
  return places.filter((place) =>
    itemKeys(place.collection, place.id).some((key) => cleared.has(key)),
  );
}

/** @throws DomainError `itemCleared` if a statement has cleared one of these documents. */
export async function requireUncleared(
  transaction: Transaction,
  db: Firestore,
  places: readonly ClearablePlace[],
): Promise<void> {
  const cleared = await clearedAmong(transaction, db, places);
  if (cleared.length > 0) throw new DomainError('itemCleared');
}
