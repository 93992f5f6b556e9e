import { amountOf, cents, sumCents, type Cents } from '../money/money.ts';
import { isCalendarDate, type CalendarDate } from '../time/dates.ts';
import { fiscalYearDays, type FiscalCalendar, type FiscalYear } from '../time/fiscal-year.ts';
import type { TotalsCell } from './cells.ts';

/** The first day that the books can name. */
const FIRST_DAY = '2000-01-01' as CalendarDate;

/** Which beginning balance it is: the fields that say so. */
export interface BeginningPlace {
  readonly fundId: string;
  readonly fiscalYear: FiscalYear;
  /** The day on which the fund holds it. */
  readonly asOf: CalendarDate;
}

/** Returns the id of a fund's beginning balance of a year in `fundBalances`; `firestore.rules` requires it. */
export function beginningId({
  fiscalYear,
  fundId,
}: Pick<BeginningPlace, 'fiscalYear' | 'fundId'>): string {
  return `${fiscalYear}~${fundId}`;
}

/**
 * Returns what says which beginning balance it is: that of the first day of the year.
 */
export function beginningPlace(
  fundId: string,
  fiscalYear: FiscalYear,
  calendar: FiscalCalendar,
): BeginningPlace {
  const { first } = fiscalYearDays(fiscalYear, calendar);
  return { fundId, fiscalYear, asOf: isCalendarDate(first) ? first : FIRST_DAY };
}

/** A beginning balance as it is stored. */
export interface StoredBeginning {
  readonly fundId: string;
  readonly fiscalYear: FiscalYear;
  /** In dollars. */
  readonly amount: number;
}

/** What moves the balance of a fund in a month. */
export type MonthOfFund = Pick<
  TotalsCell,
  'month' | 'fundId' | 'revenue' | 'manual' | 'paid' | 'transferIn' | 'transferOut'
>;

/** What a fund has at the beginning of a year. */
export interface Beginning {
  /** The stored balance; without one, what the year before ends with. */
  readonly amount: Cents;
  readonly isStored: boolean;
  /** What the year before ends with by the books; null where they know nothing of the fund before the year. */
  readonly computed: Cents | null;
}

/**
 * Returns what a fund has at the beginning of a year, or with null what was paid from none (docs/behaviour.md, 'Report
 * formulas'). Money counts on the day on which it is paid, whatever `policies.countWhen` says.
 * @param balances of all years.
 * @param cells of all months before the year; those of other months and funds are passed over.
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
 * Returns what a fund has before everything in the books, so that with all that moved it since it has what the last
 * stored balance and the months after it give: where a typed balance differed from the books, this has the difference.
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

function laterOf(one: StoredBeginning | null, other: StoredBeginning): StoredBeginning {
  return one !== null && one.fiscalYear > other.fiscalYear ? one : other;
}

/** Returns the first month of a year: texts of months sort in time. */
function firstMonthOf(fiscalYear: FiscalYear, calendar: FiscalCalendar): string {
  return fiscalYearDays(fiscalYear, calendar).first.slice(0, 7);
}

/** Returns what cash a fund gained, in cents; negative where it lost some. */
export function flowOf(cells: readonly Omit<MonthOfFund, 'month' | 'fundId'>[]): Cents {
  const moved = cells.map(
    ({ revenue, manual, paid, transferIn, transferOut }) =>
      revenue - manual - paid + transferIn - transferOut,
  );
  return cents(moved.reduce((sum, one) => sum + one, 0));
}
