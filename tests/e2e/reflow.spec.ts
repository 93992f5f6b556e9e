import type { Page } from '@playwright/test';
import { putExpense } from './support/expenses.ts';
import { openForm } from './support/form.ts';
import { expenseToDecide } from './support/links.ts';
import { expect, test } from './support/own-books.ts';
import { putReports } from './support/report-books.ts';
import { DESK } from './support/test.ts';

/** A narrow phone, which is also a window of 1,280 pixels at 400 %; and a window of 1,280 at 200 %. */
const WINDOWS = [
  { width: 320, height: 640 },
  { width: 640, height: 450 },
] as const;

const TABS = [
  ['/admin/expenses', 'Corner Stationery'],
  ['/admin/categories', 'Book Fair'],
  ['/admin/budget', 'Book Fair'],
  ['/admin/balances', 'Main Fund'],
  ['/admin/financial/revenue', 'No revenue items yet.'],
  ['/admin/financial/expenses', 'No manual expenses yet.'],
  ['/admin/financial/funds', 'Main Fund'],
  ['/admin/reports/budget', 'Book Fair'],
  ['/admin/reports/categories', 'Book Fair'],
  ['/admin/reports/funds', 'Main Fund'],
  ['/admin/reports/event', 'Select an event/category above'],
  ['/admin/users', 'Presidents'],
] as const;

/** Looks at a page that stands in each of the windows. */
async function expectToFit(page: Page, what: string): Promise<void> {
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, `sideways scrolling of ${what} at ${window.width}`).toBe(0);
  }
}

test(
  'the public pages need no sideways scrolling at 320 pixels and at 200 %',
  DESK,
  async ({ page }) => {
    const { token } = await expenseToDecide();
    await openForm(page);
    await expectToFit(page, 'the form');
    await page.goto(`/approve/${token}?action=review`);
    await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();
    await expectToFit(page, 'the review');
    await page.goto('/admin/login');
    await expect(page.getByLabel('Username')).toBeVisible();
    await expectToFit(page, 'the sign-in');
  },
);

test(
  'every tab needs no sideways scrolling at 320 pixels and at 200 %',
  DESK,
  async ({ books, page }) => {
    test.setTimeout(240_000);
    await putReports(books.db);
    await putExpense(books.db);
    await books.open(page, '/admin/users');
    for (const [address, content] of TABS) {
      await page.goto(address);
      const main = page.getByRole('tabpanel').first();
      await expect(main.getByText(content).filter({ visible: true }).first()).toBeVisible();
      await expectToFit(page, address);
    }
  },
);

test('nothing moves for a person who prefers reduced motion', DESK, async ({ page, books }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openForm(page);
  await expectNothingMoves(page);
  await books.open(page, '/admin/categories');
  await page.getByRole('button', { name: 'Add Category' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNothingMoves(page);
});

/** Whatever is animated has come to its end in less than a frame. */
async function expectNothingMoves(page: Page): Promise<void> {
  const longest = await page.evaluate(() =>
    Math.max(
      0,
      ...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    ),
  );
  expect(longest, 'ms that something moves').toBeLessThan(16);
}
