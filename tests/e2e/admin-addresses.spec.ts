import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/own-books.ts';
import { DESK } from './support/test.ts';

/** A heading that begins so: those of reports go on with the year. */
const heading = (name: string) => (page: Page) =>
  page.getByRole('heading', { name: new RegExp(`^${name}`) }).first();

/** The pages of the panel that are loaded by themselves, and what each shows when its code has come. */
const PAGES: readonly (readonly [path: string, shown: (page: Page) => Locator])[] = [
  ['home', heading('Home')],
  ['expenses', heading('Expenses')],
  ['categories', heading('Categories')],
  ['budget', heading('Budget Management')],
  ['balances', heading('Fund Balances')],
  ['financial/revenue', heading('Revenue Items')],
  ['bank/register', heading('Register')],
  ['bank/reconcile', heading('Reconcile')],
  ['bank/accounts', heading('Accounts')],
  ['bank/deposits', heading('Deposits')],
  ['bank/services', heading('Service Sales')],
  ['bank/ratification', heading('Ratification')],
  ['reports/budget', heading('Budget vs Actual')],
  ['reports/event', (page) => page.getByText('Select an event/category above')],
  ['reports/income', heading('Income vs Budget')],
  ['reports/treasurer', heading("Treasurer's Report")],
  ['users', heading('User Management')],
  ['journal', heading('Activity')],
];

test('each page of the panel opens by its own address', DESK, async ({ page, books }) => {
  await books.open(page, '/admin');
  for (const [path, shown] of PAGES) {
    await test.step(path, async () => {
      // The built files come in the order that this page alone asks for.
      await page.goto(`/admin/${path}`);
      await expect(shown(page)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`/admin/${path}$`));
    });
  }
});
