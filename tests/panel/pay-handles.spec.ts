import type { Page } from '@playwright/test';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { noon, putApproved, type Own } from '../e2e/support/expense-records.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { table } from '../e2e/support/reports.ts';
import { pdfReceipt } from '../fixtures/receipt-files.ts';
import { putLedger } from './support/ledger.ts';
import { ADMIN, expect, test, type MemoryBooks } from './support/memory-books.ts';

/** How submitters want to be paid. What the server refuses: tests/server/pay-handles.test.ts. */
const API = '/api/admin/manage-expense';
const PAYMENTS = '/api/admin/manage-payment';
const DONE = { ok: true, answer: { success: true } } as const;
const HANDLE = 'dana@example.com';

const dialog = (page: Page) => page.getByRole('dialog');
const callButton = (page: Page) => page.getByRole('button', { name: 'Confirm by phone' });

/** An approved expense of Dana Whitfield, whom an app is to pay. */
const byApp = (books: MemoryBooks, id: string, own: Own = {}) =>
  putApproved(books.db, id, 'Dana Whitfield', {
    submitterId: 'dana',
    ...own,
    submission: { payBy: 'app', ...own.submission },
    contact: { payHandle: HANDLE, ...own.contact },
  });

/** One of hers that an app has paid. */
const paidBefore = (books: MemoryBooks, contact: Own['contact'] = {}) => {
  const payment = { method: 'transfer', checkNumber: null, date: '2026-10-20', number: 1 };
  const by = { id: 'before-1', by: ADMIN.email, at: noon('2026-10-20') };
  const own = { status: 'paid', payments: 1, payment: { ...payment, ...by } } as Own;
  return byApp(books, 'before', { ...own, contact });
};

test.beforeEach(async ({ books, page }) => {
  await putLedger(books.db);
  // The API knows nothing of these books.
  await page.route('**/api/receipt*', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: pdfReceipt().bytes }),
  );
});

test('a new handle asks for a call to a number from the school’s own records (#152)', async ({
  page,
  books,
}, info) => {
  const id = await byApp(books, 'one');
  await books.open(page, `/admin/expenses/${id}`);
  await books.answer(API, DONE);
  await expect(page.getByText(`We’ve never paid this submitter at ${HANDLE}.`)).toBeVisible();
  const facts = page.getByRole('article');
  await expect(facts).toContainText('Payment app email or phone');
  await checkAccessibility(page, info, 'new-handle');
  await callButton(page).click();
  const form = dialog(page);
  await expect(form).toContainText(HANDLE);
  await form.getByLabel('Phone number you called').fill('555-0177');
  await checkAccessibility(page, info, 'confirm-handle');
  await form.getByRole('button', { name: 'Confirm by phone' }).click();
  await expect(page.getByText('Confirmed. You can record the payment now.').first()).toBeVisible();
  expect(await books.asked(API)).toEqual({
    expenseId: id,
    act: 'confirmHandle',
    phone: '555-0177',
  });
});

test('a changed handle offers the numbers that we know', DESK, async ({ page, books }) => {
  await paidBefore(books, { payHandle: '555-0123', phone: '555-0188' });
  const id = await byApp(books, 'one');
  await books.open(page, `/admin/expenses/${id}`);
  await expect(page.getByText(/^We paid this submitter elsewhere before/)).toBeVisible();
  await callButton(page).click();
  await expect(dialog(page).getByRole('combobox')).toHaveValue('555-0188');
});

test('a known or confirmed handle asks for nothing', DESK, async ({ page, books }) => {
  await paidBefore(books);
  const known = await byApp(books, 'one');
  const handleConfirmed = { by: ADMIN.email, at: noon('2026-10-21'), version: 1 };
  const confirmed = await byApp(books, 'two', { submitterId: 'other', handleConfirmed });
  for (const id of [known, confirmed]) {
    await books.open(page, `/admin/expenses/${id}`);
    await expect(page.getByRole('button', { name: 'Record payment' })).toBeVisible();
    await expect(callButton(page)).toHaveCount(0);
  }
});

test('nobody confirms their own', DESK, async ({ page, books }) => {
  const id = await byApp(books, 'one', { contact: { email: ADMIN.email } });
  await books.open(page, `/admin/expenses/${id}`);
  await expect(page.getByText(/another administrator must confirm it/)).toBeVisible();
  await expect(callButton(page)).toHaveCount(0);
});

test('a payment begins with how the submitter wants to be paid', async ({ page, books }) => {
  const id = await byApp(books, 'one');
  await books.open(page, `/admin/expenses/${id}`);
  await page.getByRole('button', { name: 'Record payment' }).click();
  const form = dialog(page);
  await expect(form).toContainText(`Pay by: Payment app, ${HANDLE}`);
  await expect(form.getByRole('combobox', { name: 'Method' })).toHaveValue('transfer');
  await expect(form.getByLabel('Check Number')).toHaveCount(0);
});

test(
  'a pay run writes no check for an app, and says what is picked up',
  DESK,
  async ({ page, books }) => {
    await byApp(books, 'app');
    await putApproved(books.db, 'pickup', 'Amir Khan', { submission: { payBy: 'pickup' } });
    await putApproved(books.db, 'mail', 'Bea Lund');
    await books.open(page, '/admin/expenses/pay-run');
    await books.answer(PAYMENTS, DONE);
    const ready = table(page, 'Ready to pay');
    await expect(ready).toContainText(`Payment app: ${HANDLE}`);
    await expect(ready).toContainText('Check to pick up');
    await expect(ready).toContainText('1 Main Street');
    await page.getByLabel('First check number').fill('1042');
    await page.getByLabel('Select everyone').check();
    await expect(page.getByLabel('Check number for Amir Khan')).toHaveValue('1042');
    await expect(page.getByLabel('Check number for Bea Lund')).toHaveValue('1043');
    await expect(page.getByLabel('Check number for Dana Whitfield')).toHaveCount(0);
    await page.getByRole('button', { name: /^Pay 3 payees/ }).click();
    await page.getByRole('button', { name: 'Record payments' }).click();
    await expect(page.getByText('3 payments recorded.').first()).toBeVisible();
    expect(await books.asked(PAYMENTS)).toMatchObject({
      payment: { method: 'transfer', checkNumber: '' },
    });
  },
);
