import { randomUUID } from 'node:crypto';
import { HEIC_SHAPES } from '../fixtures/heic-shapes.ts';
import { lockedPdf } from '../fixtures/pdf/locked-pdf.ts';
import { caseFile } from '../fixtures/receipt-cases.ts';
import { jpegReceipt } from '../fixtures/receipt-files.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { expectToFit } from './support/expect-to-fit.ts';
import {
  choose,
  openForm,
  receiptRow,
  submitAndReadReference,
  submitButton,
  typeInto,
  waitForUpload,
} from './support/form.ts';
import { PHONE_ONLY } from './support/page-test.ts';
import { DESK, expect, test } from './support/test.ts';

/** What a person reads of a file that may be of no use. All kinds of files: tests/panel/receipt-cases.spec.ts. */
test(
  'a file that is locked, damaged or cut off is told at once, and sent if the person says so (#47)',
  DESK,
  async ({ page }, info) => {
    const jpeg = jpegReceipt().bytes;
    const files = [
      { name: 'bank statement.pdf', mimeType: '', buffer: lockedPdf('secret').bytes },
      { name: 'invoice.pdf', mimeType: '', buffer: caseFile('trunc.pdf') },
      { name: 'IMG_2041.jpg', mimeType: '', buffer: jpeg.subarray(0, jpeg.length >> 1) },
    ];
    await openForm(page);
    await typeInto(page, { email: `faulty.${randomUUID()}@example.com` });
    await choose(page, ...files);
    for (const [name, sentence] of [
      ['bank statement.pdf', 'This PDF is locked with a password. Save it again without'],
      ['invoice.pdf', 'This file is damaged and can’t be shown. Download or save it again'],
      ['IMG_2041.jpg', 'Part of this file is missing. Download or save it again'],
    ] as const) {
      await expect(receiptRow(page, name)).toContainText(sentence);
      await expect(receiptRow(page, name)).toContainText('Not sent yet');
    }
    // What was said last, to screen readers.
    await expect(page.getByText(/^IMG_2041\.jpg: Part of this file is missing/)).toBeAttached();
    await expect(submitButton(page)).toBeDisabled();
    await checkAccessibility(page, info, 'form-faulty-files');
    const asItWas = page.viewportSize();
    await expectToFit(page, 'a form with faulty files');
    if (asItWas !== null) await page.setViewportSize(asItWas);
    await page.getByRole('button', { name: 'Remove invoice.pdf' }).click();
    await page.getByRole('button', { name: 'Remove IMG_2041.jpg' }).click();
    const anyway = page.getByRole('button', { name: 'Send it anyway: bank statement.pdf' });
    await anyway.focus();
    await page.keyboard.press('Enter');
    await waitForUpload(page, 'bank statement.pdf');
    await submitAndReadReference(page);
  },
);

test(
  'HEIC photos become JPEGs on the phone, in a worker that alone may run WebAssembly (#147)',
  PHONE_ONLY,
  async ({ page }) => {
    await openForm(page);
    await typeInto(page, { email: `heic.${randomUUID()}@example.com` });
    await choose(
      page,
      ...HEIC_SHAPES.map(({ file, bytes }) => ({ name: file, mimeType: '', buffer: bytes })),
    );
    for (const name of ['20260903_141502.jpg', 'IMG_4711.jpg', 'Scan.jpg'])
      await waitForUpload(page, name);
    await submitAndReadReference(page);
  },
);
