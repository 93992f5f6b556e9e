import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { NO_AMOUNTS } from '../ledger/cells.ts';
import { EXPENSE_LINES, INCOME_LINES } from '../ledger/tax-choices.ts';
import { cents, type Cents } from '../money/money.ts';
import { FROM_CLOSED_YEARS } from '../reports/names.ts';
import type { PairTotals } from '../reports/source.ts';
import type { Month } from '../time/months.ts';
import {
  namedGiftIn,
  returnStanding,
  smallReturn,
  type ReturnBooks,
  type ReturnLines,
} from './small-return.ts';

const cell = (
  categoryId: string,
  amounts: Partial<PairTotals>,
  fundId: string | null = 'main',
): PairTotals => ({
  ...NO_AMOUNTS,
  month: '2026-10' as Month,
  categoryId,
  fundId,
  ...amounts,
});

/*
 * A year worked out by hand, in dollars:
 *
 * | category  | revenue  | manual | paid   | lines                              |
 * | --------- | -------- | ------ | ------ | ---------------------------------- |
 * | festival  | 9,000.00 | 500.00 | 2,100  | 6b events, 6c direct costs         |
 * | dues      | 3,250.00 |        |        | 3                                  |
 * | gifts     | 1,000.00 |        |        | 1                                  |
 * | shirts    | 1,200.00 | 700.00 |        | 7a, 7b                             |
 * | raffle    |   600.00 |        |        | 6a                                 |
 * | classroom |          |        | 4,000  | 10 grants, program                 |
 * | teacher   |          | 900.00 |        | 13 contractors, program            |
 * | odds      |   12.34  |  5.00  |        | none: 8 and 16                     |
 *
 * Named donors: a sponsor gave 500.00 in 'festival' (all a gift), a gala guest paid 100.00 in 'festival' for a dinner worth 40.00,
 * and a friend gave 250.00 in 'gifts' for a mug worth 10.00.
 *
 * Line 1: 1,000 + 500 + 60 − 10 = 1,550.00. Line 6b: 9,000 − 560 + 10 = 8,450.00. Line 6d: 600 + 8,450 − 2,600 = 6,450.00.
 * Line 7c: 1,200 − 700 = 500.00. Line 9: 1,550 + 3,250 + 6,450 + 500 + 12.34 = 11,762.34.
 * Line 17: 4,000 + 900 + 5 = 4,905.00. Line 18: 6,857.34. Gross receipts: 15,062.34 (= 11,762.34 + 2,600 + 700).
 * A check of a closed year came back, 80.00: line 20. Own funds 2,000.00 at the beginning, so 8,937.34 at the end.
 * Held for others: 300.00 of state dues came in and 120.00 went on.
 */
const LINES: ReadonlyMap<string, ReturnLines> = new Map<string, ReturnLines>([
  ['festival', { incomeLine: 'events', expenseLine: 'eventCosts', program: true }],
  ['dues', { incomeLine: 'dues', program: false }],
  ['gifts', { incomeLine: 'contributions', program: false }],
  ['shirts', { incomeLine: 'goods', expenseLine: 'goodsCosts', program: false }],
  ['raffle', { incomeLine: 'gaming', program: false }],
  ['classroom', { expenseLine: 'grants', program: true }],
  ['teacher', { expenseLine: 'contractors', program: true }],
]);

const gift = (categoryId: string, amount: number, givenInReturn?: number) =>
  namedGiftIn({ donor: 'A Donor', categoryId, fundId: 'main', amount, givenInReturn });

const BOOKS: ReturnBooks = {
  cells: [
    cell('festival', { revenue: 400_000 }),
    cell('festival', { revenue: 500_000, manual: 50_000, paid: 210_000 }, 'grants'),
    cell('dues', { revenue: 325_000 }),
    cell('dues', { revenue: 30_000, manual: 12_000 }, 'state'),
    cell('gifts', { revenue: 100_000 }),
    cell('shirts', { revenue: 120_000, manual: 70_000 }),
    cell('raffle', { revenue: 60_000 }, null),
    cell('classroom', { paid: 400_000, approved: 900_000 }),
    cell('teacher', { manual: 90_000 }),
    cell('odds', { revenue: 1_234, manual: 500 }),
    cell(FROM_CLOSED_YEARS, { paid: -8_000 }),
  ],
  held: new Set(['state']),
  lines: LINES,
  gifts: [
    gift('festival', 500),
    gift('festival', 100, 40),
    gift('gifts', 250, 10),
    namedGiftIn({ donor: 'A Donor', categoryId: 'dues', fundId: 'state', amount: 5 }),
  ].flatMap((one) => one ?? []),
  beginning: cents(200_000),
  ending: cents(893_734),
};

