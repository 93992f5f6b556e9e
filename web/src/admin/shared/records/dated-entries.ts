import type {
  CashCollection,
  LedgerEntry,
} from '@pa-ledger/domain/reports/treasurer/treasurer-source';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { listenAll } from '../../../data/listen.ts';
import { entryQueries } from './entry-queries.ts';
import { combineStores, liveStore, type LiveStore } from './live-store.ts';

/**
 * Returns what moved cash on these days, live: every entry once, though two queries may find it.
 * @param collections only these, if given.
 */
export function entriesOn(
  days: Days,
  collections?: readonly CashCollection[],
): LiveStore<readonly LedgerEntry[]> {
  const queries = entryQueries(days).filter(
    ({ collection }) => collections?.includes(collection) !== false,
  );
  const found = queries.map(({ collection, filters }) =>
    liveStore<readonly LedgerEntry[]>((onChange) =>
      listenAll(collection, (id, fields) => ({ collection, id, fields }), onChange, filters),
    ),
  );
  return combineStores(found, (lists) => [
    ...new Map(lists.flat().map((entry) => [`${entry.collection}/${entry.id}`, entry])).values(),
  ]);
}
