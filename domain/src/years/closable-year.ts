import { addDays, type CalendarDate } from '../time/dates.ts';
import {
  fiscalYearDays,
  fiscalYearOf,
  type Days,
  type FiscalCalendar,
  type FiscalYear,
} from '../time/fiscal-year.ts';
import type { Books } from './books.ts';

/** How many days after its end a year can be closed: on the second one it is over in every time zone. */
const DAYS_AFTER_END = 2;

/** A year that is to be closed before all later ones. */
export interface ClosableYear {
  readonly year: FiscalYear;
  readonly days: Days;
  /** The first day on which it can be closed. */
  readonly from: CalendarDate;
  /** The last day of the year that is closed before it; null when it is the first. */
  readonly behind: CalendarDate | null;
}

/**
 * Returns the year that is to be closed next. It begins where the last closed one ended.
 * @param earliest the first day of which the books tell; null when they are empty.
 * @returns null when there is nothing to close.
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
