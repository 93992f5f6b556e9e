import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../time/dates.ts';
import {
  isOnItsWay,
  parsePayment,
  paymentDays,
  paymentErrors,
  samePayment,
  type PaymentClaim,
  type TypedPayment,
} from './payment.ts';
import { paymentText } from './payment-messages.ts';

const ZONE = 'America/New_York';
const SUBMITTED = Date.parse('2026-10-20T15:00:00Z');
const NOW = Date.parse('2026-11-20T15:00:00Z');
const DAYS = paymentDays([expense()], NOW, ZONE);
const CHECK: TypedPayment = { method: 'check', checkNumber: '1042', date: '2026-11-20' };
// A constant day of the calendar.
const DAY = '2026-11-20' as CalendarDate;

/** An expense by its days. */
function expense(expenseDate = '2026-10-17', submittedAt = SUBMITTED) {
  return { submittedAt, submission: { expenseDate: expenseDate as CalendarDate } };
}

describe('paymentDays', () => {
  it('reaches from a year before the submission to today', () => {
    expect(DAYS).toEqual({ earliest: '2025-10-20', latest: '2026-11-20' });
  });

  it.each([
    ['2026-11-21T04:59:59Z', '2026-11-20'],
    ['2026-11-21T05:00:00Z', '2026-11-21'],
  ])('today is the day at the school: at %s it is %s', (now, today) => {
    expect(paymentDays([expense()], Date.parse(now), ZONE).latest).toBe(today);
  });

  it('knows a February 29', () => {
    const submitted = expense('2028-02-20', Date.parse('2028-02-29T15:00:00Z'));
    const leap = paymentDays([submitted], Date.parse('2028-03-01'), ZONE);
    const error = (date: string) => paymentErrors({ ...CHECK, date }, leap).date;
    expect(error('2027-02-28')).toContain('more than a year');
    expect(error('2027-03-01')).toBeUndefined();
  });

  it('an older expense, of last year say, can have been paid since its own day', () => {
    const earliest = (...days: readonly string[]) =>
      paymentDays(
        days.map((day) => expense(day)),
        NOW,
        ZONE,
      ).earliest;
    expect(earliest('2025-10-19')).toBe('2025-10-19');
    expect(earliest('2025-07-03')).toBe('2025-07-03');
    // One payment of several is not older than the latest of them allows.
    expect(earliest('2025-07-03', '2025-08-12')).toBe('2025-08-12');
    expect(earliest('2025-07-03', '2026-10-17')).toBe('2025-10-20');
    expect(earliest()).toBe('2026-11-20');
  });
});

describe('paymentErrors', () => {
  it.each<[TypedPayment]>([
    [CHECK],
    [{ ...CHECK, checkNumber: ' A-10 42 ' }],
    [{ ...CHECK, checkNumber: '#1042' }],
    [{ ...CHECK, checkNumber: '1'.repeat(20) }],
    [{ ...CHECK, date: '2025-10-20' }],
    [{ method: 'cash', checkNumber: '', date: '2026-11-01' }],
    [{ method: 'transfer', checkNumber: ' ', date: '2026-11-01' }],
    [{ method: 'other', checkNumber: '', date: '2026-11-01' }],
  ])('finds nothing in %j', (typed) => {
    expect(paymentErrors(typed, DAYS)).toEqual({});
  });

  it.each<[Partial<TypedPayment>, Partial<TypedPayment>]>([
    [
      { method: '' },
      { method: 'Method is required.', checkNumber: 'Only a check has a check number.' },
    ],
    [
      { method: 'Check' },
      { method: 'Method is required.', checkNumber: 'Only a check has a check number.' },
    ],
    [{ method: 'cash' }, { checkNumber: 'Only a check has a check number.' }],
    [{ checkNumber: '  ' }, { checkNumber: 'Check Number is required.' }],
    [
      { checkNumber: '1'.repeat(21) },
      { checkNumber: 'Check Number is too long: at most 20 characters.' },
    ],
    [
      { checkNumber: 'check #' },
      { checkNumber: 'Check Number can have only digits, letters, and hyphens, such as 1042.' },
    ],
    [
      { checkNumber: 'abc' },
      { checkNumber: 'Check Number can have only digits, letters, and hyphens, such as 1042.' },
    ],
    [{ checkNumber: '\u200e1042\n3' }, {}],
    [
      { checkNumber: '１０４２' },
      { checkNumber: 'Check Number can have only digits, letters, and hyphens, such as 1042.' },
    ],
    [{ date: '' }, { date: 'Date is required.' }],
    [{ method: ' cash', checkNumber: '' }, { method: 'Method is required.' }],
    [{ date: `${DAY} ` }, { date: 'Date isn’t a valid date.' }],
    [{ date: '2026-02-31' }, { date: 'Date isn’t a valid date.' }],
    [{ date: '2026-11-21' }, { date: 'Date can’t be in the future.' }],
    [
      { date: '2025-10-19' },
      { date: 'Date is more than a year before the expense was submitted.' },
    ],
  ])('finds in %j that %j', (own, errors) => {
    expect(paymentErrors({ ...CHECK, ...own }, DAYS)).toEqual(errors);
  });
});

describe('parsePayment', () => {
  it('takes what is around a check number away and knows none elsewhere', () => {
    for (const checkNumber of [' 1042 ', '#1042', 'Check 1042', '="1042"', "'1042", '1042.0'])
      expect(parsePayment({ ...CHECK, checkNumber }, DAYS)).toEqual({
        payment: { method: 'check', checkNumber: '1042', date: DAY },
      });
    expect(parsePayment({ ...CHECK, method: 'cash', checkNumber: '' }, DAYS)).toEqual({
      payment: { method: 'cash', checkNumber: null, date: DAY },
    });
  });

  it('tells the first error', () => {
    expect(parsePayment({ method: '', checkNumber: '', date: '' }, DAYS)).toEqual({
      error: 'Method is required.',
    });
    expect(parsePayment({ ...CHECK, date: '' }, DAYS)).toEqual({ error: 'Date is required.' });
  });
});

it('is on its way: a check once it is mailed or handed over, everything else at once', () => {
  expect(isOnItsWay({ method: 'cash' })).toBe(true);
  expect(isOnItsWay({ method: 'check' })).toBe(false);
  expect(isOnItsWay({ method: 'check', sent: { how: 'mailed', on: DAY } })).toBe(true);
});

describe('samePayment', () => {
  const check: PaymentClaim = { method: 'check', checkNumber: '1042', date: DAY };
  const cash: PaymentClaim = { method: 'cash', checkNumber: null, date: DAY };
  // A constant day of the calendar.
  const earlier = '2026-11-19' as CalendarDate;

  it.each<[PaymentClaim, PaymentClaim, boolean]>([
    [check, { ...check, checkNumber: '0 1042' }, true],
    [check, { ...check, checkNumber: '10-42' }, true],
    [check, { ...check, checkNumber: '1043' }, false],
    [check, { ...check, date: earlier }, false],
    [check, cash, false],
    [cash, { ...cash }, true],
    [cash, { ...cash, method: 'other' }, false],
  ])('%j and %j: %s', (one, other, same) => {
    expect(samePayment(one, other)).toBe(same);
  });

  it('in words', () => {
    expect(paymentText(check)).toBe('Check 1042 on Nov 20, 2026');
    expect(paymentText({ ...cash, method: 'transfer' })).toBe('Bank transfer on Nov 20, 2026');
  });
});
