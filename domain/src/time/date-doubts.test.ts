import { expect, it } from 'vitest';
import { dateDoubts, type DateDoubt } from './date-doubts.ts';
import type { CalendarDate } from './dates.ts';
import { fiscalYearDays, isFiscalYear } from './fiscal-year.ts';

const TODAY = '2026-11-20' as CalendarDate;

function doubtsOf(day: string, year: string, today: string = TODAY): readonly DateDoubt[] {
  if (!isFiscalYear(year)) throw new Error(`${year} is not a year`);
  const context = { today: today as CalendarDate, shown: fiscalYearDays(year, 7) };
  return dateDoubts(day as CalendarDate, context);
}

it.each([
  ['2026-11-20', '2026', []],
  ['2026-11-21', '2026', ['future']],
  ['2026-07-01', '2026', []],
  ['2026-06-30', '2026', ['otherYear']],
  ['2026-06-30', '2025', []],
  ['2026-07-01', '2025', ['otherYear']],
  ['2027-06-30', '2026', ['future']],
  ['2027-07-01', '2026', ['otherYear', 'future']],
  ['2027-07-01', '2027', ['future']],
  ['2024-11-20', '2024', []],
  ['2024-11-19', '2024', ['longAgo']],
  ['2016-10-17', '2026', ['otherYear', 'longAgo']],
] as const)('the date %s in the year %s is asked about: %s', (day, year, doubts) => {
  expect(doubtsOf(day, year)).toEqual(doubts);
});

it('two years before a leap day end after the February of that year', () => {
  expect(doubtsOf('2026-02-28', '2025', '2028-02-29')).toEqual(['longAgo']);
  expect(doubtsOf('2026-03-01', '2025', '2028-02-29')).toEqual([]);
});
