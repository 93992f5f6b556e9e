import { describe, expect, it } from 'vitest';
import { cell, EMPTY_SOURCE } from '../../../tests/fixtures/report-source.ts';
import { cashTie, committed, pairUses } from './unpaid.ts';

/** Approved in June, the last month of a year, and paid in July, the first one of the next. */
const JUNE = [cell('fair', 'main', { approved: 50_00 }, '2026-06')];
const JULY = [cell('fair', 'main', { paid: 50_00, manual: 7_00 }, '2026-07')];

describe('an expense that is approved in June and paid in July', () => {
  it.each([
    ['approved', 'June’s year', JUNE, [], [50_00, 50_00, 0, 0]],
    ['approved', 'July’s year', JULY, JUNE, [7_00, 0, 50_00, 57_00]],
    ['approved', 'all years', [...JUNE, ...JULY], [], [57_00, 0, 0, 57_00]],
    ['paid', 'June’s year', JUNE, [], [0, 50_00, 0, 0]],
    ['paid', 'July’s year', JULY, JUNE, [57_00, 0, 50_00, 57_00]],
    ['paid', 'all years', [...JUNE, ...JULY], [], [57_00, 0, 0, 57_00]],
  ] as const)('counts when %s, in %s', (countWhen, _name, cells, earlier, figures) => {
    const tie = cashTie({ ...EMPTY_SOURCE, countWhen, cells, earlier });
    expect([tie.expenses, tie.unpaid, tie.unpaidBefore, tie.paid]).toEqual(figures);
  });
});

it('is of one category, over all its funds', () => {
  const cells = [
    cell('fair', 'main', { approved: 1 }),
    cell('fair', null, { approved: 20 }),
    cell('office', 'main', { approved: 300, paid: 300 }),
  ];
  const source = { ...EMPTY_SOURCE, cells, earlier: [cell('office', 'main', { approved: 4_000 })] };
  expect(cashTie(source, 'fair').unpaid).toBe(21);
  expect(cashTie(source, 'office')).toMatchObject({ unpaid: 4_000, unpaidBefore: 4_000 });
  expect(cashTie(source).unpaid).toBe(4_021);
});

it.each([
  ['approved', 57_00],
  // What is approved and waits for its check cannot be spent a second time.
  ['paid', 57_00 + 20_00],
] as const)('what is committed, where %s expenses count', (countWhen, spent) => {
  const cells = [
    cell('fair', 'main', { approved: 50_00, paid: 50_00, manual: 7_00 }),
    cell('fair', 'main', { paid: 0 }),
  ];
  const earlier = [cell('fair', 'main', { approved: 20_00 }, '2025-09')];
  expect(committed({ ...EMPTY_SOURCE, countWhen, cells, earlier }, 'fair')).toBe(spent);
});

describe('what each category and fund has used', () => {
  const cells = [
    cell('fair', 'main', { revenue: 9_00, approved: 50_00, paid: 30_00, manual: 7_00 }),
    cell('fair', 'main', { manual: -2_00 }, '2026-10'),
    cell('fair', null, { approved: 4_00 }),
    cell('office', 'main', { paid: 20_00 }),
  ];
  const earlier = [cell('office', 'main', { approved: 20_00, revenue: 1, manual: 1 }, '2026-05')];

  it.each([
    [
      'paid',
      { 'fair~main': [9_00, 35_00, 20_00], 'fair~': [0, 0, 4_00], 'office~main': [0, 20_00, 0] },
    ],
    [
      'approved',
      { 'fair~main': [9_00, 55_00, 0], 'fair~': [0, 4_00, 0], 'office~main': [0, 0, 0] },
    ],
  ] as const)('where expenses count when %s', (countWhen, expected) => {
    const source = { ...EMPTY_SOURCE, countWhen, cells, earlier };
    const uses = pairUses(source);
    const figures = [...uses].map(([id, { revenue, expenses, promised }]) => [
      id,
      [revenue, expenses, promised],
    ]);
    expect(Object.fromEntries(figures)).toEqual(expected);
    const fair = [...uses.values()].filter(({ categoryId }) => categoryId === 'fair');
    const used = fair.reduce((sum, { expenses, promised }) => sum + expenses + promised, 0);
    expect(used).toBe(committed(source, 'fair'));
  });
});
