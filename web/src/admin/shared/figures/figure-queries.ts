import { collectionsOf, type CountedFigure } from '@pa-ledger/domain/reports/treasurer/counted';
import type { LedgerCollection } from '@pa-ledger/domain/ledger/lines';
import { onDays, since, type Filter, type RowQuery } from '../../../data/row-query.ts';

interface FigureQuery extends RowQuery {
  readonly collection: LedgerCollection;
}

/**
 * Returns the queries of the entries of which a figure counts some, newest first. Only revenue and manual expenses are
 * found by their category and fund: a payment has several.
 */
export function figureQueries(counted: CountedFigure): readonly FigureQuery[] {
  const { days, categoryId, fundId, accountId } = counted;
  const places = Object.entries(accountId === undefined ? { categoryId, fundId } : {});
  const ofPlace = places.flatMap(([field, value]): Filter[] =>
    typeof value === 'string' ? [{ field, op: '==', value }] : [],
  );
  const query = (
    collection: LedgerCollection,
    field = 'date',
    filters: readonly Filter[] = [],
  ): FigureQuery => ({
    collection,
    filters: [...filters, ...onDays(field, days)],
    orderBy: { field, direction: 'desc' },
  });
  const reclassified = (collection: LedgerCollection): FigureQuery => ({
    ...query(collection, 'reclassifiedOn'),
    filters: [since('reclassifiedOn', days)],
  });
  const collections = collectionsOf(counted);
  return [
    query('revenueItems', 'date', ofPlace),
    query('manualExpenses', 'date', ofPlace),
    query('expenses', 'approvedOn'),
    query('payments'),
    query('payments', 'voided.date'),
    // By the last time, so that earlier ones are among what was found.
    reclassified('expenses'),
    reclassified('payments'),
    query('transfers'),
  ].filter(({ collection }) => collections.has(collection));
}
