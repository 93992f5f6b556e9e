import { stored } from '../e2e/support/records.ts';
import { card, edit, input, putBalances, save, saved, TAB } from '../e2e/support/balances.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { expect, test } from './support/memory-books.ts';
import { DESK, expectComplaint, REFUSED } from '../e2e/support/page-test.ts';

test(
  'a save without a connection says so and loses nothing',
  DESK,
  async ({ page, context, books, complaints }, info) => {
    await putBalances(books.db);
    await books.open(page, TAB);
    await edit(page);
    await input(page, 'Grants').fill('15');
    await context.setOffline(true);
    await save(page);
    await expect(page.getByRole('alert')).toContainText('There is no connection to the server.');
    await expect(input(page, 'Grants')).toHaveValue('15');
    await checkAccessibility(page, info, 'admin-balances-offline');
    await context.setOffline(false);
    await save(page);
    await saved(page);
    expect(await stored(books.db, 'fundBalances/grants')).toMatchObject({ amount: 15, version: 2 });
    expectComplaint(complaints, REFUSED);
  },
);

test(
  'a denied save and a denied list say so and can be tried again',
  DESK,
  async ({ page, books }, info) => {
    await putBalances(books.db);
    await books.open(page, TAB);
    await edit(page);
    await input(page, 'Grants').fill('15');
    await books.deny(true);
    await save(page);
    await expect(page.getByRole('alert')).toContainText('This is not allowed.');
    await expect(input(page, 'Grants')).toHaveValue('15');
    await books.deny(false);
    await save(page);
    await saved(page);

    await books.deny(true);
    await page.reload();
    await expect(page.getByText('This could not be loaded.').last()).toBeVisible();
    await checkAccessibility(page, info, 'admin-balances-denied');
    await books.deny(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(card(page, 'Grants')).toContainText('$15.00');
  },
);
