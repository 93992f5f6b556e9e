import type { Fields } from '../../../data/documents.ts';
import { listenPage } from '../../../data/listen.ts';
import type { RowQuery } from '../../../data/row-query.ts';
import { combineStores, liveStore, type LiveStore } from '../records/live-store.ts';

type DatedField = 'date' | 'fiscalYear' | 'approvedOn';

/**
 * The first and the last of what has a date or a fiscal year, in each collection: the first row of each query. Approvals and
 * payments are never ahead, so of these the first is enough; voids come after their payments.
 */
export const DATED_QUERIES: readonly RowQuery[] = [
  ...firstAndLast('revenueItems', 'date'),
  ...firstAndLast('manualExpenses', 'date'),
  ...firstAndLast('transfers', 'date'),
  ...firstAndLast('budgetItems', 'fiscalYear'),
  ...firstAndLast('incomeItems', 'fiscalYear'),
  ...firstAndLast('fundBalances', 'fiscalYear'),
  endOf('payments', 'date', 'asc'),
  {
    ...endOf('expenses', 'approvedOn', 'asc'),
    // Those that are not approved have null there, which sorts first.
    filters: [{ field: 'approvedOn', op: '>=', value: '2000-01-01' }],
  },
];

const ENDS = DATED_QUERIES.map((query) => ({ query, days: firstDays(query) }));

/** The first and the last days on which something is dated, and the years that something is of; live. */
export const datedDays = daysIn(ENDS);

/** The same without the plan: the books begin with an entry or a balance, never with a budget. */
export const bookedDays = daysIn(
  ENDS.filter(({ query }) => !['budgetItems', 'incomeItems'].includes(query.collection)),
);

function daysIn(ends: typeof ENDS): LiveStore<readonly string[]> {
  return combineStores(
    ends.map(({ days }) => days),
    (days) => days.flat(2),
  );
}

function firstAndLast(collection: RowQuery['collection'], field: DatedField): readonly RowQuery[] {
  return [endOf(collection, field, 'asc'), endOf(collection, field, 'desc')];
}

function endOf(
  collection: RowQuery['collection'],
  field: DatedField,
  direction: 'asc' | 'desc',
): RowQuery {
  return { collection, filters: [], orderBy: { field, direction } };
}

function firstDays(query: RowQuery): LiveStore<readonly (readonly string[])[]> {
  return liveStore((onChange) =>
    listenPage({ ...query, size: 1, after: null }, daysOf, (state) =>
      onChange(state.status === 'ready' ? { status: 'ready', value: state.value.rows } : state),
    ),
  );
}

/** Returns the day on which something is dated, or the year that it is of. */
function daysOf(_id: string, { date, approvedOn, fiscalYear }: Fields): readonly string[] {
  const day = date ?? approvedOn ?? fiscalYear;
  return typeof day === 'string' ? [day] : [];
}
