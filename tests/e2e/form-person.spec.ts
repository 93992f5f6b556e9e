import type { Page } from '@playwright/test';
import { checkAccessibility } from './support/check-accessibility.ts';
import { smallPdf } from './support/files.ts';
import {
  choose,
  openForm,
  submitAndReadReference,
  TYPED,
  typeInto,
  waitForUpload,
} from './support/form.ts';
import { PHONE_ONLY } from './support/page-test.ts';
import { DESK, expect, test } from './support/test.ts';

const FILLED = 'Filled in from last time.';
const remember = (page: Page) => page.getByRole('checkbox', { name: 'Remember me on this device' });
const stored = (page: Page) => page.evaluate(() => JSON.stringify(localStorage));
const nameField = (page: Page) => page.getByLabel('Name', { exact: true });

/** Sends what's typed, with a receipt. */
async function submit(page: Page): Promise<void> {
  await choose(page, smallPdf('a.pdf'));
  await waitForUpload(page, 'a.pdf');
  await submitAndReadReference(page);
}

test(
  'a computer remembers who submitted only if asked, and forgets it at a press (#150)',
  DESK,
  async ({ page }, info) => {
    test.setTimeout(180_000);
    await openForm(page);
    await expect(remember(page)).not.toBeChecked();
    await typeInto(page);
    await submit(page);
    expect(await stored(page)).not.toContain(TYPED.email);
    await openForm(page);
    await expect(nameField(page)).toHaveValue('');
    await expect(page.getByText(FILLED)).toHaveCount(0);

    await typeInto(page);
    await remember(page).check();
    await submit(page);
    const kept = await stored(page);
    expect(kept).toContain(TYPED.email);
    for (const text of [TYPED.description, TYPED.notes, TYPED.amount, TYPED.expenseDate, 'a.pdf'])
      expect(kept).not.toContain(text);

    await openForm(page);
    await expect(page.getByRole('status').filter({ hasText: FILLED })).toBeVisible();
    const { name, email, phone, paidTo, mailingAddress } = TYPED;
    for (const [label, value] of [
      ['Email', email],
      ['Phone', phone],
      ['Paid To', paidTo],
      ['Mailing Address', mailingAddress],
    ] as const)
      await expect(page.getByLabel(label)).toHaveValue(value);
    await expect(nameField(page)).toHaveValue(name);
    for (const label of ['Description', 'Notes', 'Amount', 'Expense Date', 'Category'])
      await expect(page.getByLabel(label)).toHaveValue('');
    await expect(remember(page)).toBeChecked();
    await checkAccessibility(page, info, 'form-filled-from-last-time');

    // Untouched, it's no draft, and the next visit says the same.
    await page.reload();
    await expect(page.getByText(FILLED)).toBeVisible();
    await page.getByLabel('Phone').fill('555-0199');
    await page.getByLabel('Description').fill('Tape');
    await page.getByRole('button', { name: 'Not you? Clear' }).click();
    await expect(nameField(page)).toBeFocused();
    await expect(page.getByText('This device no longer remembers you.')).toBeVisible();
    for (const label of ['Email', 'Paid To', 'Mailing Address'])
      await expect(page.getByLabel(label)).toHaveValue('');
    // What the person typed stays.
    await expect(page.getByLabel('Phone')).toHaveValue('555-0199');
    await expect(page.getByLabel('Description')).toHaveValue('Tape');
    await expect(remember(page)).not.toBeChecked();
    await expect.poll(() => stored(page)).not.toContain(email);
  },
);

test(
  'a phone begins with the receipt, and remembers who submitted',
  PHONE_ONLY,
  async ({ page }, info) => {
    await openForm(page);
    await expect(remember(page)).toBeChecked();
    await nameField(page).fill('Pat Doe');
    await page.getByRole('button', { name: 'Start with the receipt' }).click();
    const receipts = page.getByLabel('Receipts', { exact: true }).and(page.locator('input'));
    await expect(receipts).toBeFocused();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Receipt Upload',
      'Contact Information',
      'Expense Details',
      'Payment Information',
      'Description',
    ]);
    await expect(page.getByRole('heading', { name: 'Receipt Upload' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Start with the receipt' })).toHaveCount(0);
    await expect(nameField(page)).toHaveValue('Pat Doe');
    await checkAccessibility(page, info, 'form-receipt-first');
    await typeInto(page);
    await submit(page);
    await openForm(page);
    await expect(page.getByText(FILLED)).toBeVisible();
    await expect(nameField(page)).toHaveValue('Pat Doe');
  },
);
