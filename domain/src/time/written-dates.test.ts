import { expect, it } from 'vitest';
import type { CalendarDate } from './dates.ts';
import { writtenDates } from './written-dates.ts';

it.each([
  ['en', 'Nov 20, 2026', 'Nov 20, 2026, 3:05 PM'],
  ['es', '20 nov 2026', '20 nov 2026, 3:05 p.m.'],
] as const)('a day and a moment in %s', (language, day, moment) => {
  const { date, instant } = writtenDates(language);
  expect(date('2026-11-20' as CalendarDate)).toBe(day);
  expect(instant(Date.parse('2026-11-20T20:05:00Z'), 'America/New_York')).toBe(moment);
});
