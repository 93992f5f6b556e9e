import { DAY_MS } from '@pa-ledger/domain/time/dates';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import type { Page } from '@playwright/test';
import type { Firestore } from 'firebase-admin/firestore';
import { IN_ONE_PAGE } from '../../playwright.config.ts';
import { adminEntry } from '../fixtures/admins.ts';
import { expenseRows, noon, putExpense } from './support/expenses.ts';
import { approvedStep, openStep, waitingStep } from '../fixtures/steps.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { dismiss, expect, test, WITHOUT_CONNECTION } from './support/own-books.ts';
import { DESK, expectComplaint } from './support/test.ts';

test.use(IN_ONE_PAGE);

const COLUMNS = [
  'Reference',
  'Submitted',
  'Submitter',
  'Payee',
  'Category',
  'Fund',
  'Amount',
  'Status',
  'Next action',
];

/** Two categories, two funds, and an expense of each kind, the newest last. */
async function fillBooks(db: Firestore): Promise<void> {
  await db
    .doc('categories/office')
    .set({ name: 'Office Supplies', requiresEventApprover: false, version: 1 });
  await db
    .doc('categories/fair')
    .set({ name: 'Spring Fair', requiresEventApprover: true, version: 1 });
  await db.doc('funds/main').set({ code: '4900', name: 'General Fund', version: 1 });
  await db.doc('funds/grants').set({ code: '4950', name: 'Grants', version: 1 });
  const fair = { categoryId: 'fair', category: 'Spring Fair' };
  await putExpense(db, {
    ...fair,
    status: 'rejected',
    submittedAt: noon('2026-03-02'),
    steps: [openStep('eventApprover', { status: 'rejected' })],
    submission: { paidTo: 'Zoë’s Balloons', amount: 1_234.5, name: 'Ana Ruiz' },
  });
  await putExpense(db, {
    status: 'paid',
    fundId: 'main',
    submittedAt: noon('2026-04-10'),
    steps: [
      approvedStep('president', noon('2026-04-11')),
      approvedStep('treasurer', noon('2026-04-12')),
    ],
    submission: { paidTo: 'Copy Shop', amount: 20 },
    payments: 1,
    payment: {
      number: 1,
      method: 'check',
      checkNumber: '1042',
      date: '2026-04-13' as CalendarDate,
      by: 'treasurer@example.com',
      at: noon('2026-04-13'),
    },
  });
  await putExpense(db, {
    ...fair,
    status: 'approved',
    fundId: 'grants',
    submittedAt: noon('2026-05-20'),
    steps: [
      approvedStep('president', noon('2026-05-21')),
      approvedStep('treasurer', Date.now() - 12 * DAY_MS),
    ],
    submission: {
      paidTo: 'Orchard Lane Farm',
      amount: 84.35,
      description: 'Pumpkins for the fair',
    },
  });
  await putExpense(db, {
    ...fair,
    submittedAt: noon('2026-06-01'),
    steps: [
      approvedStep('eventApprover', noon('2026-06-02')),
      openStep('president', { approvers: [], blocked: 'ownExpense', openedAt: Date.now() }),
      waitingStep('treasurer'),
    ],
    submission: { paidTo: 'Jump Rentals', amount: 300, description: 'Castle for the fair' },
  });
  await putExpense(db, { submittedAt: noon('2026-06-30'), submission: { name: 'Lee Park' } });
}

function filterOf(page: Page) {
  return page.getByRole('search', { name: 'Filter' });
}

test('shows every submission with its next action and for how long, newest first', async ({
  page,
  books,
}, info) => {
  await fillBooks(books.db);
  await books.open(page, '/admin');
  const tabs = page.getByRole('tablist', { name: 'Admin panel' }).getByRole('tab');
  await expect(tabs.first()).toHaveText('Expenses');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('columnheader')).toHaveText(COLUMNS);
  const rows = expenseRows(page);
  await expect(rows).toHaveCount(5);
  const cells = (row: number, column: string) =>
    rows.nth(row).getByRole('cell').nth(COLUMNS.indexOf(column));

  await expect(cells(0, 'Submitted')).toContainText('Jun 30, 2026');
  await expect(cells(0, 'Submitter')).toContainText('Lee Park');
  await expect(cells(0, 'Payee')).toContainText('Corner Stationery');
  await expect(cells(0, 'Category')).toContainText('Office Supplies');
  await expect(cells(0, 'Fund')).toContainText('–');
  await expect(cells(0, 'Amount')).toContainText('$45.20');
  await expect(cells(0, 'Status')).toContainText('Pending');
  await expect(cells(0, 'Next action')).toContainText('President, 3 days');
  await expect(cells(0, 'Next action')).toContainText('president@example.com');
  await expect(cells(1, 'Next action')).toContainText('Needs an approver, today');
  await expect(cells(1, 'Next action')).toContainText('The President submitted it.');
  await expect(cells(2, 'Status')).toContainText('Approved');
  await expect(cells(2, 'Fund')).toContainText('Grants');
  await expect(cells(2, 'Next action')).toContainText('Treasurer to pay, 12 days');
  await expect(cells(3, 'Status')).toContainText('Paid');
  await expect(cells(3, 'Next action')).toContainText('–');
  await expect(cells(4, 'Status')).toContainText('Rejected');
  await expect(cells(4, 'Amount')).toContainText('$1,234.50');
  await expect(cells(4, 'Payee')).toContainText('Zoë’s Balloons');
  await checkAccessibility(page, info, 'expenses');
});

