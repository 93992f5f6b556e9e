import { describe, expect, it } from 'vitest';
import { DAY_MS, type CalendarDate } from './dates.ts';
import {
  fiscalYearChoices,
  fiscalYearDays,
  fiscalYearLabel,
  fiscalYearMonths,
  fiscalYearOf,
  isFiscalYear,
  presentFiscalYear,
  type FiscalYear,
} from './fiscal-year.ts';
import { times } from '../../../tests/support/random.ts';

/** The last of the years whose days are tried: weekdays and leap days repeat after 28. */
const LAST_YEAR = times(2027, 2099);
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

function day(text: string): CalendarDate {
  return text as CalendarDate;
}

function year(text: string): FiscalYear {
  if (!isFiscalYear(text)) throw new Error(`${text} is not a year`);
  return text;
}

describe.each(MONTHS)('a year that begins in month %i', (firstMonth) => {
  it(`has each day from 2000 to ${LAST_YEAR} in one year, between its first and its last day`, () => {
    let before = fiscalYearOf(day('2000-01-01'), firstMonth);
    for (let at = Date.UTC(2000, 0, 1); at <= Date.UTC(LAST_YEAR, 11, 31); at += DAY_MS) {
      const text = day(new Date(at).toISOString().slice(0, 10));
      const found = fiscalYearOf(text, firstMonth);
      const { first, last } = fiscalYearDays(found, firstMonth);
      if (text < first || text > last || !isFiscalYear(found)) throw new Error(`${text}: ${found}`);
      // A new year begins on its first day and on no other.
      if ((found !== before) !== (text === first && text !== '2000-01-01'))
        throw new Error(`${text} is in ${found}, the day before in ${before}`);
      before = found;
    }
    expect(before).toBe(String(LAST_YEAR));
  });

  it('has the twelve months of its days, in their order', () => {
    const months = fiscalYearMonths(year('2026'), firstMonth);
    const { first, last } = fiscalYearDays(year('2026'), firstMonth);
    expect(months).toHaveLength(12);
    expect([months[0], months[11]]).toEqual([first.slice(0, 7), last.slice(0, 7)]);
    expect(months.toSorted()).toEqual(months);
    expect(new Set(months).size).toBe(12);
  });

  it('ends on the day before the next one begins', () => {
    const { last } = fiscalYearDays(year('2027'), firstMonth);
    const { first } = fiscalYearDays(year('2028'), firstMonth);
    expect(Date.parse(first) - Date.parse(last)).toBe(DAY_MS);
    expect(first).toBe(`2028-${String(firstMonth).padStart(2, '0')}-01`);
  });
});

it.each([
  ['2026-06-30', 7, '2025'],
  ['2026-07-01', 7, '2026'],
  ['2026-12-31', 7, '2026'],
  ['2027-01-01', 7, '2026'],
  ['2026-12-31', 1, '2026'],
  ['2027-01-01', 1, '2027'],
  ['2028-02-29', 3, '2027'],
  ['2028-03-01', 3, '2028'],
  ['2026-11-30', 12, '2025'],
  ['2026-12-01', 12, '2026'],
])('%s is, where the year begins in month %i, in %s', (text, firstMonth, expected) => {
  expect(fiscalYearOf(day(text), firstMonth)).toBe(expected);
});

it.each([
  ['2026', 7, '2026-07-01', '2027-06-30'],
  ['2026', 1, '2026-01-01', '2026-12-31'],
  ['2026', 3, '2026-03-01', '2027-02-28'],
  ['2027', 3, '2027-03-01', '2028-02-29'],
  ['2099', 7, '2099-07-01', '2100-06-30'],
])('%s with first month %i goes from %s to %s', (text, firstMonth, first, last) => {
  expect(fiscalYearDays(year(text), firstMonth)).toEqual({ first, last });
});

it.each([
  ['2026', 7, '2026–27'],
  ['2026', 12, '2026–27'],
  ['2026', 1, '2026'],
  ['2008', 7, '2008–09'],
  ['2099', 3, '2099–00'],
])('%s with first month %i is written %s', (text, firstMonth, label) => {
  expect(fiscalYearLabel(year(text), firstMonth)).toBe(label);
});

it.each([null, undefined, 2026, '', '26', '1998', '2100', '02026', '2026 ', '2O26', '2026–27'])(
  'no fiscal year: %j',
  (text) => {
    expect(isFiscalYear(text)).toBe(false);
  },
);

it.each([
  ['America/New_York', '2026-07-01T04:00:00Z'],
  ['Asia/Kolkata', '2026-06-30T18:30:00Z'],
  ['Pacific/Pago_Pago', '2026-07-01T11:00:00Z'],
  ['Pacific/Kiritimati', '2026-06-30T10:00:00Z'],
])('the present year changes at midnight in %s', (timeZone, midnight) => {
  const moment = Date.parse(midnight);
  expect(presentFiscalYear(moment - 1, timeZone, 7)).toBe('2025');
  expect(presentFiscalYear(moment, timeZone, 7)).toBe('2026');
});

describe('the years to choose from', () => {
  const choices = (today: string, dated: readonly string[] = [], firstMonth = 7) =>
    fiscalYearChoices(day(today), dated, firstMonth);

  it('are the present one and the one before where nothing is dated', () => {
    expect(choices('2026-11-20')).toEqual(['2026', '2025']);
    expect(choices('2026-07-01')).toEqual(['2026', '2025']);
  });

  it('reach back to the first day on which something is dated', () => {
    expect(choices('2026-11-20', ['2026-10-17', '2023-06-30'])).toEqual([
      '2026',
      '2025',
      '2024',
      '2023',
      '2022',
    ]);
  });

  it('reach ahead to the last day on which something is dated', () => {
    expect(choices('2026-11-20', ['2028-07-01'])).toEqual(['2028', '2027', '2026', '2025']);
  });

  it('have the next one from 60 days before the end', () => {
    expect(choices('2027-04-30')).toEqual(['2026', '2025']);
    expect(choices('2027-05-01')).toEqual(['2027', '2026', '2025']);
    expect(choices('2027-10-31', [], 1)).toEqual(['2027', '2026']);
    expect(choices('2027-11-01', [], 1)).toEqual(['2028', '2027', '2026']);
    // The last day of the year is a leap day.
    expect(choices('2027-12-30', [], 3)).toEqual(['2027', '2026']);
    expect(choices('2027-12-31', [], 3)).toEqual(['2028', '2027', '2026']);
  });

  it('ignore what is no date', () => {
    expect(choices('2026-11-20', ['', 'soon', '0026-10-17'])).toEqual(['2026', '2025']);
  });
});

it('at both ends of what the books can name a year has fewer months', () => {
  expect(fiscalYearMonths(year('1999'), 7)).toEqual([
    '2000-01',
    '2000-02',
    '2000-03',
    '2000-04',
    '2000-05',
    '2000-06',
  ]);
  expect(fiscalYearMonths(year('2099'), 11)).toEqual(['2099-11', '2099-12']);
});
