import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../time/dates.ts';
import {
  advanceErrors,
  advanceFrom,
  givenBackErrors,
  givenBackFrom,
  needsOtherGiver,
  settledErrors,
  settledFrom,
} from './advance-form.ts';

const TEXTS = {
  paidTo: ' Dana Whitfield ',
  email: ' Dana@Example.com ',
  amount: '$200.00',
  date: '2026-10-20',
  eventOn: '2026-10-24',
  categoryId: 'fair',
  fundId: 'main',
  accountId: 'bank',
  method: 'check',
  checkNumber: '1042',
  description: 'Cash for the fair',
};
const GIVEN = '2026-10-20' as CalendarDate;
const STORED = { date: GIVEN, fields: { ...advanceFrom(TEXTS).fields, version: 1 } };
const RECEIPT = {
  date: '2026-11-10',
  amount: '150',
  categoryId: 'office',
  fundId: 'grants',
  description: 'Prizes',
};
const BACK = { date: '2026-11-12', amount: '50.00', accountId: '', description: ' ' };

describe('the form of an advance', () => {
  it('stores a manual expense of which all is left, and the address apart', () => {
    expect(advanceErrors(TEXTS)).toEqual({});
    expect(advanceFrom(TEXTS)).toEqual({
      email: 'Dana@Example.com',
      fields: {
        paidTo: 'Dana Whitfield',
        amount: 200,
        date: '2026-10-20',
        categoryId: 'fair',
        fundId: 'main',
        accountId: 'bank',
        method: 'check',
        checkNumber: '1042',
        description: 'Cash for the fair',
        advance: { kind: 'given', eventOn: '2026-10-24', left: 200 },
      },
    });
  });

  it.each([
    ['email', { email: '' }],
    ['email', { email: 'nobody' }],
    ['amount', { amount: '0' }],
    ['amount', { amount: '-5' }],
    ['eventOn', { eventOn: '' }],
    ['paidTo', { paidTo: ' ' }],
    ['checkNumber', { checkNumber: '' }],
  ])('needs its %s: %j', (field, own) => {
    expect(Object.keys(advanceErrors({ ...TEXTS, ...own }))).toEqual([field]);
  });
});

it('receipts become an expense of their own category and fund, without an account', () => {
  expect(settledErrors(RECEIPT, GIVEN)).toEqual({});
  expect(settledFrom(RECEIPT, STORED)).toEqual({
    ...RECEIPT,
    amount: 150,
    paidTo: 'Dana Whitfield',
    advance: { kind: 'settled', categoryId: 'fair', fundId: 'main' },
  });
  expect(settledErrors({ ...RECEIPT, date: '2026-10-19' }, GIVEN)).toHaveProperty('date');
  expect(Object.keys(settledErrors({ ...RECEIPT, amount: '0' }, GIVEN))).toEqual(['amount']);
});

it('money that comes back is below 0, in the category and the fund of the advance', () => {
  expect(givenBackErrors(BACK, GIVEN)).toEqual({});
  expect(givenBackFrom(BACK, STORED)).toEqual({
    date: '2026-11-12',
    amount: -50,
    categoryId: 'fair',
    fundId: 'main',
    paidTo: 'Dana Whitfield',
    description: 'Money returned from the advance of Oct 20, 2026',
    advance: { kind: 'returned' },
  });
  const told = { ...BACK, accountId: 'bank', description: 'Cash box' };
  expect(givenBackFrom(told, STORED)).toMatchObject({ accountId: 'bank', description: 'Cash box' });
  expect(givenBackErrors({ ...BACK, date: '2026-10-19' }, GIVEN)).toHaveProperty('date');
});

it('needs another administrator to give an advance to an administrator, while there is one', () => {
  const by = { uid: 'dana', email: 'dana@example.com' };
  const me = { ...by, name: 'Dana Whitfield' };
  const admins = [me, { uid: 'sam', email: 'sam@example.com', name: 'Sam Lee' }];
  const holder = (email: string, paidTo: string) => ({ email, paidTo });
  expect(needsOtherGiver(holder('dana+x@example.com', 'Riley'), { by, admins })).toBe(true);
  expect(needsOtherGiver(holder('riley@example.com', 'dana whitfield'), { by, admins })).toBe(true);
  expect(needsOtherGiver(holder('riley@example.com', 'Riley'), { by, admins })).toBe(false);
  expect(needsOtherGiver(holder('dana@example.com', 'Riley'), { by, admins: [me] })).toBe(false);
});
