import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { paidExpensesOf, type Referrer } from '../firestore/queries.ts';
import { DomainError } from '../platform/domain-error.ts';

/**
 * Finds whether a payment names a category or a fund, a voided one too. It is read in the transaction that deletes, so a
 * payment of the same moment comes first or finds it gone.
 * @throws DomainError `usedByPayments`.
 */
export async function requireUnpaid(
  transaction: Transaction,
  db: Firestore,
  referrer: Referrer,
): Promise<void> {
  const paid = await transaction.get(paidExpensesOf(db, referrer).limit(1).select());
  if (!paid.empty) throw new DomainError('usedByPayments');
}
