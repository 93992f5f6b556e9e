import type { AgainstSource } from '@pa-ledger/domain/reports/funds-against-accounts';
import { monthBegin } from '@pa-ledger/domain/reports/treasurer/treasurer-source';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { calendar } from '../../shared/records/closings.ts';
import { entriesOn } from '../../shared/records/dated-entries.ts';
import { fundBalances } from '../../shared/records/fund-balances.ts';
import { accounts, categories, funds } from '../../shared/records/ledger-records.ts';
import { combineStores, keyedStores, type LiveStore } from '../../shared/records/live-store.ts';
import { totals } from '../../shared/records/totals.ts';
import { accountTotals } from '../../shared/records/account-totals.ts';

/** What funds and accounts are compared from, live: sums, and the entries of the month of the first opening. */
export const againstSource = keyedStores((openedOn: CalendarDate): LiveStore<AgainstSource> =>
  combineStores(
    [
      categories,
      funds,
      fundBalances,
      totals,
      calendar,
      accounts,
      accountTotals,
      entriesOn({ first: monthBegin(openedOn), last: openedOn }),
    ],
    ([categoryRows, fundRows, balances, cells, years, rows, accountCells, entries]) => ({
      categories: categoryRows,
      funds: fundRows,
      balances,
      cells,
      calendar: years,
      accounts: rows,
      accountCells,
      openedOn,
      entries,
    }),
  ),
);
