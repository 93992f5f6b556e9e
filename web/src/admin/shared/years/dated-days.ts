import { listenPage } from '../../../data/listen.ts';
import type { RowQuery } from '../../../data/row-query.ts';
import { combineStores, liveStore, type LiveStore } from '../records/live-store.ts';

/** The first and the last of what is dated, in each collection: the first row of each query. */
export const DATED_QUERIES = [
  byDate('revenueItems', 'asc'),
  byDate('revenueItems', 'desc'),
  byDate('manualExpenses', 'asc'),
  byDate('manualExpenses', 'desc'),
] as const;

const [firstRevenue, lastRevenue, firstExpense, lastExpense] = DATED_QUERIES;

/** The first and the last days on which something is dated, in no order; live. */
export const datedDays: LiveStore<readonly string[]> = combineStores(
  [firstDay(firstRevenue), firstDay(lastRevenue), firstDay(firstExpense), firstDay(lastExpense)],
  (days) => days.flat(),
);

function byDate(
  collection: 'revenueItems' | 'manualExpenses',
  direction: RowQuery['orderBy']['direction'],
): RowQuery {
  return { collection, filters: [], orderBy: { field: 'date', direction } };
}

function firstDay(query: RowQuery): LiveStore<readonly string[]> {
  return liveStore((onChange) =>
    listenPage(
      { ...query, size: 1, after: null },
      (_id, { date }) => (typeof date === 'string' ? date : ''),
      (state) =>
        onChange(state.status === 'ready' ? { status: 'ready', value: state.value.rows } : state),
    ),
  );
}
