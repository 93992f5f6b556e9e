import {
  dateAt,
  isCalendarDate,
  type CalendarDate,
  type Instant,
} from '@pa-ledger/domain/time/dates';
import { dayStart } from '@pa-ledger/domain/time/day-start';
import {
  fiscalYearDays,
  presentFiscalYear,
  type FiscalYear,
} from '@pa-ledger/domain/time/fiscal-year';

/** The part of the fiscal year that has passed, from noon (UTC) on its first day to now. All sample data is in it. */
export interface YearSoFar {
  readonly id: FiscalYear;
  readonly firstMonth: number;
  readonly start: Instant;
  readonly now: Instant;
  readonly timeZone: string;
}

/**
 * Returns the current fiscal year up to now.
 * @param firstMonth 1 (January) to 12.
 */
export function yearSoFar(now: Instant, timeZone: string, firstMonth: number): YearSoFar {
  const id = presentFiscalYear(now, timeZone, firstMonth);
  const { first } = fiscalYearDays(id, firstMonth);
  // At noon in UTC, almost every place on earth has the same date.
  const start = Date.parse(`${first}T12:00:00Z`);
  return { id, firstMonth, start: Math.min(start, now), now, timeZone };
}

/** At the school; in milliseconds since midnight. */
const MORNING_MS = 9 * 60 * 60 * 1000;

/** Returns the moment at a share of the passed time, by day: 0 is the start of the year, 1 is now. */
export function momentAt(share: number, year: YearSoFar): Instant {
  return byDay(timeAt(share, year), year);
}

/** Returns the same moment at any hour, for adding pauses to it. */
export function timeAt(share: number, { start, now }: YearSoFar): Instant {
  return start + share * (now - start);
}

/**
 * Returns a moment of the same day, from 9 AM to 9 PM, since people sleep, but not after now. Later moments stay later.
 */
export function byDay(time: Instant, { now, timeZone }: YearSoFar): Instant {
  const midnight = dayStart(dateAt(time, timeZone), timeZone);
  return Math.min(Math.round(midnight + MORNING_MS + (time - midnight) / 2), now);
}

/** Returns the date at the school at that moment. */
export function dayAt(share: number, year: YearSoFar): CalendarDate {
  const day = dateAt(momentAt(share, year), year.timeZone);
  if (!isCalendarDate(day)) throw new RangeError('The clock of this computer is far off.');
  return day;
}
