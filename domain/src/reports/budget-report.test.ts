import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { budgetItem, cell, EMPTY_SOURCE } from '../../../tests/fixtures/report-source.ts';
import { NO_AMOUNTS } from '../ledger/cells.ts';
import type { Month } from '../time/months.ts';
import { budgetReport, budgetUse, percentUsed } from './budget-report.ts';
import { splitCells } from './source.ts';
import { cents, MAX_CENTS } from '../money/money.ts';

const SOURCE = {
  ...EMPTY_SOURCE,
  budgetItems: [
    budgetItem('trip10', 'main', 100),
    budgetItem('trip9', 'main', 100),
    budgetItem('fair', 'grants', 0.1, 0.2),
    budgetItem('fair', 'main', 1_000, -250.5),
    budgetItem('gone', 'main', 5),
  ],
  cells: [
    cell('fair', 'main', { revenue: 99, manual: 50_000, approved: 30_000, paid: 10_000 }),
    cell('fair', 'grants', { manual: 30 }),
    cell('gone', 'main', { manual: 200 }),
    cell('office', 'main', { manual: 1_234 }),
    cell('office', 'lost', { approved: 766 }),
    cell('fair', null, { approved: 500 }),
    // All of it was removed again.
    cell('office', 'grants', {}),
  ],
};

describe('budgetReport', () => {
  it('is empty without data', () => {
    expect(budgetReport(EMPTY_SOURCE)).toEqual({
      lines: [],
      unbudgeted: [],
      fromClosed: [],
      rows: [],
      byCategory: [],
      totals: {
        originalBudget: 0,
        changes: 0,
        finalBudget: 0,
        actualExpenses: 0,
        variance: 0,
        percentUsed: 0,
        unbudgeted: 0,
        fromClosed: 0,
      },
    });
  });

  it('has a line for each category and fund, with budget and actual', () => {
    expect(budgetReport(SOURCE).lines.map(({ row }): unknown[] => Object.values(row))).toEqual([
      ['Book Fair', 'Grants', 10, 20, 30, 30, 0, 100],
      ['Book Fair', 'Main Fund', 100_000, -25_050, 74_950, 80_000, -5_050, 106.7],
      ['Trip 9', 'Main Fund', 10_000, 0, 10_000, 0, 10_000, 0],
      ['Trip 10', 'Main Fund', 10_000, 0, 10_000, 0, 10_000, 0],
      ['Unknown', 'Main Fund', 500, 0, 500, 200, 300, 40],
    ]);
    expect(budgetReport(SOURCE).lines.map(({ use }) => use)).toEqual([
      'near',
      'over',
      'within',
      'within',
      'within',
    ]);
  });

  it('names the fields of a row as the file does, in its order', () => {
    expect(Object.keys(budgetReport(SOURCE).lines[0]?.row ?? {})).toEqual([
      'categoryName',
      'fundName',
      'originalBudget',
      'changes',
      'finalBudget',
      'actualExpenses',
      'variance',
      'percentUsed',
    ]);
  });

  it('shows what no budget item covers, so that everything adds up to all expenses', () => {
    const { unbudgeted, totals } = budgetReport(SOURCE);
    expect(unbudgeted).toMatchObject([
      { id: 'fair~', row: { categoryName: 'Book Fair', fundName: 'Unknown', actualExpenses: 500 } },
      {
        id: 'office~main',
        row: { categoryName: 'Office', fundName: 'Main Fund', actualExpenses: 1_234 },
      },
      {
        id: 'office~lost',
        row: { categoryName: 'Office', fundName: 'Unknown', actualExpenses: 766 },
      },
    ]);
    expect(totals).toEqual({
      originalBudget: 120_510,
      changes: -25_030,
      finalBudget: 95_480,
      actualExpenses: 80_230,
      variance: 15_250,
      percentUsed: 84,
      unbudgeted: 2_500,
      fromClosed: 0,
    });
  });

  it('sets what is from closed years apart: it counts against no line, and the file sums to the books', () => {
    const closed = { ...NO_AMOUNTS, month: '2026-09' as Month, categoryId: null, fundId: 'main' };
    const { cells } = splitCells([{ ...closed, manual: -4_000, paid: -1_050 }]);
    const before = budgetReport(SOURCE);
    const after = budgetReport({ ...SOURCE, cells: [...SOURCE.cells, ...cells] });
    expect(after.lines).toEqual(before.lines);
    expect(after.unbudgeted).toEqual(before.unbudgeted);
    expect(after.totals).toEqual({ ...before.totals, fromClosed: -4_000 });
    expect(after.fromClosed.map(({ row }): unknown[] => Object.values(row))).toEqual([
      ['From closed years', 'Main Fund', 0, 0, 0, -4_000, 4_000, null],
    ]);
    expect(after.rows.at(-1)).toEqual(after.fromClosed[0]?.row);
  });

  it('writes what no budget item covers into the file with a budget of 0, so that it sums to the books (#117)', () => {
    const { lines, rows, totals } = budgetReport(SOURCE);
    expect(rows.slice(0, lines.length)).toEqual(lines.map(({ row }) => row));
    expect(rows.slice(lines.length).map((row): unknown[] => Object.values(row))).toEqual([
      ['Book Fair', 'Unknown', 0, 0, 0, 500, -500, null],
      ['Office', 'Main Fund', 0, 0, 0, 1_234, -1_234, null],
      ['Office', 'Unknown', 0, 0, 0, 766, -766, null],
    ]);
    const sum = rows.reduce((total, row) => total + row.actualExpenses, 0);
    expect(sum).toBe(totals.actualExpenses + totals.unbudgeted);
    expect(new Set(rows.map((row) => Object.keys(row).join()))).toHaveLength(1);
  });

  it('counts only paid submissions if the school wants that', () => {
    const { lines } = budgetReport({ ...SOURCE, countWhen: 'paid' });
    expect(lines[1]?.row).toMatchObject({ actualExpenses: 60_000, variance: 14_950 });
  });

  it('combines two items for the same category and fund, so that expenses count once', () => {
    const { lines } = budgetReport({
      ...EMPTY_SOURCE,
      budgetItems: [budgetItem('fair', 'main', 60), budgetItem('fair', 'main', 30, 10)],
      cells: [cell('fair', 'main', { manual: 9_500 })],
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      items: 2,
      row: {
        originalBudget: 9e3,
        changes: 1e3,
        finalBudget: 1e4,
        actualExpenses: 9500,
        variance: 500,
      },
    });
  });

  it('counts expenses without a fund under Unknown, also beside a category’s only budget line (#120)', () => {
    const { lines, unbudgeted } = budgetReport({
      ...EMPTY_SOURCE,
      budgetItems: [budgetItem('fair', 'main', 60)],
      cells: [cell('fair', 'main', { manual: 100 }), cell('fair', null, { approved: 25 })],
    });
    expect(lines[0]?.row.actualExpenses).toBe(100);
    expect(unbudgeted.map(({ row }) => [row.fundName, row.actualExpenses])).toEqual([
      ['Unknown', 25],
    ]);
  });

  it('counts a budget that cannot be read as 0, without a percentage', () => {
    const { lines } = budgetReport({
      ...EMPTY_SOURCE,
      budgetItems: [budgetItem('fair', 'main', NaN)],
      cells: [cell('fair', 'main', { manual: 100 })],
    });
    expect(lines[0]).toMatchObject({ use: 'over', row: { finalBudget: 0, percentUsed: null } });
  });

  it('adds the lines of a category for the chart', () => {
    expect(budgetReport(SOURCE).byCategory).toEqual([
      {
        categoryId: 'fair',
        categoryName: 'Book Fair',
        finalBudget: 74980,
        actualExpenses: 80030,
      },
      { categoryId: 'trip9', categoryName: 'Trip 9', finalBudget: 10_000, actualExpenses: 0 },
      { categoryId: 'trip10', categoryName: 'Trip 10', finalBudget: 10_000, actualExpenses: 0 },
      { categoryId: 'gone', categoryName: 'Unknown', finalBudget: 500, actualExpenses: 200 },
    ]);
  });
});

