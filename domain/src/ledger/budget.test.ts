import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryBudget, finalBudget, followingFundOf, linesInForce } from './budget.ts';
import { cents, dollarsFromCents } from '../money/money.ts';
import type { FiscalYear } from '../time/fiscal-year.ts';
import { times } from '../../../tests/support/random.ts';

const someCents = fc.integer({ min: -99_999_999, max: 99_999_999 });
const someItems = fc.array(fc.record({ original: someCents, changes: someCents }));

describe('categoryBudget', { timeout: 60_000 }, () => {
  it('is unknown without a budget line', () => {
    expect(categoryBudget([], cents(500))).toBeNull();
  });

  it('adds the lines of a category and subtracts what was spent', () => {
    const items = [
      { originalBudget: 1_000, changes: -250.5 },
      { originalBudget: 0.1, changes: 0.2 },
    ];
    expect(categoryBudget(items, cents(80_000))).toEqual({
      budget: 74_980,
      spent: 80_000,
      left: -5_020,
    });
  });

  it('counts what cannot be read as 0', () => {
    const items = [
      { originalBudget: NaN, changes: 12.345 },
      { originalBudget: 5, changes: Infinity },
    ];
    expect(categoryBudget(items, cents(0))).toEqual({ budget: 500, spent: 0, left: 500 });
  });

  it('agrees with BigInt to the cent (#73)', () => {
    fc.assert(
      fc.property(someItems, someCents, (items, spent) => {
        const lines = items.map(({ original, changes }) => ({
          originalBudget: dollarsFromCents(cents(original)),
          changes: dollarsFromCents(cents(changes)),
        }));
        const result = categoryBudget(lines, cents(spent));
        if (items.length === 0) {
          expect(result).toBeNull();
          return;
        }
        const budget = items.reduce(
          (total, item) => total + BigInt(item.original) + BigInt(item.changes),
          0n,
        );
        const expected = { budget, spent: BigInt(spent), left: budget - BigInt(spent) };
        if (result === null) throw new Error('There is a budget line.');
        const found = {
          budget: BigInt(result.budget),
          spent: BigInt(result.spent),
          left: BigInt(result.left),
        };
        expect(found).toEqual(expected);
      }),
      { numRuns: times(1_000, 10_000) },
    );
  });
});

describe('finalBudget', () => {
  it.each([
    [0.1, 0.2, 30],
    [1200.1, 0.2, 120_030],
    [100, -250.5, -15_050],
    [99_999_999.98, 0.01, 9_999_999_999],
    [10, NaN, 1_000],
    ['12', null, 0],
  ])('%d with changes of %d is %d cents (#67)', (originalBudget, changes, final) => {
    expect(finalBudget({ originalBudget, changes })).toBe(final);
  });
});

const FUNDS = [{ id: 'main' }, { id: 'grants' }, { id: 'past', archived: true }];
const line = (categoryId: string, fundId: string) => ({ categoryId, fundId });

it.each([
  ['no line', [], null],
  ['lines of other categories', [line('camp', 'main')], null],
  ['one line', [line('fair', 'main'), line('camp', 'grants')], 'main'],
  ['two lines of one fund', [line('fair', 'grants'), line('fair', 'grants')], 'grants'],
  ['lines of two funds', [line('fair', 'main'), line('fair', 'grants')], null],
  ['a fund that is gone', [line('fair', 'gone')], null],
  ['an archived fund', [line('fair', 'past')], null],
  ['a fund that is gone beside another', [line('fair', 'gone'), line('fair', 'main')], null],
])('the fund that follows from %s', (_name, lines, fund) => {
  expect(followingFundOf('fair', lines, FUNDS)).toBe(fund);
});

it('follows the budget of the year; without one of the category, that of the year before (#120)', () => {
  const of = (fiscalYear: string, categoryId: string, fundId: string) => ({
    fiscalYear: fiscalYear as FiscalYear,
    categoryId,
    fundId,
  });
  const lines = [
    of('2024', 'fair', 'main'),
    of('2025', 'fair', 'grants'),
    of('2025', 'camp', 'main'),
    of('2026', 'camp', 'grants'),
    of('2027', 'fair', 'main'),
  ];
  const fundIn = (year: string, categoryId: string) =>
    followingFundOf(categoryId, linesInForce(categoryId, year as FiscalYear, lines), FUNDS);
  expect(fundIn('2025', 'fair')).toBe('grants');
  expect(fundIn('2026', 'fair')).toBe('grants');
  expect(fundIn('2026', 'camp')).toBe('grants');
  expect(fundIn('2027', 'fair')).toBe('main');
  expect(fundIn('2029', 'fair')).toBeNull();
});
