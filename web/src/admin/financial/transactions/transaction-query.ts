import { isCalendarDate } from '@pa-ledger/domain/time/dates';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { onDays, type Filter, type RowQuery } from '../../../data/row-query.ts';
import type { ServerFilter } from '../../shared/lists/list-address.ts';
import type { Sort } from '../../shared/lists/table-model.ts';
import type { TransactionCollection } from './transaction-kinds.ts';

/** Filters nothing. */
export const NO_FILTER: ServerFilter = { categoryId: '', fundId: '', from: '', to: '' };

/** Returns whether the days of a filter leave out all of a year. */
export function isOutside({ from, to }: Pick<ServerFilter, 'from' | 'to'>, year: Days): boolean {
  return (isCalendarDate(from) && from > year.last) || (isCalendarDate(to) && to < year.first);
}

/** Returns the query for the server. @param year its days: what the filter says is looked for among them. */
export function transactionQuery(
  book: TransactionCollection,
  { categoryId, fundId, from, to }: ServerFilter,
  sort: Sort,
  year: Days,
): RowQuery {
  const filters: Filter[] = [];
  if (categoryId !== '') filters.push({ field: 'categoryId', op: '==', value: categoryId });
  if (fundId !== '') filters.push({ field: 'fundId', op: '==', value: fundId });
  const first = isCalendarDate(from) && from > year.first ? from : year.first;
  const last = isCalendarDate(to) && to < year.last ? to : year.last;
  filters.push(...onDays('date', { first, last }));
  return {
    collection: book,
    filters,
    // Equal amounts by their date: the same indexes then serve a list with and without a period.
    orderBy: { field: sort.by, then: 'date', direction: sort.direction },
  };
}
