import type { Books } from '@pa-ledger/domain/years/books';
import { data } from '../../../data/source.ts';
import { categoryMark, fundMark } from '@pa-ledger/domain/expenses/search-words';
import type { Filter, RowQuery } from '../../../data/row-query.ts';

/** A field that refers to a category or a fund. */
export interface Referrer {
  readonly field: 'categoryId' | 'fundId';
  readonly id: string;
}

/** How many documents refer to a category or a fund. */
export interface ReferenceCounts {
  readonly budgetItems: number;
  readonly incomeItems: number;
  readonly revenueItems: number;
  readonly manualExpenses: number;
  /** From a fund or to it. */
  readonly transfers: number;
  /** Submitted expenses that are neither rejected nor fully approved. */
  readonly openExpenses: number;
  /** Submitted expenses that are decided, without those that were paid. */
  readonly decidedExpenses: number;
  /** Submitted expenses with a payment, voided or not. */
  readonly paidExpenses: number;
}

/** The collections whose documents name one category and one fund, as the counts are ordered. */
const ONE_OF_EACH = ['budgetItems', 'incomeItems', 'revenueItems', 'manualExpenses'] as const;

/**
 * Returns the queries that count references: in four collections, in all expenses, in the pending and in the paid ones, and of a fund in
 * the transfers from it and to it.
 */
export function referenceQueries({ field, id }: Referrer): readonly RowQuery[] {
  const referring = { field, op: '==', value: id } as const;
  const pending = { field: 'status', op: '==', value: 'pending' } as const;
  const paid = { field: 'payments', op: '>', value: 0 } as const;
  const orderBy = { field, direction: 'asc' } as const;
  const mark = field === 'fundId' ? fundMark(id) : categoryMark(id);
  const marked = { field: 'searchWords', op: 'array-contains', value: mark } as const;
  const ofExpenses = (by: string, ...filters: readonly Filter[]): RowQuery => ({
    collection: 'expenses',
    filters: [marked, ...filters],
    orderBy: { field: by, direction: 'asc' },
  });
  const transfers = (['fromFundId', 'toFundId'] as const).map((end): RowQuery => ({
    collection: 'transfers',
    filters: [{ field: end, op: '==', value: id }],
    orderBy: { field: end, direction: 'asc' },
  }));
  return [
    ...ONE_OF_EACH.map((collection): RowQuery => ({ collection, filters: [referring], orderBy })),
    ofExpenses('submittedAt'),
    ofExpenses('submittedAt', pending),
    ofExpenses('payments', paid),
    ...(field === 'fundId' ? transfers : []),
  ];
}

/** Returns the queries that find what names a category or a fund in a closed year: the year keeps its names. */
export function closedQueries(
  { field, id }: Referrer,
  { closedYear, closedThrough }: Pick<Books, 'closedYear' | 'closedThrough'>,
): readonly RowQuery[] {
  if (closedYear === null || closedThrough === null) return [];
  const referring = { field, op: '==', value: id } as const;
  const until = (
    collection: RowQuery['collection'],
    last: 'month' | 'fiscalYear',
    value: string,
  ): RowQuery => ({
    collection,
    filters: [referring, { field: last, op: '<=', value }],
    orderBy: { field: last, direction: 'asc' },
  });
  return [
    until('totals', 'month', closedThrough.slice(0, 7)),
    until('budgetItems', 'fiscalYear', closedYear),
    until('incomeItems', 'fiscalYear', closedYear),
    ...(field === 'fundId' ? [until('fundBalances', 'fiscalYear', closedYear)] : []),
  ];
}

/** Returns whether a closed year names a category or a fund, as far as that can be read: the server decides. */
export async function isNamedInClosedYear(
  referrer: Referrer,
  books: Pick<Books, 'closedYear' | 'closedThrough'>,
): Promise<boolean> {
  const queries = closedQueries(referrer, books);
  const counts = await Promise.all(queries.map((rows) => data.countRows(rows)));
  return counts.some((count) => typeof count === 'number' && count > 0);
}

/** Counts the documents that refer to a category or a fund. */
export async function countReferences(referrer: Referrer): Promise<ReferenceCounts | 'failed'> {
  const counts = await Promise.all(referenceQueries(referrer).map((rows) => data.countRows(rows)));
  if (!counts.every((count) => typeof count === 'number')) return 'failed';
  const [budgetItems = 0, incomeItems = 0, revenueItems = 0, manualExpenses = 0] = counts;
  const [expenses = 0, openExpenses = 0, paidExpenses = 0, ...ofTransfers] = counts.slice(
    ONE_OF_EACH.length,
  );
  const [transfersFrom = 0, transfersTo = 0] = ofTransfers;
  return {
    budgetItems,
    incomeItems,
    revenueItems,
    manualExpenses,
    transfers: transfersFrom + transfersTo,
    openExpenses,
    // An expense that waits for approval has no payment.
    decidedExpenses: expenses - openExpenses - paidExpenses,
    paidExpenses,
  };
}
