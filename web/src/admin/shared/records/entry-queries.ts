import type { CashCollection } from '@pa-ledger/domain/reports/treasurer/treasurer-source';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { onDays, since, type RowQuery } from '../../../data/row-query.ts';

interface EntryQuery extends RowQuery {
  readonly collection: CashCollection;
}

/**
 * Returns the queries that find what moved cash on these days: a payment is found by its day, by that of its void, and by
 * that of the last time it was reclassified. Each
 * asks for one field in its own order, which needs no index of its own.
 */
export function entryQueries(days: Days): readonly EntryQuery[] {
  return [
    between('revenueItems', 'date', days),
    between('manualExpenses', 'date', days),
    between('transfers', 'date', days),
    between('payments', 'date', days),
    between('payments', 'voided.date', days),
    { ...between('payments', 'reclassifiedOn', days), filters: [since('reclassifiedOn', days)] },
  ];
}

function between(collection: CashCollection, field: string, days: Days): EntryQuery {
  return {
    collection,
    filters: onDays(field, days),
    orderBy: { field, direction: 'asc' },
  };
}
