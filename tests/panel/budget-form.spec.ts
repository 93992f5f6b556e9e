import { stored } from '../e2e/support/records.ts';
import { cells, ITEMS, openAdd, openEdit, putBudget, TAB } from '../e2e/support/budget.ts';
import { NOT_DOLLARS, zeroQuestion } from '../e2e/support/amounts.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { expect, test } from './support/memory-books.ts';
import { PRESENT_YEAR } from '../e2e/support/transaction-pages.ts';
import { DESK } from '../e2e/support/page-test.ts';

test(
  'category, fund and original budget are required; emptied Changes are 0',
  DESK,
  async ({ page, books }, info) => {
    await putBudget(books.db);
    await books.open(page, TAB);
    const dialog = await openAdd(page);
    await dialog.getByLabel('Changes').fill('');
    await dialog.getByRole('button', { name: 'Add Budget Item' }).click();
    for (const label of ['Category', 'Fund', 'Original Budget']) {
      await expect(dialog.getByText(`${label} is required.`)).toBeVisible();
    }
    await expect(dialog.getByLabel('Category')).toBeFocused();
    await checkAccessibility(page, info, 'admin-budget-required');
    expect(await books.all('budgetItems')).toHaveLength(4);
    await dialog.getByLabel('Category').selectOption({ label: 'Library' });
    await dialog.getByLabel('Fund').selectOption({ label: 'Grants (4950)' });
    await expect(
      dialog.getByText(/already a budget item for this category and fund/),
    ).toBeVisible();
    await dialog.getByLabel('Fund').selectOption({ label: 'Main Fund (4900)' });
    await expect(dialog.getByText(/already a budget item/)).toHaveCount(0);
    await dialog.getByLabel('Original Budget').fill('80');
    await dialog.getByRole('button', { name: 'Add Budget Item' }).click();
    await expect(dialog).toHaveCount(0);
    const items = await books.all('budgetItems');
    expect(items.find(({ originalBudget }) => originalBudget === 80)).toEqual({
      categoryId: 'library',
      fundId: 'main',
      fiscalYear: PRESENT_YEAR,
      originalBudget: 80,
      changes: 0,
      finalBudget: 80,
      version: 1,
    });
  },
);

test(
  'an item is edited; Cancel leaves it unchanged and leaving with edits asks',
  DESK,
  async ({ page, books }, info) => {
    await putBudget(books.db);
    await books.open(page, TAB);
    let dialog = await openEdit(page, 'Office Supplies, Main Fund');
    await expect(dialog.getByLabel('Category')).toHaveValue('office');
    await expect(dialog.getByLabel('Original Budget')).toHaveValue('400.00');
    await expect(dialog.getByLabel('Changes')).toHaveValue('-75.25');
    await dialog.getByLabel('Original Budget').fill('999');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(question).toBeVisible();
    await checkAccessibility(page, info, 'admin-budget-leave');
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog.getByLabel('Original Budget')).toHaveValue('999');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await stored(books.db, 'budgetItems/office')).toEqual({ ...ITEMS.office, version: 1 });

    dialog = await openEdit(page, 'Office Supplies, Main Fund');
    await expect(dialog.getByLabel('Original Budget')).toHaveValue('400.00');
    await dialog.getByLabel('Changes').fill('25');
    await dialog.getByLabel('Description').fill('Paper, toner');
    await dialog.getByRole('button', { name: 'Update Budget Item' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(cells(page, 'Office Supplies').nth(4)).toHaveText('$425.00');
    expect(await stored(books.db, 'budgetItems/office')).toEqual({
      ...ITEMS.office,
      changes: 25,
      finalBudget: 425,
      description: 'Paper, toner',
      version: 2,
    });
  },
);

test(
  'an item whose category is gone can be edited and stays Unknown',
  DESK,
  async ({ page, books }) => {
    await putBudget(books.db);
    await books.open(page, TAB);
    const dialog = await openEdit(page, 'Unknown, Unknown');
    await expect(dialog.getByLabel('Category').locator('option:checked')).toHaveText('Unknown');
    await dialog.getByLabel('Original Budget').fill('5');
    await dialog.getByRole('button', { name: 'Update Budget Item' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await stored(books.db, 'budgetItems/orphan')).toMatchObject({
      categoryId: 'closed',
      fundId: 'gone',
      finalBudget: 5.2,
    });
  },
);

test(
  'an amount that is not a number is saved as 0 after a question (#72, #110)',
  DESK,
  async ({ page, books }) => {
    await putBudget(books.db);
    await books.open(page, TAB);
    for (const label of ['Original Budget', 'Changes'] as const) {
      const before = await stored(books.db, 'budgetItems/library');
      const dialog = await openEdit(page, 'Library, Grants');
      const field = dialog.getByLabel(label);
      await field.fill('2500');
      await expect(dialog.getByText(/is not a number/)).toHaveCount(0);
      await field.fill('');
      await field.pressSequentially('--5');
      await expect(
        dialog.getByText(`${label} is not a number. It would be saved as $0.00.`),
      ).toBeVisible();
      await dialog.getByRole('button', { name: 'Update Budget Item' }).click();
      await expect(zeroQuestion(page)).toContainText(`${label} is not a number.`);
      expect(await stored(books.db, 'budgetItems/library')).toEqual(before);
      await zeroQuestion(page).getByRole('button', { name: 'Save as $0.00' }).click();
      await expect(dialog).toHaveCount(0);
      const name = label === 'Changes' ? 'changes' : 'originalBudget';
      expect(await stored(books.db, 'budgetItems/library')).toMatchObject({
        [name]: 0,
        version: Number(before?.['version']) + 1,
      });
    }
  },
);

test(
  'a number that is not dollars and cents is refused, and empty Changes are 0 without a question (#110, #111)',
  DESK,
  async ({ page, books }) => {
    await putBudget(books.db);
    await books.open(page, TAB);
    const before = await stored(books.db, 'budgetItems/library');
    const dialog = await openEdit(page, 'Library, Grants');
    for (const label of ['Original Budget', 'Changes'] as const) {
      const field = dialog.getByLabel(label);
      for (const [typed, problem] of NOT_DOLLARS.slice(-1)) {
        await field.fill('');
        await field.pressSequentially(typed);
        await dialog.getByRole('button', { name: 'Update Budget Item' }).click();
        await expect(dialog.getByText(`${label} ${problem.books}`)).toBeVisible();
        await expect(dialog.getByLabel('Final Budget')).toHaveText('–');
        await expect(zeroQuestion(page)).toHaveCount(0);
      }
      await field.fill('7');
    }
    expect(await stored(books.db, 'budgetItems/library')).toEqual(before);
    await dialog.getByLabel('Changes').fill('');
    await dialog.getByRole('button', { name: 'Update Budget Item' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await stored(books.db, 'budgetItems/library')).toMatchObject({
      originalBudget: 7,
      changes: 0,
      finalBudget: 7,
    });
  },
);
