import { expect, it } from 'vitest';
import type { CalendarDate } from '../time/dates.ts';
import {
  expenseOfPayment,
  expensesPaidBy,
  paymentIdOf,
  purposeOf,
  purposesIn,
  withExpenseLines,
  type RecordedPayment,
} from './recorded-payment.ts';

it.each([
  ['Pumpkins', 'Pumpkins'],
  [' Glue,\n\tcard  stock ', 'Glue, card stock'],
  ['x'.repeat(100), 'x'.repeat(100)],
  [`${'x'.repeat(98)} yz`, `${'x'.repeat(98)}…`],
  ['🎃'.repeat(101), `${'🎃'.repeat(99)}…`],
])('keeps of what money was for as much as a list has room for %#', (description, purpose) => {
  expect(purposeOf(description)).toBe(purpose);
});

it('says what the lines of a payment were for, each once, as far as it was kept', () => {
  const lines = [{ purpose: 'Glue' }, {}, { purpose: 'Paper' }, { purpose: 'Glue' }, null];
  expect(purposesIn(lines)).toBe('Glue; Paper');
  const stated = { purpose: 'Glue', statement: true };
  expect(purposesIn([stated, ...lines])).toBe('Glue (no receipt, statement); Glue; Paper');
  expect(purposesIn([{}])).toBe('');
  expect(purposesIn(undefined)).toBe('');
});

it('counts the lines of one expense otherwise from a day on, as the next version of the payment', () => {
  const line = { categoryId: 'fair', fundId: 'main', amount: 12.5, purpose: 'Glue' };
  const payment: RecordedPayment = {
    id: 'first-1',
    method: 'cash',
    checkNumber: null,
    payee: 'Dana Whitfield',
    by: 'desk@example.com',
    byUid: 'desk',
    reclassified: [],
    voided: null,
    mistake: null,
    version: 3,
    date: '2026-11-02' as CalendarDate,
    at: 0,
    lines: [
      {
        ...line,
        expenseId: 'first',
      },
      {
        ...line,
        expenseId: 'second',
      },
    ],
  };
  const on = '2026-11-20' as CalendarDate;
  const own = [
    { ...line, expenseId: 'first', fundId: 'library', amount: 10 },
    { ...line, expenseId: 'first', amount: 2.5 },
  ];
  expect(withExpenseLines(payment, 'first', own, on)).toEqual({
    ...payment,
    lines: [...own, payment.lines[1]],
    reclassified: [{ on, lines: payment.lines }],
    version: 4,
  });
});

it('a payment is named for the first expense that it pays', () => {
  expect(expenseOfPayment(paymentIdOf('expenseA', 2))).toBe('expenseA');
});

it('pays each expense once, however many lines it has', () => {
  const lines = ['one', 'one', 'two', 'one'].map((expenseId) => ({ expenseId }));
  expect(expensesPaidBy({ lines })).toEqual(['one', 'two']);
});
