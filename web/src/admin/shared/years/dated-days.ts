import { organization } from '@pa-ledger/domain/organization';
import { fiscalYearDays, isFiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import type { Fields } from '../../../data/documents.ts';
import { listenPage } from '../../../data/listen.ts';
import type { RowQuery } from '../../../data/row-query.ts';
import { combineStores, liveStore, type LiveStore } from '../records/live-store.ts';

type Collection = 'revenueItems' | 'manualExpenses' | 'budgetItems' | 'fundBalances';

/** The first and the last of what has a date or a fiscal year, in each collection: the first row of each query. */
export const DATED_QUERIES = [
  ...firstAndLast('revenueItems', 'date'),
  ...firstAndLast('manualExpenses', 'date'),
  ...firstAndLast('budgetItems', 'fiscalYear'),
  ...firstAndLast('fundBalances', 'fiscalYear'),
];

/** The first and the last days on which something is dated, and days of the years that something is of; live. */
export const datedDays: LiveStore<readonly string[]> = combineStores(
  DATED_QUERIES.map(firstDays),
  (days) => days.flat(2),
);

function firstAndLast(collection: Collection, field: 'date' | 'fiscalYear'): readonly RowQuery[] {
  return (['asc', 'desc'] as const).map((direction) => ({
    collection,
    filters: [],
    orderBy: { field, direction },
  }));
}

function firstDays(query: RowQuery): LiveStore<readonly (readonly string[])[]> {
  return liveStore((onChange) =>
    listenPage({ ...query, size: 1, after: null }, daysOf, (state) =>
      onChange(state.status === 'ready' ? { status: 'ready', value: state.value.rows } : state),
    ),
  );
}

/** Returns both ends of a year: one of them may be beyond the days that the books can name. */
function daysOf(_id: string, { date, fiscalYear }: Fields): readonly string[] {
  if (typeof date === 'string') return [date];
  if (!isFiscalYear(fiscalYear)) return [];
  const { first, last } = fiscalYearDays(fiscalYear, organization.fiscalYearFirstMonth);
  return [first, last];
}
