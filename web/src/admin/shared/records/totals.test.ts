import { NO_AMOUNTS } from '@pa-ledger/domain/ledger/cells';
import { expect, it } from 'vitest';
import { readCell } from './totals.ts';

it('reads what the server keeps', () => {
  const cell = {
    month: '2026-09',
    categoryId: 'fair',
    fundId: 'main',
    ...NO_AMOUNTS,
    revenue: 5,
    paidCount: 1,
  };
  expect(readCell(cell)).toEqual(cell);
});

it('counts as 0 what is missing or no whole number, and knows cells without a fund', () => {
  const fields = {
    month: '2026-09',
    categoryId: 'fair',
    fundId: null,
    revenue: 0.5,
    manual: '7',
    approved: 3,
  };
  expect(readCell(fields)).toEqual({
    ...NO_AMOUNTS,
    month: '2026-09',
    categoryId: 'fair',
    fundId: null,
    approved: 3,
  });
  expect(readCell({})).toEqual({ ...NO_AMOUNTS, month: '', categoryId: null, fundId: null });
});
