import { expect, it } from 'vitest';
import { pageAt } from './pages.ts';

it.each([
  ['/admin', 'home'],
  ['/admin/', 'home'],
  ['/admin/categories', 'categories'],
  ['/admin/expenses/ABCDEFGHIJKLMNOPQRST', 'expenses'],
  ['/admin/users', 'users'],
  ['/admin/financial/funds', 'financial'],
  ['/admin/journal', 'journal'],
  ['/admin/search', 'search'],
  ['/admin/nothing', 'home'],
])('%s is of the page %s', (pathname, path) => {
  expect(pageAt(pathname).path).toBe(path);
});
