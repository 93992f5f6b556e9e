import { IN_ONE_PAGE } from '../../playwright.config.ts';
import { personEntry } from '../fixtures/people.ts';
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
    await page.getByRole('search', { name: 'Filter' }).getByLabel('Status').selectOption('Paid');
    await expect(page.getByText('We couldn’t load this.')).toBeVisible();
    await expect(page.getByText('This is not allowed.')).toBeVisible();
    await books.db.doc(`people/${books.admin.uid}`).set(personEntry(books.admin.email));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(expenseRows(page)).toHaveCount(1);
    expectComplaint(complaints, new RegExp(`${WITHOUT_CONNECTION.source}|status of 403`));
  },
);
