import { jpegReceipt } from '../fixtures/receipt-files.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { smallPdf, type GivenFile } from './support/files.ts';
import {
  choose,
  openForm,
  receiptRow,
  submitAndReadReference,
  submitButton,
  typeInto,
  waitForUpload,
} from './support/form.ts';
import { DESK, expect, test } from './support/test.ts';

/** A page that is loaded again while receipts are on their way, as a phone does when its camera takes the memory. */

const PDF = smallPdf('a.pdf');
const photo = (name: string): GivenFile => ({
  name,
  mimeType: 'image/jpeg',
  buffer: jpegReceipt().bytes,
});

test(
  'receipts that a reload took are named, and chosen again in their places',
  DESK,
  async ({ page }, info) => {
    await openForm(page);
    await typeInto(page);
    await choose(page, PDF);
    await waitForUpload(page, PDF.name);
    await page.route('**/v0/b/**', () => undefined);
    await choose(page, photo('IMG_1.jpg'), photo('IMG_2.jpg'));
    await expect(receiptRow(page, 'IMG_1.jpg')).toContainText('Uploading');
    // Loaded again once more, it still says so.
    for (let visit = 0; visit < 2; visit++) {
      await page.reload();
      await expect(
        page.getByText('We couldn’t keep 2 receipts. Please add them again.'),
      ).toBeVisible();
    }
    for (const name of ['IMG_1.jpg', 'IMG_2.jpg']) {
      await expect(receiptRow(page, name)).toContainText('Not saved');
    }
    await checkAccessibility(page, info, 'form-lost-uploads');
    await page.getByRole('button', { name: 'Show which' }).click();
    await expect(page.getByRole('button', { name: 'Choose again: IMG_2.jpg' })).toBeInViewport();
    await submitButton(page).click();
    await expect(page.getByRole('alert')).toContainText(
      'choose it again, send it anyway, or remove it',
    );

    await page.unroute('**/v0/b/**');
    const asked = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose again: IMG_1.jpg' }).click();
    await (await asked).setFiles(photo('the same again.jpg'));
    await waitForUpload(page, 'the same again.jpg');
    await expect(receiptRow(page, 'IMG_1.jpg')).toHaveCount(0);
    await expect(
      page.getByText('We couldn’t keep one receipt. Please add it again.'),
    ).toBeVisible();
    // Where files are chosen as always, a known name is enough.
    await choose(page, photo('IMG_2.jpg'));
    await waitForUpload(page, 'IMG_2.jpg');
    await expect(page.getByText(/not kept/i)).toHaveCount(0);
    await submitAndReadReference(page);
  },
);
