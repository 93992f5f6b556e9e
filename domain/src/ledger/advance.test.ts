import { describe, expect, it } from 'vitest';
import { itemsOf } from '../bank/items.ts';
import { confirmLine, ratifiedLine } from '../bank/ratification.ts';
import { workShares } from '../home/open-work.ts';
import { cents } from '../money/money.ts';
import type { CalendarDate } from '../time/dates.ts';
import {
  advanceDue,
  advanceMessages,
  advanceState,
  leftAfter,
  settleRefusal,
} from './advance-settling.ts';
import {
  advanceKindOf,
  givenIn,
  settledBy,
  settledPair,
  settlementIdOf,
  settlementIdsOf,
} from './advance.ts';
import { NO_AMOUNTS } from './cells.ts';
import { accountMovementsOf, linesOf } from './lines.ts';
import { returnIdOf } from './returns.ts';

const DAYS = { receiptsWithinDays: 60, returnWithinDays: 120 };
const GIVEN = {
  date: '2026-10-20',
  paidTo: 'Dana Whitfield',
  amount: 200,
  categoryId: 'fair',
  fundId: 'main',
  accountId: 'bank',
  description: 'Cash for the fair',
  advance: { kind: 'given', eventOn: '2026-11-01', left: 50.25 },
};
const RETURNED = { ...GIVEN, date: '2026-11-12', amount: -50, advance: { kind: 'returned' } };
const { accountId: _account, ...UNPAID } = GIVEN;
const SETTLED = {
  ...UNPAID,
  date: '2026-11-10',
  amount: 150,
  categoryId: 'office',
  fundId: 'grants',
  advance: { kind: 'settled', categoryId: 'fair', fundId: 'main' },
};

describe('an advance', () => {
  it('is told apart from a manual expense', () => {
    expect([GIVEN, RETURNED, SETTLED].map(advanceKindOf)).toEqual(['given', 'returned', 'settled']);
    for (const odd of [{}, { advance: null }, { advance: { kind: 'paid' } }, { advance: 'given' }])
      expect(advanceKindOf(odd)).toBeNull();
  });

  it('says what of it is open', () => {
    expect(givenIn(GIVEN)).toEqual({
      kind: 'given',
      eventOn: '2026-11-01',
      left: 50.25,
      open: 5_025,
    });
    expect(givenIn(SETTLED)).toBeNull();
    expect(givenIn({ advance: { kind: 'given', eventOn: 'soon', left: 1 } })).toBeNull();
    expect(settledPair(SETTLED)).toEqual({ categoryId: 'fair', fundId: 'main' });
  });

  it('counts as advanced in its category and fund, and so does what comes back, in the account too', () => {
    const cell = { month: '2026-10', categoryId: 'fair', fundId: 'main' };
    const account = { month: '2026-10', accountId: 'bank' };
    expect(linesOf('manualExpenses', GIVEN)).toEqual([
      { ...NO_AMOUNTS, cell: account, advanced: 20_000 },
      { ...NO_AMOUNTS, cell, advanced: 20_000 },
    ]);
    expect(linesOf('manualExpenses', RETURNED)).toEqual([
      { ...NO_AMOUNTS, cell: { ...account, month: '2026-11' }, advanced: -5_000 },
      { ...NO_AMOUNTS, cell: { ...cell, month: '2026-11' }, advanced: -5_000 },
    ]);
  });

  it('becomes an expense by receipts, in their own category and fund, and moves no account', () => {
    const month = '2026-11';
    const lines = [
      {
        ...NO_AMOUNTS,
        cell: { month, categoryId: 'fair', fundId: 'main' },
        advanced: -15_000,
      },
      {
        ...NO_AMOUNTS,
        cell: { month, categoryId: 'office', fundId: 'grants' },
        manual: 15_000,
      },
    ];
    expect(linesOf('manualExpenses', SETTLED)).toEqual(lines);
    const odd = { ...SETTLED, accountId: 'bank' };
    expect(accountMovementsOf('manualExpenses', odd)).toEqual([]);
    expect(itemsOf('manualExpenses', 'a-settled-b', odd)).toEqual([]);
    const same = { ...SETTLED, categoryId: 'fair', fundId: 'main' };
    expect(linesOf('manualExpenses', same)).toEqual([
      { ...lines[0], manual: 15_000, advanced: -15_000 },
    ]);
  });

  it('is an item of the bank and of a meeting, which its receipts are not', () => {
    expect(itemsOf('manualExpenses', 'a', GIVEN)).toMatchObject([{ amount: -20_000 }]);
    const place = (id: string) => ({ collection: 'manualExpenses', id }) as const;
    expect(ratifiedLine(place('a'), GIVEN)).toMatchObject({ amount: 20_000 });
    expect(ratifiedLine(place('a-settled-b'), SETTLED)).toBeNull();
    // Someone else confirms the receipts all the same.
    expect(confirmLine('manualExpenses', 'a-settled-b', SETTLED)).toMatchObject({ amount: 15_000 });
  });

  it('is open work until it is settled', () => {
    const shares = (left: number) =>
      workShares('manualExpenses', 'a', {
        fields: { ...GIVEN, advance: { ...GIVEN.advance, left } },
      }).filter(({ kind }) => kind === 'advances');
    expect(shares(50.25)).toEqual([{ kind: 'advances', of: '2026-11-01', count: 1, cents: 5_025 }]);
    expect(shares(0)).toEqual([]);
    const [none] = workShares('manualExpenses', 'b', { fields: undefined });
    expect(none).toBeUndefined();
  });
});

