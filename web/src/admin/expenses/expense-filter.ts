import type { ExpenseStatus } from '@pa-ledger/domain/expenses/expense';
import { searchWordFor } from '@pa-ledger/domain/expenses/search-words';
import { isCalendarDate } from '@pa-ledger/domain/time/dates';
import type { Filter, RowQuery } from '../../data/row-query.ts';
import {
  type FilterParts,
  SERVER_FILTER,
  type ServerFilter,
} from '../shared/lists/list-address.ts';
import type { Sort } from '../shared/lists/table-model.ts';
import { dayEnd, dayStart } from '../shared/lists/day-start.ts';

/** What the list is filtered by; '' filters nothing. A fund is one's id or `NO_FUND`; the days are of submission. */
export interface ExpenseFilter extends ServerFilter {
  readonly text: string;
  readonly status: string;
}

/** Instead of a fund's id: the expenses for which nobody has set a fund. */
export const NO_FUND = 'none';

export const STATUSES: readonly ExpenseStatus[] = [
  ...(['pending', 'returned', 'approved', 'paid', 'rejected', 'withdrawn'] as const),
];

export const NO_FILTER: ExpenseFilter = {
  text: '',
  status: '',
  categoryId: '',
  fundId: '',
  from: '',
  to: '',
};

/** The field of what a person asks for, in dollars. */
export const AMOUNT = 'submission.amount';

/** A longer text finds no expense. */
export const MAX_TEXT_LENGTH = 100;

/** How the address says the filter. */
export const EXPENSE_FILTER: FilterParts<ExpenseFilter> = {
  text: ['q', (value) => value.length <= MAX_TEXT_LENGTH],
  status: ['status', (value) => STATUSES.some((status) => status === value)],
  ...SERVER_FILTER,
};

/** What the list asks for: a query for the server, and the text, because contacts are searched apart. */
export interface ExpenseQuery extends RowQuery {
  readonly text: string;
}

/** Returns the query for the server. Of several words it searches for the longest. */
export function expenseQuery(filter: ExpenseFilter, sort: Sort, timeZone: string): ExpenseQuery {
  const { text, status, categoryId, fundId, from, to } = filter;
  const filters: Filter[] = [];
  const word = searchWordFor(text);
  if (word !== null) filters.push({ field: 'searchWords', op: 'array-contains', value: word });
  if (status !== '') filters.push({ field: 'status', op: '==', value: status });
  if (categoryId !== '') filters.push({ field: 'categoryId', op: '==', value: categoryId });
  if (fundId !== '') {
    filters.push({ field: 'fundId', op: '==', value: fundId === NO_FUND ? null : fundId });
  }
  const date = 'submittedAt';
  if (isCalendarDate(from)) {
    filters.push({ field: date, op: '>=', value: { momentMs: dayStart(from, timeZone) } });
  }
  if (isCalendarDate(to)) {
    filters.push({ field: date, op: '<', value: { momentMs: dayEnd(to, timeZone) } });
  }
  const field = sort.by === 'amount' ? AMOUNT : date;
  return {
    text,
    collection: 'expenses',
    filters,
    // Equal amounts by their date: the same indexes then serve a list with and without a period.
    orderBy: { field, then: date, direction: sort.direction },
  };
}
