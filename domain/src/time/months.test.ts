import { expect, it } from 'vitest';
import type { CalendarDate } from './dates.ts';
import { formatMonth, isMonth, monthAfter, monthOf, type Month } from './months.ts';

it('the month of a day is one', () => {
  expect(monthOf('2028-02-29' as CalendarDate)).toBe('2028-02');
  expect(isMonth(monthOf('2099-12-31' as CalendarDate))).toBe(true);
});

it.each(['', '2026', '2026-00', '2026-13', '2026-9', '1999-12', '2026-09-01', ' 2026-09', null, 7])(
  '%j is no month',
  (text) => {
    expect(isMonth(text)).toBe(false);
  },
);

it('is written as people write it', () => {
  expect(formatMonth('2026-09' as Month)).toBe('Sep 2026');
});

it.each([
  ['2026-01', '2026-02'],
  ['2026-09', '2026-10'],
  ['2026-12', '2027-01'],
])('after %s comes %s', (month, next) => {
  expect(monthAfter(month as Month)).toBe(next);
});
