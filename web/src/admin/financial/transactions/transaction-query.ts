import { isCalendarDate } from '@pa-ledger/domain/time/dates';
import type { Filter, RowQuery } from '../../../data/row-query.ts';
import type { Sort } from '../../shared/lists/table-model.ts';
import type { TransactionCollection } from './transaction-kinds.ts';

/** What the list is filtered by; '' filters nothing. */
export interface TransactionFilter {
  readonly categoryId: string;
  readonly fundId: string;
  /** The first and the last day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
}

export const NO_FILTER: TransactionFilter = { categoryId: '', fundId: '', from: '', to: '' };

export const NEWEST_FIRST: Sort = { by: 'date', direction: 'desc' };

/** Returns the query for the server. */
export function transactionQuery(
  book: TransactionCollection,
  { categoryId, fundId, from, to }: TransactionFilter,
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
    orderBy: { field: sort.by, direction: sort.direction },
  };
}
