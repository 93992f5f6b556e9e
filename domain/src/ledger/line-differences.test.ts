import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  APPROVED,
  CELL,
  EXPENSE,
  PAYMENT,
  REVENUE,
  WITHOUT_FUND,
} from '../../../tests/fixtures/counted-documents.ts';
import { MEASURES } from './cells.ts';
import { differences, linesOf, sameLines, type CellDifference, type Line } from './lines.ts';

describe('differences', () => {
  const before = linesOf('expenses', EXPENSE);

  it('adds a new document and subtracts a deleted one', () => {
    expect(differences([], before)).toEqual([
      { cellId: '2026-09~festival~', cell: WITHOUT_FUND, increments: APPROVED },
    ]);
    expect(differences(before, [])).toEqual([
      {
        cellId: '2026-09~festival~',
        cell: WITHOUT_FUND,
        increments: { approved: -8_435, approvedCount: -1 },
      },
    ]);
    expect(differences([], [])).toEqual([]);
  });

  it('returns only what changes within a cell', () => {
    const line = { categoryId: 'festival', fundId: null, amount: 84.35 };
    const paid = linesOf('payments', { date: '2026-09-30', lines: [line] });
    expect(differences(before, [...before, ...paid])).toEqual([
      {
        cellId: '2026-09~festival~',
        cell: WITHOUT_FUND,
        increments: { paid: 8_435, paidCount: 1 },
      },
    ]);
    expect(differences(before, before)).toEqual([]);
  });

  it('moves from one cell to another', () => {
    const lines = EXPENSE.lines.map((line) => ({ ...line, fundId: 'main' }));
    const moved = linesOf('expenses', { ...EXPENSE, lines });
    expect(differences(before, moved).map((found) => [found.cellId, found.increments])).toEqual([
      ['2026-09~festival~', { approved: -8_435, approvedCount: -1 }],
      ['2026-09~festival~main', APPROVED],
    ]);
  });

  it('adds up what many documents change in one cell, and keeps other cells apart', () => {
    const revenue = linesOf('revenueItems', { ...REVENUE, fundId: null, amount: 12 });
    const elsewhere = linesOf('revenueItems', { ...REVENUE, amount: 1 });
    const after = [...before, ...revenue, ...elsewhere, ...elsewhere];
    expect(differences([...before, ...before], after)).toEqual([
      {
        cellId: '2026-09~festival~',
        cell: WITHOUT_FUND,
        increments: { approved: -8_435, approvedCount: -1, revenue: 1_200 },
      },
      { cellId: '2026-09~festival~main', cell: CELL, increments: { revenue: 200 } },
    ]);
  });

  it('returns nothing for a revenue of $0.00', () => {
    expect(differences([], linesOf('revenueItems', { ...REVENUE, amount: 0 }))).toEqual([]);
  });
});

describe('sameLines', () => {
  const one = linesOf('revenueItems', REVENUE);
  const two = linesOf('payments', PAYMENT);

  it.each<[readonly Line[], readonly Line[], boolean]>([
    [[], [], true],
    [one, [], false],
    [[], one, false],
    [one, linesOf('revenueItems', { ...REVENUE }), true],
    [one, linesOf('revenueItems', { ...REVENUE, amount: 12.35 }), false],
    [one, linesOf('revenueItems', { ...REVENUE, fundId: 'other' }), false],
    [one, linesOf('revenueItems', { ...REVENUE, date: '2026-10-01' }), false],
    [one, linesOf('manualExpenses', REVENUE), false],
    [two, linesOf('payments', { ...PAYMENT }), true],
    [two, two.slice(0, 1), false],
    [two.slice(0, 1), two, false],
    [two, two.toReversed(), false],
  ])('compares what two documents add %#', (first, second, same) => {
    expect(sameLines(first, second)).toBe(same);
  });
});

it('the differences of a document add up to what it counts for at the end (G5)', () => {
  const day = fc.constantFrom('2026-08-31', '2026-09-01', '2026-10-15');
  const pair = { categoryId: fc.constantFrom('a', 'b'), fundId: fc.constantFrom('x', null) };
  const amount = fc.integer({ min: 0, max: 9_999 }).map((n) => n / 100);
  const someLines = fc.array(fc.record({ ...pair, amount }), { minLength: 1, maxLength: 4 });
  const reclassified = fc.array(fc.record({ on: day, lines: someLines }), { maxLength: 2 });
  const expense = fc.record({
    status: fc.constantFrom('pending', 'approved', 'paid', 'rejected'),
    approvedOn: day,
    lines: someLines,
    reclassified,
  });
  const payment = fc.record({
    date: day,
    lines: someLines,
    reclassified,
    voided: fc.option(fc.record({ date: day })),
    mistake: fc.option(fc.constant({ reason: 'x' })),
  });
  const state = fc.oneof(
    fc.record({ of: fc.constant('expenses' as const), fields: fc.option(expense) }),
    fc.record({ of: fc.constant('payments' as const), fields: fc.option(payment) }),
  );
  fc.assert(
    fc.property(fc.array(state, { maxLength: 12 }), (states) => {
      const sums = new Map<string, number>();
      let counted: readonly Line[] = [];
      for (const { of, fields } of states) {
        const next = linesOf(of, fields ?? undefined);
        add(sums, differences(counted, next));
        counted = next;
      }
      const expected = new Map<string, number>();
      add(expected, differences([], counted));
      const used = [...sums].filter(([, sum]) => sum !== 0);
      expect(new Map(used)).toEqual(expected);
    }),
  );
});

function add(sums: Map<string, number>, found: readonly CellDifference[]): void {
  for (const { cellId: id, increments } of found) {
    for (const measure of MEASURES) {
      const key = `${id} ${measure}`;
      const sum = (sums.get(key) ?? 0) + (increments[measure] ?? 0);
      if (increments[measure] !== undefined) sums.set(key, sum);
    }
  }
}
