import { lazyBy } from '../lazy.ts';
import { addDays, dateAt, type CalendarDate, type Instant } from './dates.ts';

/** The days of the week in the order of `Date`'s numbers. */
export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

const hourFormat = lazyBy(
  (timeZone) => new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', hourCycle: 'h23' }),
);

/** Returns the hour of the day at this moment in the time zone, 0 to 23. */
export function hourAt(moment: Instant, timeZone: string): number {
  return Number(hourFormat(timeZone).format(moment));
}

/**
 * Returns the latest such weekday whose hour has passed in the time zone: today from that hour on, else the one a week
 * before. It counts calendar days, so weeks with a clock change are no different.
 */
export function lastWeekday(
  weekday: Weekday,
  hour: number,
  now: Instant,
  timeZone: string,
): CalendarDate {
  const today = dateAt(now, timeZone);
  const number = new Date(`${today}T00:00:00Z`).getUTCDay();
  const since = (number - WEEKDAYS.indexOf(weekday) + 7) % 7;
  const isEarly = since === 0 && hourAt(now, timeZone) < hour;
  return addDays(today, isEarly ? -7 : -since);
}
