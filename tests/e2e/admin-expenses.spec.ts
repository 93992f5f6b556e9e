import type { Expense } from '@pa-ledger/domain/expenses/expense';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { DAY_MS } from '@pa-ledger/domain/time/dates';
import { expenseDocument } from '../../functions/src/expenses/store/expense-format.ts';
import { IN_ONE_PAGE } from '../../playwright.config.ts';
import { adminEntry } from '../fixtures/admins.ts';
import { expenseOf, expenseRows, fillBooks, noon } from './support/expense-records.ts';
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
    await expect(page.getByText('This could not be loaded.')).toBeVisible();
    await expect(page.getByText('This is not allowed.')).toBeVisible();
    await books.db.doc(`admins/${books.admin.uid}`).set(adminEntry(books.admin.email));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(expenseRows(page)).toHaveCount(1);
    expectComplaint(complaints, new RegExp(`${WITHOUT_CONNECTION.source}|status of 403`));
  },
);

test(
  'pages of every order follow each other, also between equal amounts',
  DESK,
  async ({ page, books }) => {
    // The 60 expenses have 3 amounts and 20 moments: three are alike but for their ids.
    const expenses = Array.from({ length: 60 }, (_, at) =>
      expenseOf({
        submittedAt: noon('2026-04-01') + (at % 20) * DAY_MS,
        submission: { amount: [100, 20, 3.5][Math.floor(at / 4) % 3] ?? 0 },
      }),
    );
    await Promise.all(
      expenses.map((expense) =>
        books.db.doc(`expenses/${expense.id}`).set(expenseDocument(expense)),
      ),
    );
    type Key = (expense: Expense) => string | number;
    const byDate: readonly Key[] = [({ submittedAt }) => submittedAt, ({ id }) => id];
    const byAmount: readonly Key[] = [({ submission }) => submission.amount, ...byDate];
    const referencesBy = (keys: readonly Key[]): readonly string[] =>
      expenses
        .toSorted((one, other) => {
          const key = keys.find((each) => each(one) !== each(other)) ?? keys[0];
          return key !== undefined && key(one) < key(other) ? -1 : 1;
        })
        .map(({ id }) => referenceOf(id));

    await books.open(page, '/admin/expenses');
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await page
      .getByRole('search', { name: 'Filter' })
      .getByLabel('Submitted from')
      .fill('2026-03-01');
    const references = page.getByRole('table').getByRole('link');
    const expectPages = async (expected: readonly string[]): Promise<void> => {
      for (const start of [0, 25, 50]) {
        if (start > 0) await pages.getByRole('button', { name: 'Next' }).click();
        await expect(references).toHaveText(expected.slice(start, start + 25));
        await expect(pages).toContainText(`${start + 1}–${Math.min(start + 25, 60)} of 60`);
      }
    };
    const press = (column: string): Promise<void> =>
      page.getByRole('columnheader', { name: column }).getByRole('button').click();
    await expectPages(referencesBy(byDate).toReversed());
    await press('Submitted');
    await expectPages(referencesBy(byDate));
    await press('Amount');
    await expectPages(referencesBy(byAmount));
    await press('Amount');
    await expectPages(referencesBy(byAmount).toReversed());
  },
);
