import { expect, it } from 'vitest';
import { pageAt, PAGES, pagesFor } from './pages.ts';

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

it('a reviewer has no page of who approves and who may sign in', () => {
  expect(pagesFor('admin')).toEqual(PAGES);
  expect(pagesFor('bookkeeper')).toEqual(PAGES);
  const others = PAGES.filter(({ path }) => path !== 'users');
  expect(pagesFor('reviewer')).toEqual(others);
});