describe('percentUsed', () => {
  it.each([
    [10_000, 0, 0],
    [10_000, 5_000, 50],
    [10_000, 10_000, 100],
    // Half up: 33.35 % and just below it.
    [10_000, 3_335, 33.4],
    [100_000, 33_349, 33.3],
    [30_000, 10_000, 33.3],
    [30_000, 20_000, 66.7],
    [10_000, 12_345, 123.5],
    // Returned money: -0.04 % and -0.05 % are 0, -0.06 % is not.
    [10_000, -4, 0],
    [10_000, -5, 0],
    [10_000, -6, -0.1],
    [10_000, -5_000, -50],
    [1, MAX_CENTS, MAX_CENTS * 100],
  ])('of %d cents %d are %d %%', (budget, actual, expected) => {
    const percent = percentUsed(cents(budget), cents(actual));
    expect(percent).toBe(expected);
  });

  it.each([0, -500])('is null for expenses without a budget: %d', (budget) => {
    expect(percentUsed(cents(budget), cents(1))).toBeNull();
    expect(percentUsed(cents(budget), cents(-1))).toBeNull();
    expect(percentUsed(cents(budget), cents(0))).toBe(0);
  });

  it('is never further from the exact value than half of its last digit', () => {
    const amount = fc.integer({ min: -9_999_999_999, max: 9_999_999_999 });
    const positive = fc.integer({ min: 1, max: 9_999_999_999 });
    fc.assert(
      fc.property(positive, amount, (budget, actual) => {
        const percent = percentUsed(cents(budget), cents(actual)) ?? NaN;
        // percent - 0.05 <= 100 * actual / budget < percent + 0.05, in whole numbers.
        const [low, high] = [-5n, 5n].map(
          (half) => (BigInt(Math.round(percent * 10)) * 10n + half) * BigInt(budget),
        );
        const exact = BigInt(actual) * 10_000n;
        expect(low !== undefined && low <= exact).toBe(true);
        expect(high !== undefined && exact < high).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('budgetUse', () => {
  it.each([
    [10_000, 9_000, 'within'],
    [10_000, 9_001, 'near'],
    [10_000, 10_000, 'near'],
    [10_000, 10_001, 'over'],
    [1_000_000, 1_000_001, 'over'],
    [0, 0, 'within'],
    [0, 1, 'over'],
    [-100, 0, 'within'],
    [-100, -50, 'within'],
    [10_000, -50, 'within'],
  ])('of %d cents %d are %s', (budget, actual, expected) => {
    expect(budgetUse(cents(budget), cents(actual))).toBe(expected);
  });
});
