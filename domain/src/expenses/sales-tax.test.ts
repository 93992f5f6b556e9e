import { expect, it } from 'vitest';
import { cents } from '../money/money.ts';
import { organization } from '../organization.ts';
import { askedFor, salesTaxError } from './sales-tax.ts';
import { taxPolicyErrors } from './submission.ts';

it('is less than the amount', () => {
  expect(salesTaxError(cents(0), cents(0))).toBeNull();
  expect(salesTaxError(cents(399), cents(400))).toBeNull();
  expect(salesTaxError(cents(400), cents(400))).toBe('taxTooMuch');
});

it('is paid back unless the association is exempt', () => {
  expect(askedFor(cents(5_400), cents(400), 'recorded')).toBe(5_400);
  expect(askedFor(cents(5_400), cents(400), 'notReimbursed')).toBe(5_000);
  expect(askedFor(cents(5_400), cents(0), 'notReimbursed')).toBe(5_400);
});

it('is refused where no one asks for it', () => {
  const ignored = { ...organization.policies, salesTax: 'ignored' } as const;
  expect(taxPolicyErrors({}, ignored)).toEqual([]);
  expect(taxPolicyErrors({ salesTax: 4 }, { salesTax: 'recorded' })).toEqual([]);
  expect(taxPolicyErrors({ salesTax: 4 }, ignored)).toMatchObject([
    { field: 'salesTax', code: 'notAsked' },
  ]);
});
