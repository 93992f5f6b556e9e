import type { ErrorCode } from '@pa-ledger/domain/error-messages';
import type { Firestore, Query, Transaction } from 'firebase-admin/firestore';
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

/**
 * Refuses to delete a category or fund that a payment refers to, even a voided one, or that a closed year uses: a closed
 * year keeps its names. Reads in the transaction that deletes, so a write at the same moment either comes first or finds
 * it gone.
 * @throws DomainError `usedByPayments`, `usedInClosedYear`, or with `onlyUnused` `stillReferredTo`.
 */
export async function requireDeletable(
  transaction: Transaction,
  db: Firestore,
  referrer: Referrer,
  { onlyUnused = false }: RemovalChoice,
): Promise<void> {
  const [stored] = await Promise.all([
    transaction.get(db.doc(BOOKS)),
    requireNone(transaction, [paidExpensesOf(db, referrer)], 'usedByPayments'),
  ]);
  const { closedYear, closedThrough } = booksFrom(stored);
  if (closedYear !== null && closedThrough !== null) {
    const closed = closedReferrers(db, referrer, { closedYear, closedThrough });
    await requireNone(transaction, closed, 'usedInClosedYear');
  }
  if (onlyUnused) await requireNone(transaction, allReferrers(db, referrer), 'stillReferredTo');
}

async function requireNone(
  transaction: Transaction,
  queries: readonly Query[],
  refusal: ErrorCode,
): Promise<void> {
  const found = await Promise.all(queries.map((query) => transaction.get(query.limit(1).select())));
  if (found.some(({ empty }) => !empty)) throw new DomainError(refusal);
}
