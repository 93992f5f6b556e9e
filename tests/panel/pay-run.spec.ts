import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import type { Page } from '@playwright/test';
import { failure } from '../../web/src/data/failure.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { putApproved, type Own } from '../e2e/support/expense-records.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { table } from '../e2e/support/reports.ts';
import { fixTime } from './support/fixed-time.ts';
import { PLACE, putLedger } from './support/ledger.ts';
import { expect, test, type MemoryBooks } from './support/memory-books.ts';

/** The pay run. What the server does with each payment: tests/server/payments*.test.ts. */
const PATH = '/admin/expenses/pay-run';
const API = '/api/admin/manage-payment';
const DONE = { ok: true, answer: { success: true } } as const;

const ready = (page: Page) => table(page, 'Ready to pay');
const pay = (page: Page, name: RegExp) => page.getByRole('button', { name });
const confirm = (page: Page) => page.getByRole('button', { name: 'Record payments' });

/** An approved expense. */
const approved = (books: MemoryBooks, id: string, paidTo: string, own: Own = {}) =>
  putApproved(books.db, id, paidTo, { ...own, submission: { amount: 10, ...own.submission } });

test.beforeEach(async ({ page, books }) => {
  await fixTime(page, '2026-11-23T15:00:00Z');
  await putLedger(books.db, 'manualExpenses', {
    last: {
      ...PLACE,
      date: '2026-11-02',
      amount: 5,
      paidTo: 'Mill',
      method: 'check',
      checkNumber: '1041',
    },
  });
  await approved(books, 'one', 'Dana Whitfield', { submission: { amount: 84.35 } });
  await approved(books, 'two', 'dana  WHITFIELD');
  await approved(books, 'amir', 'Amir Khan', { contact: { email: 'amir@example.com' } });
  await approved(books, 'mill', 'Cider Mill', {
    submission: { payTo: 'vendor', invoiceNumber: '7' },
  });
});

test('three checks are paid in five clicks, with numbers that count on', async ({
  page,
  books,
}, info) => {
  await books.open(page, '/admin/expenses?view=pay');
  await books.answer(API, DONE);
  await page.getByRole('link', { name: 'Pay run' }).click();
  await expect(page.getByLabel('First check number')).toHaveValue('1042');
  await expect(ready(page).locator('tbody tr')).toHaveCount(3);
  await page.getByLabel('Select everyone').check();
  await expect(page.getByLabel('Check number for Amir Khan')).toHaveValue('1042');
  await expect(page.getByLabel('Check number for Dana Whitfield')).toHaveValue('1044');
  await checkAccessibility(page, info, 'pay-run');
  await pay(page, /^Pay 3 payees, \$114\.35$/).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('Check 1044 to Dana Whitfield: $94.35');
  await confirm(page).click();
  await expect(page.getByText('3 payments recorded.').first()).toBeVisible();
  expect(await books.asked(API)).toEqual({
    act: 'record',
    expenses: [
      { id: 'one'.padEnd(20, 'x'), number: 1 },
      { id: 'two'.padEnd(20, 'x'), number: 1 },
    ],
    payment: { method: 'check', checkNumber: '1044', date: '2026-11-23' },
  });
  const paid = table(page, 'Paid in this run');
  await expect(paid.locator('tbody tr')).toHaveCount(3);
  await expect(paid).toContainText('1043');
  await expect(paid.locator('tfoot')).toContainText('$114.35');
  // On paper there's only the list for the envelopes.
  await page.emulateMedia({ media: 'print' });
  await expect(ready(page)).toBeHidden();
  await expect(paid).toContainText('1 Main Street');
});

test(
  'what fails stays with its reason and its number; the rest is paid',
  DESK,
  async ({ page, books }) => {
    await books.open(page, PATH);
    await books.answer(API, failure('refused', 'Check 2001 was already used.'));
    await page.getByLabel('Pay Amir Khan').check();
    await page.getByLabel('Check number for Amir Khan').fill('2001');
    await pay(page, /^Pay 1 payee/).click();
    await confirm(page).click();
    await expect(page.getByText('Check 2001 was already used.')).toBeVisible();
    await expect(page.getByText('0 payments recorded, 1 not.').first()).toBeVisible();
    await expect(page.getByLabel('Check number for Amir Khan')).toHaveValue('2001');
    await expect(table(page, 'Paid in this run')).toHaveCount(0);
    // The next one counts on from what was typed.
    await page.getByLabel('Pay Cider Mill').check();
    await expect(page.getByLabel('Check number for Cider Mill')).toHaveValue('2002');
    await books.answer(API, DONE);
    await pay(page, /^Pay 2 payees/).click();
    await confirm(page).click();
    await expect(page.getByText('2 payments recorded.').first()).toBeVisible();
    await expect(page.getByText('Check 2001 was already used.')).toHaveCount(0);
  },
);

test(
  'a missing or a repeated number, and a day that cannot be, are said before anything is sent',
  DESK,
  async ({ page, books }) => {
    await books.open(page, PATH);
    await page.getByLabel('Select everyone').check();
    await page.getByLabel('Check number for Cider Mill').fill('1042');
    await page.getByLabel('Check number for Dana Whitfield').fill('');
    await pay(page, /^Pay 3 payees/).click();
    await expect(page.getByText('Check 1042 is in this list twice.')).toBeVisible();
    await expect(page.getByText('Check Number is required.')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.getByLabel('Method').selectOption('Cash');
    await expect(page.getByLabel('First check number')).toHaveCount(0);
    await page.getByLabel('Date').fill('2026-11-24');
    await pay(page, /^Pay 3 payees/).click();
    await expect(page.getByText('Date can’t be in the future.').first()).toBeVisible();
    expect(await books.asked(API)).toBeUndefined();
  },
);

test(
  'what needs a fund or another payer says so; with nothing to pay, the page does',
  DESK,
  async ({ page, books }) => {
    const own = await approved(books, 'own', 'Dana Desk', {
      contact: { email: 'treasurer@example.com' },
    });
    await approved(books, 'fundless', 'Zoe', { fundId: null });
    await books.open(page, PATH);
    await expect(
      page.getByText('One approved request isn’t listed: it needs a fund first.'),
    ).toBeVisible();
    await expect(page.getByText(`You submitted ${referenceOf(own)}`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Select who to pay' })).toBeDisabled();
  },
);

test('without anything to pay the page says so', DESK, async ({ page, books }) => {
  for (const id of ['one', 'two', 'amir', 'mill'])
    await books.db.doc(`expenses/${id.padEnd(20, 'x')}`).delete();
  await books.open(page, PATH);
  await expect(page.getByText('Nothing to pay right now.')).toBeVisible();
});
