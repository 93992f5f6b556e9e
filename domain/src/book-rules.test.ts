import { expect, it } from 'vitest';
import { advanceDaysOf, bookRules, taxRulesOf } from './book-rules.ts';

it('advances have 60 days for receipts and 120 for what is left, unless a file names others', () => {
  const usual = { receiptsWithinDays: 60, returnWithinDays: 120 };
  expect(advanceDaysOf(undefined)).toEqual(usual);
  expect(advanceDaysOf({ receiptsWithinDays: 30 })).toEqual({ ...usual, receiptsWithinDays: 30 });
  expect(bookRules.advances).toEqual(usual);
});

it.each<[wrong: Record<string, unknown>]>([
  [{ receiptsWithinDays: 0 }],
  [{ receiptsWithinDays: '60' }],
  [{ returnWithinDays: 366 }],
  [{ returnWithinDays: 59 }],
  [{ returnwithindays: 120 }],
])('advances are not due as %j', (wrong) => {
  expect(() => advanceDaysOf(wrong)).toThrow(RangeError);
});

it("the state's threshold is the IRS's, unless a file names a lower one", () => {
  expect(taxRulesOf(undefined)).toEqual({ stateThreshold: null, taxId: null });
  expect(taxRulesOf({ stateThreshold: 600 })).toEqual({ stateThreshold: 600, taxId: null });
  expect(bookRules.tax).toEqual({ stateThreshold: null, taxId: null });
});

it('letters print an EIN if the file has one', () => {
  const taxId = '12-3456789';
  expect(taxRulesOf({ taxId })).toEqual({ stateThreshold: null, taxId });
});

it.each<[wrong: Record<string, unknown>]>([
  [{ stateThreshold: 0 }],
  [{ stateThreshold: -600 }],
  [{ stateThreshold: 0.001 }],
  [{ stateThreshold: '600' }],
  [{ statethreshold: 600 }],
  [{ taxId: '123456789' }],
  [{ taxId: 12 }],
])('tax is not %j', (wrong) => {
  expect(() => taxRulesOf(wrong)).toThrow(RangeError);
});
