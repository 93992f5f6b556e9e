import { monthDays } from '@pa-ledger/domain/bank/register';
import type { Month } from '@pa-ledger/domain/time/months';
import { listenAll } from '../../../data/listen.ts';
import { accountTotals } from '../../shared/records/account-totals.ts';
import { accounts } from '../../shared/records/ledger-records.ts';
import { entriesOn } from '../../shared/records/dated-entries.ts';
import { combineStores, keyedStores, liveStore } from '../../shared/records/live-store.ts';
import { ratifiedIn } from '../../shared/records/ratified.ts';

/** The accounts, and what moved each of them in each month: one document for both, however many entries there are. */
export const accountsWithTotals = combineStores([accounts, accountTotals], ([rows, cells]) => ({
  rows,
  cells,
}));

/** The entries of a month, and what is cleared and ratified of them, live: all accounts share its listeners, so to change between them reads nothing. */
export const entriesOfMonth = keyedStores((month: Month) => {
  const { first, last } = monthDays(month);
  const cleared = liveStore<readonly string[]>((onChange) =>
    listenAll('clearings', (key) => key, onChange, [
      { field: 'itemDay', op: '>=', value: first },
      { field: 'itemDay', op: '<=', value: last },
    ]),
  );
  const days = { first, last };
  return combineStores(
    [entriesOn(days), cleared, ratifiedIn(days)],
    ([entries, keys, ratified]) => ({ entries, cleared: new Set(keys), ratified }),
  );
});
