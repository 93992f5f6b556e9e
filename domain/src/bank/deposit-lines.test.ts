import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../time/dates.ts';
import { cashIn, depositLineErrors, revenueOfLine, sumOfLines } from './deposit-lines.ts';

const DEPOSIT = { date: '2026-10-05' as CalendarDate, accountId: 'checking' };
const CHECK = {
  kind: 'check',
  reference: '2210',
  description: 'Lee family',
  amount: '40.00',
  categoryId: 'fair',
  fundId: 'main',
};
const CASH = { ...CHECK, kind: 'cash', reference: '', description: 'Bake sale', amount: '319.28' };

describe('the lines of a deposit', () => {
  it('become revenue items of its account, on its date', () => {
    expect(revenueOfLine(CHECK, DEPOSIT)).toEqual({
      date: '2026-10-05',
      accountId: 'checking',
      reference: '2210',
      description: 'Lee family',
      amount: 40,
      categoryId: 'fair',
      fundId: 'main',
    });
    expect(revenueOfLine(CASH, DEPOSIT)).toMatchObject({
      description: 'Bake sale',
      amount: 319.28,
    });
  });

  it('add up, and their cash apart', () => {
    expect(sumOfLines([CHECK, CASH])).toBe(35_928);
    expect(cashIn([CHECK, CASH, { ...CASH, amount: 'x' }])).toBe(31_928);
  });

  it.each([
    [{}, {}],
    [{ kind: '' }, { kind: 'Received as is required.' }],
    [{ amount: '' }, { amount: 'Amount is required.' }],
    [{ amount: '0' }, { amount: 'Amount must be more than 0.' }],
    [{ amount: '-4' }, { amount: expect.stringContaining('Amount must be') as string }],
    [{ description: '' }, { description: 'From or for is required.' }],
    [{ categoryId: '' }, { categoryId: 'Category is required.' }],
  ])('with %j say %j', (own, errors) => {
    expect(depositLineErrors({ ...CHECK, ...own })).toEqual(errors);
  });
});
