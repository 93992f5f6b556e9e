import { amountOf, cents, sumCents, type Cents } from '../money/money.ts';
import { isCalendarDate, type CalendarDate } from '../time/dates.ts';
import {
  fiscalYearDays,
  fiscalYearOf,
  type FiscalCalendar,
  type FiscalYear,
} from '../time/fiscal-year.ts';
import type { Month } from '../time/months.ts';
import type { TotalsCell } from './cells.ts';

/** The first day that the books can name. */
const FIRST_DAY = '2000-01-01' as CalendarDate;

/** The fields that identify a beginning balance. */
export interface BeginningPlace {
  readonly fundId: string;
  readonly fiscalYear: FiscalYear;
  /** The day of the balance. */
  readonly asOf: CalendarDate;
}

/** Returns the id of a fund's beginning balance for a year in `fundBalances`; `firestore.rules` requires it. */
export function beginningId({
  fiscalYear,
  fundId,
}: Pick<BeginningPlace, 'fiscalYear' | 'fundId'>): string {
  return `${fiscalYear}~${fundId}`;
}

/** Returns the fields that identify a fund's beginning balance on the first day of a year. */
export function beginningPlace(
  fundId: string,
  fiscalYear: FiscalYear,
  calendar: FiscalCalendar,
): BeginningPlace {
  const { first } = fiscalYearDays(fiscalYear, calendar);
  return { fundId, fiscalYear, asOf: isCalendarDate(first) ? first : FIRST_DAY };
}

/** A stored beginning balance. */
export interface StoredBeginning {
  readonly fundId: string;
  readonly fiscalYear: FiscalYear;
  /** In dollars. */
  readonly amount: number;
}

/** What changes a fund's balance in a month. */
export type MonthOfFund = Pick<
  TotalsCell,
  'month' | 'fundId' | 'revenue' | 'manual' | 'paid' | 'advanced' | 'transferIn' | 'transferOut'
>;

/** A fund's balance at the beginning of a year. */
export interface Beginning {
  /** The stored balance, else the ending balance of the year before. */
  readonly amount: Cents;
  readonly isStored: boolean;
  /** The book balance at the end of the year before; null if the books have nothing on the fund before the year. */
  readonly computed: Cents | null;
}

/**
 * Returns a fund's balance at the beginning of a year; null as the fund stands for payments without one
 * (docs/behaviour.md, 'Report formulas'). Money counts on the day it's paid, whatever `policies.countWhen` says.
 * @param balances of all years.
 * @param cells of all months before the year; it skips other months and funds.
 */
export function beginningOf(
  { fundId, fiscalYear }: { readonly fundId: string | null; readonly fiscalYear: FiscalYear },
  balances: readonly StoredBeginning[],
  cells: readonly MonthOfFund[],
  calendar: FiscalCalendar,
): Beginning {
  const own = balances.filter((balance) => balance.fundId === fundId);
  const stored = own.find((balance) => balance.fiscalYear === fiscalYear);
  const last = own
    .filter((balance) => balance.fiscalYear < fiscalYear)
    .reduce<StoredBeginning | null>(laterOf, null);
  const from = last === null ? '' : firstMonthOf(last.fiscalYear, calendar);
  const past = cells.filter(
    ({ month, ...cell }) =>
      cell.fundId === fundId && month >= from && month < firstMonthOf(fiscalYear, calendar),
  );
  const computed =
    last === null && past.length === 0 ? null : sumCents([amountOf(last?.amount), flowOf(past)]);
  return {
    amount: stored === undefined ? (computed ?? cents(0)) : amountOf(stored.amount),
    isStored: stored !== undefined,
    computed,
  };
}

/**
 * Returns a fund's balance before everything in the books, chosen so that all activity since leads to the last stored
 * balance and the months after it. Differences between typed balances and the books end up here.
 * @param balances of all years.
 * @param cells of all months.
 */
export function beginningOfAll(
  fundId: string | null,
  balances: readonly StoredBeginning[],
  cells: readonly MonthOfFund[],
  calendar: FiscalCalendar,
): Cents {
  const last = balances
    .filter((balance) => balance.fundId === fundId)
    .reduce<StoredBeginning | null>(laterOf, null);
  if (last === null) return cents(0);
  const until = firstMonthOf(last.fiscalYear, calendar);
  const past = cells.filter((cell) => cell.fundId === fundId && cell.month < until);
  return cents(amountOf(last.amount) - flowOf(past));
}

/** A month and what the funds had at its end. */
export interface MonthEnd {
  readonly month: Month;
  readonly amount: Cents;
}

/**
 * Returns what funds had together at the end of each month, from the first month that the books know of them.
 * @param balances of all years.
 * @param cells of all months up to the last one.
 */
export function monthEnds(
  months: readonly Month[],
  fundIds: readonly string[],
  balances: readonly StoredBeginning[],
  cells: readonly MonthOfFund[],
  calendar: FiscalCalendar,
): readonly MonthEnd[] {
  const ours = cells.filter(({ fundId }) => fundId !== null && fundIds.includes(fundId));
  const known = [
    ...ours.map(({ month }): string => month),
    ...balances.map(({ fiscalYear }) => firstMonthOf(fiscalYear, calendar)),
  ].toSorted();
  return months
    .filter((month) => known[0] !== undefined && month >= known[0])
    .map((month) => {
      const fiscalYear = fiscalYearOf(`${month}-01` as CalendarDate, calendar);
      const first = firstMonthOf(fiscalYear, calendar);
      const began = fundIds.map(
        (fundId) => beginningOf({ fundId, fiscalYear }, balances, cells, calendar).amount,
      );
      const moved = flowOf(ours.filter((cell) => cell.month >= first && cell.month <= month));
      return { month, amount: sumCents([...began, moved]) };
    });
}

function laterOf(one: StoredBeginning | null, other: StoredBeginning): StoredBeginning {
  return one !== null && one.fiscalYear > other.fiscalYear ? one : other;
}

/** Returns the first month of a year: months sort as texts. */
function firstMonthOf(fiscalYear: FiscalYear, calendar: FiscalCalendar): string {
  return fiscalYearDays(fiscalYear, calendar).first.slice(0, 7);
}

/** Returns a fund's net change in cash, in cents. */
export function flowOf(cells: readonly Omit<MonthOfFund, 'month' | 'fundId'>[]): Cents {
  const moved = cells.map(
    ({ revenue, manual, paid, advanced, transferIn, transferOut }) =>
      revenue - manual - paid - advanced + transferIn - transferOut,
  );
  return cents(moved.reduce((sum, one) => sum + one, 0));
}
