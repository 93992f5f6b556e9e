import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import type { Expense } from '@pa-ledger/domain/expenses/expense';
import { expect, it } from 'vitest';
import { openStep } from '../../../../../tests/fixtures/steps.ts';
import { staleMessage } from './stale-message.ts';

const REST = 'Nothing was saved. What you typed is still here.';
const PAYMENT: Expense['payment'] = {
  method: 'cash',
  checkNumber: null,
  // A constant day of the calendar.
  date: '2026-11-20' as CalendarDate,
  id: 'one-1',
  number: 1,
  by: 'treasurer@example.com',
  at: 0,
};

it.each([
  ['paid', PAYMENT, 'It’s been paid: Cash on Nov 20, 2026.'],
  ['rejected', null, 'It was rejected.'],
  ['returned', null, 'It’s back with the submitter for a correction.'],
  ['withdrawn', null, 'The submitter has withdrawn the expense.'],
  ['approved', null, 'It’s approved and not paid yet.'],
  ['pending', null, 'It’s waiting for another step: Treasurer.'],
] as const)('%s %o reads: %s', (status, payment, words) => {
  const facts = {
    steps: [openStep('treasurer')],
    submittedAt: 0,
    lines: [{ categoryId: 'office', category: 'Office', fundId: 'main', amount: 5 }],
    returned: null,
  };
  const expense = { status, payment, ...facts };
  expect(staleMessage(expense)).toBe(`${words} ${REST}`);
});
