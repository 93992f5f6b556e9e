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

/** Why a document's items stay: a statement has cleared them, or a deposit has them. */
export type Held = 'itemCleared' | 'itemDeposited';

/**
 * Returns which of these documents a statement has cleared or a deposit has, in the transaction that changes them: of a change
 * and a statement at the same moment, one comes first and the other finds it.
 * @returns the reasons by the ids of the documents.
 */
export async function heldAmong(
  transaction: Transaction,
  db: Firestore,
  places: readonly ClearablePlace[],
): Promise<ReadonlyMap<string, Held>> {
  const keys = places.flatMap(({ collection, id }) =>
    itemKeys(collection, id).map((key) => ({ id, key })),
  );
  if (keys.length === 0) return new Map();
  const refs = keys.map(({ key }) => db.collection(CLEARINGS).doc(key));
  const found = await transaction.getAll(...refs);
  return new Map(
    found.flatMap((clearing, at): [string, Held][] => {
      const isDeposited = clearing.get('depositId') !== undefined;
      const why = isDeposited ? 'itemDeposited' : 'itemCleared';
      return clearing.exists ? [[keys[at]?.id ?? '', why]] : [];
    }),
  );
}

/** @throws DomainError `itemCleared` or `itemDeposited` if the items of one of these documents stay. */
export async function requireUncleared(
  transaction: Transaction,
  db: Firestore,
  places: readonly ClearablePlace[],
): Promise<void> {
  const [held] = (await heldAmong(transaction, db, places)).values();
  if (held !== undefined) throw new DomainError(held);
}
