import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../time/dates.ts';
import {
  depositedIn,
  depositErrors,
  depositFrom,
  depositRefusal,
  depositTotal,
  depositWords,
  inDepositOrder,
} from './deposit.ts';

const day = (text: string) => text as CalendarDate;
const FORM = {
  accountId: 'bank',
  date: '2026-11-20',
  slip: ' 118 ',
  firstCounter: 'Ann Lee',
  secondCounter: 'Bo Diaz',
};

describe('the form of a deposit', () => {
  it('stores what was typed, without an empty slip number', () => {
    expect(depositErrors(FORM)).toEqual({});
    expect(depositFrom(FORM)).toEqual({
      accountId: 'bank',
      date: '2026-11-20',
      slip: '118',
      countedBy: ['Ann Lee', 'Bo Diaz'],
    });
    expect(depositFrom({ ...FORM, slip: '' })).not.toHaveProperty('slip');
  });

  it.each([
    ['no account', { accountId: '' }, { accountId: 'Account is required.' }],
    ['no day', { date: '2026-02-30' }, { date: 'Date isn’t a valid date.' }],
    ['one who counted', { secondCounter: ' ' }, { secondCounter: 'Second counter is required.' }],
    [
      'the same twice',
      { secondCounter: ' ann  LEE ' },
      { secondCounter: 'Two different people count a deposit.' },
    ],
  ])('is refused with %s (#130)', (_name, own, errors) => {
    expect(depositErrors({ ...FORM, ...own })).toEqual(errors);
  });
});

it.each([
  ['what came in on its day', {}, null],
  ['what came in before it', { date: '2026-06-30' }, null],
  ['what came in later', { date: '2026-11-21' }, 'it was received after the day of the deposit'],
  ['what has no day', { date: 'soon' }, 'it was received after the day of the deposit'],
  ['a bounced check', { amount: -5 }, 'a deposit has only what came in'],
  ['nothing', { amount: 0 }, 'a deposit has only what came in'],
  ['another account', { accountId: 'save' }, 'it is of another account'],
  ['no account', { accountId: undefined }, 'it is of another account'],
])('a deposit with %s (#130)', (_name, own, refusal) => {
  const item = { accountId: 'bank', date: '2026-11-20', amount: 5, ...own };
  expect(depositRefusal(item, { accountId: 'bank', date: day('2026-11-20') })).toBe(refusal);
});

it('a stored deposit has its items in the order of days, and their sum', () => {
  const items = [
    { id: 'b', date: day('2026-11-02'), amount: 0.29 },
    { id: 'a', date: day('2026-11-02'), amount: 0.1 },
    { id: 'c', date: day('2026-11-01'), amount: 12 },
  ];
  const inOrder = inDepositOrder(items);
  expect(inOrder.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  expect(inDepositOrder(inOrder)).toEqual(inOrder);
  expect(depositedIn({ items: inOrder })).toEqual(inOrder);
  expect(depositTotal(items)).toBe(1_239);
  expect(depositedIn({ items: [null, { id: 'a b', date: '2026-11-01', amount: 1 }] })).toEqual([]);
  expect(depositedIn({})).toEqual([]);
  expect([depositWords('118', 2), depositWords(undefined, 1)]).toEqual([
    'Deposit 118, 2 items',
    'Deposit, 1 item',
  ]);
});
