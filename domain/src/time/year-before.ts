import type { CalendarDate } from './dates.ts';

/** Returns the same day so many years before. Only for comparing, never for display. */
export function yearBefore(day: CalendarDate, years = 1): CalendarDate {
  // The shape of a day, though February 29 has none a year before; it sorts correctly all the same.
  return `${Number(day.slice(0, 4)) - years}${day.slice(4)}` as CalendarDate;
}
