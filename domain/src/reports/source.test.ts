import { expect, it } from 'vitest';
import { NO_AMOUNTS } from '../ledger/cells.ts';
import type { Month } from '../time/months.ts';
import { splitCells } from './source.ts';

it('keeps the transfers of funds apart from what categories took in and spent', () => {
  const month = '2026-09' as Month;
  const cell = { ...NO_AMOUNTS, month, categoryId: 'fair', fundId: 'main', revenue: 5 };
  const transfer = { ...NO_AMOUNTS, month, categoryId: null, fundId: 'main', transferIn: 7 };
  expect(splitCells([cell, transfer])).toEqual({ cells: [cell], transfers: [transfer] });
});
