import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { booksFrom } from '../firestore/books.ts';
import { BOOKS } from '../firestore/paths.ts';
import {
  allReferrers,
  closedReferrers,
  paidExpensesOf,
  type Referrer,
} from '../firestore/queries.ts';
import { DomainError } from '../platform/domain-error.ts';

/** How to delete a category or a fund. */
export interface RemovalChoice {
  /** Whether to keep it while anything refers to it, even an entry that a person could still change. */
  readonly onlyUnused?: boolean;
}

/** @throws DomainError `stillReferredTo` if anything refers to this category or fund. */
export async function requireUnused(
  transaction: Transaction,
  db: Firestore,
  referrer: Referrer,
): Promise<void> {
  const queries = allReferrers(db, referrer);
  const found = await Promise.all(queries.map((query) => transaction.get(query.limit(1).select())));
  if (found.some(({ empty }) => !empty)) throw new DomainError('stillReferredTo');
}

/**
 * Refuses to delete a category or fund that a payment refers to, even a voided one, or that a closed year uses: a closed
 * year keeps its names. Reads in the transaction that deletes, so a write at the same moment either comes first or finds
 * it gone.
 * @throws DomainError `usedByPayments` or `usedInClosedYear`.
 */
export async function requireDeletable(
  transaction: Transaction,
  db: Firestore,
  referrer: Referrer,
): Promise<void> {
  const [paid, stored] = await Promise.all([
    transaction.get(paidExpensesOf(db, referrer).limit(1).select()),
    transaction.get(db.doc(BOOKS)),
  ]);
  if (!paid.empty) throw new DomainError('usedByPayments');
  const { closedYear, closedThrough } = booksFrom(stored);
  if (closedYear === null || closedThrough === null) return;
  const closed = closedReferrers(db, referrer, { closedYear, closedThrough });
  const found = await Promise.all(closed.map((query) => transaction.get(query.limit(1).select())));
  if (found.some(({ empty }) => !empty)) throw new DomainError('usedInClosedYear');
}
