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

/** How a category or a fund is deleted. */
export interface RemovalChoice {
  /** Whether it stays while anything names it, an entry that a person could change too. */
  readonly onlyUnused?: boolean;
}

/** @throws DomainError `stillReferredTo` while anything names a category or a fund. */
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
 * Finds whether a payment names a category or a fund, a voided one too, or something of a closed year: a closed year keeps
 * its names. It is read in the transaction that deletes, so what happens at the same moment comes first or finds it gone.
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
