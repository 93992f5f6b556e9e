import { expect, it } from 'vitest';
import { subTabAt } from './SubTabs.tsx';

const TABS = [
  { path: 'revenue', label: 'Revenue Items' },
  { path: 'expenses', label: 'Manual Expenses' },
  { path: 'funds', label: 'Fund Management' },
] as const;

it.each([
  ['/admin/financial', 'revenue'],
  ['/admin/financial/', 'revenue'],
  ['/admin/financial/revenue', 'revenue'],
  ['/admin/financial/expenses', 'expenses'],
  ['/admin/financial/expenses/abc', 'expenses'],
  ['/admin/financial/funds', 'funds'],
  ['/admin/financial/nothing', 'revenue'],
])('%s is in the sub-tab %s', (pathname, path) => {
  expect(subTabAt(TABS, pathname)).toBe(path);
});

it.each([
  ['/admin/budget', ''],
  ['/admin/budget/', ''],
  ['/admin/budget/income', 'income'],
  ['/admin/budget/nothing', ''],
])('%s is in the sub-tab "%s", where the first one is at the address of the tab', (...tried) => {
  const [pathname, path] = tried;
  expect(subTabAt([{ path: '' }, { path: 'income' }], pathname)).toBe(path);
});
