import { IN_ONE_PAGE } from '../../playwright.config.ts';
import { expenseRows, fillBooks } from './support/expense-records.ts';
import { dismiss, expect, test, WITHOUT_CONNECTION } from './support/own-books.ts';
import { DESK, expectComplaint } from './support/test.ts';

test.use(IN_ONE_PAGE);

test(
  'says so when the admin rights are gone and when there is no connection',
  DESK,
  async ({ page, books, complaints }) => {
    await fillBooks(books.db);
    await books.open(page, '/admin/expenses');
    await expect(expenseRows(page).first()).toContainText('Lee Park');
    await page.context().setOffline(true);
    await expect(page.getByText('You’re offline.')).toBeVisible();
    await expect(expenseRows(page)).toHaveCount(5);
    await expect(expenseRows(page).first()).toContainText('Lee Park');
    await page.context().setOffline(false);
    await expect(page.getByText('You’re offline.')).toBeHidden();

    await dismiss(books.db, books.admin);
    await expect(page.getByText('isn’t on the list of people')).toBeVisible();
    await expect(expenseRows(page)).toHaveCount(0);
    expectComplaint(complaints, new RegExp(`${WITHOUT_CONNECTION.source}|status of 403`));
  },
);