describe('a year worked out by hand', () => {
  const made = smallReturn(BOOKS);

  it('has the lines of the form', () => {
    const amounts = Object.fromEntries(
      Object.entries({ ...made.income, ...made.expenses })
        .map(([line, { amount }]) => [line, amount] as const)
        .filter(([, amount]) => amount !== 0),
    );
    // `program`, `other`, and `goods` name lines of both sides, so each side is looked at by itself below.
    expect(amounts).toMatchObject({ contributions: 155_000, dues: 325_000, events: 845_000 });
    expect(made.income.other.amount).toBe(1_234);
    expect(made.expenses.other.amount).toBe(500);
    expect(made).toMatchObject({
      eventsNet: 645_000,
      goodsNet: 50_000,
      totalRevenue: 1_176_234,
      totalExpenses: 490_500,
      excess: 685_734,
      otherChanges: 8_000,
      grossReceipts: 1_506_234,
      programExpenses: 490_000,
      held: { received: 30_000, paid: 12_000 },
      unmapped: ['odds'],
    });
  });

  it('says which categories are in a line, and what moved as gifts', () => {
    expect(made.income.contributions.parts).toEqual([
      { categoryId: 'gifts', amount: 100_000 },
      { categoryId: null, amount: 55_000 },
    ]);
    expect(made.income.events.parts).toEqual([
      { categoryId: 'festival', amount: 900_000 },
      { categoryId: null, amount: -55_000 },
    ]);
  });
});

it('counts a category whose lines no one chose as other, and names it', () => {
  const made = smallReturn({ ...BOOKS, lines: new Map(), gifts: [] });
  expect(made.income.other.amount).toBe(1_506_234);
  expect(made.expenses.other.amount).toBe(820_500);
  expect(made.unmapped).toEqual([
    'festival',
    'dues',
    'gifts',
    'shirts',
    'raffle',
    'classroom',
    'teacher',
    'odds',
  ]);
});

it('ties beginning, lines, and ending, and loses no cent, whatever the books', () => {
  const amount = fc.integer({ min: -1_000_000, max: 1_000_000 });
  const ids = ['a', 'b', 'c'];
  const lines = fc.record(
    {
      incomeLine: fc.constantFrom(...(Object.keys(INCOME_LINES) as (keyof typeof INCOME_LINES)[])),
      expenseLine: fc.constantFrom(
        ...(Object.keys(EXPENSE_LINES) as (keyof typeof EXPENSE_LINES)[]),
      ),
      program: fc.boolean(),
    },
    { requiredKeys: ['program'] },
  );
  const cells = fc.array(
    fc
      .tuple(
        fc.constantFrom(...ids),
        fc.constantFrom('main', 'state', null),
        amount,
        amount,
        amount,
      )
      .map(([id, fund, revenue, manual, paid]) => cell(id, { revenue, manual, paid }, fund)),
  );
  const gifts = fc.array(
    fc
      .tuple(fc.constantFrom(...ids), fc.integer({ min: -500, max: 500 }), fc.nat(600))
      .map(([id, dollars, value]) => gift(id, dollars, value)),
  );
  fc.assert(
    fc.property(
      cells,
      fc.tuple(lines, lines, lines),
      gifts,
      amount,
      amount,
      (all, each, given, begin, end) => {
        const made = smallReturn({
          cells: all,
          held: new Set(['state']),
          lines: new Map(ids.map((id, at) => [id, each[at] ?? { program: false }])),
          gifts: given.flatMap((one) => one ?? []),
          beginning: begin as Cents,
          ending: end as Cents,
        });
        const own = all.filter(({ fundId }) => fundId !== 'state');
        const net = own.reduce(
          (sum, { revenue, manual, paid }) => sum + revenue - manual - paid,
          0,
        );
        expect(made.excess).toBe(net);
        expect(made.beginning + made.excess + made.otherChanges).toBe(made.ending);
        expect(made.grossReceipts).toBe(own.reduce((sum, { revenue }) => sum + revenue, 0));
      },
    ),
  );
});

it('tells a gift from what was given for it', () => {
  expect(namedGiftIn({ amount: 100 })).toBeNull();
  expect(gift('gala', 100, 40)).toMatchObject({ gift: 6_000, inReturn: 4_000 });
  expect(gift('gala', -100, 40)).toMatchObject({ gift: -6_000, inReturn: -4_000 });
  expect(gift('gala', 30, 40)).toMatchObject({ gift: 0, inReturn: 3_000 });
  const closed = { donor: 'A Donor', categoryId: 'dues', fundId: 'main', fromClosedYear: true };
  expect(namedGiftIn({ ...closed, amount: -100 })).toBeNull();
});

it.each([
  [[50_000_00, 50_000_00, 50_000_00], 0, 'postcard', 50_000_00, 3],
  [[50_000_01], 0, 'shortForm', 50_000_01, 1],
  // The third year before doesn't count.
  [[90_000_00, 30_000_00, 30_000_00, 900_000_00], 0, 'postcard', 50_000_00, 3],
  [[199_999_99], 499_999_99, 'shortForm', 199_999_99, 1],
  [[200_000_00], 0, 'fullForm', 200_000_00, 1],
  [[60_000_00], 500_000_00, 'fullForm', 60_000_00, 1],
] as const)(
  'with receipts of %j and assets of %i it is the %s',
  (receipts, assets, form, average, years) => {
    const [own, ...others] = receipts.map((one) => cents(one));
    expect(returnStanding([own ?? cents(0), ...others], cents(assets))).toEqual({
      form,
      average,
      years,
    });
  },
);
