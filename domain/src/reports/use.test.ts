import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, MAX_CENTS } from '../money/money.ts';
import { budgetUse, percentUsed } from './use.ts';

describe('percentUsed', () => {
  it.each([
    [10_000, 0, 0],
    [10_000, 5_000, 50],
    [10_000, 10_000, 100],
    // Half up: 33.35 % and just below it.
    [10_000, 3_335, 33.4],
    [100_000, 33_349, 33.3],
    [30_000, 10_000, 33.3],
    [30_000, 20_000, 66.7],
    [10_000, 12_345, 123.5],
    // Returned money: -0.04 % and -0.05 % are 0, -0.06 % is not.
    [10_000, -4, 0],
    [10_000, -5, 0],
    [10_000, -6, -0.1],
    [10_000, -5_000, -50],
    [1, MAX_CENTS, MAX_CENTS * 100],
  ])('of %d cents %d are %d %%', (budget, actual, expected) => {
    const percent = percentUsed(cents(budget), cents(actual));
    expect(percent).toBe(expected);
  });

  it.each([0, -500])('is null for expenses without a budget: %d', (budget) => {
    expect(percentUsed(cents(budget), cents(1))).toBeNull();
    expect(percentUsed(cents(budget), cents(-1))).toBeNull();
    expect(percentUsed(cents(budget), cents(0))).toBe(0);
  });

  it('is never further from the exact value than half of its last digit', () => {
    const amount = fc.integer({ min: -9_999_999_999, max: 9_999_999_999 });
    const positive = fc.integer({ min: 1, max: 9_999_999_999 });
    fc.assert(
      fc.property(positive, amount, (budget, actual) => {
        const percent = percentUsed(cents(budget), cents(actual)) ?? NaN;
        // percent - 0.05 <= 100 * actual / budget < percent + 0.05, in whole numbers.
        const [low, high] = [-5n, 5n].map(
          (half) => (BigInt(Math.round(percent * 10)) * 10n + half) * BigInt(budget),
        );
        const exact = BigInt(actual) * 10_000n;
        expect(low !== undefined && low <= exact).toBe(true);
        expect(high !== undefined && exact < high).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('budgetUse', () => {
  it.each([
    [10_000, 9_000, 'within'],
    [10_000, 9_001, 'near'],
    [10_000, 10_000, 'near'],
    [10_000, 10_001, 'over'],
    [1_000_000, 1_000_001, 'over'],
    [0, 0, 'within'],
    [0, 1, 'over'],
    [-100, 0, 'within'],
    [-100, -50, 'within'],
    [10_000, -50, 'within'],
  ])('of %d cents %d are %s', (budget, actual, expected) => {
    expect(budgetUse(cents(budget), cents(actual))).toBe(expected);
  });
});
