import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import type { Page } from '@playwright/test';
import { expenseDocument } from '../../functions/src/expenses/store/expense-format.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { expenseRows, fillBooks, putExpense } from '../e2e/support/expense-records.ts';
import { DESK, openFilters } from '../e2e/support/page-test.ts';
import { sortBy } from '../e2e/support/transaction-pages.ts';
import { PENDING } from '../fixtures/managed-expenses.ts';
import { expect, test } from './support/memory-books.ts';

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

function filterOf(page: Page) {
  return page.getByRole('search', { name: 'Filter' });
}

test('views tell what waits for me, what is ready to pay, in progress, and done', async ({
  page,
  books,
}) => {
  await fillBooks(books.db);
  const steps = PENDING.steps.map((step) =>
    step.status === 'open' ? { ...step, approvers: ['Treasurer@example.com'] } : step,
  );
  await books.db.doc('expenses/mine').set(expenseDocument({ ...PENDING, id: 'mine', steps }));
  await books.open(page, '/admin/expenses');
  const views = page.getByRole('group', { name: 'Views' });
  await expect(views.getByRole('button')).toHaveText([
    'Waiting for me1',
    'Ready to pay1',
    'In progress3',
    'Done2',
    'All6',
  ]);
  const total = page.getByRole('row', { name: /^Total/ });
  for (const [view, address, count, adds] of [
    ['Waiting for me', 'mine', 1, 'waiting for me'],
    ['Ready to pay', 'pay', 1, 'ready to pay'],
    ['In progress', 'progress', 3, 'in progress'],
    ['Done', 'done', 2, 'paid, rejected, or canceled'],
  ] as const) {
    await views.getByRole('button', { name: view }).click();
    await expect(page).toHaveURL(`/admin/expenses?view=${address}`);
    await expect(expenseRows(page)).toHaveCount(count);
    await expect(total).toContainText(`Total of ${count}, ${adds}`);
  }
  await openFilters(page);
  await filterOf(page).getByLabel('Status').selectOption('rejected');
  await expect(page).toHaveURL('/admin/expenses?status=rejected');
  await expect(views.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
  await expect(total).toContainText('Total of 1, rejected');
  // What is set is a chip, which a press takes away.
  await filterOf(page).getByRole('button', { name: 'Status: Rejected' }).click();
  await expect(page).toHaveURL('/admin/expenses');
  await expect(expenseRows(page)).toHaveCount(6);
  await views.getByRole('button', { name: 'Waiting for me' }).click();
  await books.db.doc('expenses/mine').delete();
  await expect(page.getByText('Nothing is waiting for treasurer@example.com.')).toBeVisible();
  const approvers = page.getByRole('link', { name: 'See who approves' });
  await expect(approvers).toHaveAttribute('href', '/admin/users');
  await expect(views.getByRole('button').first()).toHaveText('Waiting for me0');
  // On a phone the views are one line that scrolls.
  await page.goto('/admin/expenses?view=done');
  await expect(views.getByRole('button', { name: 'Done' })).toBeInViewport({ ratio: 0.9 });
});

test(
  'shows every submission with its next action and for how long, newest first',
  DESK,
  async ({ page, books }, info) => {
    await fillBooks(books.db);
    await books.open(page, '/admin/expenses');
    const tabs = page.getByRole('tablist', { name: 'Admin panel' });
    await expect(tabs.getByRole('tab', { selected: true })).toHaveText('Expenses');
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
    await expect(cells(3, 'Status')).toContainText('Apr 13, 2026, check 1042');
    await expect(cells(3, 'Next action')).toContainText('–');
    await expect(cells(4, 'Status')).toContainText('Rejected');
    await expect(cells(4, 'Amount')).toContainText('$1,234.50');
    await expect(cells(4, 'Payee')).toContainText('Zoë’s Balloons');
    await checkAccessibility(page, info, 'expenses');
  },
);

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
    await expect(page.getByText('This date is before the first one.')).toBeVisible();
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
  await expect(page.getByText('Nothing on this page has all of these words.')).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('');
  await expect(rows).toHaveCount(5);
  await search.fill('1042');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(['Copy Shop']);
  await search.fill('');
  await expect(rows).toHaveCount(5);
  const reference = await rows.first().getByRole('link').textContent();
  await search.fill(reference?.toLowerCase() ?? '');
  await expect(rows).toHaveCount(1);
});

