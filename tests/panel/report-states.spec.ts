import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { expect, test } from './support/memory-books.ts';
import { countExpensesWhen } from './support/school.ts';
import { putCell, putReports } from '../e2e/support/report-books.ts';
import { BUDGET, CATEGORIES, table } from '../e2e/support/reports.ts';
import { DESK, expectComplaint } from '../e2e/support/page-test.ts';
import { openTab } from '../e2e/support/panel-frame.ts';

const EMPTY = {
  'Budget vs Actual': 'No budget data available. Add budget items to see the report.',
  'Income by Category':
    'No category data available. Add revenue and expense items to see the report.',
  'Income by Fund': 'No fund data available. Add revenue and expense items to see the report.',
  'Income vs Budget': 'No income data available. Add expected income or revenue to see the report.',
  'Event Report': 'Select an event/category above to view its financial report.',
};
test('each report says when it is empty', DESK, async ({ page, books }, info) => {
  await books.open(page, '/admin/reports');
  await expect(page).toHaveURL(BUDGET);
  for (const [name, words] of Object.entries(EMPTY)) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    const button = page.getByRole('button', { name: 'Download CSV' });
    if (name === 'Event Report') await expect(button).toHaveCount(0);
    else await expect(button).toBeDisabled();
  }
  await checkAccessibility(page, info, 'reports-empty');
});

test(
  'a line above says how many expenses wait for a fund, with a link',
  DESK,
  async ({ page, books }) => {
    await putReports(books.db);
    await countExpensesWhen(page, 'approved');
    await books.open(page, CATEGORIES);
    await expect(page.getByText('2 approved requests need a fund.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Choose their funds' })).toHaveAttribute(
      'href',
      '/admin/expenses?fund=none',
    );
    await putCell(books.db, 'office', null, { approved: 7_000, approvedCount: 1 });
    await expect(page.getByText('1 approved request needs a fund.')).toBeVisible();
    await expect(page.getByText("Until you choose, it's under Unknown.")).toBeVisible();
    await expect(page.getByRole('link', { name: 'Choose its fund' })).toBeVisible();
    await putCell(books.db, 'office', null, {});
    await expect(page.getByText('2 approved requests need a fund.')).toHaveCount(0);
  },
);

test('changed records appear without a reload', DESK, async ({ page, books }) => {
  await putReports(books.db);
  await books.open(page, BUDGET);
  const fair = table(page, 'Budget vs Actual').locator('tbody tr').filter({ hasText: 'Book Fair' });
  await expect(fair).toContainText('106.7%');
  await putCell(books.db, 'fair', 'main', { revenue: 123_450, manual: 37_475 });
  await expect(fair).toContainText('50.0%', { timeout: 2_000 });
  await books.db.doc('budgetItems/item-0').update({ changes: 2_747.5, finalBudget: 3_747.5 });
  await expect(fair).toContainText('10.0%', { timeout: 2_000 });
});

test(
  'reports that cannot be read say so, and can be loaded again',
  DESK,
  async ({ page, books }) => {
    await putReports(books.db);
    await books.open(page, '/admin/users');
    await expect(page.getByRole('button', { name: 'Edit Users' })).toBeVisible();
    await books.deny(true);
    await openTab(page, 'Reports');
    // What the tab before shows can be denied too, and its own Try again goes away with it.
    await expect(page.getByRole('heading', { name: 'Reports', exact: true })).toBeVisible();
    await expect(page.getByText('We couldn’t load this.')).toBeVisible();
    await expect(page.getByText('This is not allowed.')).toBeVisible();
    await books.deny(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(table(page, 'Budget vs Actual')).toBeVisible();
  },
);

test(
  'a chart whose code is not loaded says so, beside its table',
  DESK,
  async ({ page, books, complaints }) => {
    await putReports(books.db);
    await page.route('**/assets/PairBars-*', (route) => route.abort());
    await books.open(page, BUDGET);
    await expect(page.getByText("The chart couldn't load.")).toBeVisible();
    await expect(table(page, 'Budget vs Actual')).toBeVisible();
    expectComplaint(complaints, /Failed to load resource|PairBars/);
  },
);
