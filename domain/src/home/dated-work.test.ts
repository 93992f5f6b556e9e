import { expect, it } from 'vitest';
import type { LedgerEntry } from '../reports/treasurer/treasurer-source.ts';
import type { Month } from '../time/months.ts';
import type { CalendarDate } from '../time/dates.ts';
import { ANY_DAYS, datedWork, openDays, unconfirmedOn } from './dated-work.ts';

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
  expect(datedWork({}, 'unratified', YEAR, 50)).toEqual(none);
  const others = workOf({ '2026-06': 2, '2027-07': 3, '2026-09': 0, all: 4 });
  expect(datedWork(others, 'unratified', YEAR, 50)).toEqual(none);
});

it('the open months are read newest first, months that follow each other at once', () => {
  const work = workOf({ '2026-07': 1, '2026-12': 2, '2026-09': 4, '2027-01': 8 });
  expect(datedWork(work, 'unratified', YEAR, null)).toEqual({
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
  const found = datedWork(work, 'unratified', YEAR, size);
  expect(found).toMatchObject({ count: 15, isCut });
  expect(found.runs.map(({ first }) => first)).toEqual(firsts);
});

it('the days after the last closed one are open', () => {
  expect(openDays(null)).toEqual(ANY_DAYS);
  expect(openDays('2026-06-30' as CalendarDate)).toEqual(days('2026-07-01', '2099-12-31'));
});

it('what nobody has confirmed counts by whole months, and day by day where a period has a part', () => {
  const amount = (count: number) => ({ count, cents: count * 100 });
  const unconfirmed = {
    '2026-08': amount(1),
    '2026-09': amount(4),
    '2026-10': amount(16),
    '2026-11': amount(64),
  };
  const entry = (collection: LedgerEntry['collection'], fields: object) => ({
    collection,
    id: 'one',
    fields: { ...fields },
  });
  const source = {
    partMonths: ['2026-09' as Month],
    entries: [
      entry('manualExpenses', { date: '2026-09-15', amount: 0.3 }),
      entry('manualExpenses', { date: '2026-09-14', amount: 5 }),
      entry('manualExpenses', { date: '2026-09-20', amount: 5, confirmed: { by: 'a@b.co' } }),
      entry('manualExpenses', { date: '2026-10-20', amount: 5 }),
      entry('payments', { date: '2026-09-30', method: 'transfer', lines: [{ amount: 0.2 }] }),
      entry('payments', { date: '2026-09-30', method: 'check', lines: [{ amount: 5 }] }),
      entry('payments', { date: 'never', lines: [] }),
      entry('revenueItems', { date: '2026-09-30', amount: 5 }),
      entry('transfers', { date: '2026-09-30', amount: 5 }),
    ],
  };
  const period = days('2026-09-15', '2026-10-31');
  expect(unconfirmedOn({ unconfirmed }, period, source)).toEqual({ count: 18, cents: 1_650 });
  expect(unconfirmedOn({ unconfirmed }, YEAR, { partMonths: [], entries: [] })).toEqual({
    count: 85,
    cents: 8_500,
  });
});
