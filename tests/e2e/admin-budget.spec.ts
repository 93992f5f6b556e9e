import { IN_ONE_PAGE } from '../../playwright.config.ts';
import { changeRecorded, removeRecorded } from '../../tools/seed/put-recorded.ts';
import { cells, ITEMS, openAdd, openEdit, putBudget, row, TAB } from './support/budget.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { expect, stored, test } from './support/own-books.ts';
import { PRESENT_YEAR } from './support/transaction-pages.ts';
import { DESK } from './support/test.ts';

test.use(IN_ONE_PAGE);

test(
  'an item is added; Changes default to 0 and the Final Budget is computed',
  DESK,
  async ({ page, books }, info) => {
    await putBudget(books.db, false);
    await books.open(page, TAB);
    const dialog = await openAdd(page);
    await expect(dialog.getByLabel('Changes')).toHaveValue('0');
    await dialog.getByLabel('Category').selectOption({ label: 'Library' });
    await dialog.getByLabel('Fund').selectOption({ label: 'Grants (4950)' });
    await expect(dialog.getByLabel('Original Budget')).toHaveAttribute('step', '0.01');
    await dialog.getByLabel('Original Budget').fill('0.1');
    await expect(dialog.getByLabel('Final Budget')).toHaveText('$0.10');
    await dialog.getByLabel('Changes').fill('0.2');
    await expect(dialog.getByLabel('Final Budget')).toHaveText('$0.30');
    await dialog.getByLabel('Description').fill('Bookmarks');
    await checkAccessibility(page, info, 'admin-budget-add');
    await dialog.getByRole('button', { name: 'Add Budget Item' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('The budget item Library, Grants was saved.').last()).toBeVisible();
    await expect(cells(page, 'Library').nth(4)).toHaveText('$0.30');
    const [document] = (await books.db.collection('budgetItems').get()).docs;
    expect(document?.data()).toEqual({
      categoryId: 'library',
      fundId: 'grants',
      fiscalYear: PRESENT_YEAR,
      originalBudget: 0.1,
      changes: 0.2,
      finalBudget: 0.3,
      description: 'Bookmarks',
      version: 1,
    });
  },
);

test('delete asks first, and Undo brings the item back', DESK, async ({ page, books }, info) => {
  await putBudget(books.db);
  await books.open(page, TAB);
  const press = () => page.getByRole('button', { name: 'Delete Spring Fair, Main Fund' }).click();
  const question = page.getByRole('alertdialog');
  await press();
  await expect(question).toContainText('Are you sure you want to delete this budget item?');
  await checkAccessibility(page, info, 'admin-budget-delete');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  expect(await stored(books.db, 'budgetItems/fair')).not.toBeNull();

  await press();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toHaveCount(0);
  await expect(row(page, 'Spring Fair')).toHaveCount(0);
  expect(await stored(books.db, 'budgetItems/fair')).toBeNull();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Spring Fair')).toBeVisible();
  expect(await stored(books.db, 'budgetItems/fair')).toEqual({ ...ITEMS.fair, version: 3 });
});

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
    await changeRecorded(books.db, 'budgetItems/library', () => ITEMS.library);
    await mine.getByRole('button', { name: 'Update Budget Item' }).click();
    await mine.getByRole('button', { name: 'Take theirs' }).click();
    await expect(mine.getByLabel('Changes')).toHaveValue('0.00');

    await removeRecorded(books.db, 'budgetItems/library');
    await mine.getByLabel('Changes').fill('2');
    await mine.getByRole('button', { name: 'Update Budget Item' }).click();
    await expect(mine.getByRole('alert')).toContainText('Someone else deleted this meanwhile.');
    await mine.getByRole('button', { name: 'Save mine again' }).click();
    await expect(mine).toHaveCount(0);
    expect(await stored(books.db, 'budgetItems/library')).toMatchObject({ changes: 2, version: 6 });
  },
);
