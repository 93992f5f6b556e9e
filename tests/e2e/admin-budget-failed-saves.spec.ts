import { IN_ONE_PAGE } from '../../playwright.config.ts';
import { cells, ITEMS, openEdit, putBudget, TAB } from './support/budget.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { admit, dismiss, expect, stored, test, WITHOUT_CONNECTION } from './support/own-books.ts';
import { DESK, expectComplaint } from './support/test.ts';

test.use(IN_ONE_PAGE);

test(
  'a save after a change by another admin shows both values and loses nothing',
  DESK,
  async ({ page, browser, books }, info) => {
    await putBudget(books.db);
    await books.open(page, TAB);
    const other = await books.otherAdmin(browser, TAB);
    let mine = await openEdit(page, 'Library, Grants');
    await mine.getByLabel('Changes').fill('-500');
    await mine.getByLabel('Description').fill('Fewer books');

    const theirs = await openEdit(other, 'Library, Grants');
    await theirs.getByLabel('Changes').fill('300');
    await theirs.getByRole('button', { name: 'Update Budget Item' }).click();
    await expect(theirs).toHaveCount(0);

    await mine.getByRole('button', { name: 'Update Budget Item' }).click();
    const notice = mine.getByRole('alert');
    await expect(notice).toContainText('Someone else changed this meanwhile.');
    await expect(notice).toContainText('Theirs: $300.00');
    await expect(notice).toContainText('Yours: -$500.00');
    await expect(mine.getByLabel('Changes')).toHaveValue('-500');
    await expect(mine.getByLabel('Description')).toHaveValue('Fewer books');
    expect(await stored(books.db, 'budgetItems/library')).toMatchObject({
      changes: 300,
      version: 2,
    });
    await checkAccessibility(page, info, 'admin-budget-conflict');
    await mine.getByRole('button', { name: 'Save mine over theirs' }).click();
    await expect(mine).toHaveCount(0);
    expect(await stored(books.db, 'budgetItems/library')).toMatchObject({
      changes: -500,
      finalBudget: 2000,
      description: 'Fewer books',
      version: 3,
    });
    // The other admin sees it without doing anything.
    await expect(cells(other, 'Library').nth(4)).toHaveText('$2,000.00');

    mine = await openEdit(page, 'Library, Grants');
    await mine.getByLabel('Changes').fill('1');
    await books.db.doc('budgetItems/library').set({ ...ITEMS.library, version: 4 });
    await mine.getByRole('button', { name: 'Update Budget Item' }).click();
    await mine.getByRole('button', { name: 'Take theirs' }).click();
    await expect(mine.getByLabel('Changes')).toHaveValue('0.00');

    await books.db.doc('budgetItems/library').delete();
    await mine.getByLabel('Changes').fill('2');
    await mine.getByRole('button', { name: 'Update Budget Item' }).click();
    await expect(mine.getByRole('alert')).toContainText('Someone else deleted this meanwhile.');
    await mine.getByRole('button', { name: 'Save mine again' }).click();
    await expect(mine).toHaveCount(0);
    expect(await stored(books.db, 'budgetItems/library')).toMatchObject({ changes: 2, version: 1 });
  },
);

test(
  'a save without a connection says so and loses nothing',
  DESK,
  async ({ page, context, books, complaints }, info) => {
    await putBudget(books.db);
    await books.open(page, TAB);
    const dialog = await openEdit(page, 'Library, Grants');
    await dialog.getByLabel('Changes').fill('12.50');
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Update Budget Item' }).click();
    await expect(dialog.getByRole('alert')).toContainText('There is no connection to the server.');
    await expect(dialog.getByLabel('Changes')).toHaveValue('12.50');
    await checkAccessibility(page, info, 'admin-budget-offline');
    expect(await stored(books.db, 'budgetItems/library')).toMatchObject({ changes: 0, version: 1 });
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Update Budget Item' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await stored(books.db, 'budgetItems/library')).toMatchObject({
      changes: 12.5,
      version: 2,
    });
    expectComplaint(complaints, WITHOUT_CONNECTION);
  },
);

test(
  'a denied save and a denied list say so and can be tried again',
  DESK,
  async ({ page, books, complaints }, info) => {
    await putBudget(books.db);
    await books.open(page, TAB);
    const dialog = await openEdit(page, 'Library, Grants');
    await dialog.getByLabel('Changes').fill('7');
    await dismiss(books.db, books.admin);
    await dialog.getByRole('button', { name: 'Update Budget Item' }).click();
    await expect(dialog.getByRole('alert')).toContainText('This is not allowed.');
    await expect(dialog.getByLabel('Changes')).toHaveValue('7');
    await admit(books.db, books.admin);
    await dialog.getByRole('button', { name: 'Update Budget Item' }).click();
    await expect(dialog).toHaveCount(0);

    await dismiss(books.db, books.admin);
    await page.reload();
    await expect(page.getByText('This could not be loaded.').last()).toBeVisible();
    await checkAccessibility(page, info, 'admin-budget-denied');
    await admit(books.db, books.admin);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cells(page, 'Library').nth(3)).toHaveText('$7.00');
    expectComplaint(complaints, /status of 40[0-9]|permission/i);
  },
);
