import { expect, it } from 'vitest';
import type { CalendarDate } from '../time/dates.ts';
import { fiscalCalendar, type ClosedDays, type FiscalYear } from '../time/fiscal-year.ts';
import { OPEN_BOOKS, type Books } from './books.ts';
import { yearToClose } from './closable-year.ts';

const day = (text: string) => text as CalendarDate;
const closed = (year: string, through: string): Books => ({
  ...OPEN_BOOKS,
  closedYear: year as FiscalYear,
  closedThrough: day(through),
});

it.each<[string, Books, string | null, number, [string, string, string, string] | null]>([
  ['empty books', OPEN_BOOKS, null, 7, null],
  [
    'the first entry',
    OPEN_BOOKS,
    '2025-10-17',
    7,
    ['2025', '2025-07-01', '2026-06-30', '2026-07-02'],
  ],
  ['January', OPEN_BOOKS, '2025-10-17', 1, ['2025', '2025-01-01', '2025-12-31', '2026-01-02']],
  [
    'March and a leap day',
    OPEN_BOOKS,
    '2023-05-01',
    3,
    ['2023', '2023-03-01', '2024-02-29', '2024-03-02'],
  ],
  [
    'books that begin later',
    { ...OPEN_BOOKS, opensOn: day('2026-08-15') },
    '2025-10-17',
    7,
    ['2026', '2026-07-01', '2027-06-30', '2027-07-02'],
  ],
  [
    'a closed year',
    closed('2025', '2026-06-30'),
    '2025-10-17',
    7,
    ['2026', '2026-07-01', '2027-06-30', '2027-07-02'],
  ],
  [
    'a short year after a change from July to January',
    closed('2025', '2026-06-30'),
    null,
    1,
    ['2026', '2026-07-01', '2026-12-31', '2027-01-02'],
  ],
  [
    'a longer year after a change from July to September, as the shorter one would have a number twice',
    closed('2025', '2026-06-30'),
    null,
    9,
    ['2026', '2026-07-01', '2027-08-31', '2027-09-02'],
  ],
])('the year to close next: %s', (_name, books, earliest, firstMonth, expected) => {
  const { closedYear: year, closedThrough: last } = books;
  const kept = { year, first: day(`${year}-07-01`), last } as ClosedDays;
  const calendar = fiscalCalendar(firstMonth, year === null ? [] : [kept]);
  const found = yearToClose(books, earliest === null ? null : day(earliest), calendar);
  const told = found && [found.year, found.days.first, found.days.last, found.from];
  expect(told).toEqual(expected);
  expect(found?.behind ?? null).toBe(last);
});
