import { IN_ONE_PAGE } from '../../playwright.config.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { expect, test } from './support/own-books.ts';
import { DESK } from './support/test.ts';

test.use(IN_ONE_PAGE);

test('without categories each list says so', DESK, async ({ page, books }, info) => {
  await books.open(page, '/admin/categories');
  await expect(page.getByText('No event categories yet.', { exact: false })).toBeVisible();
  await expect(page.getByText('No administrative categories yet.', { exact: false })).toBeVisible();
  await checkAccessibility(page, info, 'categories-empty');
});
