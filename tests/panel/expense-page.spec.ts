import type { Page } from '@playwright/test';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { putExpense, showReceipt } from '../e2e/support/expense-records.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { jpegReceipt, pdfReceipt } from '../fixtures/receipt-files.ts';
import { expect, test, type MemoryBooks } from './support/memory-books.ts';

const [PHOTO, PDF] = [jpegReceipt(), pdfReceipt()];
const FILES = [PHOTO, PDF];
const RECEIPTS = FILES.map(({ name, type, bytes }, slot) => ({
  slot,
  name,
  type,
  size: bytes.length,
  generation: '1',
  sha256: String(slot).repeat(64),
  path: `receipts/none/${slot}`,
}));

/** Opens an expense with a photo and a PDF, which come once `ready` is done. */
async function openExpense(
  page: Page,
  books: MemoryBooks,
  ready: Promise<void> = Promise.resolve(),
): Promise<void> {
  await page.route('**/api/receipt?*', async (route) => {
    const slot = Number(new URL(route.request().url()).searchParams.get('slot'));
    const { type, bytes } = FILES[slot] ?? PHOTO;
    await ready;
    await route.fulfill({ contentType: type, body: bytes });
  });
  const id = await putExpense(books.db, { submission: { receipts: RECEIPTS } });
  await books.open(page, `/admin/expenses/${id}`);
}

test(
  'a desktop has the receipt large at the left, in sight while the facts scroll',
  DESK,
  async ({ page, books }, info) => {
    await page.setViewportSize({ width: 1366, height: 900 });
    await openExpense(page, books);
    const photo = await showReceipt(page, PHOTO.name);
    const summary = page.getByRole('heading', { level: 2, name: /^\$/ });
    const receipt = await photo.boundingBox();
    expect(receipt?.width).toBeGreaterThan(500);
    expect(receipt?.height).toBeGreaterThan(600);
    expect((receipt?.x ?? 0) + (receipt?.width ?? 0)).toBeLessThan(
      (await summary.boundingBox())?.x ?? 0,
    );
    await page.getByRole('list', { name: 'History' }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 4_000);
    await expect(photo).toBeInViewport({ ratio: 1 });
    // At a phone's width, a bar would cover what is at the edge of where the page is scrolled to.
    await page.evaluate(() => window.scrollTo(0, 0));
    await checkAccessibility(page, info, 'expense-page');
  },
);

test(
  'a phone has the summary first, and the receipt below it in its whole width',
  DESK,
  async ({ page, books }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openExpense(page, books);
    const photo = await showReceipt(page, PHOTO.name);
    const place = async (name: RegExp) =>
      (await page.getByRole('heading', { level: 2, name }).boundingBox())?.y ?? 0;
    const { y = 0, width } = (await photo.boundingBox()) ?? {};
    expect(await place(/^\$/)).toBeLessThan(y);
    expect(await place(/^Approval/)).toBeGreaterThan(y);
    expect(width).toBeGreaterThan(360);
  },
);

test(
  'one receipt of several is shown, turned and zoomed by buttons and by keys',
  DESK,
  async ({ page, books }, info) => {
    await page.setViewportSize({ width: 1366, height: 900 });
    await openExpense(page, books);
    const strip = page.getByRole('list', { name: 'Receipts (2)' });
    await expect(strip.getByRole('button', { name: PHOTO.name })).toHaveAttribute(
      'aria-current',
      'true',
    );
    const photo = page.getByRole('figure');
    await expect(photo).toHaveCount(1);
    const picture = photo.getByRole('img', { name: `Receipt ${PHOTO.name}` });
    const size = async () => (await picture.boundingBox()) ?? { width: 0, height: 0 };
    await expect.poll(async () => (await size()).width).toBeGreaterThan(500);
    const { width } = await size();

    await photo.getByRole('button', { name: 'Rotate' }).focus();
    await page.keyboard.press('+');
    await expect(photo.getByText('150%')).toBeVisible();
    await expect.poll(async () => (await size()).width).toBeCloseTo(1.5 * width, -1);
    await page.keyboard.press('-');
    await page.keyboard.press('r');
    await expect.poll(async () => (await size()).height / width).toBeCloseTo(640 / 480, 0);
    // Upright it is higher than its place, and a press shows all of it.
    await photo.getByRole('button', { name: 'Zoom in' }).click();
    await photo.getByRole('button', { name: 'Fit' }).click();
    const box = await photo.boundingBox();
    await expect.poll(async () => (await size()).height).toBeLessThan(box?.height ?? 0);
    await page.keyboard.press('+');
    await page.keyboard.press('0');
    await expect.poll(async () => (await size()).height).toBeLessThan(box?.height ?? 0);

    const pdf = await showReceipt(page, PDF.name);
    await expect(page.getByRole('figure')).toHaveCount(1);
    await expect(pdf.locator('canvas')).toBeVisible();
    await pdf.getByRole('group', { name: 'Pages of' }).press('+');
    await expect(pdf.getByText('150%')).toBeVisible();
    await checkAccessibility(page, info, 'expense-page-pdf');
  },
);

test('nothing jumps while a receipt loads', DESK, async ({ page, books }) => {
  const loading = Promise.withResolvers<undefined>();
  await page.setViewportSize({ width: 390, height: 844 });
  await openExpense(page, books, loading.promise);
  const figure = page.getByRole('figure');
  await expect(figure.getByText(/^Loading, /)).toBeVisible();
  const before = await figure.boundingBox();
  loading.resolve(undefined);
  await expect(figure.getByRole('img')).toBeVisible();
  expect((await figure.boundingBox())?.height).toBeCloseTo(before?.height ?? 0, 0);
});
