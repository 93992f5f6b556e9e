import { cents, type Cents } from '../money/money.ts';
import type { PairTotals, ReportSource } from './source.ts';

/** The totals of a period and of the months before it. */
type CountedTotals = Pick<ReportSource, 'cells' | 'earlier' | 'countWhen'>;

/**
 * What ties the expenses of a report to the money that was paid, in cents. With `countWhen` `approved`,
 * `expenses - unpaid + unpaidBefore = paid`; with `paid`, `expenses = paid`.
 */
export interface CashTie {
  /** The expenses of the report, as `countWhen` counts them. */
  readonly expenses: Cents;
  /** Approved, not yet paid at the end of the period, whenever it was approved. */
  readonly unpaid: Cents;
  /** The same at the beginning of the period; 0 for all years. */
  readonly unpaidBefore: Cents;
  /** What was paid in the period: manual expenses, and payments of submitted expenses less voids. */
  readonly paid: Cents;
}

/**
 * Returns how the expenses of a report tie to the money that was paid. Approved, not yet paid at a day is everything that
 * was approved up to it less everything that was paid up to it (docs/behaviour.md, 'Report formulas'). So an expense that is
 * approved in June and paid in July is not yet paid at the end of June's year: there an approved expense that no money
 * has left for, and in July's year money that left for no expense of that year. A year that only looked at its own months
 * would show it as less than nothing. A voided payment is not yet paid again from the day of the void.
 * @param categoryId of one category over all funds; without it, of all.
 */
export function cashTie(source: CountedTotals, categoryId?: string): CashTie {
  const sumOf = (cells: readonly PairTotals[], amountOf: (cell: PairTotals) => number): number =>
    cells
      .filter((cell) => categoryId === undefined || cell.categoryId === categoryId)
      .reduce((sum, cell) => sum + amountOf(cell), 0);
  const counted = source.countWhen;
  const unpaidIn = ({ approved, paid }: PairTotals): number => approved - paid;
  const unpaidBefore = sumOf(source.earlier, unpaidIn);
  return {
    expenses: cents(sumOf(source.cells, (cell) => cell.manual + cell[counted])),
    unpaid: cents(unpaidBefore + sumOf(source.cells, unpaidIn)),
    unpaidBefore: cents(unpaidBefore),
    paid: cents(sumOf(source.cells, ({ manual, paid }) => manual + paid)),
  };
}

/**
 * Returns what is spent or promised of a category's budget at the end of a period, in cents: the expenses of the report,
 * and what is approved and not yet paid where they do not count it. Nobody could spend that a second time.
 */
export function committed(source: CountedTotals, categoryId: string): Cents {
  const { expenses, unpaid } = cashTie(source, categoryId);
  return source.countWhen === 'paid' ? cents(expenses + unpaid) : expenses;
}
