import { organization } from '@pa-ledger/domain/organization';
import {
  reportSourceOf,
  type PeriodBooks,
  type ReportSource,
} from '@pa-ledger/domain/reports/source';
import { basisOf, calendarOf, closings, type Closing } from '../shared/records/closings.ts';
import { fundBalances } from '../shared/records/fund-balances.ts';
import { budgetItems, budgetItemsOf, categories, funds } from '../shared/records/ledger-records.ts';
import { combineStores, keyedStores, type LiveStore } from '../shared/records/live-store.ts';
import { totals, totalsBefore, totalsOf } from '../shared/records/totals.ts';
import { ALL_YEARS, type ShownPeriod } from '../shared/years/year-address.ts';

const { policies } = organization;

const FRAME = [closings, categories, funds, fundBalances] as const;

/** Everything that the reports of a fiscal year or of all years show, live, without reading a transaction. */
export const reportSource = keyedStores((period: ShownPeriod): LiveStore<ReportSource> =>
  period === ALL_YEARS
    ? combineStores([...FRAME, budgetItems, totals], (parts) => sourceOf(null, ...parts, []))
    : combineStores(
        [...FRAME, budgetItemsOf(period), totalsOf(period), totalsBefore(period)],
        (parts) => sourceOf(period, ...parts),
      ),
);

function sourceOf(
  year: PeriodBooks['year'],
  ...[closed, categoryRows, fundRows, stored, items, cells, totalsBeforeIt]: readonly [
    readonly Closing[],
    PeriodBooks['categories'],
    PeriodBooks['funds'],
    PeriodBooks['stored'],
    PeriodBooks['budgetItems'],
    PeriodBooks['totals'],
    PeriodBooks['totalsBefore'],
  ]
): ReportSource {
  const countWhen = basisOf(year, closed, policies.countWhen);
  const books = {
    year,
    categories: categoryRows,
    funds: fundRows,
    stored,
    budgetItems: items,
    totals: cells,
    totalsBefore: totalsBeforeIt,
    countWhen,
  };
  return reportSourceOf(books, calendarOf(closed));
}
