import type { ExpenseStatus } from '@pa-ledger/domain/expenses/expense';
import {
  approverMark,
  CHANGE_MARK,
  categoryMark,
  fundMark,
  matchesSearch,
  placeMark,
  searchWordFor,
} from '@pa-ledger/domain/expenses/search-words';
import { searchedWords } from '@pa-ledger/domain/text/words';
import { isCalendarDate } from '@pa-ledger/domain/time/dates';
import type { Filter, RowQuery } from '../../data/row-query.ts';
import {
  type FilterParts,
  SERVER_FILTER,
  type ServerFilter,
} from '../shared/lists/list-address.ts';
import type { Sort } from '../shared/lists/table-model.ts';
import { dayEnd, dayStart } from '@pa-ledger/domain/time/day-start';

/** What the list is filtered by; '' filters nothing. A fund is one's id or `NO_FUND`; the days are of submission. */
export interface ExpenseFilter extends ServerFilter {
  readonly text: string;
  readonly status: string;
  /** One of `VIEWS`. */
  readonly view: View;
}

/** The views of the list, in their order: waiting for me, ready to pay, in progress, changed after payment, done, all. */
export const VIEWS = ['mine', 'pay', 'progress', 'changed', 'done', ''] as const;
export type View = (typeof VIEWS)[number];

/** The statuses of a view; all of them in the last one. */
const STATUSES_OF: Readonly<Record<View, readonly ExpenseStatus[]>> = {
  mine: ['pending'],
  pay: ['approved'],
  progress: ['pending', 'returned'],
  changed: ['paid'],
  done: ['paid', 'rejected', 'withdrawn'],
  '': [],
};

/** Instead of a fund's id: the expenses for which nobody has set a fund. */
export const NO_FUND = 'none';

export const STATUSES: readonly ExpenseStatus[] = [
  'pending',
  'returned',
  'approved',
  'paid',
  'rejected',
  'withdrawn',
];

export const NO_FILTER: ExpenseFilter = {
  text: '',
  status: '',
  view: '',
  categoryId: '',
  fundId: '',
  from: '',
  to: '',
};

/** The field of what we pay, in dollars. */
export const AMOUNT = 'payable';

/** A longer text finds no expense. */
export const MAX_TEXT_LENGTH = 100;

/** How the address says the filter. */
export const EXPENSE_FILTER: FilterParts<ExpenseFilter> = {
  text: ['q', (value) => value.length <= MAX_TEXT_LENGTH],
  view: ['view', (value) => VIEWS.some((view) => view === value)],
  status: ['status', (value) => STATUSES.some((status) => status === value)],
  ...SERVER_FILTER,
};

/** Returns a filter without what the newly chosen part can't be combined with. */
export function fittingFilter(before: ExpenseFilter, next: ExpenseFilter): ExpenseFilter {
  if (next.view !== before.view) {
    return { ...next, status: '', text: isMarked(next) ? '' : next.text };
  }
  const fits = next.status === '' && (!isMarked(next) || next.text === '');
  return fits ? next : { ...next, view: '' };
}

/** The server finds a view like this by its mark, and looks for no other word then. */
function isMarked({ view }: ExpenseFilter): boolean {
  return view === 'mine' || view === 'changed';
}

/** What the list asks for: a query for the server, and the text, because contacts are searched apart. */
export interface ExpenseQuery extends RowQuery {
  readonly text: string;
  /** Marks that the server doesn't look for, because it looks for one word only. */
  readonly marks: readonly string[];
}

/** Returns whether an expense has everything that a query asks for, besides what the server looked for. */
export function isFound(
  { searchWords }: { readonly searchWords: readonly string[] },
  { text, marks }: Pick<ExpenseQuery, 'text' | 'marks'>,
): boolean {
  return matchesSearch(searchWords, text) && marks.every((mark) => searchWords.includes(mark));
}

/** Returns whether the server alone finds exactly what a query asks for. */
export function isServed({ text, marks }: Pick<ExpenseQuery, 'text' | 'marks'>): boolean {
  return marks.length === 0 && searchedWords(text).length < 2;
}

/** Returns the mark of the category, the fund, or both; null without either. */
function placeFilter({ categoryId, fundId }: Pick<ExpenseFilter, 'categoryId' | 'fundId'>) {
  const fund = fundId === NO_FUND ? null : fundId;
  if (categoryId === '') return fundId === '' ? null : fundMark(fund);
  return fundId === '' ? categoryMark(categoryId) : placeMark(categoryId, fund);
}

/**
 * Returns the query for the server. Of several words it searches for the longest.
 * @param email of who is signed in: for the view of what waits for them.
 */
export function expenseQuery(
  filter: ExpenseFilter,
  sort: Sort,
  timeZone: string,
  email: string,
): ExpenseQuery {
  const { text, status, view, from, to } = filter;
  const filters: Filter[] = [];
  // The server looks for one of them only.
  const [word, ...marks] = [
    searchWordFor(text),
    view === 'mine' ? approverMark(email) : null,
    view === 'changed' ? CHANGE_MARK : null,
    placeFilter(filter),
  ].filter((one) => one !== null);
  if (word !== undefined) filters.push({ field: 'searchWords', op: 'array-contains', value: word });
  if (status !== '') filters.push({ field: 'status', op: '==', value: status });
  const statuses = STATUSES_OF[view];
  if (statuses.length > 0) filters.push({ field: 'status', op: 'in', value: statuses });
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
    marks,
    collection: 'expenses',
    filters,
    // Equal amounts by their date: the same indexes then serve a list with and without a period.
    orderBy: { field, then: date, direction: sort.direction },
  };
}
