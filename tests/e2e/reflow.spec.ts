import type { Page } from '@playwright/test';
import { submitterClient, submitterTokenIn } from '../functions/support/submitter.ts';
import { db, testServices } from '../functions/support/suite.ts';
import { expectToFit } from './support/expect-to-fit.ts';
import { openForm } from './support/form.ts';
import { expenseToDecide } from './support/links.ts';
import { submitted } from './support/expenses.ts';
import { expect, test } from './support/own-books.ts';
import { DESK } from './support/test.ts';

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
    await page.getByRole('button', { name: 'Reject' }).click();
    await expectToFit(page, 'the reason of a rejection');
    const { id } = await submitted();
    await submitterClient(testServices()).sendBackAsAdmin(id);
    await page.goto(`/correct#${await submitterTokenIn(db, id, 'correct')}`);
    await expect(page.getByRole('button', { name: 'Send Correction' })).toBeVisible();
    await expectToFit(page, 'the correction');
    await page.goto(`/status#${await submitterTokenIn(db, id, 'status')}`);
    await expect(page.getByRole('button', { name: 'Send me the link again' })).toBeVisible();
    await expectToFit(page, 'the status');
    await page.goto('/admin/login');
    await expect(page.getByLabel('Username')).toBeVisible();
    await expectToFit(page, 'the sign-in');
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
