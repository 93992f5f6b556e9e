import type { Page } from '@playwright/test';
import { hugePng, jpegReceipt, pdfReceipt, type ReceiptFile } from '../fixtures/receipt-files.ts';
import { newExpenseId } from '../functions/support/suite.ts';
import { showReceipt } from './support/expense-records.ts';
import { tabAndPress } from './support/keyboard.ts';
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
  'a photo is shown large before everything else, turned, zoomed, and saved with the keyboard',
  DESK,
  async ({ page }, info) => {
    const photo = jpegReceipt();
    await openReview(page, photo);
    const figure = await showReceipt(page, photo.name);
    const picture = figure.getByRole('img');
    await expect(picture).toHaveJSProperty('naturalWidth', 640);
    const shape = async () => {
      const { width = 0, height = 1 } = (await picture.boundingBox()) ?? {};
      return { width, ratio: width / height };
    };
    await expect.poll(async () => (await shape()).ratio).toBeCloseTo(640 / 480, 1);
    await checkAccessibility(page, info, 'review-picture');
    const { width: lying } = await shape();
    await tabAndPress(page, figure.getByRole('button', { name: 'Rotate' }));
    await expect.poll(async () => (await shape()).ratio).toBeCloseTo(480 / 640, 1);
    await tabAndPress(page, figure.getByRole('button', { name: 'Zoom in' }));
    await expect(figure.getByText('150%')).toBeVisible();
    for (let quarter = 1; quarter < 4; quarter++) {
      await figure.getByRole('button', { name: 'Rotate' }).click();
    }
    await expect.poll(async () => (await shape()).width).toBeCloseTo(1.5 * lying, -1);
    const save = figure.getByRole('link', { name: `Save ${photo.name}` });
    const [download] = await Promise.all([page.waitForEvent('download'), save.press('Enter')]);
    expect(download.suggestedFilename()).toBe(photo.name);
  },
);

test(
  'of several receipts the first is shown large, and the others at a press (#99)',
  DESK,
  async ({ page }, info) => {
    const [pdf, photo] = [pdfReceipt(), jpegReceipt()];
    await openReview(page, pdf, photo);
    const figure = page.getByRole('figure');
    await expect(figure).toHaveCount(1);
    const drawn = pdfPage(figure, pdf.name);
    expect(await inkOf(drawn)).toBeGreaterThan(0.01);
    await expect(figure.getByText('12 PUMPKINS')).toBeAttached();
    await expect(figure.getByText('Page 1 of 1', { exact: true })).toBeVisible();
    await checkAccessibility(page, info, 'review-pdf');

    const width = async () => (await drawn.boundingBox())?.width ?? 0;
    const whole = await width();
    await figure.getByRole('button', { name: 'Zoom in' }).click();
    await expect(figure.getByText('150%')).toBeVisible();
    await expect.poll(width).toBeCloseTo(1.5 * whole, -1);
    await figure.getByRole('button', { name: 'Zoom out' }).click();
    await figure.getByRole('button', { name: 'Zoom out' }).click();
    await expect.poll(width).toBeCloseTo(0.75 * whole, -1);
    const ratio = async () => (await width()) / ((await drawn.boundingBox())?.height ?? 1);
    const upright = await ratio();
    await figure.getByRole('button', { name: 'Rotate' }).click();
    await expect.poll(ratio).toBeCloseTo(1 / upright, 1);
    expect(await inkOf(drawn)).toBeGreaterThan(0.01);
    const save = figure.getByRole('link', { name: `Save ${pdf.name}` });
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    expect(download.suggestedFilename()).toBe(pdf.name);
    expect(page.frames()).toHaveLength(1);

    const strip = page.getByRole('list', { name: 'Receipts (2)' });
    await tabAndPress(page, strip.getByRole('button', { name: photo.name }));
    await expect(figure).toHaveCount(1);
    await expect(figure.getByRole('img', { name: `Receipt ${photo.name}` })).toBeVisible();
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
    for (const { name } of [torn, hugePng()]) {
      const figure = await showReceipt(page, name);
      await expect(figure).toContainText('This picture is damaged or too large to show.');
      await expect(figure.getByRole('link', { name: `Save ${name}` })).toBeVisible();
    }
    await checkAccessibility(page, info, 'review-undrawn');
    const figure = await showReceipt(page, torn.name);
    const save = figure.getByRole('link', { name: `Save ${torn.name}` });
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    expect(download.suggestedFilename()).toBe(torn.name);
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
  await expect(page.getByRole('figure').getByRole('img')).toBeVisible();
  expect(asked).toHaveLength(1);
  const figure = await showReceipt(page, pdf.name);
  await figure.getByRole('button', { name: 'Load, 3.5 MB' }).click();
  await expect(figure.getByRole('link', { name: `Save ${pdf.name}` })).toBeVisible();
  expect(asked).toHaveLength(2);
});

test(
  'a receipt that fails to load can be tried again, and the buttons do not wait for it',
  DESK,
  async ({ page, complaints }) => {
    await page.route('**/api/receipt*', (route) => route.abort('connectionreset'));
    await openReview(page, jpegReceipt());
    const figure = page.getByRole('figure');
    await expect(figure).toContainText('We couldn’t load this. Please try again.');
    await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled();
    await page.unroute('**/api/receipt*');
    await figure.getByRole('button', { name: 'Try again' }).click();
    await expect(figure.getByRole('img')).toBeVisible();
    expectComplaint(complaints, /ERR_CONNECTION_RESET/);
  },
);
