import { IN_ONE_PAGE } from '../../playwright.config.ts';
import { card, edit, input, putBalances, save, saved, TAB, theirs } from './support/balances.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { admit, dismiss, expect, stored, test, WITHOUT_CONNECTION } from './support/own-books.ts';
import { DESK, expectComplaint } from './support/test.ts';

test.use(IN_ONE_PAGE);

test(
  'a save after a change by another admin shows both values and loses nothing',
  DESK,
  async ({ page, browser, books }, info) => {
    await putBalances(books.db);
    await books.open(page, TAB);
    const other = await books.otherAdmin(browser, TAB);
    await edit(page);
    await input(page, 'Main Fund').fill('1000');
    await input(page, 'Trips').fill('20');

    await edit(other);
    await input(other, 'Main Fund').fill('2000');
    await input(other, 'Grants').fill('60');
    await save(other);
    await saved(other);
    // What nobody touched here follows; what was typed stays.
    await expect(input(page, 'Grants')).toHaveValue('60.00');
    await expect(input(page, 'Main Fund')).toHaveValue('1000');

    await save(page);
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('Someone else changed this meanwhile.');
    await expect(notice).toContainText('Main Fund');
    await expect(notice).toContainText('Theirs: $2,000.00');
    await expect(notice).toContainText('Yours: $1,000.00');
    await checkAccessibility(page, info, 'admin-balances-conflict');
    // All or nothing: the other value has not been written either.
    expect(await stored(books.db, 'fundBalances/trips')).toBeNull();
    await page.getByRole('button', { name: 'Save mine over theirs' }).click();
    await saved(page);
    expect(await stored(books.db, 'fundBalances/main')).toMatchObject({ amount: 1000, version: 3 });
    expect(await stored(books.db, 'fundBalances/trips')).toMatchObject({ amount: 20, version: 1 });
    expect(await stored(books.db, 'fundBalances/grants')).toMatchObject({ amount: 60, version: 2 });
    await expect(card(other, 'Main Fund')).toContainText('$1,000.00');

    await edit(page);
    await input(page, 'Main Fund').fill('1');
    await input(page, 'Trips').fill('21');
    await books.db.doc('fundBalances/main').set(theirs(4000, 4));
    await save(page);
    await page.getByRole('button', { name: 'Take theirs' }).click();
    await expect(input(page, 'Main Fund')).toHaveValue('4000.00');
    await expect(input(page, 'Trips')).toHaveValue('21');
    await save(page);
    await saved(page);
    expect(await stored(books.db, 'fundBalances/main')).toMatchObject({ amount: 4000, version: 4 });
    expect(await stored(books.db, 'fundBalances/trips')).toMatchObject({ amount: 21, version: 2 });
  },
);

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
    expectComplaint(complaints, WITHOUT_CONNECTION);
  },
);

test(
  'a denied save and a denied list say so and can be tried again',
  DESK,
  async ({ page, books, complaints }, info) => {
    await putBalances(books.db);
    await books.open(page, TAB);
    await edit(page);
    await input(page, 'Grants').fill('15');
    await dismiss(books.db, books.admin);
    await save(page);
    await expect(page.getByRole('alert')).toContainText('This is not allowed.');
    await expect(input(page, 'Grants')).toHaveValue('15');
    await admit(books.db, books.admin);
    await save(page);
    await saved(page);

    await dismiss(books.db, books.admin);
    await page.reload();
    await expect(page.getByText('This could not be loaded.').last()).toBeVisible();
    await checkAccessibility(page, info, 'admin-balances-denied');
    await admit(books.db, books.admin);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(card(page, 'Grants')).toContainText('$15.00');
    expectComplaint(complaints, /status of 40[0-9]|permission/i);
  },
);
