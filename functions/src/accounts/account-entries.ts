import { ACCOUNT_REFERRERS, accountInUse } from '@pa-ledger/domain/accounts/account';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { MANUAL_EXPENSES, PAYMENTS, REVENUE_ITEMS } from '../firestore/paths.ts';
import { documentsNaming } from '../firestore/account-queries.ts';
import { DomainError } from '../platform/domain-error.ts';

/** The collections whose documents name one account. */
export const ENTRIES = [REVENUE_ITEMS, MANUAL_EXPENSES, PAYMENTS] as const;

/**
 * Looks whether anything names an account. It is read in the transaction that deletes, so what happens at the same moment
 * comes first or finds it gone.
 * @throws DomainError `accountInUse`, which says what names it.
 */
export async function requireUnused(
  transaction: Transaction,
  db: Firestore,
  accountId: string,
): Promise<void> {
  const found = await Promise.all(
    ACCOUNT_REFERRERS.map(async ([collection, field, words]) => {
      const query = documentsNaming(db, collection, field, accountId);
      const { empty } = await transaction.get(query.limit(1).select());
      return empty ? [] : [words];
    }),
  );
  const sentence = accountInUse(found.flat());
  if (sentence !== null) throw new DomainError('accountInUse', { sentence });
}
