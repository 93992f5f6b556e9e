import { isCalendarDate } from '@pa-ledger/domain/time/dates';
import { isDocumentId } from '@pa-ledger/domain/document-id';
import type { ExpenseStatus } from '@pa-ledger/domain/expenses/expense';
import { searchWordFor } from '@pa-ledger/domain/expenses/search-words';
import type { Filter, RowQuery } from '../../data/row-query.ts';
import { dayEnd, dayStart } from './day-start.ts';

/** What the list is filtered by; '' filters nothing. */
export interface ExpenseFilter {
  readonly text: string;
  readonly status: string;
  readonly categoryId: string;
  /** A fund's id, or `NO_FUND`. */
  readonly fundId: string;
  /** The first and the last day of submission, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
}

/** Instead of a fund's id: the expenses for which nobody has set a fund. */
export const NO_FUND = 'none';

export const STATUSES: readonly ExpenseStatus[] = ['pending', 'approved', 'paid', 'rejected'];

export const NO_FILTER: ExpenseFilter = {
  text: '',
  status: '',
  categoryId: '',
  fundId: '',
  from: '',
  to: '',
};

/** A longer text finds no expense. */
export const MAX_TEXT_LENGTH = 100;

/** The query parameter of each part, in their order. */
const PARAMS = {
  text: 'q',
  status: 'status',
  categoryId: 'category',
  fundId: 'fund',
  from: 'from',
  to: 'to',
} as const satisfies Record<keyof ExpenseFilter, string>;

// The keys of a constant table are its own literal keys.
const PARTS = Object.keys(PARAMS) as (keyof ExpenseFilter)[];

const IS_VALID: Readonly<Record<keyof ExpenseFilter, (value: string) => boolean>> = {
  text: (value) => value.length <= MAX_TEXT_LENGTH,
  status: (value) => STATUSES.some((status) => status === value),
  categoryId: isDocumentId,
  fundId: isDocumentId,
  from: isCalendarDate,
  to: isCalendarDate,
};

/** Returns the filter in an address's query; an invalid part filters nothing. */
export function filterIn(search: string): ExpenseFilter {
  const query = new URLSearchParams(search);
  const read = (part: keyof ExpenseFilter): string => {
    const value = query.get(PARAMS[part]) ?? '';
    return IS_VALID[part](value) ? value : '';
  };
  return {
    text: read('text'),
    status: read('status'),
    categoryId: read('categoryId'),
    fundId: read('fundId'),
    from: read('from'),
    to: read('to'),
  };
}

/** Returns the query of a filter's address, with its question mark; '' for no filter. */
export function searchFor(filter: ExpenseFilter): string {
  const query = new URLSearchParams();
  for (const part of PARTS) {
    const value = part === 'text' ? filter.text.trim() : filter[part];
    if (value !== '' && IS_VALID[part](value)) query.set(PARAMS[part], value);
  }
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** Returns the query for the server: newest first. Of several words it searches for the longest. */
export function expenseQuery(filter: ExpenseFilter, timeZone: string): RowQuery {
  const { text, status, categoryId, fundId, from, to } = filter;
  const filters: Filter[] = [];
  const word = searchWordFor(text);
  if (word !== null) filters.push({ field: 'searchWords', op: 'array-contains', value: word });
  if (status !== '') filters.push({ field: 'status', op: '==', value: status });
  if (categoryId !== '') filters.push({ field: 'categoryId', op: '==', value: categoryId });
  if (fundId !== '') {
    filters.push({ field: 'fundId', op: '==', value: fundId === NO_FUND ? null : fundId });
  }
  const field = 'submittedAt';
  if (isCalendarDate(from)) {
    filters.push({ field, op: '>=', value: { momentMs: dayStart(from, timeZone) } });
  }
  if (isCalendarDate(to)) {
    filters.push({ field, op: '<', value: { momentMs: dayEnd(to, timeZone) } });
  }
  return { collection: 'expenses', filters, orderBy: { field, direction: 'desc' } };
}
