import { isCalendarDate } from '@pa-ledger/domain/time/dates';
import { isDocumentId } from '@pa-ledger/domain/document-id';
import type { ExpenseStatus } from '@pa-ledger/domain/expenses/expense';
import { searchWordFor } from '@pa-ledger/domain/expenses/search-words';
import type { Filter, RowQuery } from '../../firebase/row-query.ts';
import { dayEnd, dayStart } from './day-start.ts';

/** What the list is narrowed down to; '' narrows nothing. */
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

/** In the place of a fund's id: what nobody has set a fund for. */
export const NO_FUND = 'none';

export const STATUSES: readonly ExpenseStatus[] = ['pending', 'approved', 'paid', 'rejected'];

export const EVERYTHING: ExpenseFilter = {
  text: '',
  status: '',
  categoryId: '',
  fundId: '',
  from: '',
  to: '',
};

/** More is nothing that an expense could be found by. */
export const MAX_TEXT_LENGTH = 100;

/** What each part is called in the address, in its order. */
const NAMES = {
  text: 'q',
  status: 'status',
  categoryId: 'category',
  fundId: 'fund',
  from: 'from',
  to: 'to',
} as const satisfies Record<keyof ExpenseFilter, string>;

// The keys of a constant table are its own literal keys.
const PARTS = Object.keys(NAMES) as (keyof ExpenseFilter)[];

const READABLE: Readonly<Record<keyof ExpenseFilter, (value: string) => boolean>> = {
  text: (value) => value.length <= MAX_TEXT_LENGTH,
  status: (value) => STATUSES.some((status) => status === value),
  categoryId: isDocumentId,
  fundId: isDocumentId,
  from: isCalendarDate,
  to: isCalendarDate,
};

/** What an address's query narrows down to; what cannot be read narrows nothing. */
export function filterIn(search: string): ExpenseFilter {
  const query = new URLSearchParams(search);
  const read = (part: keyof ExpenseFilter): string => {
    const value = query.get(NAMES[part]) ?? '';
    return READABLE[part](value) ? value : '';
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

/** The query of the address that stands for a filter, with its question mark; '' for everything. */
export function searchFor(filter: ExpenseFilter): string {
  const query = new URLSearchParams();
  for (const part of PARTS) {
    const value = part === 'text' ? filter.text.trim() : filter[part];
    if (value !== '' && READABLE[part](value)) query.set(NAMES[part], value);
  }
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** What the server is asked for: the newest first. Of several words it looks for the longest. */
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

/** Whether anything is narrowed down. */
export function isFiltered(filter: ExpenseFilter): boolean {
  return PARTS.some((part) => filter[part] !== '');
}

/** What is wrong with the days; null when nothing is. */
export function periodError({ from, to }: ExpenseFilter): string | null {
  if (!isCalendarDate(from) || !isCalendarDate(to) || from <= to) return null;
  return 'This day lies before the first one.';
}
