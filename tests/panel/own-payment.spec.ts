import { DESK } from '../e2e/support/page-test.ts';
import { dateAt, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { organization } from '@pa-ledger/domain/organization';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import type { Page } from '@playwright/test';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { expenseRows, noon, putExpense } from '../e2e/support/expense-records.ts';
import { pdfReceipt } from '../fixtures/receipt-files.ts';
import { approvedStep } from '../fixtures/steps.ts';
import { ADMIN, expect, test } from './support/memory-books.ts';
import { openTab } from '../e2e/support/panel-frame.ts';

const detail = (page: Page) => page.getByRole('article');

test(
  'a payment to oneself is seen in the list, beside the expense, in the history and in the reports (#94)',
  DESK,
  async ({ page, books }, info) => {
    // The API knows nothing of these books.
    await page.route('**/api/receipt*', (route) =>
      route.fulfill({ contentType: 'application/pdf', body: pdfReceipt().bytes }),
    );
    const at = noon('2026-04-13');
    const id = await putExpense(books.db, {
      status: 'paid',
      payments: 1,
      payment: {
        id: 'one-1',
        number: 1,
        method: 'cash',
        checkNumber: null,
        at,
        by: ADMIN.email,
        byUid: ADMIN.uid,
        date: dateAt(at, organization.timeZone) satisfies CalendarDate,
        flags: ['ownExpense', 'ownName'],
      },
    });
    await books.db.doc(`expenses/${id}/history/paid-1`).set({
      at: new Date(at),
      by: ADMIN.email,
      what: 'paid',
      step: null,
      old: 'approved',
      new: {
        method: 'cash',
        checkNumber: null,
        date: '2026-04-13',
      },
      flags: ['ownExpense', 'ownName'],
    });
    await books.open(page, '/admin/expenses');
    await expect(expenseRows(page).first()).toContainText('Paid by the person who asked');
    await page.getByRole('link', { name: referenceOf(id) }).click();
    await expect(detail(page).getByText('Paid to the payer’s name')).toBeVisible();
    await expect(detail(page).getByText('Paid it: Cash on Apr 13, 2026.')).toBeVisible();
    await expect(detail(page).getByText('They paid their own request')).toBeVisible();
    await checkAccessibility(page, info, 'expense-own-payment-seen');
    await openTab(page, 'Reports');
    await expect(
      page.getByText('1 payment was recorded by the person who requested it.'),
    ).toBeVisible();
    await page.getByRole('link', { name: `Expense ${referenceOf(id)}` }).click();
    await expect(page).toHaveURL(`/admin/expenses/${referenceOf(id)}`);
  },
);

test(
  'who submitted an expense reads that another administrator records its payment, and others do not (#94)',
  DESK,
  async ({ page, books }) => {
    const steps = [
      approvedStep('president', noon('2026-10-01')),
      approvedStep('treasurer', noon('2026-10-02')),
    ];
    const own = { email: ADMIN.email.replace('@', '+school@') };
    const [mine, other] = await Promise.all([
      putExpense(books.db, { status: 'approved', fundId: 'main', steps, contact: own }),
      putExpense(books.db, { status: 'approved', fundId: 'main', steps }),
    ]);
    const dialog = page.getByRole('dialog');
    const notice = dialog.getByText('You submitted this expense.');
    await books.open(page, `/admin/expenses/${mine}`);
    await page.getByRole('button', { name: 'Record payment' }).click();
    await expect(notice).toBeVisible();
    await books.open(page, `/admin/expenses/${other}`);
    await page.getByRole('button', { name: 'Record payment' }).click();
    await expect(dialog).toBeVisible();
    await expect(notice).toBeHidden();
  },
);
