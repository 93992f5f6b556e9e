import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TIMEOUT_MS, times } from '../../../tests/support/random.ts';
import {
  booksOf,
  CATEGORIES,
  CATEGORY_IDS,
  cellsOf,
  dollars,
  FUNDS,
  someLedger,
  type Ledger,
} from '../../../tests/fixtures/generated-ledgers.ts';
import { oracle, oracleUnpaid, type OracleBooks } from '../../../tests/fixtures/ledger-oracle.ts';
import type { FiscalYear } from '../time/fiscal-year.ts';
import { categoryBudget } from '../ledger/budget.ts';
import { reconciliation } from './balances.ts';
import { budgetReport } from './budget-report.ts';
import { categoryIncome, eventSummary } from './income.ts';
import { incomeByMonth, incomeByYear } from './income-over-time.ts';
import { reportSourceOf, type ReportSource } from './source.ts';
import { cashTie, committed } from './unpaid.ts';

/** Of all generated days, whatever the first month: the first one may be in 2025–26, and the last one in 2028. */
const YEARS = ['2025', '2026', '2027', '2028'] as const;

const someBooks = fc.record({
  ledger: someLedger,
  firstMonth: fc.integer({ min: 1, max: 12 }),
  stored: fc.uniqueArray(
    fc.record({
      year: fc.constantFrom(...YEARS),
      fundId: fc.constantFrom('main', 'grants', 'gone'),
      cents: fc.integer({ min: -9e9, max: 9e9 }),
    }),
    { selector: ({ year, fundId }) => `${year} ${fundId}`, maxLength: 5 },
  ),
});

type Books = typeof someBooks extends fc.Arbitrary<infer Value> ? Value : never;

/** The first and the last month of a year, computed here once more. */
function monthsOf(year: string, firstMonth: number): readonly [string, string] {
  const two = (month: number) => String(month).padStart(2, '0');
  if (firstMonth === 1) return [`${year}-01`, `${year}-12`];
  return [`${year}-${two(firstMonth)}`, `${Number(year) + 1}-${two(firstMonth - 1)}`];
}

function sourceOf({ ledger, firstMonth, stored }: Books, year: string | null): ReportSource {
  const cells = cellsOf(ledger);
  const [first, last] = year === null ? ['', '9999-12'] : monthsOf(year, firstMonth);
  const books = {
    year: year as FiscalYear | null,
    categories: CATEGORIES,
    funds: FUNDS,
    countWhen: ledger.countWhen,
    budgetItems: ledger.budgetItems.map((item) => ({
      ...item,
      originalBudget: dollars(item.originalCents),
      changes: dollars(item.changesCents),
    })),
    stored: stored.map((each) => ({
      fundId: each.fundId,
      fiscalYear: each.year as string as FiscalYear,
      amount: dollars(each.cents),
    })),
    totals: cells.filter(({ month }) => month >= first && month <= last),
    totalsBefore: cells.filter(({ month }) => month < first),
  };
  return reportSourceOf(books, firstMonth);
}

/** What the oracle says of some months. */
function truthOf(ledger: Ledger, months: readonly [string, string], countWhen?: 'paid') {
  const books: OracleBooks = { ...booksOf(ledger), months };
  return oracle(countWhen === undefined ? books : { ...books, countWhen });
}

const monthBefore = (month: string) =>
  new Date(Date.parse(`${month}-01T00:00:00Z`) - 1).toISOString().slice(0, 7);

const known = (fundId: string) => (FUNDS.some(({ id }) => id === fundId) ? fundId : '');

