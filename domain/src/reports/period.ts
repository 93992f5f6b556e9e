import { beginningOf, beginningOfAll, type StoredBeginning } from '../ledger/beginnings.ts';
import type { TotalsCell } from '../ledger/cells.ts';
import { dollarsFromCents } from '../money/money.ts';
import type { FiscalCalendar } from '../time/fiscal-year.ts';
import { splitCells, type ReportSource } from './source.ts';

/** What the reports of a period are made of, as it is stored. */
export interface PeriodBooks extends Pick<
  ReportSource,
  'year' | 'categories' | 'funds' | 'budgetItems' | 'countWhen'
> {
  /** The beginning balances of all years. */
  readonly stored: readonly StoredBeginning[];
  /** The totals of the months of the period. */
  readonly totals: readonly TotalsCell[];
  /** The totals of all months before it; without any for all years. */
  readonly totalsBefore: readonly TotalsCell[];
}

/**
 * Returns everything that the reports of a fiscal year need, or of all years: what the funds begin with follows from the
 * books before.
 */
export function reportsOf(books: PeriodBooks, calendar: FiscalCalendar): ReportSource {
  const { year, categories, funds, budgetItems, countWhen } = books;
  const { stored, totals, totalsBefore } = books;
  const begin = (fundId: string | null) =>
    year === null
      ? beginningOfAll(fundId, stored, totals, calendar)
      : beginningOf({ fundId, fiscalYear: year }, stored, totalsBefore, calendar).amount;
  const fundIds = new Set([...stored, ...totalsBefore].map(({ fundId }) => fundId));
  return {
    year,
    categories,
    funds,
    budgetItems,
    countWhen,
    balances: [...fundIds].map((fundId) => ({
      fundId,
      amount: dollarsFromCents(begin(fundId)),
    })),
    ...splitCells(totals),
    earlier: splitCells(totalsBefore).cells,
  };
}
