import { lazy } from '../lazy.ts';
import type { CalendarDate } from './dates.ts';

/** A calendar month, `2026-09`. The texts sort in time. */
export type Month = string & { readonly kind: 'month' };

const SHAPE = /^20\d{2}-(0[1-9]|1[0-2])$/;

/** Returns whether the text is a calendar month from 2000 to 2099. */
export function isMonth(text: unknown): text is Month {
  return typeof text === 'string' && SHAPE.test(text);
}

/** Returns a day's month. */
export function monthOf(day: CalendarDate): Month {
  // A calendar date begins with its month.
  return day.slice(0, 7) as Month;
}

const monthFormat = lazy(
  () => new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
);

/** Returns a month as people write it: `Sep 2026`. */
export function formatMonth(month: Month): string {
  return monthFormat().format(new Date(`${month}-01T00:00:00Z`));
}

/** Returns the month after a month. */
export function monthAfter(month: Month): Month {
  const [year = 0, number = 0] = month.split('-').map(Number);
  // `Date` counts months from 0, so the number itself is the next one.
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 7) as Month;
}
