import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { onDays, type RowQuery } from '../../../data/row-query.ts';
import type { CollectionName } from '../../../data/documents.ts';

/** The query of one collection's entries. */
export interface EntryQuery extends RowQuery {
  readonly collection: CollectionName;
}

/**
 * Returns the queries of what moved an account on some days. A payment is found by its day, and by that of its void.
 */
export function registerQueries(accountId: string, days: Days): readonly EntryQuery[] {
  const query = (
    collection: EntryQuery['collection'],
    field = 'date',
    account = 'accountId',
  ): EntryQuery => ({
    collection,
    filters: [{ field: account, op: '==', value: accountId }, ...onDays(field, days)],
    orderBy: { field, direction: 'asc' },
  });
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
