import { addDays, type CalendarDate } from '@pa-ledger/domain/time/dates';
import type { RowQuery } from '../../../data/row-query.ts';

/** The collections whose documents may be checks. */
export const CHECK_COLLECTIONS = ['manualExpenses', 'payments'] as const;
export type CheckCollection = (typeof CHECK_COLLECTIONS)[number];

type EntryQuery = RowQuery & { readonly collection: CheckCollection };

/**
 * Returns the queries of what an account paid, the oldest first.
 * @param after the last day that a statement covers; null without one.
 */
export function paidQueries(
  accountId: string,
  after: CalendarDate | null,
  through: CalendarDate,
): readonly EntryQuery[] {
  const since = after === null ? [] : [addDays(after, 1)];
  return CHECK_COLLECTIONS.map((collection) => ({
    collection,
    filters: [
      { field: 'accountId', op: '==', value: accountId },
      ...since.map((value) => ({ field: 'date', op: '>=', value }) as const),
      { field: 'date', op: '<=', value: through },
    ],
    orderBy: { field: 'date', direction: 'asc' },
  }));
}
