import type { Page } from '@playwright/test';
import { jpegReceipt, pdfReceipt, type ReceiptFile } from '../fixtures/receipt-files.ts';
import { decideWith, submit } from '../functions/support/api.ts';
import { EVENT, PEOPLE } from '../functions/support/association.ts';
import { claimOf, filledForm, upload } from '../functions/support/expenses.ts';
import { mailsAbout, tokenIn, waitForMails } from '../functions/support/mailbox.ts';
import type { Account } from '../functions/support/sign-in.ts';
import { db, newExpenseId } from '../functions/support/suite.ts';
import { newAdmin, openAsAdmin, unlistAdmin } from './support/admin.ts';
import {
  act,
  acts,
  approved,
  eventCategoryOf,
  expenseRows,
  newCheckNumber,
  submitted,
} from './support/expenses.ts';
import { expenseToDecide, mailTo } from './support/links.ts';
import { ownBooks } from './support/ledger.ts';
import { look } from './support/look.ts';
import { WITHOUT_CONNECTION } from './support/own-books.ts';
import { DESK, expect, expectComplaint, test } from './support/test.ts';
import { referenceOf } from '@pa-ledger/domain/reference';

function open(page: Page, id: string): Promise<Account> {
  return openAsAdmin(page, `/admin/expenses/${id}`);
}

/** The expense itself; the list stays behind it, hidden. */
const detail = (page: Page) => page.getByRole('article');

function fact(page: Page, label: string) {
  return page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
}

const history = (page: Page) => page.getByRole('list', { name: 'History' }).getByRole('listitem');

/** Submits with real receipts, as the form uploads them. */
async function withReceipts(...files: readonly ReceiptFile[]): Promise<string> {
  const id = newExpenseId();
  const receipts = await Promise.all(
    files.map(async ({ name, type, bytes }, slot) => {
      expect(await upload(id, slot, bytes, type)).toBe(200);
      return { ...claimOf(slot, bytes, type), name };
    }),
  );
  await submitted({ id, receipts, category: EVENT.name, notes: 'Two bags' });
  return id;
}

const today = (): string =>
  new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' });

test('a new submission appears within 2 s without a reload', DESK, async ({ page }) => {
  await openAsAdmin(page, '/admin/expenses');
  await expect(expenseRows(page).or(page.getByText('No expenses yet.')).first()).toBeVisible();
  const form = await filledForm();
  expect((await submit(form)).status).toBe(200);
  await expect(page.getByRole('link', { name: referenceOf(form.id) })).toBeVisible({
    timeout: 2_000,
  });
});

test('shows every field, the receipts in their place, the chain and the history', async ({
  page,
}, info) => {
  const [photo, pdf] = [jpegReceipt(), pdfReceipt()];
  const id = await withReceipts(photo, pdf);
  const reference = referenceOf(id);
  await openAsAdmin(page, '/admin/expenses');
  await page.getByRole('link', { name: reference }).click();
  await expect(page).toHaveURL(`/admin/expenses/${id}`);
  await expect(page).toHaveTitle(new RegExp(reference));
  await expect(page.getByRole('heading', { name: '$45.20 to Pat Doe' })).toBeVisible();
  for (const [label, value] of [
    ['Reference', reference],
    ['Name', 'Pat Doe'],
    ['Email', 'pat.doe@example.com'],
    ['Phone', '555-0100'],
    ['Category', EVENT.name],
    ['Expense Date', 'Sep 14, 2026'],
    ['Amount', '$45.20'],
    ['Paid To', 'Pat Doe'],
    ['Mailing Address', 'Springfield, IL 62701'],
    ['Description', 'Paper and markers for the welcome table'],
    ['Notes', 'Two bags'],
    ['Fund', 'No fund is set'],
    ['Payment', 'Not paid'],
  ] as const) {
    await expect(fact(page, label).first(), label).toContainText(value);
  }
  await expect(detail(page).getByText('Event Approver, today')).toBeVisible();
  await expect(detail(page).getByText(PEOPLE.eventApprover).first()).toBeVisible();
  await expect(history(page)).toHaveCount(1);
  await expect(history(page)).toContainText(['pat.doe@example.com']);
  await expect(history(page)).toContainText(['Submitted the expense.']);
  await expect(acts(page)).toHaveText(['Set fund', 'Resend link']);

  const picture = page.getByRole('img', { name: `Receipt ${photo.name}` });
  await expect(picture).toHaveJSProperty('naturalWidth', 640);
  const shown = page.getByTitle(`Receipt ${pdf.name}`);
  if (await page.evaluate(() => navigator.pdfViewerEnabled)) {
    await expect(shown).toHaveAttribute('src', /^blob:/);
    // Chromium puts a page of its own around the PDF.
    await expect
      .poll(() => page.frames().some((frame) => frame.url().startsWith('chrome-extension:')))
      .toBe(true);
  } else await expect(shown).toHaveCount(0);
  await look(page, info, 'expense-detail');

  await page.getByTitle('Enlarge').click();
  const dialog = page.getByRole('dialog', { name: photo.name });
  await expect(dialog.getByRole('img')).toHaveJSProperty('naturalWidth', 640);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const save = page.getByRole('link', { name: `Save ${pdf.name}` });
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toBe(pdf.name);
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: `Open ${pdf.name}` }).click(),
  ]);
  await expect.poll(() => tab.evaluate(() => document.contentType)).toBe('application/pdf');
  await tab.close();
  await page.getByRole('link', { name: 'All expenses' }).click();
  await expect(page).toHaveURL('/admin/expenses');
  await expect(page.getByRole('link', { name: reference })).toBeFocused();
});