test('sorts by amount and by date, with the filters, and keeps the order in the address', async ({
  page,
  books,
}, info) => {
  await fillBooks(books.db);
  await books.open(page, '/admin/expenses');
  const sort = (label: string, order: string) => sortBy(page, info.project.name, label, order);
  const header = (name: string) => page.getByRole('columnheader', { name });
  const expectPayees = (...payees: readonly string[]) =>
    expect(page.getByRole('row').locator('.title .value')).toHaveText(payees);
  const newestFirst = [
    'Corner Stationery',
    'Jump Rentals',
    'Orchard Lane Farm',
    'Copy Shop',
    'Zoë’s Balloons',
  ];
  await expectPayees(...newestFirst);
  await expect(header('Submitted')).toHaveAttribute('aria-sort', 'descending');
  await expect(header('Amount')).not.toHaveAttribute('aria-sort');

  await sort('Amount', 'smallest first');
  await expectPayees(
    'Copy Shop',
    'Corner Stationery',
    'Orchard Lane Farm',
    'Jump Rentals',
    'Zoë’s Balloons',
  );
  await expect(page).toHaveURL('/admin/expenses?sort=amount-asc');
  await expect(header('Amount')).toHaveAttribute('aria-sort', 'ascending');
  await openFilters(page);
  await filterOf(page).getByLabel('Category').selectOption('Spring Fair');
  await expectPayees('Orchard Lane Farm', 'Jump Rentals', 'Zoë’s Balloons');
  await sort('Amount', 'largest first');
  await expectPayees('Zoë’s Balloons', 'Jump Rentals', 'Orchard Lane Farm');
  await expect(page).toHaveURL('/admin/expenses?category=fair&sort=amount-desc');

  await page.reload();
  await expectPayees('Zoë’s Balloons', 'Jump Rentals', 'Orchard Lane Farm');
  await expect(header('Amount')).toHaveAttribute('aria-sort', 'descending');
  await page.goBack();
  await expectPayees('Orchard Lane Farm', 'Jump Rentals', 'Zoë’s Balloons');
  await page.goForward();
  await expectPayees('Zoë’s Balloons', 'Jump Rentals', 'Orchard Lane Farm');
  // An order hides nothing: it is no filter, and stays when the filters go.
  await openFilters(page);
  await filterOf(page).getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/admin/expenses?sort=amount-desc');
  await expectPayees(
    'Zoë’s Balloons',
    'Jump Rentals',
    'Orchard Lane Farm',
    'Corner Stationery',
    'Copy Shop',
  );
  await sort('Submitted', 'oldest first');
  await expectPayees(...newestFirst.toReversed());
  await expect(page).toHaveURL('/admin/expenses?sort=date-asc');
  await openFilters(page);
  await filterOf(page).getByLabel('Search').fill('fair');
  await expectPayees('Zoë’s Balloons', 'Orchard Lane Farm', 'Jump Rentals');
  await expect(page).toHaveURL('/admin/expenses?q=fair&sort=date-asc');
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
  'the empty list says so until the first expense appears',
  DESK,
  async ({ page, books }, info) => {
    await books.open(page, '/admin/expenses');
    const empty = page.getByText('No expenses yet. Requests from the expense form show up here.');
    await expect(empty).toBeVisible();
    await expect(page.getByRole('search', { name: 'Filter' })).toHaveCount(0);
    await checkAccessibility(page, info, 'expenses-empty');
    const form = page.getByRole('link', { name: 'Open the expense form' });
    await expect(form).toHaveAttribute('href', '/');
    const id = await putExpense(books.db);
    await expect(page.getByRole('link', { name: referenceOf(id) })).toBeVisible({ timeout: 2_000 });
  },
);

test('the address of an unknown expense says that there is none', DESK, async ({ page, books }) => {
  await books.open(page, '/admin/expenses/ABCDEFGHIJKLMNOPQRST?status=paid');
  await expect(page.getByText('We couldn’t find this expense.')).toBeVisible();
  await page.getByRole('link', { name: 'All expenses' }).click();
  await expect(page).toHaveURL('/admin/expenses?status=paid');
  await expect(page.getByText('No expenses match these filters.')).toBeVisible();
  await page.goto('/admin/expenses/nothing');
  await expect(page.getByText('We couldn’t find this expense.')).toBeVisible();
});
