import { addDays, type CalendarDate } from '../time/dates.ts';

/** How many days a bank must honor a check (Uniform Commercial Code, 4-404: six months). */
const STALE_DAYS = 180;

/** Returns the last day whose checks are stale today. */
export function staleThrough(today: CalendarDate): CalendarDate {
  return addDays(today, -STALE_DAYS - 1);
}
