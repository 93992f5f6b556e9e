import { expect, test } from './support/own-books.ts';
import { DESK } from './support/test.ts';

/** All pages of the panel, and the heading of each. */
const PAGES = [
  ['expenses', 'Expenses'],
  ['categories', 'Event Categories'],
  ['budget', 'Budget Management'],
  ['budget/income', 'Expected Income'],
  ['budget/amendments', 'Amendments'],
  ['balances', 'Fund Balances'],
  ['financial/revenue', 'Revenue Items'],
  ['financial/expenses', 'Manual Expenses'],
  ['financial/funds', 'Fund Management'],
  ['financial/transfers', 'Transfers'],
  ['bank/register', 'Register'],
  ['bank/reconcile', 'Reconcile'],
  ['bank/accounts', 'Accounts'],
  ['bank/deposits', 'Deposits'],
  ['bank/ratification', 'Ratification'],
  ['reports/budget', 'Budget vs Actual'],
  ['reports/categories', 'Income by Category'],
  ['reports/funds', 'Income by Fund'],
  ['reports/event', 'Event Report'],
  ['reports/income', 'Income vs Budget'],
  ['reports/treasurer', "Treasurer's Report"],
  ['users', 'User Management'],
  ['journal', 'Journal'],
] as const;

test('each page of the panel opens by its own address', DESK, async ({ page, books }) => {
  await books.open(page, '/admin');
  for (const [path, name] of PAGES) {
    await test.step(path, async () => {
      // The built files are those of the real panel, so that each is loaded in the order of this page alone.
      await page.goto(`/admin/${path}`);
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`/admin/${path}$`));
    });
  }
});
