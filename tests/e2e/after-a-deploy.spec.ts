import { chooseMore } from './support/panel-frame.ts';
import type { Page } from '@playwright/test';
import { jpegReceipt, pdfReceipt } from '../fixtures/receipt-files.ts';
import { newExpenseId } from '../functions/support/suite.ts';
import { putApprovers, TAB } from './support/approvers.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { smallPdf } from './support/files.ts';
import {
  choose,
  openForm,
  receiptRow,
  submitAndReadReference,
  typeInto,
  waitForUpload,
  type TypedForm,
} from './support/form.ts';
import { showReceipt } from './support/expense-records.ts';
import { expenseToDecide, pressApprove } from './support/links.ts';
import { inkOf, pdfPage, uploadReceipts } from './support/receipts.ts';
import { DESK, expect, expectComplaint } from './support/test.ts';
import { test } from './support/two-builds.ts';

/*
 * A page is open, and another build takes the place of its own: the files that it has not yet loaded are gone. It keeps
 * what was typed, says what to do, and goes on with the new build after a reload.
 */

const reloadButton = (page: Page) => page.getByRole('button', { name: 'Reload' });
const PART_GONE = /^Part of this page didn’t load/;

async function expectTyped(page: Page, typed: TypedForm): Promise<void> {
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(typed.name);
  await expect(page.getByLabel('Category').locator('option:checked')).toHaveText(typed.category);
  for (const [label, text] of [
    ['Email', typed.email],
    ['Phone', typed.phone],
    ['Expense Date', typed.expenseDate],
    ['Amount', typed.amount],
    ['Paid To', typed.paidTo],
    ['Mailing Address', typed.mailingAddress],
    ['Description', typed.description],
    ['Notes', typed.notes],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveValue(text);
  }
}

test(
  'after a deploy, the form offers a reload and keeps what was typed and what was uploaded (#90)',
  DESK,
  async ({ page, site, complaints }) => {
    await openForm(page);
    const typed = await typeInto(page);
    await choose(page, smallPdf('first.pdf'));
    await waitForUpload(page, 'first.pdf');
    site.deploy('second');
    await page.getByRole('button', { name: 'I have no receipt' }).click();
    await expect(page.getByText('We couldn’t open this.')).toBeVisible();
    await expect(page.getByText(PART_GONE)).toBeVisible();
    await expectTyped(page, typed);
    await reloadButton(page).click();
    await expectTyped(page, typed);
    await expect(receiptRow(page, 'first.pdf')).toContainText('Uploaded');
    await expect(reloadButton(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'I have no receipt' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await choose(page, smallPdf('second.pdf'));
    await waitForUpload(page, 'second.pdf');
    await submitAndReadReference(page);
    expectComplaint(complaints, /404/);
  },
);

test(
  'after a deploy, a PDF that cannot be shown offers a reload, and the approver’s note is kept (#90)',
  DESK,
  async ({ page, site, complaints }, info) => {
    const [photo, pdf] = [jpegReceipt(), pdfReceipt()];
    const id = newExpenseId();
    const receipts = await uploadReceipts(id, [photo, pdf]);
    const { token } = await expenseToDecide({ id, receipts });
    await page.goto(`/approve/${token}?action=review`);
    await page.getByLabel('Note').fill('Within the budget of the fair');
    site.deploy('second');
    const figure = await showReceipt(page, pdf.name);
    await expect(figure.getByText('This PDF cannot be shown right now.')).toBeVisible();
    await expect(figure.getByRole('link', { name: `Save ${pdf.name}` })).toBeVisible();
    await checkAccessibility(page, info, 'review-code-missing');
    await reloadButton(page).click();
    await expect(page.getByLabel('Note')).toHaveValue('Within the budget of the fair');
    await showReceipt(page, pdf.name);
    expect(await inkOf(pdfPage(figure, pdf.name))).toBeGreaterThan(0.01);
    await pressApprove(page);
    await expect(page.getByText('Expense approved successfully.')).toBeVisible();
    await page.reload();
    // What was sent is kept no longer.
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    expectComplaint(complaints, /404/);
  },
);

test(
  'after a deploy, the panel says that a part is gone, offers a reload and keeps what is typed (#90)',
  DESK,
  async ({ page, books, site, complaints }) => {
    await putApprovers(books.db);
    // What tells of a missing part loads after what people wait for.
    const teller = page.waitForResponse(/\/VersionNotice-[^/]*\.js/);
    await books.open(page, TAB);
    await expect(page.getByRole('button', { name: 'Edit Users' })).toBeVisible();
    await (await teller).finished();
    site.deploy('second');
    await chooseMore(page, 'Import');
    const notice = page.getByRole('status').filter({ hasText: 'Save what you typed if you can' });
    await expect(notice).toContainText(PART_GONE);
    await page.getByRole('button', { name: 'Edit Users' }).click();
    await page.getByLabel('Treasurer Email', { exact: true }).fill('half-typed@exam');
    await expect(page.getByLabel('Treasurer Email', { exact: true })).toHaveValue(
      'half-typed@exam',
    );
    await page.getByLabel('Treasurer Email', { exact: true }).fill('next.treasurer@example.com');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('next.treasurer@example.com').first()).toBeVisible();
    await notice.getByRole('button', { name: 'Reload' }).click();
    await chooseMore(page, 'Import');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(notice).toHaveCount(0);
    expectComplaint(complaints, /404/);
  },
);
