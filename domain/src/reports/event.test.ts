import { expect, it } from 'vitest';
import { EMPTY_SOURCE } from '../../../tests/fixtures/report-source.ts';
import { NO_AMOUNTS } from '../ledger/cells.ts';
import type { Month } from '../time/months.ts';
import { eventBudget } from './event.ts';

const place = { categoryId: 'fair', fundId: 'main' };
const cell = { ...NO_AMOUNTS, ...place, month: '2026-09' as Month, manual: 60_00 };
const source = {
  ...EMPTY_SOURCE,
  budgetItems: [
    { ...place, originalBudget: 400, changes: -100 },
    { ...place, fundId: 'grants', originalBudget: 50, changes: 0 },
    { ...place, categoryId: 'office', originalBudget: 9, changes: 0 },
  ],
  cells: [{ ...cell, approved: 290_00, paid: 40_00 }],
};

it('is what a category spent, promised, and has remaining over all funds', () => {
  expect(eventBudget({ ...source, countWhen: 'paid' }, 'fair')).toEqual({
    budget: 350_00,
    spent: 100_00,
    promised: 250_00,
    remaining: 0,
  });
  expect(eventBudget({ ...source, countWhen: 'approved' }, 'fair')).toEqual({
    budget: 350_00,
    spent: 350_00,
    promised: 0,
    remaining: 0,
  });
});

it('is nothing without a budget', () => {
  expect(eventBudget(source, 'camp')).toBeNull();
});
