import type { BudgetAmounts } from '../ledger/budget.ts';
import { pairId, type Pair, type TotalsAmounts, type TotalsCell } from '../ledger/cells.ts';
import type { FiscalYear, FiscalCalendar } from '../time/fiscal-year.ts';
import type { CountWhen } from '../organization.ts';
import { cents, sumCents, type Cents, dollarsFromCents } from '../money/money.ts';
import { FROM_CLOSED_YEARS } from './names.ts';
import { beginningOf, beginningOfAll, type StoredBeginning } from '../ledger/beginnings.ts';

/** A budget item for the reports. */
export interface ReportBudgetItem extends BudgetAmounts {
  readonly categoryId: string;
  readonly fundId: string;
}

/** What a category took in and spent in a fund in a month, in cents. */
export interface PairTotals extends TotalsCell {
  readonly categoryId: string;
}

/** What a fund got from others and gave to others, in cents. */
export interface FundTransfers extends Pick<TotalsAmounts, 'transferIn' | 'transferOut'> {
  readonly fundId: string | null;
}

/** Everything the reports of a period need. It contains no transaction, so its size does not grow with their number. */
export interface ReportSource {
  /** The fiscal year that is the period; null when all years are. */
  readonly year: FiscalYear | null;
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  readonly funds: readonly { readonly id: string; readonly code: string; readonly name: string }[];
  readonly budgetItems: readonly ReportBudgetItem[];
  /** What each fund has before the period, in dollars; null for what was paid from none. */
  readonly balances: readonly { readonly fundId: string | null; readonly amount: number }[];
  /** What each fund got from others and gave to others in the period, in cents; a fund may come several times. */
  readonly transfers: readonly FundTransfers[];
  /** The stored totals of the period, in cents; a pair may come several times. */
  readonly cells: readonly PairTotals[];
  /** The stored totals of all months before the period: they say what was approved and is not paid yet. */
  readonly earlier: readonly PairTotals[];
  readonly countWhen: CountWhen;
}

/**
 * Returns the totals of categories, and what funds gave each other, from stored totals. What has no category is of transfers,
 * or is from closed years: that is in the place of a category (`FROM_CLOSED_YEARS`).
 */
export function splitCells(
  totals: readonly TotalsCell[],
): Pick<ReportSource, 'cells' | 'transfers'> {
  const cells = totals.flatMap(({ categoryId, ...cell }) => {
    const { revenue, manual, paid, paidCount } = cell;
    const isMoved = [revenue, manual, paid, paidCount].some((one) => one !== 0);
    if (categoryId === null) return isMoved ? [{ ...cell, categoryId: FROM_CLOSED_YEARS }] : [];
    return [{ ...cell, categoryId }];
  });
  return { cells, transfers: totals.filter(({ categoryId }) => categoryId === null) };
}

/** Returns one row for each key and merges rows with the same key, in the order of the keys. */
export function mergedBy<Row>(
  rows: Iterable<Row>,
  keyOf: (row: Row) => string,
  merge: (one: Row, other: Row) => Row,
): ReadonlyMap<string, Row> {
  const merged = new Map<string, Row>();
  for (const row of rows) {
    const key = keyOf(row);
    const before = merged.get(key);
    merged.set(key, before === undefined ? row : merge(before, row));
  }
  return merged;
}

/** What came in and went out, in cents. */
export interface Flow {
  readonly revenue: Cents;
  readonly expenses: Cents;
}

/** The flow of one category and fund; null as the fund when none is set. */
export interface Actual extends Pair, Flow {}

/**
 * Returns what the reports count, one entry for each category and fund. Actual expenses are manual expenses and, by
 * `countWhen`, approved or paid submissions.
 */
export function actualsOf(source: Pick<ReportSource, 'cells' | 'countWhen'>): Actual[] {
  const actuals = source.cells.map((cell): Actual => {
    const { categoryId, fundId } = cell;
    return { categoryId, fundId, ...flowOf(cell, source.countWhen) };
  });
  const merged = mergedBy(actuals, pairId, (one, other) => ({ ...one, ...sumFlows([one, other]) }));
  return [...merged.values()];
}

/** Returns what the reports count of a cell. */
export function flowOf(cell: PairTotals, countWhen: CountWhen): Flow {
  const { amount } = submissionsIn(cell, countWhen);
  return { revenue: cents(cell.revenue), expenses: cents(cell.manual + amount) };
}

/**
 * Returns how many submitted expenses count under Unknown because nobody has chosen their fund. Payments of an earlier
 * period that are voided in this one take none away.
 */
export function waitingForFund({ cells, countWhen }: ReportSource): number {
  const count = cells
    .filter(({ fundId }) => fundId === null)
    .reduce((sum, cell) => sum + submissionsIn(cell, countWhen).count, 0);
  return Math.max(0, count);
}

export function sumFlows(flows: readonly Flow[]): Flow {
  return {
    revenue: sumCents(flows.map(({ revenue }) => revenue)),
    expenses: sumCents(flows.map(({ expenses }) => expenses)),
  };
}

/** Returns whether a flow is not zero: entries that were all removed leave zeros. */
export function hasFlow({ revenue, expenses }: Flow): boolean {
  return revenue !== 0 || expenses !== 0;
}

/** Returns the amount in cents and the number of submissions of a cell that count. */
function submissionsIn(cell: PairTotals, countWhen: CountWhen): { amount: number; count: number } {
  return countWhen === 'approved'
    ? { amount: cell.approved, count: cell.approvedCount }
    : { amount: cell.paid, count: cell.paidCount };
}

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
