import { describe, expect, it } from 'vitest';
import type { CalendarDate } from './dates.ts';
import {
  DUPLICATE_REASONS,
  payeeKeyOf,
  possibleDuplicates,
  receiptHashesOf,
  type Comparable,
} from './duplicates.ts';

function expense(id: string, own: Partial<Comparable['submission']> = {}): Comparable {
  // A constant day of the calendar.
  const expenseDate = '2026-10-17' as CalendarDate;
  const receipts = [{ sha256: `receipt of ${id}` }];
  return {
    id,
    submission: { paidTo: 'Dana Whitfield', amount: 84.35, expenseDate, receipts, ...own },
  };
}

const ONE = expense('one');

function reasons(other: Comparable): readonly string[] {
  return possibleDuplicates(ONE, [other]).flatMap((found) => found.reasons);
}

describe('possibleDuplicates', () => {
  it('points out the same receipt, whatever else differs', () => {
    const receipts = [{ sha256: 'x' }, { sha256: 'receipt of one' }];
    expect(reasons(expense('two', { paidTo: 'Else', receipts }))).toEqual(['sameReceipt']);
    expect(reasons(expense('two', { receipts }))).toEqual(['sameReceipt', 'samePayeeAndAmount']);
  });

  it.each([
    ['2026-10-17', true],
    ['2026-07-19', true],
    ['2026-07-18', false],
    ['2027-01-15', true],
    ['2027-01-16', false],
  ])('points out the same payee and amount of %s: %s', (date, found) => {
    // A constant day of the calendar.
    const other = expense('two', { paidTo: ' dana  WHITFIELD', expenseDate: date as CalendarDate });
    expect(reasons(other)).toEqual(found ? ['samePayeeAndAmount'] : []);
  });

  it('nothing of another payee or amount, and never the expense itself', () => {
    expect(reasons(expense('two', { paidTo: 'Dana Whitfeld' }))).toEqual([]);
    expect(reasons(expense('two', { amount: 84.36 }))).toEqual([]);
    expect(reasons(ONE)).toEqual([]);
  });

  it('names the other one', () => {
    const twin = expense('twin');
    expect(possibleDuplicates(ONE, [expense('odd', { amount: 1 }), twin])).toEqual([
      { other: twin, reasons: ['samePayeeAndAmount'] },
    ]);
  });
});

it('the keys that are searched for', () => {
  expect(payeeKeyOf('  Dana\u00a0 \t Whitfield ')).toBe('dana whitfield');
  expect(receiptHashesOf(expense('x', { receipts: [{ sha256: 'a' }, { sha256: 'a' }] }))).toEqual([
    'a',
  ]);
  expect(DUPLICATE_REASONS.samePayeeAndAmount).toBe('The same payee and amount within 90 days');
});
