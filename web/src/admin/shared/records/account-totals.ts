import { readAmounts, type AccountCell } from '@pa-ledger/domain/ledger/cells';
import type { Month } from '@pa-ledger/domain/time/months';
import { storedAs, type Fields } from '../../../data/documents.ts';
import { listenAll } from '../../../data/listen.ts';
import type { Filter } from '../../../data/row-query.ts';
import { keyedStores, liveStore, type LiveStore } from './live-store.ts';

/** What moved each account, live: one document for each month and account, however many entries there are. */
export const accountTotals = accountTotalsWhere([]);

/** The same of all months before one. */
export const accountTotalsBeforeMonth = keyedStores((month: Month) =>
  accountTotalsWhere([{ field: 'month', op: '<', value: month }]),
);

function accountTotalsWhere(filters: readonly Filter[]): LiveStore<readonly AccountCell[]> {
  return liveStore((onChange) =>
    listenAll('accountTotals', (_id, fields) => cellFrom(fields), onChange, filters),
  );
}

function cellFrom(fields: Fields): AccountCell {
  // The functions write nothing else.
  const { month, accountId } = storedAs<AccountCell>(fields);
  return { month, accountId, ...readAmounts(fields) };
}
