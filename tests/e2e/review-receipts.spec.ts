import type { Page } from '@playwright/test';
import { WITH_PDF_VIEW } from '../../playwright.config.ts';
import { jpegReceipt, pdfReceipt, type ReceiptFile } from '../fixtures/receipt-files.ts';
import { claimOf, upload } from '../functions/support/expenses.ts';
import { newExpenseId } from '../functions/support/suite.ts';
import { expenseToDecide } from './support/links.ts';
import { look } from './support/look.ts';
import { DESK, expect, expectComplaint, test } from './support/test.ts';

test.use(WITH_PDF_VIEW);

/** Opens the review page of an expense with these receipts. */
async function openReview(page: Page, ...files: readonly ReceiptFile[]): Promise<void> {
  const id = newExpenseId();
  const receipts = await Promise.all(
    files.map(async ({ name, type, bytes }, slot) => {
      expect(await upload(id, slot, bytes, type)).toBe(200);
      return { ...claimOf(slot, bytes, type), name };
    }),
  );
  const { token } = await expenseToDecide({ id, receipts });
  await page.goto(`/approve/${token}?action=review`);
}

test('a picture is enlarged in the page and closed with the keyboard', async ({ page }, info) => {
  const photo = jpegReceipt();
  await openReview(page, photo);
  const card = page.getByRole('button', { name: photo.name });
  await expect(card).toContainText('Enlarge');
  await card.click();
  const dialog = page.getByRole('dialog', { name: photo.name });
  await expect(dialog.getByRole('img')).toHaveJSProperty('naturalWidth', 640);
  await look(page, info, 'review-picture');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(card).toBeFocused();
});

test('#48 a PDF opens beside the page as a PDF and as nothing else, or is saved by its name', async ({
  page,
}) => {
  const pdf = pdfReceipt();
  await openReview(page, pdf);
  const link = page.getByRole('link', { name: 'in a new tab' });
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  expect(tab.url()).toMatch(/^blob:/);
  await expect.poll(() => tab.evaluate(() => document.contentType)).toBe('application/pdf');
  await tab.close();
  const save = page.getByRole('link', { name: `Save ${pdf.name}` });
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toBe(pdf.name);
});

test('a large receipt is fetched when it is asked for', DESK, async ({ page }) => {
  const pdf = pdfReceipt();
  const large = Buffer.concat([pdf.bytes, Buffer.alloc(3.5 * 1024 * 1024, ' ')]);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/receipt')) asked.push(request.url());
  });
  await openReview(page, jpegReceipt(), { ...pdf, bytes: large });
  await expect(page.getByText('Enlarge')).toBeVisible();
  expect(asked).toHaveLength(1);
  await page.getByRole('button', { name: 'Press to load' }).click();
  await expect(page.getByRole('link', { name: 'in a new tab' })).toBeVisible();
  expect(asked).toHaveLength(2);
});

test(
  'a receipt that fails to load is tried again, and the buttons do not wait for it',
  DESK,
  async ({ page, complaints }) => {
    await page.route('**/api/receipt*', (route) => route.abort('connectionreset'));
    await openReview(page, jpegReceipt());
    const card = page.getByRole('button', { name: 'This could not be loaded. Please try again.' });
    await expect(card).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled();
    await page.unroute('**/api/receipt*');
    await card.click();
    await expect(page.getByText('Enlarge')).toBeVisible();
    expectComplaint(complaints, /ERR_CONNECTION_RESET/);
  },
);
