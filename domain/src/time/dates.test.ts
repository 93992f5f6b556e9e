import { afterEach, describe, expect, it, vi } from 'vitest';
import { CALENDAR_DAYS, NOT_CALENDAR_DAYS } from '../../../tests/fixtures/calendar-dates.ts';
import {
  addDays,
  type CalendarDate,
  DAY_MS,
  dateAt,
  formatDate,
  formatInstant,
  isCalendarDate,
  dateDoubts,
  type DateDoubt,
} from './dates.ts';
import { fiscalYearDays, isFiscalYear } from './fiscal-year.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Time zones of the computer that runs the code: behind and ahead of UTC, and both extremes. */
const COMPUTERS = [
  { computer: 'America/New_York', hours: 19 },
  { computer: 'Asia/Kolkata', hours: 5 },
  { computer: 'Pacific/Pago_Pago', hours: 13 },
  { computer: 'Pacific/Kiritimati', hours: 14 },
];

function day(text: string) {
  if (!isCalendarDate(text)) throw new Error(`${text} is not a day`);
  return text;
}

describe('isCalendarDate', () => {
  it.each(CALENDAR_DAYS)('accepts %s (#43)', (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  it.each(NOT_CALENDAR_DAYS)('refuses %s (#43)', (_name, value) => {
    expect(isCalendarDate(value)).toBe(false);
  });

  it('finds exactly 36,525 days from 2000 to 2099 (#43)', () => {
    const two = (value: number) => String(value).padStart(2, '0');
    let found = 0;
    for (let year = 1999; year <= 2100; year++)
      for (let month = 0; month <= 13; month++)
        for (let date = 0; date <= 32; date++)
          if (isCalendarDate(`${year}-${two(month)}-${two(date)}`)) found++;
    expect(found).toBe(36_525);
  });
});

describe.each(COMPUTERS)('on a computer in $computer', ({ computer, hours }) => {
  it('a date is the same day in every time zone (#43)', () => {
    vi.stubEnv('TZ', computer);
    // The time zone really changed: the computer's clock shows another hour.
    expect(new Date(Date.UTC(2026, 0, 1)).getHours()).toBe(hours);
    expect(isCalendarDate('2026-03-08')).toBe(true);
    expect(isCalendarDate('2026-02-29')).toBe(false);
    expect(formatDate(day('2026-03-08'))).toBe('Mar 8, 2026');
    expect(formatDate(day('2026-12-31'))).toBe('Dec 31, 2026');
    expect(dateAt(Date.parse('2026-11-21T04:59:59.999Z'), 'America/New_York')).toBe('2026-11-20');
    expect(formatInstant(Date.parse('2026-11-20T20:05:00Z'), 'America/New_York')).toBe(
      'Nov 20, 2026, 3:05 PM',
    );
  });
});

describe('dateAt', () => {
  it.each([
    ['America/New_York', '2026-11-21T05:00:00Z'],
    ['Asia/Kolkata', '2026-11-20T18:30:00Z'],
    ['Pacific/Pago_Pago', '2026-11-21T11:00:00Z'],
    ['Pacific/Kiritimati', '2026-11-20T10:00:00Z'],
  ])('changes to the next day at midnight in %s', (timeZone, midnight) => {
    const moment = Date.parse(midnight);
    expect(dateAt(moment - 1, timeZone)).toBe('2026-11-20');
    expect(dateAt(moment, timeZone)).toBe('2026-11-21');
    expect(dateAt(moment + DAY_MS - 1, timeZone)).toBe('2026-11-21');
  });

  // As WebKit with ICU 72 does for Canada, and any browser may for any locale.
  it.each(['en-US', 'en-GB', 'de-DE'])(
    'is the same if a browser orders days as %s does',
    (order) => {
      const Original = Intl.DateTimeFormat;
      vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function format(_, options) {
        return new Original(order, options);
      });
      expect(dateAt(Date.parse('2026-11-03T12:00:00Z'), 'UTC')).toBe('2026-11-03');
    },
  );

  it('handles the hour that is skipped and the hour that is repeated', () => {
    expect(dateAt(Date.parse('2026-03-09T03:59:59.999Z'), 'America/New_York')).toBe('2026-03-08');
    expect(dateAt(Date.parse('2026-11-02T04:59:59.999Z'), 'America/New_York')).toBe('2026-11-01');
  });
});

it('formatInstant writes ordinary spaces', () => {
  expect(formatInstant(0, 'UTC')).toBe('Jan 1, 1970, 12:00 AM');
});

it.each([
  ['2026-06-30', 1, '2026-07-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-12-31', 2, '2027-01-02'],
  ['2026-01-01', -1, '2025-12-31'],
])('%s and %i days are %s', (day, days, other) => {
  expect(addDays(day as CalendarDate, days)).toBe(other);
});

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
