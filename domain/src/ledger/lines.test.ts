import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Month } from '../time/months.ts';
import { cellId, NO_AMOUNTS, MEASURES } from './cells.ts';
import {
  accountMovementsOf,
  differences,
  linesOf,
  sameLines,
  type CellDifference,
  type Line,
} from './lines.ts';

const REVENUE = { date: '2026-09-14', categoryId: 'festival', fundId: 'main', amount: 12.34 };
const EXPENSE = {
  categoryId: 'festival',
  fundId: null,
  status: 'approved',
  approvedOn: '2026-09-30',
  submission: { amount: 84.35 },
};
const PAID = { ...EXPENSE, status: 'paid', payment: { date: '2026-10-01' } };
const PAYMENT = {
  date: '2026-10-01',
  lines: [
    { categoryId: 'festival', fundId: 'main', amount: 84.35 },
    { categoryId: 'festival', fundId: 'library', amount: 0.05 },
    { categoryId: 'festival', fundId: 'main', amount: 1.2 },
  ],
  voided: null,
  mistake: null,
};
// Constant months of the calendar.
const [SEPTEMBER, OCTOBER] = ['2026-09', '2026-10'] as Month[] as [Month, Month];
const CELL = { month: SEPTEMBER, categoryId: 'festival', fundId: 'main' };
const WITHOUT_FUND = { ...CELL, fundId: null };
const APPROVED = { approved: 8_435, approvedCount: 1 };

describe('linesOf', () => {
  it('counts revenue and manual expenses in cents, in the month of their day', () => {
    expect(linesOf('revenueItems', REVENUE)).toEqual([
      { ...NO_AMOUNTS, cell: CELL, revenue: 1_234 },
    ]);
    const refund = { ...REVENUE, amount: -0.05, date: '2026-10-31' };
    expect(linesOf('manualExpenses', refund)).toEqual([
      { ...NO_AMOUNTS, cell: { ...CELL, month: OCTOBER }, manual: -5 },
    ]);
  });

  it('counts an approved expense in the month of its approval', () => {
    expect(linesOf('expenses', EXPENSE)).toEqual([
      { ...NO_AMOUNTS, cell: WITHOUT_FUND, ...APPROVED },
    ]);
  });

  it('counts a paid one as an approved one: its payment counts by itself', () => {
    expect(linesOf('expenses', PAID)).toEqual(linesOf('expenses', EXPENSE));
  });

  it('counts an expense of $0.00 as an expense', () => {
    expect(linesOf('expenses', { ...EXPENSE, submission: { amount: -0 } })).toEqual([
      { ...NO_AMOUNTS, cell: WITHOUT_FUND, approvedCount: 1 },
    ]);
  });

  it('counts an expense from before funds were stored as one without a fund', () => {
    const [line] = linesOf('expenses', { ...EXPENSE, fundId: undefined });
    expect(line?.cell).toEqual(WITHOUT_FUND);
  });

  it.each(['pending', 'rejected', 'Approved', undefined, null, 1])(
    'does not count an expense that is %j',
    (status) => {
      expect(linesOf('expenses', { ...PAID, status })).toEqual([]);
    },
  );

  it.each([
    ['nothing', undefined],
    ['no category', { ...REVENUE, categoryId: undefined }],
    ['a category that is no id', { ...REVENUE, categoryId: 'a~b' }],
    ['a fund that is no id', { ...REVENUE, fundId: '' }],
    ['no amount', { ...REVENUE, amount: undefined }],
    ['a text for an amount', { ...REVENUE, amount: '12' }],
    ['part of a cent', { ...REVENUE, amount: 0.001 }],
    ['more than money', { ...REVENUE, amount: Number.NaN }],
    ['no day', { ...REVENUE, date: undefined }],
    ['a day that does not exist', { ...REVENUE, date: '2026-02-29' }],
  ])('does not count %s', (_name, fields) => {
    expect(linesOf('revenueItems', fields)).toEqual([]);
  });

  it.each([undefined, null, 'x', {}, { amount: '1' }])('does not count a submission %j', (odd) => {
    expect(linesOf('expenses', { ...PAID, submission: odd })).toEqual([]);
  });

  it('counts a transfer in both funds, in the month of its day', () => {
    const transfer = { date: '2026-10-31', amount: 20, fromFundId: 'main', toFundId: 'grants' };
    const of = (fundId: string) => ({ month: OCTOBER, categoryId: null, fundId });
    expect(linesOf('transfers', transfer)).toEqual([
      { ...NO_AMOUNTS, cell: of('grants'), transferIn: 2_000 },
      { ...NO_AMOUNTS, cell: of('main'), transferOut: 2_000 },
    ]);
    for (const odd of [{ toFundId: null }, { fromFundId: 'a~b' }, { date: '' }, { amount: '1' }])
      expect(linesOf('transfers', { ...transfer, ...odd })).toEqual([]);
  });

  it('does not count an approval without its day', () => {
    expect(linesOf('expenses', { ...EXPENSE, approvedOn: null })).toEqual([]);
  });
});

