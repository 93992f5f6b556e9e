import type { BankCollection } from '@pa-ledger/domain/bank/items';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { onDays, type RowQuery } from '../../../data/row-query.ts';

/** A query of one collection. */
interface QueryOf<Name extends RowQuery['collection']> extends RowQuery {
  readonly collection: Name;
}

type RegisterCollection = Exclude<BankCollection, 'accounts'>;

/**
 * Returns the queries of what moved an account on some days. A payment is found by its day, and by that of its void.
 */
export function registerQueries(
  accountId: string,
  days: Days,
): readonly QueryOf<RegisterCollection>[] {
  const query = (collection: RegisterCollection, field = 'date', account = 'accountId') =>
    queryOn({ collection, field, account }, accountId, days);
  return [
    query('revenueItems'),
    query('manualExpenses'),
    query('payments'),
    query('payments', 'voided.date'),
    query('transfers', 'date', 'fromAccountId'),
    query('transfers', 'date', 'toAccountId'),
    query('deposits'),
  ];
}

/** Returns the query of an account's spoiled checks, which moved nothing, of some days. */
export function spoiledQuery(accountId: string, days: Days): QueryOf<'spoiledChecks'> {
  return queryOn(
    { collection: 'spoiledChecks', field: 'date', account: 'accountId' },
    accountId,
    days,
  );
}

/** Where documents name an account and a day. */
interface Place<Name> {
  readonly collection: Name;
  readonly field: string;
  readonly account: string;
}

function queryOn<Name extends RowQuery['collection']>(
  { collection, field, account }: Place<Name>,
  accountId: string,
  days: Days,
): QueryOf<Name> {
  return {
    collection,
    filters: [{ field: account, op: '==', value: accountId }, ...onDays(field, days)],
    orderBy: { field, direction: 'asc' },
  };
}
