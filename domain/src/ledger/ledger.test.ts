import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cellFrom,
  cellId,
  contributionOf,
  differences,
  MEASURES,
  NO_AMOUNTS,
  readAmounts,
  sameContribution,
  sumsByCell,
  type CellDifference,
  type Contribution,
} from './ledger.ts';

const REVENUE = { categoryId: 'festival', fundId: 'main', amount: 12.34 };
const EXPENSE = {
  categoryId: 'festival',
  fundId: null,
  status: 'approved',
  submission: { amount: 84.35 },
};
const CELL = { categoryId: 'festival', fundId: 'main' };
const WITHOUT_FUND = { categoryId: 'festival', fundId: null };

it('reads the amounts of a document; what is no whole number counts as 0', () => {
  const stored = { ...CELL, revenue: 1_234, manual: -5, approved: 0.5, paid: '7', paidCount: NaN };
  expect(readAmounts(stored)).toEqual({ ...NO_AMOUNTS, revenue: 1_234, manual: -5 });
});

describe('contributionOf', () => {
  it('counts revenue and manual expenses in cents', () => {
    expect(contributionOf('revenueItems', REVENUE)).toEqual({
      ...NO_AMOUNTS,
      cell: CELL,
      revenue: 1_234,
    });
    expect(contributionOf('manualExpenses', { ...REVENUE, amount: -0.05 })).toEqual({
      ...NO_AMOUNTS,
      cell: CELL,
      manual: -5,
    });
  });

  it('counts an approved expense once, and a paid one in both amounts', () => {
    const approved = { approved: 8_435, approvedCount: 1 };
    expect(contributionOf('expenses', EXPENSE)).toEqual({
      ...NO_AMOUNTS,
      cell: WITHOUT_FUND,
      ...approved,
    });
    expect(contributionOf('expenses', { ...EXPENSE, status: 'paid', fundId: 'main' })).toEqual({
      ...NO_AMOUNTS,
      cell: CELL,
      ...approved,
      paid: 8_435,
      paidCount: 1,
    });
  });

  it('counts an expense of $0.00 as an expense', () => {
    expect(contributionOf('expenses', { ...EXPENSE, submission: { amount: -0 } })).toEqual({
      ...NO_AMOUNTS,
      cell: WITHOUT_FUND,
      approvedCount: 1,
    });
  });

  it('counts an expense from before funds were stored as one without a fund', () => {
    const older = { ...EXPENSE, fundId: undefined };
    expect(contributionOf('expenses', older)?.cell).toEqual(WITHOUT_FUND);
  });

  it.each(['pending', 'rejected', 'Approved', undefined, null, 1])(
    'does not count an expense that is %j',
    (status) => {
      expect(contributionOf('expenses', { ...EXPENSE, status })).toBeNull();
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
  ])('does not count %s', (_name, fields) => {
    expect(contributionOf('revenueItems', fields)).toBeNull();
  });

  it.each([undefined, null, 'x', {}, { amount: '1' }])('does not count a submission %j', (odd) => {
    expect(contributionOf('expenses', { ...EXPENSE, submission: odd })).toBeNull();
  });
});

it('gives each cell its own id', () => {
  expect(cellId(CELL)).toBe('festival~main');
  expect(cellId(WITHOUT_FUND)).toBe('festival~');
  expect(cellFrom('festival~main')).toEqual(CELL);
  expect(cellFrom('festival~')).toEqual(WITHOUT_FUND);
});

it.each(['', 'festival', '~', '~main', 'a~b~', 'a~b~c', 'a b~', 'a~b c', null, 7])(
  '%j is the id of no cell',
  (id) => {
    expect(cellFrom(id)).toBeNull();
  },
);

