import { expect, it } from 'vitest';
import { financialTabAt } from './financial-tabs.ts';

it.each([
  ['/admin/financial', 'revenue'],
  ['/admin/financial/', 'revenue'],
  ['/admin/financial/revenue', 'revenue'],
  ['/admin/financial/expenses', 'expenses'],
  ['/admin/financial/funds', 'funds'],
  ['/admin/financial/nothing', 'revenue'],
])('%s is in the sub-tab %s', (pathname, path) => {
  expect(financialTabAt(pathname)).toBe(path);
});
