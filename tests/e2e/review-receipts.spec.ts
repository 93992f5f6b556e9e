import type { Page } from '@playwright/test';
import { hugePng, jpegReceipt, pdfReceipt, type ReceiptFile } from '../fixtures/receipt-files.ts';
import { newExpenseId } from '../functions/support/suite.ts';
import { expenseToDecide } from './support/links.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { inkOf, pdfPage, uploadReceipts } from './support/receipts.ts';
import { DESK, expect, expectComplaint, test } from './support/test.ts';

/** Opens the review page of an expense with these receipts. */
async function openReview(page: Page, ...files: readonly ReceiptFile[]): Promise<void> {
  const id = newExpenseId();
  const receipts = await uploadReceipts(id, files);
  const { token } = await expenseToDecide({ id, receipts });
  await page.goto(`/approve/${token}?action=review`);
}

test(
  'a photo is opened in the page, turned, zoomed, saved, and closed with the keyboard',
  DESK,
  async ({ page }, info) => {
    const photo = jpegReceipt();
    await openReview(page, photo);
    const card = page.getByRole('button', { name: photo.name });
    await expect(card).toContainText('Enlarge');
    await card.click();
    const dialog = page.getByRole('dialog', { name: photo.name });
    const picture = dialog.getByRole('img');
    await expect(picture).toHaveJSProperty('naturalWidth', 640);
    const shape = async () => {
      const { width = 0, height = 1 } = (await picture.boundingBox()) ?? {};
      return { width, ratio: width / height };
    };
    await expect.poll(async () => (await shape()).ratio).toBeCloseTo(640 / 480, 1);
    await checkAccessibility(page, info, 'review-picture');
    const { width: lying } = await shape();
    await dialog.getByRole('button', { name: 'Rotate' }).press('Enter');
    await expect.poll(async () => (await shape()).ratio).toBeCloseTo(480 / 640, 1);
    await dialog.getByRole('button', { name: 'Zoom in' }).press('Enter');
    await expect(dialog.getByText('150%')).toBeVisible();
    for (let quarter = 1; quarter < 4; quarter++) {
      await dialog.getByRole('button', { name: 'Rotate' }).click();
    }
    await expect.poll(async () => (await shape()).width).toBeCloseTo(1.5 * lying, -1);
    const save = dialog.getByRole('link', { name: `Save ${photo.name}` });
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    expect(download.suggestedFilename()).toBe(photo.name);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(card).toBeFocused();
  },
);

test(
  'a picture that cannot be drawn says so, and is saved to be tried elsewhere',
  DESK,
  async ({ page }, info) => {
    const photo = jpegReceipt();
    // Begins as a JPEG, and has no picture.
    const torn = { ...photo, name: 'torn.jpg', bytes: photo.bytes.subarray(0, 200) };
    await openReview(page, torn, hugePng());
    const sentence = 'This picture is damaged or too large to show.';
    for (const { name } of [torn, hugePng()]) {
      await expect(page.getByRole('button', { name })).toContainText(sentence);
      await expect(page.getByRole('link', { name: `Save ${name}` })).toBeVisible();
    }
    await checkAccessibility(page, info, 'review-undrawn-card');
    await page.getByRole('button', { name: torn.name }).click();
    const dialog = page.getByRole('dialog', { name: torn.name });
    await expect(dialog.getByText(sentence)).toBeVisible();
    const save = dialog.getByRole('link', { name: `Save ${torn.name}` });
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    expect(download.suggestedFilename()).toBe(torn.name);
  },
);

test(
  'a PDF is drawn in the page, larger and smaller, and saved by its name (#99)',
  DESK,
  async ({ page }, info) => {
    const pdf = pdfReceipt();
    await openReview(page, pdf);
    const card = page.getByRole('button', { name: pdf.name });
    await card.click();
    const dialog = page.getByRole('dialog', { name: pdf.name });
    const drawn = pdfPage(dialog, pdf.name);
    expect(await inkOf(drawn)).toBeGreaterThan(0.01);
    await expect(dialog.getByText('12 PUMPKINS')).toBeAttached();
    await expect(dialog.getByText('Page 1 of 1', { exact: true })).toBeVisible();
    await checkAccessibility(page, info, 'review-pdf');

    const width = async () => (await drawn.boundingBox())?.width ?? 0;
    const whole = await width();
    await dialog.getByRole('button', { name: 'Zoom in' }).click();
    await expect(dialog.getByText('150%')).toBeVisible();
    await expect.poll(width).toBeCloseTo(1.5 * whole, -1);
    await dialog.getByRole('button', { name: 'Zoom out' }).click();
    await dialog.getByRole('button', { name: 'Zoom out' }).click();
    await expect.poll(width).toBeCloseTo(0.75 * whole, -1);
    const ratio = async () => (await width()) / ((await drawn.boundingBox())?.height ?? 1);
    const upright = await ratio();
    await dialog.getByRole('button', { name: 'Rotate' }).click();
    await expect.poll(ratio).toBeCloseTo(1 / upright, 1);
    expect(await inkOf(drawn)).toBeGreaterThan(0.01);

    const save = dialog.getByRole('link', { name: `Save ${pdf.name}` });
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    expect(download.suggestedFilename()).toBe(pdf.name);
    expect(page.frames()).toHaveLength(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(card).toBeFocused();
  },
);

test('a large receipt is loaded after a press', DESK, async ({ page }) => {
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
  await expect(page.getByText('Open, 3.5 MB')).toBeVisible();
  expect(asked).toHaveLength(2);
});

test(
  'a receipt that fails to load can be tried again, and the buttons do not wait for it',
  DESK,
  async ({ page, complaints }) => {
    await page.route('**/api/receipt*', (route) => route.abort('connectionreset'));
    await openReview(page, jpegReceipt());
    const card = page.getByRole('button', { name: 'We couldn’t load this. Please try again.' });
    await expect(card).toBeVisible();
    await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled();
    await page.unroute('**/api/receipt*');
    await card.click();
    await expect(page.getByText('Enlarge')).toBeVisible();
    expectComplaint(complaints, /ERR_CONNECTION_RESET/);
  },
);
