import { addDays, type CalendarDate } from '../time/dates.ts';
import { fiscalYearDays, fiscalYearOf, type Days, type FiscalYear } from '../time/fiscal-year.ts';
import type { Books } from './books.ts';

/** How many days after its end a year can be closed: on the second one it is over in every time zone. */
const DAYS_AFTER_END = 2;

/** A year that is to be closed before all later ones. */
export interface ClosableYear {
  readonly year: FiscalYear;
  readonly days: Days;
  /** The first day on which it can be closed. */
  readonly from: CalendarDate;
}

/**
 * Returns the year that is to be closed next. It begins where the last closed one ended: after a change of the first month
 * it is shorter than a year, or longer where a shorter one would have the number of a closed one.
 * @param earliest the first day of which the books tell; null when they are empty.
 * @param firstMonth 1 (January) to 12.
 * @returns null when there is nothing to close.
 */
export function yearToClose(
  { opensOn, closedThrough, closedYear }: Books,
  earliest: CalendarDate | null,
  firstMonth: number,
): ClosableYear | null {
  const start = closedThrough === null ? (opensOn ?? earliest) : addDays(closedThrough, 1);
  if (start === null) return null;
  const year = laterThan(closedYear, fiscalYearOf(start, firstMonth));
  const days = fiscalYearDays(year, firstMonth);
  const first = closedThrough === null ? days.first : start;
  return { year, days: { ...days, first }, from: addDays(days.last, DAYS_AFTER_END) };
}

/** Returns the year that begins when another ends. */
export function yearAfter(year: FiscalYear, { last }: Days, firstMonth: number): FiscalYear {
  return laterThan(year, fiscalYearOf(addDays(last, 1), firstMonth));
}

function laterThan(closed: FiscalYear | null, year: FiscalYear): FiscalYear {
  if (closed === null || year > closed) return year;
  // Years are four digits.
  return String(Number(closed) + 1) as FiscalYear;
}
