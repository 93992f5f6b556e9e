import { expect, it } from 'vitest';
import { NO_AMOUNTS } from '../ledger/cells.ts';
import { CELL, OCTOBER, WITHOUT_FUND } from '../../../tests/fixtures/counted-documents.ts';
import { movedMoney } from './moved-money.ts';

it('adds up cells by category and by fund of a month, and by account over all months', () => {
  const moved = movedMoney([
    { cell: CELL, ...NO_AMOUNTS, revenue: 500, manual: 120, approved: 40 },
    { cell: { ...CELL, categoryId: 'office' }, paid: 30, transferOut: 7 },
    { cell: { ...WITHOUT_FUND, month: OCTOBER }, approved: 40 },
    { cell: { ...CELL, categoryId: null, month: OCTOBER }, transferIn: 7 },
    { cell: { month: OCTOBER, accountId: 'checking' }, revenue: 500, paid: 30 },
  ]);
  const numbers = Object.fromEntries(
    moved.map(({ id, at, cents }) => [[id, ...at].join(' '), cents]),
  );
  expect(numbers).toEqual({
    'cash funds main': 350,
    'cash accounts checking': 470,
    '2026-09 funds main': 343,
    '2026-09 categories festival revenue': 500,
    '2026-09 categories festival manual': 120,
    '2026-09 categories festival approved': 40,
    '2026-09 categories office paid': 30,
    '2026-10 categories festival approved': 40,
    '2026-10 funds main': 7,
  });
});

it('leaves out what adds up to nothing', () => {
  expect(
    movedMoney([
      { cell: CELL, revenue: 5 },
      { cell: CELL, revenue: -5 },
    ]),
  ).toEqual([]);
});
