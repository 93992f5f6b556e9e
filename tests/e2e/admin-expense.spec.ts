import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { IN_ONE_PAGE } from '../../playwright.config.ts';
import { jpegReceipt, pdfReceipt, type ReceiptFile } from '../fixtures/receipt-files.ts';
import { submit } from '../functions/support/api.ts';
import { EVENT, PEOPLE } from '../functions/support/association.ts';
import { claimOf, filledForm, submitterOf, upload } from '../functions/support/expenses.ts';
import { newExpenseId } from '../functions/support/suite.ts';
import { openAsAdmin } from './support/admin.ts';
import { detail, fact, history, open } from './support/expense-detail.ts';
import { expectActs, expenseRows, showReceipt } from './support/expense-records.ts';
import { newCheckNumber, submitted } from './support/expenses.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { inkOf, pdfPage, uploadReceipts } from './support/receipts.ts';
import { DESK, expect, test } from './support/test.ts';

test.use(IN_ONE_PAGE);

/** Submits with real receipts, as the form uploads them. */
async function withReceipts(...files: readonly ReceiptFile[]): Promise<string> {
  const id = newExpenseId();
  const receipts = await uploadReceipts(id, files);
  await submitted({ id, receipts, category: EVENT.name, notes: 'Two bags' });
  return id;
}

test('a new submission appears within 2 s without a reload', DESK, async ({ page }) => {
  await openAsAdmin(page, '/admin/expenses');
  await expect(expenseRows(page).or(page.getByText('No expenses yet.')).first()).toBeVisible();
  const form = await filledForm();
  expect((await submit(form)).status).toBe(200);
  await expect(page.getByRole('link', { name: referenceOf(form.id) })).toBeVisible({
    timeout: 2_000,
  });
});

test('shows every field, the receipts, the chain and the history', DESK, async ({ page }, info) => {
  const [photo, pdf] = [jpegReceipt(), pdfReceipt()];
  const id = await withReceipts(photo, pdf);
  const reference = referenceOf(id);
  await openAsAdmin(page, '/admin/expenses');
  await page.getByRole('link', { name: reference }).click();
  await expect(page).toHaveURL(`/admin/expenses/${referenceOf(id)}`);
  await expect(page).toHaveTitle(new RegExp(reference));
  await expect(page.getByRole('heading', { name: '$45.20 to Pat Doe' })).toBeVisible();
  for (const [label, value] of [
    ['Reference', reference],
    ['Name', 'Pat Doe'],
    ['Email', submitterOf(id)],
    ['Phone', '555-0100'],
    ['Category', EVENT.name],
    ['Expense Date', 'Sep 14, 2026'],
    ['Amount', '$45.20'],
    ['Paid To', 'Pat Doe'],
    ['Mailing Address', 'Springfield, IL 62701'],
    ['Description', 'Paper and markers for the welcome table'],
    ['Notes', 'Two bags'],
    ['Fund', 'The last approval sets it to Main Fund'],
    ['Payment', 'Not paid'],
  ] as const) {
    await expect(fact(page, label).first(), label).toContainText(value);
  }
  await expect(detail(page).getByText('Event Approver, today')).toBeVisible();
  await expect(detail(page).getByText(PEOPLE.eventApprover).first()).toBeVisible();
  await expect(history(page)).toHaveCount(1);
  await expect(history(page)).toContainText(['The submitter']);
  await expect(history(page)).toContainText(['Submitted the request.']);
  await expectActs(page, [
    'Set fund',
    'Change category or split',
    'Ask for correction',
    'Resend link',
  ]);

  const picture = page.getByRole('img', { name: `Receipt ${photo.name}` });
  await expect(picture).toHaveJSProperty('naturalWidth', 640);
  const figure = await showReceipt(page, pdf.name);
  expect(await inkOf(pdfPage(figure, pdf.name))).toBeGreaterThan(0.01);
  await checkAccessibility(page, info, 'expense-detail');

  const save = page.getByRole('link', { name: `Save ${pdf.name}` });
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toBe(pdf.name);
  await page.getByRole('link', { name: 'All expenses' }).click();
  await expect(page).toHaveURL('/admin/expenses');
  await expect(page.getByRole('link', { name: reference })).toBeFocused();
});

/** Submits an expense with a receipt that no other test has: the same for the same mark. */
async function submittedWith(mark: string, claim: Parameters<typeof submitted>[0]) {
  const id = newExpenseId();
  const bytes = Buffer.concat([pdfReceipt().bytes, Buffer.from(`\n% ${mark}\n`)]);
  expect(await upload(id, 0, bytes)).toBe(200);
  return submitted({ id, receipts: [claimOf(0, bytes, 'application/pdf')], ...claim });
}

test('marks a possible duplicate as not a duplicate (#104)', DESK, async ({ page }, info) => {
  const paidTo = `Shop ${newCheckNumber()}`;
  const [first, other, third] = [
    await submittedWith(`${paidTo} 1`, { paidTo, amount: 12.5 }),
    await submittedWith(`${paidTo} 2`, { paidTo, amount: 12.5 }),
    await submittedWith(`${paidTo} 3`, { paidTo, amount: 12.5 }),
  ];
  await open(page, first.id);
  const others = page.getByRole('status').filter({ hasText: 'submitted before' });
  await expect(others.getByRole('listitem')).toHaveCount(2);
  await others.getByRole('button', { name: `Not a duplicate of ${other.reference}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Not a duplicate' });
  await expect(dialog).toContainText(`${first.reference} and ${other.reference}`);
  await dialog.getByRole('button', { name: 'Not a duplicate' }).click();
  await expect(dialog.getByText('A reason is required.')).toBeVisible();
  await checkAccessibility(page, info, 'expense-settle');
  await dialog.getByLabel('Reason').fill('Two buses on one day.');
  await dialog.getByRole('button', { name: 'Not a duplicate' }).click();
  await expect(page.getByText(`${other.reference} is no longer shown`).last()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(others.getByRole('listitem')).toHaveCount(1);
  await expect(others).toContainText(third.reference);
  const settled = (reference: string) => `Not a duplicate of ${reference}: Two buses on one day.`;
  await expect(history(page).first()).toContainText(settled(other.reference));
  // The last one goes, and with it the notice; who works by keys is not lost.
  await others.getByRole('button', { name: `Not a duplicate of ${third.reference}` }).click();
  await dialog.getByLabel('Reason').fill('Another day.');
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Not a duplicate' }).click();
  await expect(others).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await page.goto(`/admin/expenses/${other.id}`);
  await expect(others.getByRole('listitem')).toHaveCount(1);
  await expect(others).toContainText(third.reference);
  await expect(history(page).first()).toContainText(settled(first.reference));
});
