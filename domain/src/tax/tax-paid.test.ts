import { expect, it } from 'vitest';
import { taxPaidIn } from './tax-paid.ts';

const manual = (id: string, own: object) => ({
  collection: 'manualExpenses' as const,
  id,
  fields: { date: '2026-10-05', paidTo: 'Paper Mill', description: 'Paper', amount: 54, ...own },
});

const expense = (id: string, payable: number, own: object = {}, more: object = {}) => ({
  collection: 'expenses' as const,
  id,
  fields: {
    payment: { date: '2026-10-02' },
    payable,
    ...more,
    submission: { amount: 54, salesTax: 4, paidTo: 'Dana', description: 'Cups', ...own },
  },
});

it('lists the sales tax of what was bought, by day, and what was not paid back', () => {
  const found = taxPaidIn([
    manual('paper', { salesTax: 4.01 }),
    manual('exempt', {}),
    manual('dateless', { salesTax: 1, date: 'soon' }),
    expense('paid', 54),
    expense('kept', 50),
    expense('none', 54, { salesTax: undefined }),
  ]);
  expect(found.map(({ id, day, tax, notPaidBack }) => [id, day, tax, notPaidBack])).toEqual([
    ['kept', '2026-10-02', 400, 400],
    ['paid', '2026-10-02', 400, 0],
    ['paper', '2026-10-05', 401, 0],
  ]);
  expect(found[2]).toMatchObject({ payee: 'Paper Mill', description: 'Paper', amount: 5_400 });
});

it('gives the tax back with what a vendor refunds', () => {
  const found = taxPaidIn([
    manual('a', { salesTax: 4 }),
    manual('a-returned-x', { amount: -54, salesTax: 4 }),
  ]);
  expect(found.map(({ amount, tax, notPaidBack }) => [amount, tax, notPaidBack])).toEqual([
    [5_400, 400, 0],
    [-5_400, -400, 0],
  ]);
});

it('tells the tax that was kept back from what an approver lowered or rejected', () => {
  const parts = [{ amount: 30 }, { amount: 24, refused: true }];
  const found = taxPaidIn([
    expense('both', 20, {}, { adjusted: { from: 50 } }),
    expense('lowered', 20, {}, { adjusted: { from: 54 } }),
    expense('rejected', 30, {}, { lines: parts, adjusted: null }),
  ]);
  expect(found.map(({ id, notPaidBack }) => [id, notPaidBack])).toEqual([
    ['both', 400],
    ['lowered', 0],
    ['rejected', 0],
  ]);
});
