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

/** The fields that stay once an entry is cleared. `firestore.rules` holds the panel's own writes to the same. */
const KEPT = ['date', 'amount', 'accountId'];

/** Returns whether a save would move a cleared item: it changes the date, amount, or account, or deletes the entry. */
export function movesItem(before: StoredFields | null, after: StoredFields | null): boolean {
  return before !== null && KEPT.some((field) => before[field] !== after?.[field]);
}

/** Why a document's items must stay: a statement has cleared them, or they're in a deposit. */
export type Held = 'itemCleared' | 'itemDeposited';

/**
 * Reads which of these documents are cleared or in a deposit, in the transaction that changes them: of a change and a statement
 * at the same moment, one comes first and the other sees it.
 * @returns the reasons, by the documents' ids.
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

/** @throws DomainError `itemCleared` or `itemDeposited` if the items of one of these documents must stay. */
export async function requireUncleared(
  transaction: Transaction,
  db: Firestore,
  places: readonly ClearablePlace[],
): Promise<void> {
  const [held] = (await heldAmong(transaction, db, places)).values();
  if (held !== undefined) throw new DomainError(held);
}
