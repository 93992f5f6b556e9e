import { describe, expect, it } from 'vitest';
import { MAX_PAID_AT_ONCE } from '../../limits.ts';
import {
  checkNumbersOf,
  followingCheckNumber,
  groupByPayee,
  nextCheckNumber,
  type ExpenseToPay,
} from './pay-run.ts';

interface Told {
  readonly paidTo: string;
  readonly amount?: number;
  readonly email?: string;
  readonly mailingAddress?: string;
  readonly payTo?: 'vendor';
  readonly payBy?: 'pickup' | 'app';
  readonly payHandle?: string;
}

function toPay(id: string, told: Told): ExpenseToPay {
  const {
    paidTo,
    amount = 1,
    email = 'dana@example.com',
    mailingAddress = '1 Oak St',
    payTo,
    payBy,
    payHandle,
  } = told;
  const submission = { paidTo, ...(payTo && { payTo }), ...(payBy && { payBy }) };
  const contact = { email, mailingAddress, ...(payHandle && { payHandle }) };
  const lines = [{ categoryId: 'fair', category: 'Fair', fundId: 'main', amount }];
  return { id, submission, lines, contact };
}

/** Each group as its payee, the expenses it pays, and its total. */
function groupsOf(expenses: readonly ExpenseToPay[]) {
  return groupByPayee(expenses).map(({ key, payee, expenses: paid, total }) => {
    expect(key).toBe(paid[0]?.id);
    return [payee, paid.map(({ id }) => id).join(' '), total];
  });
}

describe('groupByPayee', () => {
  it('pays a person once, whatever their case and spaces', () => {
    expect(
      groupsOf([
        toPay('a', { paidTo: 'Dana Whitfield', amount: 84.35 }),
        toPay('b', { paidTo: 'Amir Khan', email: 'amir@example.com', amount: 10 }),
        toPay('c', { paidTo: 'dana  whitfield', email: 'Dana+pta@example.com', amount: 0.1 }),
      ]),
    ).toEqual([
      ['Amir Khan', 'b', 1000],
      ['Dana Whitfield', 'a c', 8445],
    ]);
  });

  it('takes two people with one name apart, and a vendor from a parent', () => {
    const paidTo = 'Alex Kim';
    expect(
      groupsOf([
        toPay('a', { paidTo }),
        toPay('b', { paidTo, email: 'other@example.com' }),
        toPay('c', { paidTo, payTo: 'vendor' }),
        toPay('d', { paidTo, payTo: 'vendor', email: 'other@example.com' }),
        toPay('e', { paidTo, payTo: 'vendor', mailingAddress: '2 Elm St' }),
      ]).map(([, ids]) => ids),
    ).toEqual(['a', 'b', 'c d', 'e']);
  });

  it('takes apart how and where a person wants to be paid', () => {
    const paidTo = 'Alex Kim';
    const [first, second] = ['alex@example.com', '555-0142'];
    expect(
      groupsOf([
        toPay('a', { paidTo }),
        toPay('b', { paidTo, payBy: 'pickup' }),
        toPay('c', { paidTo, payBy: 'app', payHandle: first }),
        toPay('d', { paidTo, payBy: 'app', payHandle: second }),
        toPay('e', { paidTo, payBy: 'app', payHandle: first }),
      ]).map(([, ids]) => ids),
    ).toEqual(['a', 'b', 'c e', 'd']);
  });

  it('pays no more at once than one payment may', () => {
    const many = Array.from({ length: MAX_PAID_AT_ONCE + 1 }, (_, at) =>
      toPay(`e${at}`, { paidTo: 'Dana' }),
    );
    expect(groupByPayee(many).map(({ expenses }) => expenses.length)).toEqual([
      MAX_PAID_AT_ONCE,
      1,
    ]);
  });
});

describe('check numbers', () => {
  it.each([
    ['1042', '1043'],
    ['0099', '0100'],
    ['999', '1000'],
    ['A-17', 'A-18'],
    ['Check #1042', '1043'],
    ['12345678901234567890', '12345678901234567891'],
    ['1042A', ''],
    ['', ''],
  ])('after %j comes %j', (number, next) => {
    expect(followingCheckNumber(number)).toBe(next);
  });

  it('go on from the highest of the latest', () => {
    expect(nextCheckNumber(['1043', '1044', '990', 'cash', '1041'])).toBe('1045');
    expect(nextCheckNumber(['cash'])).toBe('');
    expect(nextCheckNumber([])).toBe('');
  });

  it('count on, also from one that was typed', () => {
    const typed = new Map([['c', '2001']]);
    expect([...checkNumbersOf(['a', 'b', 'c', 'd'], '1042', typed)]).toEqual([
      ['a', '1042'],
      ['b', '1043'],
      ['c', '2001'],
      ['d', '2002'],
    ]);
    expect([...checkNumbersOf(['a', 'b'], '', new Map([['a', 'x']])).values()]).toEqual(['x', '']);
  });
});