describe('what settles an advance', () => {
  it('has an id that begins with the id of the advance', () => {
    expect(settlementIdOf('abc', 'xyz')).toBe('abc-settled-xyz');
    expect(settledBy('abc-settled-xyz')).toBe('abc');
    expect(settledBy(returnIdOf('abc', 'xyz'))).toBe('abc');
    expect(['abc', 'abc-settled-', '-settled-x'].map(settledBy)).toEqual([null, null, null]);
    const { first, end } = settlementIdsOf('abc');
    expect('abc-settled-xyz' > first && 'abc-settled-xyz' < end).toBe(true);
    expect(settlementIdOf('a'.repeat(60), 'xyz'.repeat(5))).toBe('xyz'.repeat(5));
  });

  it('is above 0, and at most what is open', () => {
    expect(settleRefusal(cents(5_000), cents(5_000))).toBeNull();
    expect(settleRefusal(cents(5_000), cents(5_001))).toMatch(/^Only \$50\.00 of this advance/);
    expect(settleRefusal(cents(0), cents(1))).toBe(
      'This advance is settled, so nothing of it is open.',
    );
    for (const amount of [0, -1])
      expect(settleRefusal(cents(5_000), cents(amount))).toBe(advanceMessages.positive);
    expect(leftAfter(cents(20_000), cents(15_075))).toBe(49.25);
    expect(leftAfter(cents(4_925), cents(-15_075))).toBe(200);
    expect(advanceMessages.one('Dana Whitfield')).toContain('Dana Whitfield has an open advance');
  });
});

it.each([
  [5_000, '2026-12-31', 'open'],
  [5_000, '2027-01-01', 'receiptsDue'],
  [5_000, '2027-03-01', 'receiptsDue'],
  [5_000, '2027-03-02', 'returnDue'],
  [0, '2027-03-02', 'settled'],
])('with %d cents open, an advance for November 1 is on %s: %s', (open, today, state) => {
  const eventOn = '2026-11-01' as CalendarDate;
  expect(advanceDue(eventOn, DAYS)).toEqual({ receiptsBy: '2026-12-31', returnBy: '2027-03-01' });
  expect(advanceState({ open: cents(open), eventOn }, DAYS, today as CalendarDate)).toBe(state);
});
