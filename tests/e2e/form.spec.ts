import { OFFICE } from '../functions/support/association.ts';
import { realPdf, smallFile, smallPdf } from './support/files.ts';
import {
  choose,
  openForm,
  receiptRow,
  submitAndReadReference,
  submitButton,
  typeInto,
  TYPED,
  waitForUpload,
} from './support/form.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { DESK, REFUSED, expect, expectComplaint, test } from './support/test.ts';

const LABELS = [
  'Name',
  'Email',
  'Phone',
  'Category',
  'Expense Date',
  'Amount',
  'Paid To',
  'Mailing Address',
  'Description',
  'Notes',
  'Receipts',
];
const SECTIONS = [
  'Contact Information',
  'Expense Details',
  'Payment Information',
  'Description',
  'Receipt Upload',
];

test('/ and /submit show the sections and fields of the form', DESK, async ({ page }) => {
  for (const path of ['/', '/submit']) {
    await openForm(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Maple Grove Elementary School',
    );
    await expect(page.getByText('Parent Association Expense Submission')).toBeVisible();
    for (const name of SECTIONS) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    for (const label of LABELS) {
      await expect(page.getByLabel(label, { exact: true })).toHaveCount(1);
    }
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
    await expect(page.getByLabel('Amount')).toHaveAttribute('step', '0.01');
    await expect(page.getByLabel('Amount')).toHaveAttribute('min', '0');
    await expect(page.getByRole('button', { name: 'Submit Expense' })).toBeDisabled();
    await expect(
      page.getByText('Please upload at least one receipt before submitting.'),
    ).toBeVisible();
  }
});

test('Enter without a receipt says what is missing', DESK, async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Name', { exact: true }).fill('Pat Doe');
  await page.getByLabel('Name', { exact: true }).press('Enter');
  await expect(
    page.getByText('Please upload at least one receipt.', { exact: true }),
  ).toBeVisible();
});

test(
  'an invalid field is named and takes the focus, and nothing typed is lost',
  DESK,
  async ({ page }, info) => {
    await openForm(page);
    await typeInto(page, { email: 'pat.doe', description: '   ' });
    const pdf = await realPdf(info);
    await choose(page, pdf);
    await waitForUpload(page, pdf.name);
    await submitButton(page).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(
      page.getByText('Email must be one address, such as name@example.com.'),
    ).toBeVisible();
    await expect(page.getByText('Description is required.')).toBeVisible();
    await expect(page.getByLabel('Paid To')).toHaveValue(TYPED.paidTo);
    await checkAccessibility(page, info, 'form-wrong-fields');
  },
);

test('files that are not accepted are named with the reason', DESK, async ({ page }, info) => {
  await openForm(page);
  await choose(
    page,
    smallFile('notes.txt', 'text/plain', 'milk, eggs'),
    smallFile('page.png', 'image/png', '<html><script>alert(1)</script></html>'),
    smallFile('empty.pdf', 'application/pdf', ''),
    smallFile('IMG_0001.HEIC', '', '\0\0\0\x18ftypheic'),
    {
      name: 'huge.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-'),
    },
  );
  for (const name of ['notes.txt', 'page.png', 'empty.pdf', 'IMG_0001.HEIC', 'huge.pdf']) {
    await expect(page.getByText(name)).toBeVisible();
  }
  await expect(page.getByText('We couldn’t add 5 files')).toBeVisible();
  await expect(page.getByText('Formats, Most Compatible')).toBeVisible();
  await expect(submitButton(page)).toBeDisabled();
  await checkAccessibility(page, info, 'form-refused-files');
});

test('a receipt can be dragged in and removed', DESK, async ({ page }) => {
  await openForm(page);
  const { name, buffer } = smallPdf('dragged.pdf');
  const dropped = await page.evaluateHandle(
    ([called, bytes]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(bytes)], called));
      return transfer;
    },
    [name, [...buffer]] as const,
  );
  await page.getByText('PDF, JPEG, or PNG, up to').dispatchEvent('drop', { dataTransfer: dropped });
  await waitForUpload(page, 'dragged.pdf');
  await expect(submitButton(page)).toBeEnabled();
  await page.getByRole('button', { name: 'Remove dragged.pdf' }).click();
  await expect(receiptRow(page, 'dragged.pdf')).toHaveCount(0);
  await expect(submitButton(page)).toBeDisabled();
});

test(
  'a half-filled form survives a reload and is cleared after it is sent',
  DESK,
  async ({ page }, info) => {
    await openForm(page);
    const typed = await typeInto(page);
    const pdf = await realPdf(info, 'kept.pdf');
    await choose(page, pdf);
    await waitForUpload(page, pdf.name);
    await page.reload();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(typed.name);
    await expect(page.getByLabel('Category')).toHaveValue(OFFICE.name);
    await expect(page.getByLabel('Notes')).toHaveValue(typed.notes);
    await expect(receiptRow(page, 'kept.pdf')).toContainText('Uploaded');
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    expect(kept).not.toContain('%PDF');
    expect(kept.length).toBeLessThan(3_000);

    await submitAndReadReference(page);
    await page.reload();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Description')).toHaveValue('');
    await expect(submitButton(page)).toBeDisabled();
  },
);

test(
  'another expense begins with the person and the payee of the one before',
  DESK,
  async ({ page }) => {
    await openForm(page);
    const typed = await typeInto(page, { paidTo: '' });
    await page.getByRole('button', { name: 'Use my name' }).click();
    await expect(page.getByLabel('Paid To')).toHaveValue(typed.name);
    await choose(page, smallPdf('a.pdf'));
    await waitForUpload(page, 'a.pdf');
    await submitAndReadReference(page);
    await expect(page.getByText('Next to approve it: President, then Treasurer.')).toBeVisible();
    await page.getByRole('button', { name: 'Submit Another Expense' }).click();
    const kept = {
      Email: typed.email,
      Phone: typed.phone,
      'Mailing Address': typed.mailingAddress,
    };
    for (const [label, value] of Object.entries({ ...kept, 'Paid To': typed.name })) {
      await expect(page.getByLabel(label)).toHaveValue(value);
    }
    for (const label of ['Category', 'Expense Date', 'Amount', 'Description', 'Notes']) {
      await expect(page.getByLabel(label)).toHaveValue('');
    }
    await page.getByRole('button', { name: 'Start with an empty form' }).click();
    for (const label of Object.keys(kept)) await expect(page.getByLabel(label)).toHaveValue('');
  },
);

test(
  'a file can be tried again after its code could not be loaded',
  DESK,
  async ({ page, complaints }) => {
    await page.route(/prepare-receipt/, (route) => route.abort());
    await openForm(page);
    await choose(page, smallPdf('a.pdf'));
    await expect(receiptRow(page, 'a.pdf')).toContainText('Upload failed');
    await expect(submitButton(page)).toBeDisabled();
    await page.unroute(/prepare-receipt/);
    await receiptRow(page, 'a.pdf').getByRole('button', { name: 'Try again: a.pdf' }).click();
    await waitForUpload(page, 'a.pdf');
    expectComplaint(complaints, REFUSED);
  },
);

test(
  'the first load has no Firestore and no Auth; Storage is loaded with the first file',
  DESK,
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.url());
    });
    await openForm(page);
    await page.waitForLoadState('load');
    const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
    for (const text of texts)
      expect(text).not.toMatch(/firestore|identitytoolkit|firebasestorage/i);
    const before = scripts.length;
    await choose(page, smallPdf('a.pdf'));
    await waitForUpload(page, 'a.pdf');
    expect(scripts.length).toBeGreaterThan(before);
  },
);
