import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { expect, test } from './support/memory-books.ts';
import { DESK } from '../e2e/support/page-test.ts';

test(
  'without categories each list says so, and begins with a button',
  DESK,
  async ({ page, books }, info) => {
    await books.open(page, '/admin/categories');
    await expect(page.getByText('No event categories yet.', { exact: false })).toBeVisible();
    await expect(
      page.getByText('No administrative categories yet.', { exact: false }),
    ).toBeVisible();
    await checkAccessibility(page, info, 'categories-empty');
    for (const kind of ['an event', 'an administrative']) {
      await page.getByRole('button', { name: `Add ${kind} category` }).click();
      const form = page.getByRole('dialog', { name: 'Add Category' });
      await form.getByRole('button', { name: 'Cancel' }).click();
      await expect(form).toHaveCount(0);
    }
  },
);
