import { lazyBy } from '../lazy.ts';
import { DAY_MS, type CalendarDate, type Instant } from './dates.ts';

/** Returns the moment at which a day starts in a time zone. */
export function dayStart(date: CalendarDate, timeZone: string): Instant {
  const utcMidnight = Date.parse(`${date}T00:00:00Z`);
  const guess = utcMidnight - aheadOfUtc(utcMidnight, timeZone);
  // Daylight saving time may start or end between the guess and the midnight that is meant.
  return utcMidnight - aheadOfUtc(guess, timeZone);
}

/** Returns the moment at which the next day starts. */
export function dayEnd(date: CalendarDate, timeZone: string): Instant {
  const next = new Date(Date.parse(`${date}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  // The day after a calendar date is one too.
  return dayStart(next as CalendarDate, timeZone);
}

const momentFormat = lazyBy(
  (timeZone) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
);

/** Returns by how many milliseconds a time zone's clock is ahead of UTC at a moment. */
function aheadOfUtc(moment: Instant, timeZone: string): number {
  const parts = momentFormat(timeZone).formatToParts(moment);
  const read = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  const wall = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  );
  return wall - moment;
}
