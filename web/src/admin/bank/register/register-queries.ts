import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { onDays } from '../../../data/row-query.ts';
import type { EntryQuery } from '../../shared/lists/entry-pages.ts';

/**
 * Returns the queries of what moved an account on some days. A payment is found by its day, and by that of its void.
 */
export function registerQueries(accountId: string, days: Days): readonly EntryQuery[] {
  const query = (
    collection: EntryQuery['collection'],
    field = 'date',
    account = 'accountId',
  ): EntryQuery => queryOn({ collection, field, account }, accountId, days);
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
export function spoiledQuery(accountId: string, days: Days): EntryQuery {
  return queryOn(
    { collection: 'spoiledChecks', field: 'date', account: 'accountId' },
    accountId,
    days,
  );
}

/** Where documents name an account and a day. */
interface Place {
  readonly collection: EntryQuery['collection'];
  readonly field: string;
  readonly account: string;
}

function queryOn({ collection, field, account }: Place, accountId: string, days: Days): EntryQuery {
  return {
    collection,
    filters: [{ field: account, op: '==', value: accountId }, ...onDays(field, days)],
    orderBy: { field, direction: 'asc' },
  };
}
