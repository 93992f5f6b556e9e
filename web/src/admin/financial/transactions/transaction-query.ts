import { isCalendarDate } from '@pa-ledger/domain/time/dates';
import type { Filter, RowQuery } from '../../../data/row-query.ts';
import type { ServerFilter } from '../../shared/lists/list-address.ts';
import type { Sort } from '../../shared/lists/table-model.ts';
import type { TransactionCollection } from './transaction-kinds.ts';

/** Filters nothing. */
export const NO_FILTER: ServerFilter = { categoryId: '', fundId: '', from: '', to: '' };

/** Returns the query for the server. */
export function transactionQuery(
  book: TransactionCollection,
  { categoryId, fundId, from, to }: ServerFilter,
  sort: Sort,
): RowQuery {
  const filters: Filter[] = [];
  if (categoryId !== '') filters.push({ field: 'categoryId', op: '==', value: categoryId });
  if (fundId !== '') filters.push({ field: 'fundId', op: '==', value: fundId });
  if (isCalendarDate(from)) filters.push({ field: 'date', op: '>=', value: from });
  if (isCalendarDate(to)) filters.push({ field: 'date', op: '<=', value: to });
  return {
    collection: book,
    filters,
    // Equal amounts by their date: the same indexes then serve a list with and without a period.
    orderBy: { field: sort.by, then: 'date', direction: sort.direction },
  };
}
