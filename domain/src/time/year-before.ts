import type { CalendarDate } from './dates.ts';

/** Returns the same day a year before. Only for comparing, never for display. */
export function yearBefore(day: CalendarDate): CalendarDate {
  // The shape of a day, though February 29 has none a year before; it sorts correctly all the same.
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4)}` as CalendarDate;
}
