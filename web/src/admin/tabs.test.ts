import { expect, it } from 'vitest';
import { tabAt } from './tabs.ts';

it.each([
  ['/admin', 'categories'],
  ['/admin/', 'categories'],
  ['/admin/users', 'users'],
  ['/admin/financial/funds', 'financial'],
  ['/admin/nothing', 'categories'],
])('%s is in the tab %s', (pathname, path) => {
  expect(tabAt(pathname).path).toBe(path);
});
