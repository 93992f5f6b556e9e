import { stored } from '../e2e/support/records.ts';
import { cells, openEdit, putBudget, TAB } from '../e2e/support/budget.ts';
import { expect, test } from './support/memory-books.ts';
import { DESK, expectComplaint, REFUSED } from '../e2e/support/page-test.ts';

test(
  'a save without a connection says so and loses nothing',
  DESK,
  async ({ page, context, books, complaints }) => {
    await putBudget(books.db);
    await books.open(page, TAB);
    const dialog = await openEdit(page, 'Library, Grants');
    await dialog.getByLabel('Changes').fill('12.50');
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Update Budget Item' }).click();
    await expect(dialog.getByRole('alert')).toContainText('There is no connection to the server.');
    await expect(dialog.getByLabel('Changes')).toHaveValue('12.50');
    expect(await stored(books.db, 'budgetItems/library')).toMatchObject({ changes: 0, version: 1 });
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Update Budget Item' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await stored(books.db, 'budgetItems/library')).toMatchObject({
      changes: 12.5,
      version: 2,
    });
    expectComplaint(complaints, REFUSED);
  },
);

test(
  'a denied save and a denied list say so and can be tried again',
  DESK,
  async ({ page, books }) => {
    await putBudget(books.db);
    await books.open(page, TAB);
    const dialog = await openEdit(page, 'Library, Grants');
    await dialog.getByLabel('Changes').fill('7');
    await books.deny(true);
    await dialog.getByRole('button', { name: 'Update Budget Item' }).click();
    await expect(dialog.getByRole('alert')).toContainText('This is not allowed.');
    await expect(dialog.getByLabel('Changes')).toHaveValue('7');
    await books.deny(false);
    await dialog.getByRole('button', { name: 'Update Budget Item' }).click();
    await expect(dialog).toHaveCount(0);

    await books.deny(true);
    await page.reload();
    await expect(page.getByText('We couldn’t load this.').last()).toBeVisible();
    await books.deny(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cells(page, 'Library').nth(3)).toHaveText('$7.00');
  },
);
