import type { CalendarDate } from './dates.ts';
import { expect, it } from 'vitest';
import { dayEnd, dayStart } from './day-start.ts';

it.each([
  ['2026-01-15', 'America/New_York', '2026-01-15T05:00:00Z', '2026-01-16T05:00:00Z'],
  ['2026-07-15', 'America/New_York', '2026-07-15T04:00:00Z', '2026-07-16T04:00:00Z'],
  // 23 and 25 hours.
  ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z'],
  ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
  ['2026-12-31', 'Pacific/Auckland', '2026-12-30T11:00:00Z', '2026-12-31T11:00:00Z'],
  ['2026-06-01', 'Asia/Kolkata', '2026-05-31T18:30:00Z', '2026-06-01T18:30:00Z'],
  ['2028-02-28', 'UTC', '2028-02-28T00:00:00Z', '2028-02-29T00:00:00Z'],
])('%s in %s is from %s to %s', (text, timeZone, start, end) => {
  const date = text as CalendarDate;
  expect(new Date(dayStart(date, timeZone)).toISOString()).toBe(start.replace('Z', '.000Z'));
  expect(new Date(dayEnd(date, timeZone)).toISOString()).toBe(end.replace('Z', '.000Z'));
});
