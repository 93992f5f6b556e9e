import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invalidRecordFields } from '../../../tests/fixtures/invalid-record-fields.ts';
import type { Month } from '../time/months.ts';
import { isFiscalYear, type FiscalYear } from '../time/fiscal-year.ts';
import {
  beginningId,
  beginningOf,
  beginningOfAll,
  beginningPlace,
  monthEnds,
  type MonthOfFund,
  type StoredBeginning,
} from './beginnings.ts';

it.each([
  ['2026', 7, '2026-07-01'],
  ['2026', 1, '2026-01-01'],
  ['2026', 3, '2026-03-01'],
  ['2000', 7, '2000-07-01'],
  ['1999', 7, '2000-01-01'],
])('the year %s that begins in month %i begins with the balances of %s', (text, month, asOf) => {
  expect(isFiscalYear(text)).toBe(true);
  const place = beginningPlace('main', text as FiscalYear, month);
  expect(place).toEqual({ fundId: 'main', fiscalYear: text, asOf });
  const rest = { amount: 1, source: 'typed', lastUpdated: new Date(), version: 1 };
  expect(invalidRecordFields('fundBalances', { ...place, ...rest })).toEqual([]);
});

it('each fund has one of each year', () => {
  const year = '2026' as FiscalYear;
  expect(beginningId({ fiscalYear: year, fundId: 'main_2' })).toBe('2026~main_2');
});

const stored = (year: string, amount: number, fundId = 'main'): StoredBeginning => ({
  fundId,
  fiscalYear: year as FiscalYear,
  amount,
});
const month = (text: string, cells: Partial<MonthOfFund>): MonthOfFund => ({
  month: text as Month,
  fundId: 'main',
  revenue: 0,
  manual: 0,
  paid: 0,
  advanced: 0,
  transferIn: 0,
  transferOut: 0,
  ...cells,
});

/** Two years of a school whose year begins in July. */
const CELLS = [
  month('2024-07', { revenue: 100_00 }),
  month('2025-06', { manual: 30_00, paid: 5_00 }),
  month('2025-07', { revenue: 1_00 }),
  month('2026-06', { paid: 50_00 }),
  month('2026-07', { revenue: 1_000_00 }),
  month('2025-01', { fundId: 'grants', revenue: 7_00 }),
  month('2025-01', { fundId: null, manual: 9_00 }),
];

describe('what a fund begins a year with', () => {
  const of = (year: string, balances: readonly StoredBeginning[], firstMonth = 7) =>
    beginningOf({ fundId: 'main', fiscalYear: year as FiscalYear }, balances, CELLS, firstMonth);

  it.each([
    ['nothing that the books know', '2024', [], { amount: 0, isStored: false, computed: null }],
    ['all months before', '2026', [], { amount: 1_600, isStored: false, computed: 1_600 }],
    [
      'the last stored balance and the months since',
      '2026',
      [stored('2024', 10), stored('2025', 20.5)],
      { amount: -2_850, isStored: false, computed: -2_850 },
    ],
    [
      'the stored one, whatever the books say',
      '2025',
      [stored('2025', 20.5), stored('2024', 10)],
      { amount: 2_050, isStored: true, computed: 7_500 },
    ],
    [
      'the first one, before which there is nothing',
      '2024',
      [stored('2024', 10), stored('2025', 1)],
      { amount: 1_000, isStored: true, computed: null },
    ],
    [
      'the balance of another fund no more than its months',
      '2026',
      [stored('2025', 999, 'grants')],
      { amount: 1_600, isStored: false, computed: 1_600 },
    ],
  ] as const)('is %s', (_name, year, balances, expected) => {
    expect(of(year, balances)).toEqual(expected);
  });

  it.each([
    [1, '2025', 10_000],
    [1, '2026', 6_600],
    [3, '2026', 6_600],
    [7, '2025', 6_500],
    [7, '2026', 1_600],
  ])('follows the first month %i: %s begins with %i', (firstMonth, year, amount) => {
    expect(of(year, [], firstMonth).amount).toBe(amount);
  });
});

const YEARS = ['2023', '2024', '2025', '2026', '2027'] as const;
const arbitraryBalances = fc.uniqueArray(
  fc.record({ year: fc.constantFrom(...YEARS), cents: fc.integer({ min: -9e9, max: 9e9 }) }),
  { selector: ({ year }) => year },
);
const arbitraryCells = fc.array(
  fc.record({
    month: fc
      .tuple(fc.constantFrom(...YEARS), fc.integer({ min: 1, max: 12 }))
      .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}` as Month),
    fundId: fc.constant('main'),
    revenue: fc.integer({ min: -1e9, max: 1e9 }),
    manual: fc.integer({ min: -1e9, max: 1e9 }),
    paid: fc.nat(1e9),
    advanced: fc.integer({ min: -1e9, max: 1e9 }),
    transferIn: fc.nat(1e9),
    transferOut: fc.nat(1e9),
  }),
);

it('each year without a stored balance begins with what the year before ends with, and all years end as the last one', () => {
  fc.assert(
    fc.property(
      arbitraryBalances,
      arbitraryCells,
      fc.integer({ min: 1, max: 12 }),
      (typed, cells, firstMonth) => {
        const balances = typed.map(({ year, cents }) => stored(year, cents / 100));
        const begin = (year: string) =>
          beginningOf(
            { fundId: 'main', fiscalYear: year as FiscalYear },
            balances,
            cells,
            firstMonth,
          );
        const flowIn = (year: string): number =>
          cells
            .filter(({ month: text }) => {
              const [calendarYear = 0, number = 0] = text.split('-').map(Number);
              return String(number >= firstMonth ? calendarYear : calendarYear - 1) === year;
            })
            .reduce((sum, one) => {
              const spent = one.manual + one.paid + one.advanced + one.transferOut;
              return sum + one.revenue + one.transferIn - spent;
            }, 0);
        const all = ['2022', ...YEARS];
        for (const [index, year] of all.entries()) {
          const next = begin(all[index + 1] ?? '2028');
          if (next.computed !== null) expect(next.computed).toBe(begin(year).amount + flowIn(year));
          if (!next.isStored) expect(next.amount).toBe(next.computed ?? 0);
        }
        const sum = all.reduce((total, year) => total + flowIn(year), 0);
        expect(beginningOfAll('main', balances, cells, firstMonth) + sum).toBe(
          begin('2028').amount,
        );
      },
    ),
  );
});

describe('the ends of months', () => {
  const ends = (months: readonly string[], balances: readonly StoredBeginning[], cells = CELLS) =>
    monthEnds(months as readonly Month[], ['main', 'grants'], balances, cells, 7).map(
      ({ month: of, amount }) => [of, amount],
    );

  it('go on from month to month and year to year, and begin anew where a balance is stored', () => {
    expect(ends(['2024-06', '2024-07', '2025-01', '2025-06', '2025-07'], [])).toEqual([
      ['2024-07', 100_00],
      ['2025-01', 107_00],
      ['2025-06', 72_00],
      ['2025-07', 73_00],
    ]);
    expect(ends(['2026-06', '2026-07'], [stored('2026', 500)])).toEqual([
      ['2026-06', 23_00],
      ['2026-07', 1_507_00],
    ]);
  });

  it('are none before the books know anything', () => {
    expect(ends(['2024-07'], [], [])).toEqual([]);
    expect(ends(['2024-06', '2024-07'], [stored('2024', 5)], [])).toEqual([['2024-07', 5_00]]);
  });
});
