import { organization } from '@pa-ledger/domain/organization';
import {
  monthBegin,
  type TreasurerSource,
} from '@pa-ledger/domain/reports/treasurer/treasurer-source';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { fiscalYearOf, type Days, type FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { monthOf } from '@pa-ledger/domain/time/months';
import { accountTotalsBeforeMonth } from '../../shared/records/account-totals.ts';
import { amendmentsOn } from '../../shared/journal/amendments.ts';
import { calendar } from '../../shared/records/closings.ts';
import { entriesOn } from '../../shared/records/dated-entries.ts';
import { budgetOf } from '../../shared/records/budgets.ts';
import { fundBalances } from '../../shared/records/fund-balances.ts';
import { incomeItemsOf } from '../../shared/records/income-items.ts';
import { accounts, budgetItemsOf, categories, funds } from '../../shared/records/ledger-records.ts';
import {
  combineStores,
  followedBy,
  keyedStores,
  type LiveStore,
} from '../../shared/records/live-store.ts';
import { totalsBeforeMonth } from '../../shared/records/totals.ts';

type PeriodKey = `${CalendarDate}~${CalendarDate}`;

/**
 * What the treasurer's report of a period needs, live: the totals of the months before it, and the entries from the first of
 * its month on.
 */
export function treasurerSourceOf({ first, last }: Days): LiveStore<TreasurerSource> {
  return sourceOf(`${first}~${last}`);
}

const sourceOf = keyedStores((key: PeriodKey) => {
  // It is made of two days.
  const [first, last] = key.split('~') as [CalendarDate, CalendarDate];
  return combineStores(
    [
      categories,
      funds,
      fundBalances,
      ofYearOf(last, budgetItemsOf),
      ofYearOf(last, incomeItemsOf),
      ofYearOf(last, budgetOf),
      totalsBeforeMonth(monthOf(first)),
      accounts,
      accountTotalsBeforeMonth(monthOf(first)),
      entriesOn({ first: monthBegin(first), last }),
      amendmentsOn({ first, last }),
      calendar,
    ],
    ([
      categoryRows,
      fundRows,
      balances,
      budgetItems,
      incomeItems,
      order,
      cells,
      accountRows,
      accountCells,
      entries,
      amendments,
      years,
    ]): TreasurerSource => ({
      categories: categoryRows,
      funds: fundRows,
      balances,
      budgetItems,
      incomeItems,
      order,
      cells,
      accounts: accountRows,
      accountCells,
      entries,
      amendments,
      calendar: years,
    }),
  );
});

/** What is of the fiscal year in which a day lies. */
function ofYearOf<T>(day: CalendarDate, storeOf: (year: FiscalYear) => LiveStore<T>): LiveStore<T> {
  return followedBy(calendar, organization.fiscalYearFirstMonth, (years) =>
    storeOf(fiscalYearOf(day, years)),
  );
}