describe('linesOf what names an account', () => {
  const account = { month: SEPTEMBER, accountId: 'checking' };

  it('counts in the account as in the fund', () => {
    const named = { ...REVENUE, accountId: 'checking' };
    const [inAccount, inFund] = linesOf('revenueItems', named);
    expect(inAccount).toEqual({ ...NO_AMOUNTS, cell: account, revenue: 1_234 });
    expect([inFund]).toEqual(linesOf('revenueItems', REVENUE));
    const spent = linesOf('manualExpenses', named).map(({ cell, manual }) => [cell, manual]);
    expect(spent).toEqual([
      [account, 1_234],
      [CELL, 1_234],
    ]);
  });

  it('adds up the lines of a payment, and its void on the day of that', () => {
    const voided = { ...PAYMENT, accountId: 'checking', voided: { date: '2026-11-02' } };
    const days = accountMovementsOf('payments', voided).map(({ day, paid }) => [day, paid]);
    expect(days.slice(0, 3).every(([day]) => day === '2026-10-01')).toBe(true);
    const cells = linesOf('payments', voided).filter(({ cell }) => 'accountId' in cell);
    expect(cells.map(({ cell, paid, paidCount }) => [cell.month, paid, paidCount])).toEqual([
      ['2026-10', 8_560, 3],
      ['2026-11', -8_560, -3],
    ]);
  });

  it('counts a transfer in both accounts, with or without funds', () => {
    const transfer = { date: '2026-09-14', amount: 20 };
    const between = { ...transfer, fromAccountId: 'checking', toAccountId: 'savings' };
    const lines = [
      { ...NO_AMOUNTS, cell: account, transferOut: 2_000 },
      { ...NO_AMOUNTS, cell: { ...account, accountId: 'savings' }, transferIn: 2_000 },
    ];
    expect(linesOf('transfers', between)).toEqual(lines);
    const both = { ...between, fromFundId: 'main', toFundId: 'grants' };
    expect(linesOf('transfers', both)).toHaveLength(4);
    expect(linesOf('transfers', { ...between, toAccountId: undefined })).toEqual([]);
  });

  it('counts nothing in an account that is no id, of an expense, or of what counts nowhere', () => {
    expect(linesOf('revenueItems', { ...REVENUE, accountId: 'a b' })).toHaveLength(1);
    expect(linesOf('expenses', { ...EXPENSE, accountId: 'checking' })).toHaveLength(1);
    expect(linesOf('revenueItems', { ...REVENUE, accountId: 'checking', date: '' })).toEqual([]);
    expect(accountMovementsOf('payments', undefined)).toEqual([]);
  });
});

describe('linesOf a payment', () => {
  const paid = (amount: number, paidCount = 1) => ({ ...NO_AMOUNTS, paid: amount, paidCount });

  it('counts by category and fund in the month of its day, at most one line a cell', () => {
    expect(linesOf('payments', PAYMENT)).toEqual([
      { cell: { ...CELL, month: OCTOBER, fundId: 'library' }, ...paid(5) },
      { cell: { ...CELL, month: OCTOBER }, ...paid(8_555, 2) },
    ]);
  });

  it('counts a void with the opposite sign in the month of its day', () => {
    const lines = linesOf('payments', { ...PAYMENT, voided: { date: '2026-12-31' } });
    expect(lines.map(({ cell, paid: sum, paidCount }) => [cellId(cell), sum, paidCount])).toEqual([
      ['2026-10~festival~library', 5, 1],
      ['2026-10~festival~main', 8_555, 2],
      ['2026-12~festival~library', -5, -1],
      ['2026-12~festival~main', -8_555, -2],
    ]);
  });

  it.each([
    ['a void in the same month', { voided: { date: '2026-10-31' } }],
    ['a mistake', { mistake: { reason: 'x' } }],
    ['no day', { date: null }],
    ['no lines', { lines: undefined }],
    ['no amounts', { lines: [{ categoryId: 'festival', fundId: 'main', amount: 'x' }] }],
    ['no categories', { lines: [{ fundId: 'main', amount: 1 }, null] }],
  ])('nothing is left of it with %s', (_name, own) => {
    expect(linesOf('payments', { ...PAYMENT, ...own })).toEqual([]);
  });

  it('counts the payment of a void whose day cannot be read', () => {
    const odd = linesOf('payments', { ...PAYMENT, voided: { date: 'soon' } });
    expect(odd).toEqual(linesOf('payments', PAYMENT));
  });
});

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
    const moved = linesOf('expenses', { ...EXPENSE, fundId: 'main' });
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
  const expense = fc.record({
    ...pair,
    status: fc.constantFrom('pending', 'approved', 'paid', 'rejected'),
    approvedOn: day,
    submission: fc.record({ amount }),
  });
  const payment = fc.record({
    date: day,
    lines: fc.array(fc.record({ ...pair, amount }), { minLength: 1, maxLength: 4 }),
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
