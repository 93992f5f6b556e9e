import { expect, it } from 'vitest';
import { tabAt } from './tabs.ts';

it.each([
  ['/admin', 'expenses'],
  ['/admin/', 'expenses'],
  ['/admin/categories', 'categories'],
  ['/admin/expenses/ABCDEFGHIJKLMNOPQRST', 'expenses'],
  ['/admin/users', 'users'],
  ['/admin/financial/funds', 'financial'],
  ['/admin/nothing', 'expenses'],
])('%s is in the tab %s', (pathname, path) => {
  expect(tabAt(pathname).path).toBe(path);
});
