import { expect, it } from 'vitest';
import type { FiscalYear } from '../time/fiscal-year.ts';
import { followingFundOf, linesInForce } from './following-fund.ts';

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
