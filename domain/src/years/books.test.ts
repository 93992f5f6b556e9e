import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../time/dates.ts';
import type { FiscalYear } from '../time/fiscal-year.ts';
import {
  CLOSING_MS,
  lockedDaySentence,
  lockOfDay,
  lockOfYear,
  OPEN_BOOKS,
  runningClosing,
  type Books,
  type Lock,
  type RunningClosing,
} from './books.ts';

const day = (text: string) => text as CalendarDate;
const closing: RunningClosing = {
  year: '2025' as FiscalYear,
  first: day('2025-07-01'),
  through: day('2026-06-30'),
  by: {
    uid: 'x',
    email: 'dana@example.com',
  },
  since: 0,
  until: CLOSING_MS,
  token: 'press',
};
const closed: Books = {
  ...OPEN_BOOKS,
  closedThrough: day('2026-06-30'),
  closedYear: '2025' as FiscalYear,
};
const closes: Books = { ...OPEN_BOOKS, closing };
const begun: Books = { ...OPEN_BOOKS, opensOn: day('2026-08-15') };

describe('a day (#123)', () => {
  it.each<[string, Books, string, number, Lock | null]>([
    ['open books', OPEN_BOOKS, '2000-01-01', 0, null],
    ['the last closed day', closed, '2026-06-30', 0, 'yearClosed'],
    ['the first open day', closed, '2026-07-01', 0, null],
    ['a year that is being closed', closes, '2026-06-30', 0, 'yearClosing'],
    ['the first day of that year', closes, '2025-07-01', 0, 'yearClosing'],
    ['a year before it, open until now', closes, '2025-06-30', 0, 'yearClosing'],
    ['the day after it', closes, '2026-07-01', 0, null],
    ['a closing whose time is over', closes, '2026-06-30', CLOSING_MS, null],
    ['the day before the books begin', begun, '2026-08-14', 0, 'beforeBooks'],
    ['the day on which they begin', begun, '2026-08-15', 0, null],
  ])('of %s', (_name, books, on, now, lock) => {
    expect(lockOfDay(books, on, now)).toBe(lock);
  });

  it.each<[Books, Lock, string, string]>([
    [
      begun,
      'beforeBooks',
      '2026-08-14',
      'Aug 14, 2026 is before the books begin, on Aug 15, 2026.',
    ],
    [OPEN_BOOKS, 'beforeBooks', '', 'This day is before the books begin, on another day.'],
    [
      closed,
      'yearClosed',
      '2026-06-30',
      'Jun 30, 2026 is in a closed year: the books are closed through Jun 30, 2026.',
    ],
    [
      closes,
      'yearClosing',
      '2026-06-30',
      'Jun 30, 2026 is in a year that dana@example.com is closing right now. Please try again in a few minutes.',
    ],
    [
      OPEN_BOOKS,
      'yearClosing',
      'x',
      'This day is in a year that someone is closing right now. Please try again in a few minutes.',
    ],
  ])('is refused with a sentence', (books, lock, on, sentence) => {
    expect(lockedDaySentence(books, lock, on)).toBe(sentence);
  });
});

it.each<[string, Books, string, number, Lock | null]>([
  ['open books', OPEN_BOOKS, '1999', 0, null],
  ['the closed year', closed, '2025', 0, 'yearClosed'],
  ['the year before it', closed, '2024', 0, 'yearClosed'],
  ['the year after it', closed, '2026', 0, null],
  ['the year that is being closed', closes, '2025', 0, 'yearClosing'],
  ['the year before that, open until now', closes, '2024', 0, 'yearClosing'],
  ['the year after that', closes, '2026', 0, null],
  ['a closing whose time is over', closes, '2025', CLOSING_MS, null],
])('a year: %s (#123)', (_name, books, year, now, lock) => {
  expect(lockOfYear(books, year, now)).toBe(lock);
});

it('a closing runs until its time is over', () => {
  expect(runningClosing(closes, CLOSING_MS - 1)).toBe(closing);
  expect(runningClosing(closes, CLOSING_MS)).toBeNull();
  expect(runningClosing(OPEN_BOOKS, 0)).toBeNull();
});
