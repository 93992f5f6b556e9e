import {
  dateAt,
  isCalendarDate,
  type CalendarDate,
  type Instant,
} from '@pa-ledger/domain/time/dates';

/** The part of the books' year that has passed: from its first day's noon (UTC) to now, so that samples lie in it. */
export interface YearSoFar {
  readonly start: Instant;
  readonly now: Instant;
  readonly timeZone: string;
}

/**
 * The current year of the books up to now.
 * @param firstMonth 1 (January) to 12.
 */
export function yearSoFar(now: Instant, timeZone: string, firstMonth: number): YearSoFar {
  const [year = 0, month = 0] = dateAt(now, timeZone).split('-').map(Number);
  const startYear = month >= firstMonth ? year : year - 1;
  // At noon in UTC it is the same day nearly everywhere on earth.
  const start = Date.UTC(startYear, firstMonth - 1, 1, 12);
  return { start: Math.min(start, now), now, timeZone };
}

/** The moment at a share of the time that has passed: 0 is the year's start, 1 is now. */
export function momentAt(share: number, { start, now }: YearSoFar): Instant {
  return Math.round(start + share * (now - start));
}

/** The day on the school's wall at that moment. */
export function dayAt(share: number, year: YearSoFar): CalendarDate {
  const day = dateAt(momentAt(share, year), year.timeZone);
  if (!isCalendarDate(day)) throw new RangeError('The clock of this computer is far off.');
  return day;
}
