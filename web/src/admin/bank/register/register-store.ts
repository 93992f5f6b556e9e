import { monthDays } from '@pa-ledger/domain/bank/register';
import type { Month } from '@pa-ledger/domain/time/months';
import { accounts } from '../../shared/records/ledger-records.ts';
import { entriesOn } from '../../shared/records/dated-entries.ts';
import { combineStores, keyedStores } from '../../shared/records/live-store.ts';
import { accountTotals } from '../accounts/account-balances.ts';

/** The accounts, and what moved each of them in each month: one document for both, however many entries there are. */
export const accountsWithTotals = combineStores([accounts, accountTotals], ([rows, cells]) => ({
  rows,
  cells,
}));

/** The entries of a month, live: all accounts share its listeners, so to change between them reads nothing. */
export const entriesOfMonth = keyedStores((month: Month) => entriesOn(monthDays(month)));
