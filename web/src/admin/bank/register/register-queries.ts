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
