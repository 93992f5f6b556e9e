import { expect, it } from 'vitest';
import { budgetItem, cell, EMPTY_SOURCE } from '../../../tests/fixtures/report-source.ts';
import { incomeBudgetReport } from './income-budget.ts';

const SOURCE = {
  ...EMPTY_SOURCE,
  budgetItems: [budgetItem('fair', 'main', 40, -10), budgetItem('gone', 'main', 5)],
  cells: [
    cell('trip10', 'main', { revenue: 1_000 }),
    cell('fair', 'main', { revenue: 30_029, manual: 2_000 }),
    cell('fair', 'grants', { revenue: 71 }),
    cell('gone', 'gone', { revenue: 50, approved: 1 }),
    cell('office', 'main', { manual: 700 }),
  ],
};

const ZERO = { revenue: 0, expenses: 0, netIncome: 0 };

it('has no rows and nets to nothing without anything', () => {
  expect(incomeBudgetReport(EMPTY_SOURCE, [])).toEqual({
    lines: [],
    total: { expectedIncome: 0, actualRevenue: 0, difference: 0 },
    planned: ZERO,
    actual: ZERO,
    difference: ZERO,
  });
});

it('compares each category over all funds, those without either left out, and ends with Unknown', () => {
  const income = [
    budgetItem('fair', 'main', 200, 50.5),
    budgetItem('fair', 'old', 50),
    budgetItem('trip9', 'main', 12),
    budgetItem('lost', 'main', 1),
  ];
  const row = (categoryName: string, ...amounts: [number, number, number]) => {
    const [expectedIncome, actualRevenue, difference] = amounts;
    return { categoryName, expectedIncome, actualRevenue, difference };
  };
  const report = incomeBudgetReport(SOURCE, income);
  expect(report.lines).toEqual([
    { id: 'fair', row: row('Book Fair', 300_50, 301_00, 50) },
    { id: 'trip9', row: row('Trip 9', 12_00, 0, -12_00) },
    { id: 'trip10', row: row('Trip 10', 0, 10_00, 10_00) },
    { id: '', row: row('Unknown', 1_00, 50, -50) },
  ]);
  expect(report.total).toEqual({
    expectedIncome: 313_50,
    actualRevenue: 311_50,
    difference: -2_00,
  });
});

it('nets what is expected against the budget, and what came in against what was spent', () => {
  const report = incomeBudgetReport(SOURCE, [budgetItem('fair', 'main', 20)]);
  const { planned, actual, difference } = report;
  expect(planned).toEqual({ revenue: 20_00, expenses: 35_00, netIncome: -15_00 });
  expect(actual).toEqual({ revenue: 311_50, expenses: 27_01, netIncome: 284_49 });
  expect(difference).toEqual({ revenue: 291_50, expenses: -7_99, netIncome: 299_49 });
});

it('shows a category from which nothing is expected in so many words', () => {
  const { lines } = incomeBudgetReport(EMPTY_SOURCE, [budgetItem('fair', 'main', 0)]);
  expect(lines.map(({ id }) => id)).toEqual(['fair']);
});

it('leaves out a category whose revenue cancels out', () => {
  const cells = [cell('fair', 'main', { revenue: 5 }), cell('fair', 'old', { revenue: -5 })];
  expect(incomeBudgetReport({ ...EMPTY_SOURCE, cells }, []).lines).toEqual([]);
});
