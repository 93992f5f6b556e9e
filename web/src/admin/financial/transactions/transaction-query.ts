import { isCalendarDate } from '@pa-ledger/domain/time/dates';
import type { Filter, RowQuery } from '../../../firebase/row-query.ts';
import type { Sort } from '../../shared/table-model.ts';
import type { TransactionCollection } from './transaction-kinds.ts';

/** What the list is narrowed down to; '' narrows nothing. */
export interface TransactionFilter {
  readonly categoryId: string;
  readonly fundId: string;
  /** The first and the last day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
}

export const EVERYTHING: TransactionFilter = { categoryId: '', fundId: '', from: '', to: '' };

export const NEWEST_FIRST: Sort = { by: 'date', direction: 'desc' };

/** What the server is asked for. */
export function transactionQuery(
  collection: TransactionCollection,
  { categoryId, fundId, from, to }: TransactionFilter,
  sort: Sort,
): RowQuery {
  const filters: Filter[] = [];
  if (categoryId !== '') filters.push({ field: 'categoryId', op: '==', value: categoryId });
  if (fundId !== '') filters.push({ field: 'fundId', op: '==', value: fundId });
  if (isCalendarDate(from)) filters.push({ field: 'date', op: '>=', value: from });
  if (isCalendarDate(to)) filters.push({ field: 'date', op: '<=', value: to });
  return {
    collection,
    filters,
    orderBy: { field: sort.by, direction: sort.direction },
  };
}

/** Whether anything is narrowed down. */
export function isFiltered(filter: TransactionFilter): boolean {
  return Object.values(filter).some((value) => value !== '');
}

/** What is wrong with the days; null when nothing is. */
export function periodError({ from, to }: TransactionFilter): string | null {
  if (!isCalendarDate(from) || !isCalendarDate(to) || from <= to) return null;
  return 'This day lies before the first one.';
}
