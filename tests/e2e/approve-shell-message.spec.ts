import type { Page } from '@playwright/test';
import { expenseToDecide } from './support/links.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { actingLink, allowOneClick } from './support/one-click.ts';
import { DESK, expect, expectComplaint, test } from './support/test.ts';

/** What draws the page; what sends the approval is another file. */
const PAGE_SCRIPT = '**/assets/main-*.js';
const OPENING = 'Opening the link…';

/** Holds the page's script back. @returns what lets it come. */
async function holdScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(PAGE_SCRIPT, async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}

// The only links that send something before the page is drawn.
test.beforeEach(({ page }) => allowOneClick(page));

test(
  'shows the result of an approval before the page is loaded, and once after it',
  DESK,
  async ({ page }, info) => {
    const token = await actingLink((await expenseToDecide()).id);
    const release = await holdScript(page);
    await page.goto(`/approve/${token}`);
    await expect(page.getByRole('heading', { name: 'Expense Approval' })).toBeVisible();
    await expect(page.getByText('Expense approved successfully.')).toBeVisible();
    await expect(page.getByText('You can close this tab.')).toBeVisible();
    // What stands for a page that is on its way gives way to the words.
    await expect(
      page.locator('[aria-busy] > div:not([role])').filter({ visible: true }),
    ).toHaveCount(0);
    await checkAccessibility(page, info, 'approve-shell-message');
    release();
    // The page says it in a heading, and nothing stands there twice.
    await expect(
      page.getByRole('heading', { name: 'Expense approved successfully.' }),
    ).toBeFocused();
    await expect(page.getByText('Expense approved successfully.')).toHaveCount(1);
    await expect(page.getByText(OPENING)).toHaveCount(0);
  },
);

test('says so if the page of a review cannot be loaded', DESK, async ({ page, complaints }) => {
  const { token } = await expenseToDecide();
  await page.route(PAGE_SCRIPT, (route) => route.abort());
  await page.goto(`/approve/${token}?action=review`);
  await expect(page.getByText('We couldn’t load this. Please try again.')).toBeVisible();
  expectComplaint(complaints, /ERR_FAILED/);
});
