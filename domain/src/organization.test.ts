import { expect, it } from 'vitest';
import { dateAt } from './time/dates.ts';
import { countWhenOf, organization, remindersOf } from './organization.ts';

it('organization.json has what the app needs', () => {
  expect(organization.schoolName.trim()).not.toBe('');
  // Throws for a time zone that does not exist.
  expect(dateAt(0, organization.timeZone)).toMatch(/^(1969-12-31|1970-01-01)$/);
  expect(organization.adminDomain).toMatch(/^[a-z0-9.-]+\.[a-z]{2,}$/);
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]).toContain(organization.fiscalYearFirstMonth);
});

it('oneClickApproval is off by default (#17)', () => {
  expect(organization.policies).toEqual({
    oneClickApproval: false,
    twoDifferentPeople: true,
    keepApprovals: false,
    countWhen: 'paid',
    keepYears: 7,
  });
});

it("countWhen is 'approved' or 'paid'", () => {
  expect(countWhenOf('approved')).toBe('approved');
  expect(countWhenOf('paid')).toBe('paid');
  expect(() => countWhenOf('Paid')).toThrow(RangeError);
  expect(() => countWhenOf('')).toThrow(RangeError);
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
  const own = { approvers: false, afterDays: 365, everyDays: 1, treasurer: false };
  expect(remindersOf({ ...own, weekday: 'Sunday' })).toEqual({ ...own, weekday: 'Sunday' });
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
