import type { Firestore, Transaction } from 'firebase-admin/firestore';
import {
  DEPOSITS,
  MANUAL_EXPENSES,
  PAYMENTS,
  REVENUE_ITEMS,
  STATEMENTS,
  TRANSFERS,
} from '../firestore/paths.ts';
import { documentsNaming } from '../firestore/queries.ts';
import { DomainError } from '../platform/domain-error.ts';

/** The collections whose documents name one account. */
export const ENTRIES = [REVENUE_ITEMS, MANUAL_EXPENSES, PAYMENTS] as const;

/** Where an account is named, and what people call that. */
const REFERRERS = [
  [REVENUE_ITEMS, 'accountId', 'Revenue items'],
  [MANUAL_EXPENSES, 'accountId', 'Manual expenses'],
  [PAYMENTS, 'accountId', 'Payments'],
  [TRANSFERS, 'fromAccountId', 'Transfers'],
  [TRANSFERS, 'toAccountId', 'Transfers'],
  [STATEMENTS, 'accountId', 'Statements'],
  [DEPOSITS, 'accountId', 'Deposits'],
] as const;

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
    REFERRERS.map(async ([collection, field, words]) => {
      const query = documentsNaming(db, collection, field, accountId);
      const { empty } = await transaction.get(query.limit(1).select());
      return empty ? [] : [words];
    }),
  );
  const kinds = [...new Set(found.flat())].join(' and ').toLowerCase();
  if (kinds === '') return;
  const sentence = `This account is named by ${kinds}, so it cannot be deleted. Archive it instead.`;
  throw new DomainError('accountInUse', { sentence });
}
