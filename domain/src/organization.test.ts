import { expect, it } from 'vitest';
import { dateAt } from './time/dates.ts';
import { countWhenOf, organization } from './organization.ts';

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