test(
  'filters by one and by several criteria, and keeps them in the address',
  DESK,
  async ({ page, books }, info) => {
    await fillBooks(books.db);
    await books.open(page, '/admin/expenses');
    const rows = expenseRows(page);
    const filter = filterOf(page);
    await expect(rows).toHaveCount(5);

    await filter.getByLabel('Status').selectOption('Pending');
    await expect(rows).toHaveCount(2);
    await expect(page).toHaveURL('/admin/expenses?status=pending');
    await filter.getByLabel('Category').selectOption('Spring Fair');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(['Jump Rentals']);
    await filter.getByLabel('Status').selectOption('All statuses');
    await expect(rows).toHaveCount(3);
    await filter.getByLabel('Fund').selectOption('No fund');
    await expect(rows).toHaveCount(2);
    await expect(page).toHaveURL('/admin/expenses?category=fair&fund=none');
    await filter.getByLabel('Fund').selectOption('Grants (4950)');
    await expect(rows).toHaveCount(1);
    await page.reload();
    await expect(rows).toHaveCount(1);
    await expect(filter.getByLabel('Fund')).toHaveValue('grants');
    await page.goBack();
    await expect(rows).toHaveCount(2);
    await expect(filter.getByLabel('Fund')).toHaveValue('none');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(rows).toHaveCount(5);
    await expect(page).toHaveURL('/admin/expenses');

    await filter.getByLabel('Submitted from').fill('2026-04-10');
    await filter.getByLabel('Submitted to').fill('2026-05-20');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('Orchard Lane Farm');
    await expect(page).toHaveURL('/admin/expenses?from=2026-04-10&to=2026-05-20');
    await filter.getByLabel('Submitted to').fill('2026-04-09');
    await expect(page.getByText('No expenses match these filters.')).toBeVisible();
    await expect(page.getByText('This day is before the first one.')).toBeVisible();
    await checkAccessibility(page, info, 'expenses-no-match');
  },
);

test('finds words without their accents, and several of them', DESK, async ({ page, books }) => {
  await fillBooks(books.db);
  await books.open(page, '/admin/expenses');
  const rows = expenseRows(page);
  const search = filterOf(page).getByLabel('Search');
  await search.pressSequentially('zoe', { delay: 20 });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(['Zoë’s Balloons']);
  await expect(page).toHaveURL('/admin/expenses?q=zoe');
  // One search is one step back, however many letters it had.
  await search.fill('fair');
  await expect(rows).toHaveCount(3);
  await expect(page).toHaveURL('/admin/expenses?q=fair');
  await search.fill('fair pumpkins');
  await expect(rows).toHaveCount(1);
  await search.fill('fair castle');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(['Jump Rentals']);
  // The server finds the longer word; the page leaves out what lacks the other one.
  await search.fill('spring cas');
  await expect(page.getByText('1 of the 3 on this page have all of these words.')).toBeVisible();
  await search.fill('spring copy');
  await expect(page.getByText('No expense on this page matches all of these words.')).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('');
  await expect(rows).toHaveCount(5);
  const reference = await rows.first().getByRole('link').textContent();
  await search.fill(reference?.toLowerCase() ?? '');
  await expect(rows).toHaveCount(1);
});

test('a shared link opens the same list after the sign-in', DESK, async ({ page, books }) => {
  await fillBooks(books.db);
  await books.open(page, '/admin/expenses?fund=none&status=pending');
  await expect(expenseRows(page)).toHaveCount(2);
  await expect(filterOf(page).getByLabel('Fund')).toHaveValue('none');
  await expect(page).toHaveURL('/admin/expenses?fund=none&status=pending');
  await filterOf(page).getByLabel('Status').selectOption('Paid');
  await expect(page.getByText('No expenses match these filters.')).toBeVisible();
  await page.goBack();
  await expect(expenseRows(page)).toHaveCount(2);
  await expect(page).toHaveURL('/admin/expenses?fund=none&status=pending');
});

test(
  'says so when the admin rights are gone and when there is no connection',
  DESK,
  async ({ page, books, complaints }, info) => {
    await fillBooks(books.db);
    await books.open(page, '/admin/expenses');
    await expect(expenseRows(page).first()).toContainText('Lee Park');
    await page.context().setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expect(expenseRows(page)).toHaveCount(5);
    await expect(expenseRows(page).first()).toContainText('Lee Park');
    await page.context().setOffline(false);
    await expect(page.getByText('You are offline.')).toBeHidden();

    await dismiss(books.db, books.admin);
    await filterOf(page).getByLabel('Status').selectOption('Paid');
    await expect(page.getByText('This could not be loaded.')).toBeVisible();
    await expect(page.getByText('This is not allowed.')).toBeVisible();
    await checkAccessibility(page, info, 'expenses-denied');
    await books.db.doc(`admins/${books.admin.uid}`).set(adminEntry(books.admin.email));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(expenseRows(page)).toHaveCount(1);
    expectComplaint(complaints, new RegExp(`${WITHOUT_CONNECTION.source}|status of 403`));
  },
);
