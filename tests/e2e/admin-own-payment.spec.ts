import { dateAt, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { errorMessages } from '@pa-ledger/domain/error-messages';
import { organization } from '@pa-ledger/domain/organization';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { adminEntry } from '../fixtures/admins.ts';
import { db } from '../functions/support/suite.ts';
import { newAdmin } from './support/admin.ts';
import { detail } from './support/expense-detail.ts';
import { acts, approved, expenseRows, noon, putExpense } from './support/expenses.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { expect, test } from './support/own-books.ts';
import { bringSession } from './support/session.ts';
import { DESK, expectComplaint } from './support/test.ts';

test(
  'who submitted an expense is told that another administrator records its payment (#94)',
  DESK,
  async ({ page, complaints }, info) => {
    const account = await newAdmin();
    await db.doc('admins/another').set(adminEntry('another@example.com'));
    const { id } = await approved({ email: account.email.replace('@', '+school@') });
    await bringSession(page, account);
    await page.goto(`/admin/expenses/${id}`);
    await acts(page).filter({ hasText: 'Record payment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Record payment' });
    await expect(dialog.getByText('You submitted this expense.')).toBeVisible();
    await dialog.getByLabel('Method').selectOption('Cash');
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await expect(dialog.getByText(errorMessages.ownPayment)).toBeVisible();
    await checkAccessibility(page, info, 'expense-own-payment');
    expectComplaint(complaints, /status of 409/);
    await db.doc('admins/another').delete();
  },
);

test('a payment to oneself is seen in the list, beside the expense, in the history and in the reports (#94)', async ({
  page,
  books,
  complaints,
}, info) => {
  const at = noon('2026-04-13');
  const id = await putExpense(books.db, {
    status: 'paid',
    payments: 1,
    payment: {
      ...{ number: 1, method: 'cash', checkNumber: null, at },
      ...{ by: books.admin.email, byUid: books.admin.uid },
      date: dateAt(at, organization.timeZone) satisfies CalendarDate,
      flags: ['ownExpense', 'ownName'],
    },
  });
  await books.db.doc(`expenses/${id}/history/paid-1`).set({
    ...{ at: new Date(at), by: books.admin.email, what: 'paid', step: null, old: 'approved' },
    ...{ new: { method: 'cash', checkNumber: null, date: '2026-04-13' } },
    flags: ['ownExpense', 'ownName'],
  });
  await books.open(page, '/admin/expenses');
  await expect(expenseRows(page).first()).toContainText('Paid by the person who asked');
  await checkAccessibility(page, info, 'expenses-own-payment');
  await page.getByRole('link', { name: referenceOf(id) }).click();
  await expect(detail(page).getByText('Paid to the payer’s name')).toBeVisible();
  await expect(detail(page).getByText('Recorded the payment: Cash on Apr 13, 2026.')).toBeVisible();
  await expect(detail(page).getByText('The payer had submitted this expense')).toBeVisible();
  await checkAccessibility(page, info, 'expense-own-payment-seen');
  await page.getByRole('tab', { name: 'Reports' }).click();
  await expect(
    page.getByText('1 payment was recorded by the person who had asked for it.'),
  ).toBeVisible();
  await checkAccessibility(page, info, 'reports-own-payment');
  await page.getByRole('link', { name: `Expense ${referenceOf(id)}` }).click();
  await expect(page).toHaveURL(`/admin/expenses/${id}`);
  // Its receipt is another project's.
  expectComplaint(complaints, /status of 403/);
});
