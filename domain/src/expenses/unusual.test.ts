import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../time/dates.ts';
import { expenseMessages } from './expense-messages.ts';
import { unusualFacts } from './unusual.ts';

/** Returns a constant calendar day. */
const day = (text: string) => text as CalendarDate;
const TODAY = day('2026-10-20');

describe('a submission (#109)', () => {
  it.each([
    [0, '2026-10-17', ['The amount is $0.00.']],
    [-0, '2026-10-17', ['The amount is $0.00.']],
    [0.01, '2026-10-17', []],
    [24.5, '2025-10-20', []],
    [24.5, '2025-10-19', ['The expense date, Oct 19, 2025, is over a year ago.']],
    [24.5, '2026-10-20', []],
    [24.5, '2026-10-21', ['The expense date, Oct 21, 2026, is after the day of submission.']],
    [
      0,
      '2006-10-17',
      ['The amount is $0.00.', 'The expense date, Oct 17, 2006, is over a year ago.'],
    ],
  ])('of %d dollars spent on %s is unusual by: %j', (amount, expenseDate, facts) => {
    const found = unusualFacts({ amount, expenseDate: day(expenseDate) }, TODAY);
    expect(found.map(expenseMessages.unusual)).toEqual(facts);
  });

  it.each([
    ['2028-02-29', '2027-02-28', true],
    ['2028-02-29', '2027-03-01', false],
    ['2029-02-28', '2028-02-28', false],
    ['2029-03-01', '2028-02-29', true],
    ['2027-01-01', '2025-12-31', true],
    ['2027-01-01', '2026-01-01', false],
  ])('of %s has an old date %s: %s', (today, expenseDate, old) => {
    const facts = unusualFacts({ amount: 5, expenseDate: day(expenseDate) }, day(today));
    expect(facts.map(({ field }) => field)).toEqual(old ? ['expenseDate'] : []);
  });
});