describe(
  'the reports of fiscal years, for every first month, against an oracle in BigInt (#68, G10)',
  { timeout: TIMEOUT_MS },
  () => {
    const runs = { numRuns: times(60, 5_000) };

    it('each year has what is dated in it, ties to what was paid, and all years are their sum', () => {
      fc.assert(
        fc.property(someBooks, (books) => {
          const { ledger, firstMonth } = books;
          const sums = { revenue: 0n, expenses: 0n };
          for (const year of YEARS) {
            const months = monthsOf(year, firstMonth);
            const truth = truthOf(ledger, months);
            const source = sourceOf(books, year);
            const { total } = categoryIncome(source);
            expect(BigInt(total.revenue)).toBe(truth.revenue);
            expect(BigInt(total.expenses)).toBe(truth.expenses);
            sums.revenue += truth.revenue;
            sums.expenses += truth.expenses;

            const tie = cashTie(source);
            const paid = truthOf(ledger, months, 'paid').expenses;
            const unpaid = oracleUnpaid(booksOf(ledger), months[1]);
            const unpaidBefore = oracleUnpaid(booksOf(ledger), monthBefore(months[0]));
            expect(Object.values(tie).map(BigInt)).toEqual([
              truth.expenses,
              unpaid,
              unpaidBefore,
              paid,
            ]);
            const counted = ledger.countWhen === 'paid' ? 0 : tie.unpaid - tie.unpaidBefore;
            expect(tie.expenses - counted).toBe(tie.paid);
          }
          const { total } = categoryIncome(sourceOf(books, null));
          expect({
            revenue: BigInt(total.revenue),
            expenses: BigInt(total.expenses),
          }).toEqual(sums);
        }),
        runs,
      );
    });

    it('each fund begins a year with what the year before ends with, or what is stored, and all years end as the last', () => {
      fc.assert(
        fc.property(someBooks, (books) => {
          const { ledger, firstMonth, stored } = books;
          const funds = ['main', 'grants', 'gone'];
          const has = new Map<string, bigint>();
          for (const year of YEARS) {
            for (const fundId of funds) {
              const own = stored.find((one) => one.year === year && one.fundId === fundId);
              if (own !== undefined) has.set(fundId, BigInt(own.cents));
            }
            const shown = new Map<string, bigint>();
            for (const [fundId, cents] of has)
              shown.set(known(fundId), (shown.get(known(fundId)) ?? 0n) + cents);
            const report = reconciliation(sourceOf(books, year));
            for (const line of report.lines)
              expect(BigInt(line.beginningBalance)).toBe(shown.get(line.id) ?? 0n);

            // A ledger in which every fund exists, so that none is merged with another.
            const every = funds.map((id) => ({ id, code: id, name: id }));
            const months = monthsOf(year, firstMonth);
            const moved = oracle({
              ...booksOf(ledger),
              funds: every,
              months,
              countWhen: 'paid',
            }).funds;
            for (const [fundId, [revenue = 0n, expenses = 0n]] of moved)
              has.set(fundId, (has.get(fundId) ?? 0n) + revenue - expenses);
            const ending = [...has.values()].reduce((sum, one) => sum + one, 0n);
            expect(BigInt(report.total.endingBalance)).toBe(ending);
          }
          const all = reconciliation(sourceOf(books, null));
          const last = reconciliation(sourceOf(books, YEARS.at(-1) ?? ''));
          for (const line of all.lines) {
            const same = last.lines.find(({ id }) => id === line.id);
            expect(line.endingBalance).toBe(same?.endingBalance ?? 0);
          }
          expect(all.total.endingBalance).toBe(last.total.endingBalance);
        }),
        runs,
      );
    });

    it('the months of a year and the years of all add up to their report', () => {
      fc.assert(
        fc.property(someBooks, (books) => {
          const { ledger, firstMonth } = books;
          for (const year of YEARS) {
            const source = sourceOf(books, year);
            const lines = incomeByMonth(source, year as string as FiscalYear, firstMonth);
            let net = 0;
            for (const { id, row } of lines) {
              const truth = truthOf(ledger, [id, id]);
              expect([row.revenue, row.expenses].map(BigInt)).toEqual([
                truth.revenue,
                truth.expenses,
              ]);
              net += row.netIncome;
            }
            expect(net).toBe(categoryIncome(source).total.netIncome);
          }
          for (const { id, row } of incomeByYear(sourceOf(books, null), firstMonth)) {
            const truth = truthOf(ledger, monthsOf(id, firstMonth));
            expect([row.revenue, row.expenses].map(BigInt)).toEqual([
              truth.revenue,
              truth.expenses,
            ]);
          }
        }),
        runs,
      );
    });

    it('what is left of a budget is the report’s variance, less what it does not count and is promised', () => {
      fc.assert(
        fc.property(someBooks, fc.constantFrom(...YEARS), (books, year) => {
          const source = sourceOf(books, year);
          const report = budgetReport(source);
          const sumOf = (lines: typeof report.lines, categoryId: string) =>
            lines
              .filter(({ id }) => id.startsWith(`${categoryId}~`))
              .reduce((sum, { row }) => sum + row.variance, 0);
          for (const categoryId of CATEGORY_IDS) {
            const items = source.budgetItems.filter((item) => item.categoryId === categoryId);
            const budget = categoryBudget(items, committed(source, categoryId));
            if (budget === null) continue;
            const { unpaid } = cashTie(source, categoryId);
            const promised = source.countWhen === 'paid' ? unpaid : 0;
            expect(budget.left).toBe(
              sumOf([...report.lines, ...report.unbudgeted], categoryId) - promised,
            );
            expect(cashTie(source, categoryId).expenses).toBe(
              eventSummary(source, categoryId).expenses,
            );
          }
        }),
        runs,
      );
    });
  },
);

it('a year without anything has no months, and books without anything no years', () => {
  const books = {
    year: null,
    categories: [],
    funds: [],
    budgetItems: [],
    countWhen: 'paid' as const,
    stored: [],
    totals: [],
    totalsBefore: [],
  };
  const source = reportSourceOf(books, 7);
  expect(incomeByYear(source, 7)).toEqual([]);
  expect(incomeByMonth(source, '2026' as FiscalYear, 7)).toEqual([]);
});
