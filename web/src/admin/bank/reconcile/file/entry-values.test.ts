import type { BankLine } from '@pa-ledger/domain/bank/bank-line';
import { cents } from '@pa-ledger/domain/money/money';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { expect, it } from 'vitest';
import { entryValues, transferValues } from './entry-values.ts';

const day = '2026-09-01' as CalendarDate;
const line = (amount: number, own: Partial<BankLine> = {}): BankLine => ({
  day,
  amount: cents(amount),
  checkNumber: null,
  text: 'Staples · Store 12',
  bankId: null,
  ...own,
});

it('what came in is revenue, with the number as its reference', () => {
  expect(entryValues(line(1_250, { checkNumber: '77' }), 'bank')).toEqual({
    date: day,
    amount: '12.50',
    description: 'Staples · Store 12',
    accountId: 'bank',
    reference: '77',
  });
});

it('what left is an expense with whom it paid, and by a check if it has a number', () => {
  expect(entryValues(line(-5), 'bank')).toEqual({
    date: day,
    amount: '0.05',
    description: 'Staples · Store 12',
    accountId: 'bank',
    paidTo: 'Staples',
  });
  expect(entryValues(line(-5, { checkNumber: '1042', text: '' }), 'bank')).toMatchObject({
    paidTo: '',
    method: 'check',
    checkNumber: '1042',
  });
});

it('a text of a bank fits into the dialog', () => {
  const { paidTo = '', description = '' } = entryValues(line(-5, { text: 'x'.repeat(3_000) }), 'b');
  expect([paidTo.length, description.length]).toEqual([200, 2_000]);
});

it('a transfer goes to the account of the file, or from it', () => {
  expect(transferValues(line(500), 'bank')).toMatchObject({ amount: '5.00', toAccountId: 'bank' });
  expect(transferValues(line(-500), 'bank')).toMatchObject({ fromAccountId: 'bank' });
});
