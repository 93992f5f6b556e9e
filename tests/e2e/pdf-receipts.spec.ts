import type { Page } from '@playwright/test';
import { IN_ONE_PAGE } from '../../playwright.config.ts';
import { lockedAttachmentPdf, lockedPdf, readablePdf } from '../fixtures/pdf/locked-pdf.ts';
import {
  brokenPdf,
  cutPdf,
  manyPagesPdf,
  noPagePdf,
  tenMeterPdf,
  xfaPdf,
} from '../fixtures/pdf/odd-pdfs.ts';
import { faxPdf, hugePicturePdf, jbig2Pdf, jpeg2000Pdf } from '../fixtures/pdf/scan-pdfs.ts';
import { scriptPdf } from '../fixtures/pdf/script-pdf.ts';
import { pdfReceipt, type ReceiptFile } from '../fixtures/receipt-files.ts';
import { newExpenseId } from '../functions/support/suite.ts';
import { open } from './support/expense-detail.ts';
import { showReceipt } from './support/expense-records.ts';
import { submitted } from './support/expenses.ts';
import { inkOf, pdfPage, uploadReceipts } from './support/receipts.ts';
import { DESK, expect, expectComplaint, test } from './support/test.ts';

test.use(IN_ONE_PAGE);

/** Opens an expense with these receipts as an admin. */
async function openWith(page: Page, ...files: readonly ReceiptFile[]): Promise<void> {
  const id = newExpenseId();
  await submitted({ id, receipts: await uploadReceipts(id, files) });
  await open(page, id);
}

test(
  'a PDF with scripts is shown as a picture: no dialog, no link, no compiled code (#99)',
  DESK,
  async ({ page }) => {
    const happened: string[] = [];
    page.on('dialog', (dialog) => {
      happened.push(`asked: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('popup', () => happened.push('opened a tab'));
    page.on('download', () => happened.push('saved a file'));
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));

    const pdf = scriptPdf();
    await openWith(page, pdf);
    const figure = await showReceipt(page, pdf.name);
    const address = page.url();
    const drawn = pdfPage(figure, pdf.name);
    expect(await inkOf(drawn)).toBeGreaterThan(0.005);
    await expect(figure.getByText('ORCHARD LANE FARM STAND')).toBeAttached();
    // Where its links, its field and its buttons would be.
    for (const position of [
      { x: 60, y: 90 },
      { x: 20, y: 20 },
    ])
      await drawn.click({ position });
    await page.keyboard.type('my password');

    expect(await figure.locator('iframe, object, embed, input, a:not([download])').count()).toBe(0);
    expect(page.frames()).toHaveLength(1);
    expect(page.url()).toBe(address);
    expect(happened).toEqual([]);
    const files = fetched
      .map((url) => new URL(url))
      .filter(({ pathname }) => /pdf|font/.test(pathname));
    expect(
      files.map(({ pathname }) => pathname).filter((path) => /sandbox|\.wasm/.test(path)),
    ).toEqual([]);
    expect(new Set(files.map(({ origin }) => origin))).toEqual(new Set([new URL(address).origin]));
  },
);

/** The dark share of the sample in `tests/fixtures/pdf/samples`. */
const SCANNED_INK = 0.095;

test(
  'any PDF is drawn or refused with a message, and the page keeps working (#100)',
  DESK,
  async ({ page }) => {
    const scans = [faxPdf(3), faxPdf(4), jbig2Pdf(), jpeg2000Pdf()];
    const [huge, broken, locked, readable, many, long] = [
      hugePicturePdf(),
      brokenPdf(),
      lockedPdf('secret'),
      readablePdf(),
      manyPagesPdf(500),
      tenMeterPdf(),
    ];
    await openWith(page, ...scans, huge, broken, locked, readable, many, long);

    for (const scan of scans) {
      const figure = await showReceipt(page, scan.name);
      expect(await inkOf(pdfPage(figure, scan.name)), scan.name).toBeCloseTo(SCANNED_INK, 2);
      await expect(figure.getByText('something may be missing')).toHaveCount(0);
    }
    for (const [{ name }, sentence] of [
      [huge, 'This PDF has faults, and something may be missing here.'],
      [broken, 'This file is damaged and can’t be shown.'],
      [locked, 'This PDF is locked with a password.'],
    ] as const) {
      const figure = await showReceipt(page, name);
      await expect(figure.getByText(sentence)).toBeVisible();
      await expect(figure.getByRole('link', { name: `Save ${name}` })).toBeVisible();
    }
    const bank = await showReceipt(page, readable.name);
    expect(await inkOf(pdfPage(bank, readable.name))).toBeGreaterThan(0.01);

    const book = await showReceipt(page, many.name);
    await expect(book.getByText('Page 1 of 500', { exact: true })).toBeVisible();
    await expect(pdfPage(book, many.name)).toBeVisible();
    await book.getByRole('group', { name: 'Pages of' }).press('End');
    await expect(book.getByText('Page 500 of 500', { exact: true })).toBeVisible();
    expect(await inkOf(pdfPage(book, many.name, 500))).toBeGreaterThan(0);
    await expect.poll(() => book.locator('canvas').count()).toBeLessThan(6);

    const roll = await showReceipt(page, long.name);
    expect(await inkOf(pdfPage(roll, long.name))).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'All expenses' }).click();
    await expect(page).toHaveURL('/admin/expenses');
  },
);

test('a PDF with nothing to show says why, and one that opens is shown', DESK, async ({ page }) => {
  const [none, waiting, cut, open] = [noPagePdf(), xfaPdf(), cutPdf(), lockedAttachmentPdf()];
  await openWith(page, none, waiting, cut, open);
  for (const [{ name }, sentence] of [
    [none, 'This PDF has no pages.'],
    [waiting, 'This PDF is a form that only Adobe Acrobat can show.'],
    [cut, 'Part of this file is missing.'],
  ] as const) {
    const figure = await showReceipt(page, name);
    await expect(figure.getByText(sentence)).toBeVisible();
    await expect(figure.getByRole('link', { name: `Save ${name}` })).toBeVisible();
  }
  for (const { name } of [cut, open]) {
    const figure = await showReceipt(page, name);
    expect(await inkOf(pdfPage(figure, name)), name).toBeGreaterThan(0);
  }
});

test(
  'a PDF without its parser is not opened but can be saved (#100)',
  DESK,
  async ({ page, complaints }) => {
    await page.route('**/assets/parser-worker-*', (route) => route.abort('connectionreset'));
    const pdf = pdfReceipt();
    await openWith(page, pdf);
    const figure = await showReceipt(page, pdf.name);
    await expect(figure.getByText('This PDF cannot be shown right now.')).toBeVisible();
    await expect(figure.locator('canvas')).toHaveCount(0);
    await expect(figure.getByRole('link', { name: `Save ${pdf.name}` })).toBeVisible();
    await page.unroute('**/assets/parser-worker-*');
    await figure.getByRole('button', { name: 'Try again' }).click();
    expect(await inkOf(pdfPage(figure, pdf.name))).toBeGreaterThan(0.01);
    expectComplaint(complaints, /ERR_CONNECTION_RESET/);
  },
);
