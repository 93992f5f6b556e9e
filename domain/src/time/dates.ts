import { lazy, lazyBy } from '../lazy.ts';

/** A calendar date without a time, `YYYY-MM-DD`. It has no time zone and is never a `Date`. */
export type CalendarDate = string & { readonly kind: 'calendar date' };

/** A moment, in milliseconds since 1970 UTC. */
export type Instant = number;

/** Returns the present moment. It is a parameter, so that tests set the time. */
export type Clock = () => Instant;

export const DAY_MS = 24 * 60 * 60 * 1000;

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;
const EARLIEST = '2000-01-01';
const LATEST = '2099-12-31';

/** Returns whether the text is a calendar day from 2000 to 2099: `2026-02-31` is not. */
export function isCalendarDate(text: unknown): text is CalendarDate {
  if (typeof text !== 'string' || !SHAPE.test(text)) return false;
  if (text < EARLIEST || text > LATEST) return false;
  const atMidnight = new Date(`${text}T00:00:00Z`);
  // A day that does not exist becomes one in the next month or an invalid date.
  return !Number.isNaN(atMidnight.getTime()) && atMidnight.toISOString().startsWith(text);
}

// To make a format takes twenty times as long as to write a date with it, and lists have thousands.
const dayFormat = lazyBy(
  (timeZone) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);
const dateFormat = lazy(
  () => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }),
);
const instantFormat = lazyBy(
  (timeZone) =>
    new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }),
);

/** Returns the date at this moment in the time zone. */
export function dateAt(moment: Instant, timeZone: string): CalendarDate {
  const parts = dayFormat(timeZone).formatToParts(moment);
  const read = (wanted: string) =>
    parts.flatMap(({ type, value }) => (type === wanted ? [value] : [])).join('');
  // The order of a locale is not asked for: some browsers write even Canada's as 11/20/2026.
  return `${read('year')}-${read('month')}-${read('day')}` as CalendarDate;
}

/** Returns a date as people write it: `Nov 20, 2026`. The same in every time zone. */
export function formatDate(date: CalendarDate): string {
  return dateFormat().format(new Date(`${date}T00:00:00Z`));
}

/** Returns a moment as people write it, in the school's time zone: `Nov 20, 2026, 3:05 PM`. */
export function formatInstant(moment: Instant, timeZone: string): string {
  return instantFormat(timeZone).format(moment).replaceAll('\u202f', ' ');
}

/** Returns the day so many days later; earlier if the number is negative. */
export function addDays(day: CalendarDate, days: number): CalendarDate {
  const moment = Date.parse(`${day}T00:00:00Z`) + days * DAY_MS;
  return new Date(moment).toISOString().slice(0, 10) as CalendarDate;
}

/** Returns the same day so many years before. Only for comparing, never for display. */
export function yearBefore(day: CalendarDate, years = 1): CalendarDate {
  // The shape of a day, though February 29 has none a year before; it sorts correctly all the same.
  return `${Number(day.slice(0, 4)) - years}${day.slice(4)}` as CalendarDate;
}

/** Why a date may be a mistake: it is not in the year that is shown, has not come yet, or is more than two years back. */
export type DateDoubt = 'otherYear' | 'future' | 'longAgo';

/**
 * Returns why a date is asked about before it is saved; nothing where it is as usual.
 * @param today the day at the school. @param shown the days of the fiscal year that is shown.
 */
export function dateDoubts(
  day: CalendarDate,
  {
    today,
    shown,
  }: {
    readonly today: CalendarDate;
    readonly shown: { readonly first: CalendarDate; readonly last: CalendarDate };
  },
): readonly DateDoubt[] {
  const doubts: DateDoubt[] = [];
  if (day < shown.first || day > shown.last) doubts.push('otherYear');
  if (day > today) doubts.push('future');
  if (day < yearBefore(today, 2)) doubts.push('longAgo');
  return doubts;
}
