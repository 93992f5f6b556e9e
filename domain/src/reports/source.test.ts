import { expect, it } from 'vitest';
import { NO_AMOUNTS } from '../ledger/cells.ts';
import { splitCells } from './source.ts';

it('keeps the transfers of funds apart from what categories took in and spent', () => {
  const cell = { ...NO_AMOUNTS, categoryId: 'fair', fundId: 'main', revenue: 5 };
  const transfer = { ...NO_AMOUNTS, categoryId: null, fundId: 'main', transferIn: 7 };
  expect(splitCells([cell, transfer])).toEqual({ cells: [cell], transfers: [transfer] });
});
