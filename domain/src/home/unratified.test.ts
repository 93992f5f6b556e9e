import { expect, it } from 'vitest';
import type { CalendarDate } from '../time/dates.ts';
import { unratifiedOf } from './unratified.ts';

const days = (first: string, last: string) => ({
  first: first as CalendarDate,
  last: last as CalendarDate,
});
const YEAR = days('2026-07-01', '2027-06-30');

/** `home/now` with so many entries of a dollar in each month. */
const workOf = (counts: Readonly<Record<string, number>>) => ({
  unratified: Object.fromEntries(
    Object.entries(counts).map(([month, count]) => [month, { count, cents: count * 100 }]),
  ),
});

it('a year without open months reads nothing', () => {
  const none = { count: 0, cents: 0, runs: [], isCut: false };
  expect(unratifiedOf({}, YEAR, 50)).toEqual(none);
  const others = workOf({ '2026-06': 2, '2027-07': 3, '2026-09': 0, all: 4 });
  expect(unratifiedOf(others, YEAR, 50)).toEqual(none);
});

it('the open months are read newest first, months that follow each other at once', () => {
  const work = workOf({ '2026-07': 1, '2026-12': 2, '2026-09': 4, '2027-01': 8 });
  expect(unratifiedOf(work, YEAR, null)).toEqual({
    count: 15,
    cents: 1500,
    runs: [
      days('2026-12-01', '2027-01-31'),
      days('2026-09-01', '2026-09-30'),
      days('2026-07-01', '2026-07-31'),
    ],
    isCut: false,
  });
});

it.each([
  [8, ['2027-01-01'], true],
  [9, ['2026-12-01'], true],
  [11, ['2026-12-01', '2026-09-01'], true],
  [15, ['2026-12-01', '2026-09-01', '2026-07-01'], false],
])('for %i lines, as many of the newest months are read as have them', (size, firsts, isCut) => {
  const work = workOf({ '2026-07': 1, '2026-12': 2, '2026-09': 4, '2027-01': 8 });
  const found = unratifiedOf(work, YEAR, size);
  expect(found).toMatchObject({ count: 15, isCut });
  expect(found.runs.map(({ first }) => first)).toEqual(firsts);
});