test('a receipt that does not come is asked for again', DESK, async ({ page, complaints }) => {
  const id = await withReceipts(jpegReceipt());
  await page.route('**/api/receipt*', (route) => route.abort('connectionreset'));
  await open(page, id);
  await expect(page.getByText('This could not be loaded. Please try again.')).toBeVisible();
  await page.unroute('**/api/receipt*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('img', { name: /^Receipt/ })).toBeVisible();
  expectComplaint(complaints, /ERR_CONNECTION_RESET/);
});

test('sets the fund and takes it back', async ({ page }, info) => {
  const { fundId, fundName } = await ownBooks();
  const { id } = await submitted();
  const account = await open(page, id);
  await acts(page).filter({ hasText: 'Set fund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set fund' });
  await dialog.getByLabel('Fund').selectOption(fundId);
  await look(page, info, 'expense-set-fund');
  await dialog.getByRole('button', { name: 'Set fund' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`The fund is ${fundName} now.`).first()).toBeVisible();
  await expect(fact(page, 'Fund')).toContainText(fundName);
  await expect(history(page).first()).toContainText(
    `Set the fund to ${fundName}; before it was none.`,
  );
  await expect(history(page).first()).toContainText(account.email);
  await expect(acts(page).filter({ hasText: 'Set fund' })).toBeFocused();

  await acts(page).filter({ hasText: 'Set fund' }).click();
  await dialog.getByLabel('Fund').selectOption('No fund');
  await dialog.getByRole('button', { name: 'Set fund' }).click();
  await expect(fact(page, 'Fund')).toContainText('No fund is set');
  expect((await db.doc(`expenses/${id}`).get()).get('fundId')).toBeNull();
});

test('records a payment, refuses the same check twice by name, and voids', async ({
  page,
  complaints,
}, info) => {
  const checkNumber = newCheckNumber();
  const first = await approved({ paidTo: 'Copy Shop' });
  const treasurer = await newAdmin();
  const payment = { method: 'check', checkNumber, date: today() };
  const other = await act(treasurer, first.id, { act: 'recordPayment', number: 1, payment });
  expect(other.body).toEqual({ success: true });

  const { id, reference } = await approved();
  await open(page, id);
  await expect(detail(page).getByText('Treasurer to pay, today')).toBeVisible();
  await expect(acts(page)).toHaveText(['Record payment', 'Set fund']);
  await acts(page).filter({ hasText: 'Record payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record payment' });
  await expect(dialog.getByLabel('Date')).toHaveValue(today());
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect(dialog.getByText('Check Number is required.')).toBeVisible();
  await expect(dialog.getByLabel('Check Number')).toBeFocused();
  // The same number on paper.
  await dialog.getByLabel('Check Number').fill(`00${checkNumber}`);
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect(
    dialog.getByText(`Check ${checkNumber} was already used for ${first.reference}: Copy Shop,`),
  ).toBeVisible();
  await expect(dialog.getByLabel('Check Number')).toHaveValue(`00${checkNumber}`);
  await look(page, info, 'expense-check-taken');
  expectComplaint(complaints, /status of 409/);

  const free = newCheckNumber();
  await dialog.getByLabel('Check Number').fill(free);
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('The payment to Pat Doe was recorded.').first()).toBeVisible();
  await expect(fact(page, 'Check Number')).toContainText(free);
  await expect(acts(page)).toHaveText(['Set fund', 'Void payment']);
  await expect(history(page).first()).toContainText(`Recorded the payment: Check ${free} on`);
  await look(page, info, 'expense-paid');
  await expect
    .poll(async () => (await mailsAbout(reference)).map(({ subject }) => subject).join())
    .toMatch(/paid/i);

  await acts(page).filter({ hasText: 'Void payment' }).click();
  const voiding = page.getByRole('dialog', { name: 'Void payment' });
  await voiding.getByRole('button', { name: 'Void payment' }).click();
  await expect(voiding.getByText('A reason is required.')).toBeVisible();
  await voiding.getByLabel('Reason').fill('Lost in the mail');
  await look(page, info, 'expense-void');
  await voiding.getByRole('button', { name: 'Void payment' }).click();
  await expect(voiding).toBeHidden();
  await expect(fact(page, 'Payment')).toContainText('Not paid: the last payment was voided');
  await expect(history(page).first()).toContainText('Lost in the mail');
  await expect(acts(page)).toHaveText(['Record payment', 'Set fund']);

  await acts(page).filter({ hasText: 'Record payment' }).click();
  await dialog.getByLabel('Method').selectOption('Cash');
  await expect(dialog.getByLabel('Check Number')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect(fact(page, 'Method')).toContainText('Cash');
  expect((await db.doc(`expenses/${id}`).get()).get('payment')).toMatchObject({
    number: 2,
    method: 'cash',
    checkNumber: null,
  });
});

test('resends the link: the new one works and the old one does not', async ({ page }, info) => {
  const { id, reference, token } = await expenseToDecide();
  await open(page, id);
  await acts(page).filter({ hasText: 'Resend link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Resend link' });
  await expect(dialog).toContainText(`${PEOPLE.president} and ${PEOPLE.otherPresident}`);
  await look(page, info, 'expense-resend');
  await dialog.getByRole('button', { name: 'Resend link' }).click();
  await expect(page.getByText(/^A new link was sent to/).first()).toBeVisible();
  await expect(page.getByText(/^Link sent again on/)).toBeVisible();
  await expect(history(page).first()).toContainText('Sent the link for the step of the President');
  const mails = await waitForMails(reference, 5);
  const fresh = tokenIn(mailTo(mails, PEOPLE.president));
  expect(fresh).not.toBe(token);
  expect((await decideWith(token)).status).toBe(403);
  expect((await decideWith(fresh)).status).toBe(200);
  await expect(detail(page).getByText('Treasurer, today')).toBeVisible();
});

test('rejects as oneself where one holds the role', async ({ page }, info) => {
  const account = await openAsAdmin(page, '/admin/expenses');
  const category = await eventCategoryOf(account.email);
  const { reference } = await submitted({ category });
  await page.getByRole('link', { name: reference }).click();
  await expect(acts(page)).toHaveText(['Approve', 'Reject', 'Set fund', 'Resend link']);
  await acts(page).filter({ hasText: 'Reject' }).click();
  const rejecting = page.getByRole('dialog', { name: 'Reject expense' });
  await rejecting.getByRole('button', { name: 'Reject' }).click();
  await expect(rejecting.getByText('A reason is required.')).toBeVisible();
  await rejecting.getByLabel('Reason').fill('No tax on books');
  await look(page, info, 'expense-reject');
  await rejecting.getByRole('button', { name: 'Reject' }).click();
  await expect(rejecting).toBeHidden();
  await expect(detail(page).getByText('No tax on books').first()).toBeVisible();
  await expect(history(page).first()).toContainText(
    'Rejected it as Event Approver: No tax on books',
  );
  // Nothing is left to do.
  await expect(acts(page)).toHaveCount(0);
  await look(page, info, 'expense-rejected');
});

test('approves as oneself, and the next step is another one’s', DESK, async ({ page }) => {
  const account = await openAsAdmin(page, '/admin/expenses');
  const category = await eventCategoryOf(account.email);
  const { id, reference } = await submitted({ category });
  await page.getByRole('link', { name: reference }).click();
  await acts(page).filter({ hasText: 'Approve' }).click();
  const approving = page.getByRole('dialog', { name: 'Approve expense' });
  await expect(approving).toContainText('as Event Approver');
  await approving.getByRole('button', { name: 'Approve' }).click();
  await expect(approving).toBeHidden();
  await expect(detail(page).getByText('President, today')).toBeVisible();
  await expect(acts(page)).toHaveText(['Set fund', 'Resend link']);
  const decision = (await db.doc(`expenses/${id}/decisions/0`).get()).data();
  expect(decision).toMatchObject({ action: 'approve', by: account.email });
});

test('points out possible duplicates, and blocks nothing', async ({ page }, info) => {
  const paidTo = `Shop ${newCheckNumber()}`;
  const pdf = pdfReceipt();
  // A receipt of this test's own.
  const bytes = Buffer.concat([pdf.bytes, Buffer.from(`\n% ${paidTo}\n`)]);
  const submitWith = async (claim: Parameters<typeof submitted>[0]) => {
    const id = newExpenseId();
    expect(await upload(id, 0, bytes)).toBe(200);
    return submitted({ id, receipts: [claimOf(0, bytes, 'application/pdf')], ...claim });
  };
  const first = await submitWith({ paidTo, amount: 12.5 });
  const sameReceipt = await submitWith({ paidTo: 'Somebody else', amount: 12 });
  const samePayee = await submitted({ paidTo: `  ${paidTo.toUpperCase()} `, amount: 12.5 });
  await submitted({ paidTo, amount: 12.51 });

  await open(page, first.id);
  await expect(page.getByText('This may have been submitted before.')).toBeVisible();
  const others = page.getByRole('status').filter({ hasText: 'submitted before' });
  await expect(others.getByRole('listitem')).toHaveCount(2);
  await expect(
    others.getByRole('listitem').filter({ hasText: sameReceipt.reference }),
  ).toContainText('The same receipt.');
  await expect(others.getByRole('listitem').filter({ hasText: samePayee.reference })).toContainText(
    'The same payee and amount within 90 days.',
  );
  await look(page, info, 'expense-duplicates');
  await expect(acts(page)).toHaveText(['Set fund', 'Resend link']);
  await others.getByRole('link', { name: samePayee.reference }).click();
  await expect(page).toHaveURL(`/admin/expenses/${samePayee.id}`);
  await expect(page.getByRole('link', { name: first.reference })).toBeVisible();
});

test('who is overtaken sees what there is now and keeps what was typed', async ({ page }, info) => {
  const { id } = await approved();
  const other = await newAdmin();
  await open(page, id);
  await acts(page).filter({ hasText: 'Record payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record payment' });
  await dialog.getByLabel('Check Number').fill('1042-A');
  const payment = { method: 'cash', checkNumber: null, date: today() };
  const paid = await act(other, id, { act: 'recordPayment', number: 1, payment });
  expect(paid.status).toBe(200);
  await expect(dialog.getByText('This has changed meanwhile.')).toBeVisible();
  await expect(dialog.getByText(/The expense is paid now: Cash on/)).toBeVisible();
  await expect(dialog.getByLabel('Check Number')).toHaveValue('1042-A');
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect(dialog.getByText('Not saved')).toBeVisible();
  await look(page, info, 'expense-overtaken');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(acts(page)).toHaveText(['Set fund', 'Void payment']);
  expect((await db.doc(`expenses/${id}`).get()).get('payments')).toBe(1);
});

test(
  'offline and without rights nothing is lost and nothing is done',
  DESK,
  async ({ page, complaints }) => {
    const { id } = await approved();
    const account = await open(page, id);
    await acts(page).filter({ hasText: 'Record payment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Record payment' });
    await dialog.getByLabel('Check Number').fill('1042-B');
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await expect(dialog.getByText('There is no connection to the server.')).toBeVisible();
    await expect(dialog.getByLabel('Check Number')).toHaveValue('1042-B');
    await page.context().setOffline(false);
    await unlistAdmin(account);
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    // The listeners fail as well, behind the dialog.
    await expect(dialog.getByText('This is not allowed.')).toBeVisible();
    await expect(dialog.getByLabel('Check Number')).toHaveValue('1042-B');
    expect((await db.doc(`expenses/${id}`).get()).get('status')).toBe('approved');
    expectComplaint(complaints, new RegExp(`${WITHOUT_CONNECTION.source}|status of 403`));
  },
);

test('what another admin does appears at once', DESK, async ({ page }) => {
  const { id } = await approved();
  const other = await newAdmin();
  await open(page, id);
  await expect(detail(page).getByText('Treasurer to pay, today')).toBeVisible();
  const payment = { method: 'transfer', checkNumber: null, date: today() };
  expect((await act(other, id, { act: 'recordPayment', number: 1, payment })).status).toBe(200);
  await expect(fact(page, 'Method')).toContainText('Bank transfer', { timeout: 2_000 });
  await expect(history(page).first()).toContainText('Recorded the payment: Bank transfer');
});
