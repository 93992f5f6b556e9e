import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { expect, test } from './support/memory-books.ts';

test.beforeEach(async ({ page }) => {
  // It is built with the panel, whose files want to know their data.
  await page.addInitScript(() => {
    window.memoryStart = { contents: {}, admin: { uid: 'admin', email: 'treasurer@example.com' } };
  });
  await page.goto('/kit');
});

test(
  'the kit shows every part in its states, and switches to dark',
  DESK,
  async ({ page }, info) => {
    await page.getByRole('button', { name: 'Check the record' }).click();
    await expect(page.getByText('Description is required.')).toBeVisible();
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await checkAccessibility(page, info, 'kit');
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect.poll(ground).not.toBe(light);
  },
);
