import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dateAt } from './time/dates.ts';
import { advanceDaysOf, bookRules, taxRulesOf } from './book-rules.ts';
import { identityFaults } from './organization-check.ts';
import {
  checkSignaturesOf,
  countWhenOf,
  organization,
  remindersOf,
  salesTaxOf,
  type Organization,
} from './organization.ts';

/** The school's own file, as it is built into the app; `organization` is the school of the unit tests here. */
const own = JSON.parse(
  readFileSync(new URL('../../organization.json', import.meta.url), 'utf8'),
) as Organization & Record<'advances' | 'tax', unknown>; // which is looked at below

it('organization.json has what the app needs', () => {
  expect(identityFaults(own)).toEqual([]);
  // Throws for a time zone that does not exist.
  expect(dateAt(0, own.timeZone)).toMatch(/^(1969-12-31|1970-01-01)$/);
  expect(own.adminDomain).toMatch(/^[a-z0-9.-]+\.[a-z]{2,}$/);
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]).toContain(own.fiscalYearFirstMonth);
  expect(() => countWhenOf(own.policies.countWhen)).not.toThrow();
  expect(() => checkSignaturesOf(own.policies.checkSignatures)).not.toThrow();
  expect(() => remindersOf(own.reminders)).not.toThrow();
  expect(() => taxRulesOf(own.tax)).not.toThrow();
  expect(() => advanceDaysOf(own.advances)).not.toThrow();
});

// A school may choose otherwise; the file that comes with the program is of the school of the tests.
it.runIf(own.schoolName === organization.schoolName)(
  'oneClickApproval is off by default (#17)',
  () => {
    expect(own).toEqual({ ...organization, ...bookRules });
    expect(own.policies).toEqual({
      oneClickApproval: false,
      twoDifferentPeople: true,
      keepApprovals: false,
      countWhen: 'paid',
      checkSignatures: 2,
      keepYears: 7,
      paymentApp: null,
      salesTax: 'ignored',
    });
  },
);

it("countWhen is 'approved' or 'paid'", () => {
  expect(countWhenOf('approved')).toBe('approved');
  expect(countWhenOf('paid')).toBe('paid');
  expect(() => countWhenOf('Paid')).toThrow(RangeError);
  expect(() => countWhenOf('')).toThrow(RangeError);
});

it('checkSignatures is 1 or 2, and 2 without a word', () => {
  expect([1, 2, undefined].map(checkSignaturesOf)).toEqual([1, 2, 2]);
  for (const wrong of [0, 3, '2', null, true])
    expect(() => checkSignaturesOf(wrong)).toThrow(RangeError);
});

it('salesTax is ignored, recorded, or not reimbursed, and ignored without a word', () => {
  expect(['recorded', 'notReimbursed', 'ignored', undefined].map(salesTaxOf)).toEqual([
    'recorded',
    'notReimbursed',
    'ignored',
    'ignored',
  ]);
  for (const wrong of ['Recorded', null, true]) expect(() => salesTaxOf(wrong)).toThrow(RangeError);
});

const USUAL = { approvers: true, afterDays: 3, everyDays: 7, treasurer: true, weekday: 'Monday' };

it('reminders that a file does not name have their usual values', () => {
  expect(remindersOf(undefined)).toEqual(USUAL);
  expect(remindersOf({})).toEqual(USUAL);
  expect(remindersOf({ afterDays: 1, treasurer: false })).toEqual({
    ...USUAL,
    afterDays: 1,
    treasurer: false,
  });
  const other = { approvers: false, afterDays: 365, everyDays: 1, treasurer: false };
  expect(remindersOf({ ...other, weekday: 'Sunday' })).toEqual({ ...other, weekday: 'Sunday' });
  expect(organization.reminders).toEqual(USUAL);
});

it.each<[wrong: Record<string, unknown>]>([
  [{ approvers: 'yes' }],
  [{ treasurer: 1 }],
  [{ afterDays: 0 }],
  [{ afterDays: 366 }],
  [{ afterDays: '3' }],
  [{ everyDays: 0 }],
  [{ everyDays: 1.5 }],
  [{ weekday: 'monday' }],
  [{ weekday: 1 }],
  [{ afterdays: 3 }],
])('reminders are not %j', (wrong) => {
  expect(() => remindersOf(wrong)).toThrow(RangeError);
});
