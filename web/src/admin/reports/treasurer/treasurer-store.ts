import { organization } from '@pa-ledger/domain/organization';
import { monthDays } from '@pa-ledger/domain/bank/register';
import type { TreasurerLists } from '@pa-ledger/domain/reports/treasurer/treasurer';
import {
  partMonths,
  type CashCollection,
  type TreasurerSource,
} from '@pa-ledger/domain/reports/treasurer/treasurer-source';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { fiscalYearOf, type Days, type FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { isMonth, monthAfter, monthOf } from '@pa-ledger/domain/time/months';
import { accountTotalsBeforeMonth } from '../../shared/records/account-totals.ts';
import { amendmentsOn } from '../../shared/journal/amendments.ts';
import { calendar } from '../../shared/records/closings.ts';
import { entryPage, type EntryPage } from '../../shared/lists/entry-pages.ts';
import { entriesOn } from '../../shared/records/dated-entries.ts';
import { entryQueries } from '../../shared/records/entry-queries.ts';
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
 * What the figures of the treasurer's report of a period need, live: totals through its last month, and entries only of
 * the months that count day by day.
 */
export function treasurerSourceOf({ first, last }: Days): LiveStore<TreasurerSource> {
  return sourceOf(`${first}~${last}`);
}

const sourceOf = keyedStores((key: PeriodKey) => {
  const days = daysIn(key);
  const { last } = days;
  const next = monthAfter(monthOf(last));
  return combineStores(
    [
      categories,
      funds,
      fundBalances,
      ofYearOf(last, budgetItemsOf),
      ofYearOf(last, incomeItemsOf),
      ofYearOf(last, budgetOf),
      totalsBeforeMonth(next),
      accounts,
      accountTotalsBeforeMonth(next),
      followedBy(accounts, [], (rows) => entriesOfMonths(partMonths(days, rows).join(), last)),
      amendmentsOn(days),
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
      partMonths: partMonths(days, accountRows),
      entries,
      amendments,
      calendar: years,
    }),
  );
});

/** Returns what moved cash in some months up to a day, live. */
function entriesOfMonths(months: string, last: CalendarDate) {
  return monthEntries(`${months}~${last}`);
}

const monthEntries = keyedStores((key: `${string}~${CalendarDate}`) => {
  const [months = '', last = ''] = key.split('~');
  const parts = months.split(',').filter(isMonth);
  return combineStores(
    parts.map((month) => {
      const days = monthDays(month);
      return entriesOn(days.last < last ? days : { ...days, last: last as CalendarDate });
    }),
    // A payment may be of one month, and its void of another.
    (found) => [
      ...new Map(found.flat().map((entry) => [`${entry.collection}/${entry.id}`, entry])).values(),
    ],
  );
});

/** The lists of the report, each with the collections that it lists. */
const LISTS: Readonly<Record<keyof TreasurerLists, readonly CashCollection[]>> = {
  receipts: ['revenueItems'],
  disbursements: ['manualExpenses', 'payments'],
  // As above, so that both lists read the same entries once.
  advances: ['manualExpenses', 'payments'],
  transfers: ['transfers'],
};

/** Returns the first entries of a list of the report, live. @param size null for all of them. */
export function treasurerPage(
  list: keyof TreasurerLists,
  { first, last }: Days,
  size: number | null,
): LiveStore<EntryPage> {
  const read = list === 'advances' ? 'disbursements' : list;
  return pagesOf(`${first}~${last}~${read}~${size ?? ''}`);
}

const pagesOf = keyedStores((key: `${PeriodKey}~${keyof TreasurerLists}~${number | ''}`) => {
  // It is made of two days, the name of a list, and a number.
  const [first, last, list, size] = key.split('~') as [
    CalendarDate,
    CalendarDate,
    keyof TreasurerLists,
    string,
  ];
  const queries = entryQueries({ first, last }).filter(({ collection }) =>
    LISTS[list].includes(collection),
  );
  return entryPage(queries, size === '' ? null : Number(size));
});

function daysIn(key: PeriodKey): Days {
  // It is made of two days.
  const [first, last] = key.split('~') as [CalendarDate, CalendarDate];
  return { first, last };
}

/** What is of the fiscal year in which a day lies. */
function ofYearOf<T>(day: CalendarDate, storeOf: (year: FiscalYear) => LiveStore<T>): LiveStore<T> {
  return followedBy(calendar, organization.fiscalYearFirstMonth, (years) =>
    storeOf(fiscalYearOf(day, years)),
  );
}
