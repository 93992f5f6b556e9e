import { lazyBy } from '../lazy.ts';

/** A calendar date without a time, `YYYY-MM-DD`. It has no time zone and is never a `Date`. */
export type CalendarDate = string & { readonly kind: 'calendar date' };

/** A moment, in milliseconds since 1970 UTC. */
export type Instant = number;

/** Returns the current moment. It's a parameter so that tests can set the time. */
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
  // A nonexistent day turns into one in the next month or an invalid date.
  return !Number.isNaN(atMidnight.getTime()) && atMidnight.toISOString().startsWith(text);
}

// Making a format takes twenty times as long as using it, and lists have thousands of dates.
const dayFormat = lazyBy(
  (timeZone) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);
const dateFormat = lazyBy(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
);
const instantFormat = lazyBy((locale) =>
  lazyBy(
    (timeZone) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
  ),
);

const ENGLISH = 'en-US';

/** Returns the date at this moment in the time zone. */
export function dateAt(moment: Instant, timeZone: string): CalendarDate {
  const parts = dayFormat(timeZone).formatToParts(moment);
  const read = (wanted: string) =>
    parts.flatMap(({ type, value }) => (type === wanted ? [value] : [])).join('');
  // Don't rely on a locale's order: some browsers write even Canada's as 11/20/2026.
  return `${read('year')}-${read('month')}-${read('day')}` as CalendarDate;
}

/** Returns a date as people write it: `Nov 20, 2026`. The same in every time zone. */
export function formatDate(date: CalendarDate, locale = ENGLISH): string {
  return dateFormat(locale).format(new Date(`${date}T00:00:00Z`));
}

/** Returns a moment as people write it, in the school's time zone: `Nov 20, 2026, 3:05 PM`. */
export function formatInstant(moment: Instant, timeZone: string, locale = ENGLISH): string {
  // The narrow and hard spaces that some versions write around `PM`.
  return instantFormat(locale)(timeZone)
    .format(moment)
    .replaceAll(/[\u202f\u00a0]/g, ' ');
}

/** Returns the day so many days later; earlier if the number is negative. */
export function addDays(day: CalendarDate, days: number): CalendarDate {
  const moment = Date.parse(`${day}T00:00:00Z`) + days * DAY_MS;
  return new Date(moment).toISOString().slice(0, 10) as CalendarDate;
}

/** Returns the same day so many years before. Only for comparing, never for display. */
export function yearBefore(day: CalendarDate, years = 1): CalendarDate {
  // February 29 may become a day that doesn't exist, but it still sorts correctly.
  return `${Number(day.slice(0, 4)) - years}${day.slice(4)}` as CalendarDate;
}

/** Why a date may be a mistake: it's outside the year shown, in the future, or over two years ago. */
export type DateDoubt = 'otherYear' | 'future' | 'longAgo';

/**
 * Returns why we ask about a date before saving it; empty if it's nothing unusual.
 * @param today today at the school. @param shown the days of the fiscal year shown.
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
