import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CalendarDate } from '../time/dates.ts';
import {
  fiscalCalendar,
  type ClosedDays,
  type FiscalYear,
  fiscalYearDays,
} from '../time/fiscal-year.ts';
import { OPEN_BOOKS, type Books } from './books.ts';
import { yearToClose, endingsOf, typedOtherwise } from './closing.ts';
import { beginningOf, type MonthOfFund, type StoredBeginning } from '../ledger/beginnings.ts';
import { cents, dollarsFromCents, sumCents } from '../money/money.ts';
import type { Month } from '../time/months.ts';

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

const year = '2025' as FiscalYear;
const closing = { year, days: fiscalYearDays(year, 7) };
const cell = (month: string, own: Partial<MonthOfFund>): MonthOfFund => ({
  month: month as Month,
  fundId: 'main',
  revenue: 0,
  manual: 0,
  paid: 0,
  advanced: 0,
  transferIn: 0,
  transferOut: 0,
  ...own,
});
const stored = (fiscalYear: string, amount: number, fundId = 'main'): StoredBeginning => ({
  fundId,
  fiscalYear: fiscalYear as FiscalYear,
  amount,
});

it('a fund ends with what it began with and what moved it in the year', () => {
  const cells = [
    cell('2025-06', { revenue: 999 }),
    cell('2025-07', { revenue: 500_10 }),
    cell('2026-06', { manual: 40_05, paid: 10_00, transferOut: 100_00 }),
    cell('2026-06', { fundId: 'grants', transferIn: 100_00 }),
    cell('2026-07', { revenue: 999 }),
  ];
  expect(endingsOf(closing, ['main', 'new'], [stored('2025', 1000)], cells, 7)).toEqual([
    { fundId: 'grants', amount: 100_00 },
    { fundId: 'main', amount: 1350_05 },
    { fundId: 'new', amount: 0 },
  ]);
});

it('without a stored beginning, a fund begins with what the months before have left', () => {
  const cells = [cell('2025-06', { revenue: 5 }), cell('2025-07', { revenue: 7 })];
  expect(endingsOf(closing, ['main'], [], cells, 7)).toEqual([{ fundId: 'main', amount: 12 }]);
});

it('a fund that is gone and has nothing is left out; entries without a fund are no fund', () => {
  const cells = [cell('2025-07', { fundId: null, revenue: 5 })];
  expect(endingsOf(closing, [], [stored('2025', 0, 'gone')], cells, 7)).toEqual([]);
});

it('each ending is the beginning of the next year, and all of them are the cash', () => {
  const cells = fc.array(
    fc.record({
      fundId: fc.constantFrom('a', 'b', 'c'),
      month: fc
        .constantFrom('2025-07', '2025-12', '2026-06', '2026-07')
        .map((text) => text as Month),
      revenue: fc.nat(1e4),
      manual: fc.nat(1e4),
      paid: fc.nat(1e4),
      advanced: fc.integer({ min: -1e4, max: 1e4 }),
      transferIn: fc.nat(1e4),
      transferOut: fc.nat(1e4),
    }),
  );
  const check = (moved: MonthOfFund[]) => {
    const endings = endingsOf(closing, ['a', 'b', 'c'], [stored('2025', 12.34, 'a')], moved, 7);
    const next = '2026' as FiscalYear;
    const begun = endings.map(({ fundId, amount }) =>
      stored(next, dollarsFromCents(amount), fundId),
    );
    for (const { fundId, amount } of endings) {
      const place = { fundId, fiscalYear: next };
      const { amount: beginning } = beginningOf(place, begun, moved, 7);
      const { computed } = beginningOf(place, [stored('2025', 12.34, 'a')], moved, 7);
      expect([beginning, computed ?? 0]).toEqual([amount, amount]);
    }
    const before = moved.filter(({ month }) => month < '2026-07');
    const cash = before.reduce(
      (sum, { revenue, manual, paid, advanced, transferIn, transferOut }) =>
        sum + revenue - manual - paid - advanced + transferIn - transferOut,
      12_34,
    );
    expect(sumCents(endings.map(({ amount }) => amount))).toBe(cents(cash));
  };
  fc.assert(fc.property(cells, check));
});

it('a typed beginning that is not what the year ended with is named', () => {
  const endings = [
    { fundId: 'a', amount: cents(100) },
    { fundId: 'b', amount: cents(200) },
    { fundId: 'c', amount: cents(300) },
    { fundId: 'd', amount: cents(400) },
  ];
  const next = [
    { fundId: 'a', amount: 1, source: 'typed' },
    { fundId: 'b', amount: 1.5, source: 'typed' },
    { fundId: 'c', amount: 1, source: 'closing' },
  ];
  expect(typedOtherwise(endings, next)).toEqual([{ fundId: 'b', amount: 200, typed: 150 }]);
});
