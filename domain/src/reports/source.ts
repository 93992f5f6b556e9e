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

/** A category's totals in a fund in a month, in cents. */
export interface PairTotals extends TotalsCell {
  readonly categoryId: string;
}

/** A fund's transfers in and out, in cents. */
export interface FundTransfers extends Pick<TotalsAmounts, 'transferIn' | 'transferOut'> {
  readonly fundId: string | null;
}

/** Everything a period's reports need. It has no transactions, so its size doesn't grow with their number. */
export interface ReportSource {
  /** The fiscal year; null for all years. */
  readonly year: FiscalYear | null;
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  readonly funds: readonly { readonly id: string; readonly code: string; readonly name: string }[];
  readonly budgetItems: readonly ReportBudgetItem[];
  /** Each fund's balance before the period, in dollars; null stands for no fund. */
  readonly balances: readonly { readonly fundId: string | null; readonly amount: number }[];
  /** Each fund's transfers in the period, in cents; a fund may appear several times. */
  readonly transfers: readonly FundTransfers[];
  /** The period's stored totals, in cents; a pair may appear several times. */
  readonly cells: readonly PairTotals[];
  /** The stored totals of all months before the period, which show what was approved but not yet paid. */
  readonly earlier: readonly PairTotals[];
  readonly countWhen: CountWhen;
}

/**
 * Splits stored totals into those of categories and transfers between funds. Totals without a category are transfers,
 * or come from closed years, which get a category of their own (`FROM_CLOSED_YEARS`).
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

/** Returns one row for each key, merging rows with the same key, in the order of the keys. */
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

/** Money in and out, in cents. */
export interface Flow {
  readonly revenue: Cents;
  readonly expenses: Cents;
}

/** The flow of one category and fund; a null fund means none is set. */
export interface Actual extends Pair, Flow {}

/**
 * Returns what reports count, one entry for each category and fund. Actual expenses are manual expenses and, by
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

/** Returns what reports count from a cell. */
export function flowOf(cell: PairTotals, countWhen: CountWhen): Flow {
  const { amount } = submissionsIn(cell, countWhen);
  return { revenue: cents(cell.revenue), expenses: cents(cell.manual + amount) };
}

/**
 * Returns how many submitted expenses count under Unknown because they have no fund yet. Voids of an earlier period's
 * payments don't lower it.
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

/** Returns whether a flow isn't zero: removed entries leave zeros. */
export function hasFlow({ revenue, expenses }: Flow): boolean {
  return revenue !== 0 || expenses !== 0;
}

/** Returns the amount in cents and the number of a cell's submissions that count. */
function submissionsIn(cell: PairTotals, countWhen: CountWhen): { amount: number; count: number } {
  return countWhen === 'approved'
    ? { amount: cell.approved, count: cell.approvedCount }
    : { amount: cell.paid, count: cell.paidCount };
}

/** The stored data for a period's reports. */
export interface PeriodBooks extends Pick<
  ReportSource,
  'year' | 'categories' | 'funds' | 'budgetItems' | 'countWhen'
> {
  /** The beginning balances of all years. */
  readonly stored: readonly StoredBeginning[];
  /** The totals of the period's months. */
  readonly totals: readonly TotalsCell[];
  /** The totals of all earlier months; empty for all years. */
  readonly totalsBefore: readonly TotalsCell[];
}

/**
 * Returns everything that the reports of a fiscal year or of all years need; the funds' beginning balances follow from
 * earlier books.
 */
export function reportSourceOf(books: PeriodBooks, calendar: FiscalCalendar): ReportSource {
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
