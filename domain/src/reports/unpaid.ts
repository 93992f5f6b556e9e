import { pairId, type Pair } from '../ledger/cells.ts';
import { cents, type Cents } from '../money/money.ts';
import {
  flowOf,
  mergedBy,
  sumFlows,
  type Flow,
  type PairTotals,
  type ReportSource,
} from './source.ts';

/** The totals of a period and of the months before it. */
type CountedTotals = Pick<ReportSource, 'cells' | 'earlier' | 'countWhen'>;

/**
 * What ties a report's expenses to the money paid, in cents. With `countWhen` `approved`, `expenses - unpaid +
 * unpaidBefore = paid`; with `paid`, `expenses = paid`.
 */
export interface CashTie {
  /** The report's expenses, as `countWhen` counts them. */
  readonly expenses: Cents;
  /** Approved but not yet paid at the end of the period, whenever approved. */
  readonly unpaid: Cents;
  /** The same at the beginning of the period; 0 for all years. */
  readonly unpaidBefore: Cents;
  /** Paid in the period: manual expenses, and payments of submitted expenses less voids. */
  readonly paid: Cents;
}

/**
 * Returns how a report's expenses tie to the money paid. What's approved but not yet paid on a day is everything
 * approved so far less everything paid so far (docs/behaviour.md, 'Report formulas'). An expense approved in June and
 * paid in July is unpaid at the end of June's year, and July's year pays for an expense it doesn't have. Looking only
 * at its own months, July's year would show a negative amount. From the day of a void, its expense is unpaid again.
 * @param categoryId one category over all funds; all categories without it.
 */
export function cashTie(source: CountedTotals, categoryId?: string): CashTie {
  const sumOf = (cells: readonly PairTotals[], amountOf: (cell: PairTotals) => number): number =>
    cells
      .filter((cell) => categoryId === undefined || cell.categoryId === categoryId)
      .reduce((sum, cell) => sum + amountOf(cell), 0);
  const counted = source.countWhen;
  const unpaidBefore = sumOf(source.earlier, unpaidIn);
  return {
    expenses: cents(sumOf(source.cells, (cell) => cell.manual + cell[counted])),
    unpaid: cents(unpaidBefore + sumOf(source.cells, unpaidIn)),
    unpaidBefore: cents(unpaidBefore),
    paid: cents(sumOf(source.cells, ({ manual, paid }) => manual + paid)),
  };
}

/**
 * Returns what a category has spent or promised at the end of a period, in cents: the report's expenses, plus approved
 * unpaid ones if those don't count them. That money can't be spent twice.
 */
export function committed(source: CountedTotals, categoryId: string): Cents {
  const { expenses, unpaid } = cashTie(source, categoryId);
  return source.countWhen === 'paid' ? cents(expenses + unpaid) : expenses;
}

/** What a category has received, spent, and promised in one fund. */
export interface PairUse extends Pair, Flow {
  /** Approved but not yet paid at the end of the period; 0 where the expenses already count that. */
  readonly promised: Cents;
}

/**
 * Returns what each category and fund has received, spent, and promised, by `pairId`. Over a category's funds, `expenses`
 * and `promised` add up to what it has `committed`.
 */
export function pairUses(source: CountedTotals): ReadonlyMap<string, PairUse> {
  const { cells, earlier, countWhen } = source;
  const promisedIn = (cell: PairTotals) => cents(countWhen === 'paid' ? unpaidIn(cell) : 0);
  const useOf = (cell: PairTotals, flow: Flow): PairUse => {
    const { categoryId, fundId } = cell;
    return { categoryId, fundId, ...flow, promised: promisedIn(cell) };
  };
  const uses = [
    ...cells.map((cell) => useOf(cell, flowOf(cell, countWhen))),
    ...earlier.map((cell) => useOf(cell, sumFlows([]))),
  ];
  return mergedBy(uses, pairId, (one, other) => ({
    ...one,
    ...sumFlows([one, other]),
    promised: cents(one.promised + other.promised),
  }));
}

function unpaidIn({ approved, paid }: PairTotals): number {
  return approved - paid;
}
