import { expect, it } from 'vitest';
import type { Month } from '../time/months.ts';
import { anyCellFrom, cellFrom, cellId, NO_AMOUNTS, pairId, readAmounts } from './cells.ts';

// A constant month of the calendar.
const CELL = { month: '2026-09' as Month, categoryId: 'festival', fundId: 'main' };
const WITHOUT_FUND = { ...CELL, fundId: null };

it('reads the amounts of a document; what is no whole number counts as 0', () => {
  const stored = { ...CELL, revenue: 1_234, manual: -5, approved: 0.5, paid: '7', paidCount: NaN };
  expect(readAmounts(stored)).toEqual({ ...NO_AMOUNTS, revenue: 1_234, manual: -5 });
});

it('gives each cell its own id, and each pair', () => {
  expect(cellId(CELL)).toBe('2026-09~festival~main');
  expect(cellId(WITHOUT_FUND)).toBe('2026-09~festival~');
  expect(cellFrom('2026-09~festival~main')).toEqual(CELL);
  expect(cellFrom('2026-09~festival~')).toEqual(WITHOUT_FUND);
  expect(pairId(CELL)).toBe('festival~main');
  expect(pairId(WITHOUT_FUND)).toBe('festival~');
});

it('has a cell for the transfers of a fund, and none for nothing', () => {
  const cell = { ...CELL, categoryId: null };
  expect(cellId(cell)).toBe('2026-09~~main');
  expect(cellFrom('2026-09~~main')).toEqual(cell);
  // A payment of an older version has no fund, and its void in a later year no category.
  expect(cellFrom('2026-09~~')).toEqual({ ...cell, fundId: null });
});

it('has cells of accounts beside those of the funds', () => {
  const { month } = CELL;
  expect(cellId({ month, accountId: 'checking' })).toBe('2026-09~checking');
  expect(anyCellFrom('2026-09~checking')).toEqual({ month, accountId: 'checking' });
  expect(anyCellFrom('2026-09~festival~main')).toEqual(CELL);
  for (const id of ['2026-09~', '2026-09~a b', '2026-13~a', '2026-09', '2026-09~a~b~c', null])
    expect(anyCellFrom(id)).toBeNull();
});

it.each([
  '',
  '2026-09',
  '~~',
  '2026-09~~a b',
  '2026-09~a',
  '2026-09~a~b~',
  '2026-09~a~b~c',
  '2026-13~a~b',
  '2026~a~b',
  'a~b',
  '2026-09~a b~',
  '2026-09~a~b c',
  null,
  7,
])('%j is the id of no cell', (id) => {
  expect(cellFrom(id)).toBeNull();
});
