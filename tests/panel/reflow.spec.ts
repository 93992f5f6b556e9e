import { expectToFit } from '../e2e/support/expect-to-fit.ts';
import { putExpense } from '../e2e/support/expense-records.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { putReports } from '../e2e/support/report-books.ts';
import { expect, test } from './support/memory-books.ts';

const TABS = [
  ['/admin/expenses', 'Corner Stationery'],
  ['/admin/categories', 'Book Fair'],
  ['/admin/budget', 'Book Fair'],
  ['/admin/budget/income', 'No expected income yet.'],
  ['/admin/budget/amendments', 'No amendments yet.'],
  ['/admin/balances', 'Main Fund'],
  ['/admin/financial/revenue', 'No revenue items yet.'],
  ['/admin/financial/expenses', 'No manual expenses yet.'],
  ['/admin/financial/funds', 'Main Fund'],
  ['/admin/reports/budget', 'Book Fair'],
  ['/admin/reports/categories', 'Book Fair'],
  ['/admin/reports/funds', 'Main Fund'],
  ['/admin/reports/event', 'Select an event/category above'],
  ['/admin/reports/income', 'Book Fair'],
  ['/admin/reports/treasurer', 'Main Fund'],
  ['/admin/users', 'Presidents'],
] as const;

/** What is done most here has the one button that stands out; elsewhere none does. */
const WITHOUT_PRIMARY = [
  '/admin/expenses',
  '/admin/budget/amendments',
  '/admin/financial/expenses',
  '/admin/reports/budget',
  '/admin/reports/funds',
  '/admin/reports/income',
  '/admin/reports/categories',
  '/admin/reports/event',
  '/admin/reports/treasurer',
];

test(
  'every tab needs no sideways scrolling at 320 pixels and at 200 %, and has one primary button at most',
  DESK,
  async ({ books, page }) => {
    await putReports(books.db);
    await putExpense(books.db);
    await books.open(page, '/admin/users');
    for (const [address, content] of TABS) {
      await page.goto(address);
      const main = page.getByRole('tabpanel').first();
      await expect(main.getByText(content).filter({ visible: true }).first()).toBeVisible();
      if (!WITHOUT_PRIMARY.includes(address))
        await expect(page.locator('.MuiButton-contained'), address).toHaveCount(1);
      await expectToFit(page, address);
    }
  },
);
