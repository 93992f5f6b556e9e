import { describe, expect, it } from 'vitest';
import { budgetItem, cell, EMPTY_SOURCE } from '../../../tests/fixtures/report-source.ts';
import { waitingForFund } from './source.ts';
import { categoryIncome, eventSummary, fundIncome } from './income.ts';

const SOURCE = {
  ...EMPTY_SOURCE,
  cells: [
    cell('trip10', 'main', { revenue: 1_000 }),
    cell('trip9', 'main', { manual: 2_000, approved: 500, paid: 100 }),
    cell('fair', 'old', { revenue: 29, manual: -30 }),
    cell('fair', 'grants', { revenue: 71 }),
    cell('gone', 'gone', { revenue: 5_000, approved: 1, approvedCount: 1 }),
    cell('lost', null, { approved: 4_000, approvedCount: 2, paid: 1_000, paidCount: 1 }),
    cell('office', 'main', {}),
  ],
};

describe('categoryIncome', () => {
  it('has no rows for nothing', () => {
    const zero = { revenue: 0, expenses: 0, netIncome: 0 };
    expect(categoryIncome(EMPTY_SOURCE)).toEqual({ lines: [], total: zero });
    expect(fundIncome(EMPTY_SOURCE)).toEqual({ lines: [], total: zero });
  });

  it('sorts by name, leaves out categories without amounts, and ends with Unknown', () => {
    expect(categoryIncome(SOURCE).lines).toEqual([
      line('fair', { categoryName: 'Book Fair', revenue: 100, expenses: -30, netIncome: 130 }),
      line('trip9', { categoryName: 'Trip 9', revenue: 0, expenses: 2_500, netIncome: -2_500 }),
      line('trip10', { categoryName: 'Trip 10', revenue: 1_000, expenses: 0, netIncome: 1_000 }),
      line('', { categoryName: 'Unknown', revenue: 5_000, expenses: 4_001, netIncome: 999 }),
    ]);
  });

  it('shows a category whose funds cancel each other out', () => {
    const { lines } = categoryIncome({
      ...EMPTY_SOURCE,
      cells: [cell('fair', 'main', { revenue: 100 }), cell('fair', 'old', { revenue: -100 })],
    });
    expect(lines).toHaveLength(1);
  });

  it('counts everything in the TOTAL, before and after a deletion (#68)', () => {
    const total = { revenue: 6_100, expenses: 6_471, netIncome: -371 };
    expect(categoryIncome(SOURCE).total).toEqual(total);
    const emptied = { ...SOURCE, categories: [], funds: [] };
    expect(categoryIncome(emptied).total).toEqual(total);
    expect(categoryIncome(emptied).lines).toEqual([
      line('', { categoryName: 'Unknown', ...total }),
    ]);
    expect(fundIncome(emptied).total).toEqual(total);
  });
});

describe('fundIncome', () => {
  it('sorts by code and ends with Unknown, which has none', () => {
    expect(fundIncome(SOURCE).lines).toEqual([
      line('old', {
        fundName: 'Old Fund',
        fundCode: '800',
        revenue: 29,
        expenses: -30,
        netIncome: 59,
      }),
      line('main', {
        fundName: 'Main Fund',
        fundCode: '4900',
        revenue: 1e3,
        expenses: 2500,
        netIncome: -1500,
      }),
      line('grants', {
        fundName: 'Grants',
        fundCode: '4950',
        revenue: 71,
        expenses: 0,
        netIncome: 71,
      }),
      line('', {
        fundName: 'Unknown',
        fundCode: '',
        revenue: 5e3,
        expenses: 4001,
        netIncome: 999,
      }),
    ]);
  });

  it('sorts by name where two funds have one code', () => {
    const { lines } = fundIncome({
      ...EMPTY_SOURCE,
      funds: [
        { id: 'b', code: '1', name: 'B' },
        { id: 'a', code: '1', name: 'A' },
      ],
      cells: [cell('fair', 'b', { revenue: 1 }), cell('fair', 'a', { revenue: 1 })],
    });
    expect(lines.map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

describe('eventSummary', () => {
  it('sums one category over all funds', () => {
    expect(eventSummary(SOURCE, 'fair')).toEqual({ revenue: 100, expenses: -30, netIncome: 130 });
    expect(eventSummary(SOURCE, 'office')).toEqual({ revenue: 0, expenses: 0, netIncome: 0 });
  });

  it('counts when approved or when paid', () => {
    expect(eventSummary(SOURCE, 'trip9').expenses).toBe(2_500);
    expect(eventSummary({ ...SOURCE, countWhen: 'paid' }, 'trip9').expenses).toBe(2_100);
  });

  it('adds 10,000 times 0.10 to exactly 1,000.00 (#73)', () => {
    const cells = Array.from({ length: 10_000 }, (_, index) =>
      cell('fair', `fund-${index}`, { revenue: 10 }),
    );
    expect(eventSummary({ ...EMPTY_SOURCE, cells }, 'fair').revenue).toBe(100_000);
  });
});

describe('waitingForFund', () => {
  it('counts the submissions without a fund that count by countWhen', () => {
    expect(waitingForFund(SOURCE)).toBe(2);
    expect(waitingForFund({ ...SOURCE, countWhen: 'paid' })).toBe(1);
    expect(waitingForFund(EMPTY_SOURCE)).toBe(0);
  });

  it('counts them whatever the budget says: only a person chooses now (#120)', () => {
    const cells = [cell('fair', null, { approvedCount: 3 })];
    const budgetItems = [budgetItem('fair', 'main', 1)];
    expect(waitingForFund({ ...EMPTY_SOURCE, budgetItems, cells })).toBe(3);
  });
});

function line<Row>(id: string, row: Row) {
  return { id, row };
}
