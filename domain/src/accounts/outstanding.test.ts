import { describe, expect, it } from 'vitest';
import { itemsOf } from '../bank/items.ts';
import { differenceOf, nineLines, openingBalanceOf } from '../bank/reconciliation.ts';
import { balanceBefore, registerFigures, registerLines, registerMonths } from '../bank/register.ts';
import { cents } from '../money/money.ts';
import type { CalendarDate } from '../time/dates.ts';
import type { Month } from '../time/months.ts';
import {
  movedOutstanding,
  openingOf,
  outstandingErrors,
  outstandingFrom,
  outstandingIn,
  outstandingSum,
} from './outstanding.ts';

const OPENING = '2026-07-01' as CalendarDate;
const CHECK = {
  id: 'one',
  kind: 'paid',
  date: '2026-06-24',
  checkNumber: '980',
  payee: 'Cider Mill',
  amount: 250,
};
const DEPOSIT = {
  id: 'two',
  kind: 'received',
  date: '2026-06-30',
  payee: 'Bake sale',
  amount: 40.5,
};
const ACCOUNT = { id: 'bank', openingBalance: 1_250, outstanding: [CHECK, DEPOSIT] };

describe('what was outstanding at an opening', () => {
  it('is what the books have less, or more, than the bank', () => {
    expect(outstandingSum(ACCOUNT)).toBe(-20_950);
    expect(openingOf(ACCOUNT)).toBe(104_050);
    expect(openingOf({ openingBalance: 1_250 })).toBe(125_000);
    expect(outstandingIn(null)).toEqual([]);
    expect(outstandingIn({ outstanding: [{ id: 'odd' }, null, 'text'] })).toEqual([]);
  });

  it('is an item of the bank each, on its own day', () => {
    expect(itemsOf('accounts', 'bank', ACCOUNT)).toEqual([
      {
        key: 'accounts~bank~one',
        accountId: 'bank',
        day: '2026-06-24',
        amount: -25e3,
        checkNumber: '980',
        words: 'Cider Mill',
      },
      {
        key: 'accounts~bank~two',
        accountId: 'bank',
        day: '2026-06-30',
        amount: 4050,
        checkNumber: null,
        words: 'Bake sale',
      },
    ]);
  });

  it('is in what the first statement begins with, and moves nothing in it', () => {
    const before = openingBalanceOf(OPENING, cents(125_000));
    const items = itemsOf('accounts', 'bank', ACCOUNT);
    const ticked = new Set(['accounts~bank~one']);
    // The bank paid the check, and has not booked the deposit yet.
    expect(differenceOf(before, cents(100_000), items, ticked)).toBe(0);
    expect(nineLines(before, cents(100_000), items, ticked)).toMatchObject({
      beginning: 104050,
      receipts: 0,
      disbursements: 0,
      ending: 104050,
      onTheWay: 4050,
      outstanding: 0,
      difference: 0,
    });
  });

  it('is in the register of its month, so that the first month begins with what the books have', () => {
    const [june, july] = ['2026-06' as Month, '2026-07' as Month];
    expect(registerMonths(ACCOUNT, [], july)).toEqual([july, june]);
    expect(balanceBefore(ACCOUNT, july, [])).toBe(104_050);
    const entries = [{ collection: 'accounts', id: 'bank', fields: ACCOUNT } as const];
    const figures = registerFigures(ACCOUNT, june, []);
    expect(figures).toMatchObject({ beginning: 125_000, ending: 104_050 });
    const lines = registerLines('bank', june, figures.beginning, entries);
    expect(lines.map(({ description, balance }) => [description, balance])).toEqual([
      ['Uncleared items at start', 100_000],
      ['Uncleared items at start', 104_050],
    ]);
  });
});

describe('its form', () => {
  const texts = { ...CHECK, amount: '250.00' };

  it('stores what was typed', () => {
    expect(outstandingErrors(texts, OPENING)).toEqual({});
    expect(outstandingFrom(texts)).toEqual(CHECK);
    expect(outstandingFrom({ ...texts, checkNumber: '' })).not.toHaveProperty('checkNumber');
  });

  it.each([
    [
      'the opening day',
      { date: '2026-07-01' },
      'Date must be before the opening day, Jul 1, 2026.',
    ],
    ['no amount', { amount: '0' }, 'Amount must be more than 0.'],
    ['less than nothing', { amount: '-5' }, 'Amount must be more than 0.'],
    ['no payee', { payee: ' ' }, 'Payee or Source is required.'],
    ['another kind', { kind: 'lost' }, 'Kind is required.'],
  ])('refuses %s', (_name, own, sentence) => {
    expect(Object.values(outstandingErrors({ ...texts, ...own }, OPENING))).toEqual([sentence]);
  });
});

it('only another day or amount moves the opening', () => {
  const after = (...outstanding: object[]) => movedOutstanding(ACCOUNT, { outstanding });
  expect(after(CHECK, DEPOSIT)).toEqual([]);
  expect(after({ ...CHECK, payee: 'Mill', checkNumber: '981' }, DEPOSIT)).toEqual([]);
  expect(after({ ...CHECK, amount: 251 }, DEPOSIT)).toEqual(['one']);
  expect(after({ ...CHECK, kind: 'received' }, DEPOSIT)).toEqual(['one']);
  expect(after({ ...DEPOSIT, date: '2026-06-29' })).toEqual(['one', 'two']);
  expect(movedOutstanding(null, ACCOUNT)).toEqual(['one', 'two']);
});
