import { cells, openAdd, putBudget, TAB } from '../e2e/support/budget.ts';
import { expect, test } from './support/memory-books.ts';
import { PRESENT_YEAR } from '../e2e/support/transaction-pages.ts';
import { DESK } from '../e2e/support/page-test.ts';

test(
  'an item is added; Changes default to 0 and the Final Budget is computed',
  DESK,
  async ({ page, books }) => {
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
    await dialog.getByRole('button', { name: 'Add Budget Item' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('The budget item Library, Grants was saved.').last()).toBeVisible();
    await expect(cells(page, 'Library').nth(4)).toHaveText('$0.30');
    expect(await books.all('budgetItems')).toEqual([
      {
        categoryId: 'library',
        fundId: 'grants',
        fiscalYear: PRESENT_YEAR,
        originalBudget: 0.1,
        changes: 0.2,
        finalBudget: 0.3,
        description: 'Bookmarks',
        version: 1,
      },
    ]);
  },
);