describe('differences', () => {
  const before = contributionOf('expenses', EXPENSE);

  it('adds a new document and subtracts a deleted one', () => {
    const increments = { approved: 8_435, approvedCount: 1 };
    expect(differences(null, before)).toEqual([
      { cellId: 'festival~', cell: WITHOUT_FUND, increments },
    ]);
    expect(differences(before, null)).toEqual([
      {
        cellId: 'festival~',
        cell: WITHOUT_FUND,
        increments: { approved: -8_435, approvedCount: -1 },
      },
    ]);
    expect(differences(null, null)).toEqual([]);
  });

  it('returns only what changes within a cell', () => {
    const paid = contributionOf('expenses', { ...EXPENSE, status: 'paid' });
    expect(differences(before, paid)).toEqual([
      { cellId: 'festival~', cell: WITHOUT_FUND, increments: { paid: 8_435, paidCount: 1 } },
    ]);
    expect(differences(before, before)).toEqual([]);
  });

  it('moves from one cell to another', () => {
    const moved = contributionOf('expenses', { ...EXPENSE, fundId: 'main' });
    expect(differences(before, moved).map((found) => [found.cellId, found.increments])).toEqual([
      ['festival~', { approved: -8_435, approvedCount: -1 }],
      ['festival~main', { approved: 8_435, approvedCount: 1 }],
    ]);
  });

  it('returns nothing for a revenue of $0.00', () => {
    expect(differences(null, contributionOf('revenueItems', { ...REVENUE, amount: 0 }))).toEqual(
      [],
    );
  });
});

describe('sumsByCell', () => {
  const expense = contributionOf('expenses', EXPENSE);
  const elsewhere = contributionOf('expenses', { ...EXPENSE, fundId: 'main' });

  it('adds up the differences of one cell and keeps other cells apart', () => {
    const changes = [
      ...differences(null, expense),
      ...differences(expense, elsewhere),
      ...differences(null, elsewhere),
      ...differences(null, contributionOf('revenueItems', { ...EXPENSE, amount: 12 })),
    ];
    expect(sumsByCell(changes)).toEqual([
      {
        cellId: 'festival~',
        cell: WITHOUT_FUND,
        increments: { approved: 0, approvedCount: 0, revenue: 1_200 },
      },
      {
        cellId: 'festival~main',
        cell: { ...WITHOUT_FUND, fundId: 'main' },
        increments: { approved: 16_870, approvedCount: 2 },
      },
    ]);
  });

  it('returns nothing for nothing', () => {
    expect(sumsByCell([])).toEqual([]);
  });
});

describe('sameContribution', () => {
  const one = contributionOf('revenueItems', REVENUE);

  it.each<[Contribution | null, Contribution | null, boolean]>([
    [null, null, true],
    [one, null, false],
    [null, one, false],
    [one, contributionOf('revenueItems', { ...REVENUE }), true],
    [one, contributionOf('revenueItems', { ...REVENUE, amount: 12.35 }), false],
    [one, contributionOf('revenueItems', { ...REVENUE, fundId: 'other' }), false],
    [one, contributionOf('manualExpenses', REVENUE), false],
  ])('compares two contributions %#', (first, second, same) => {
    expect(sameContribution(first, second)).toBe(same);
  });
});

it('the differences of a document add up to what it counts for at the end (G5)', () => {
  const fields = fc.option(
    fc.record({
      categoryId: fc.constantFrom('a', 'b'),
      fundId: fc.constantFrom('x', null),
      status: fc.constantFrom('pending', 'approved', 'paid', 'rejected'),
      submission: fc.record({ amount: fc.integer({ min: 0, max: 9_999 }).map((n) => n / 100) }),
    }),
    { nil: undefined },
  );
  fc.assert(
    fc.property(fc.array(fields, { maxLength: 12 }), (states) => {
      const sums = new Map<string, number>();
      let counted: Contribution | null = null;
      for (const state of states) {
        const next = contributionOf('expenses', state);
        add(sums, differences(counted, next));
        counted = next;
      }
      const expected = new Map<string, number>();
      add(expected, differences(null, counted));
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
