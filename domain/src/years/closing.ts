import { addDays, type CalendarDate } from '../time/dates.ts';
import {
  fiscalYearDays,
  fiscalYearOf,
  type Days,
  type FiscalCalendar,
  type FiscalYear,
} from '../time/fiscal-year.ts';
import type { Books } from './books.ts';
import {
  beginningOf,
  flowOf,
  type MonthOfFund,
  type StoredBeginning,
} from '../ledger/beginnings.ts';
import { amountOf, cents, type Cents } from '../money/money.ts';

/** How many days after its end a year can be closed: on the second day it's over in every time zone. */
const DAYS_AFTER_END = 2;

/** The next year to close. */
export interface ClosableYear {
  readonly year: FiscalYear;
  readonly days: Days;
  /** The first day on which it can be closed. */
  readonly from: CalendarDate;
  /** The last day of the closed year before it; null if it's the first. */
  readonly behind: CalendarDate | null;
}

/**
 * Returns the next year to close. It begins where the last closed one ended.
 * @param earliest the first day in the books; null if they're empty.
 * @returns null if there's nothing to close.
 */
export function yearToClose(
  { opensOn, closedThrough }: Books,
  earliest: CalendarDate | null,
  calendar: FiscalCalendar,
): ClosableYear | null {
  const start = closedThrough === null ? (opensOn ?? earliest) : addDays(closedThrough, 1);
  if (start === null) return null;
  const year = fiscalYearOf(start, calendar);
  const days = fiscalYearDays(year, calendar);
  return { year, days, from: addDays(days.last, DAYS_AFTER_END), behind: closedThrough };
}

/** A fund's balance at the end of a year, in cents. */
export interface Ending {
  readonly fundId: string;
  readonly amount: Cents;
}

/**
 * Returns each fund's balance at the end of a year, by id: its beginning balance plus what moved it, on a cash basis.
 * It includes all given funds and any others in the books with a balance.
 * @param fundIds the existing funds.
 * @param balances of all years.
 * @param cells of all months up to the end of the year; it skips later ones.
 */
export function endingsOf(
  year: { readonly year: FiscalYear; readonly days: Days },
  fundIds: readonly string[],
  balances: readonly StoredBeginning[],
  cells: readonly MonthOfFund[],
  calendar: FiscalCalendar,
): Ending[] {
  const [first, last] = [year.days.first.slice(0, 7), year.days.last.slice(0, 7)];
  const own = cells.filter(({ month }) => month >= first && month <= last);
  const told = [...own.map((cell) => cell.fundId), ...balances.map(({ fundId }) => fundId)];
  const ids = new Set([...fundIds, ...told.filter((id) => id !== null)]);
  const endings = [...ids].sort().map((fundId): Ending => {
    const place = { fundId, fiscalYear: year.year };
    const { amount } = beginningOf(place, balances, cells, calendar);
    const moved = flowOf(own.filter((cell) => cell.fundId === fundId));
    return { fundId, amount: cents(amount + moved) };
  });
  return endings.filter(({ fundId, amount }) => amount !== 0 || fundIds.includes(fundId));
}

/** A typed beginning balance that differs from the year before's ending. */
export interface TypedBeginning extends Ending {
  readonly typed: Cents;
}

/** Returns the next year's typed beginnings that differ from the endings; closing a year doesn't change them. */
export function typedOtherwise(
  endings: readonly Ending[],
  next: readonly (Pick<StoredBeginning, 'fundId' | 'amount'> & { readonly source: string })[],
): TypedBeginning[] {
  return endings.flatMap((ending) => {
    const stored = next.find(({ fundId }) => fundId === ending.fundId);
    const typed = stored?.source === 'typed' ? amountOf(stored.amount) : ending.amount;
    return typed === ending.amount ? [] : [{ ...ending, typed }];
  });
}
