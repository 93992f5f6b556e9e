import { putAll } from '../e2e/support/records.ts';
import { cells, ITEMS, putBudget, row, TAB, table } from '../e2e/support/budget.ts';
import { GREEN, RED } from '../e2e/support/colors.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { PRESENT_YEAR } from '../e2e/support/transaction-pages.ts';
import { expect, test } from './support/memory-books.ts';
import { DESK } from '../e2e/support/page-test.ts';

const HEADERS = [
  'Category',
  'Fund',
  'Original Budget',
  'Changes',
  'Final Budget',
  'Spent',
  'Promised',
  'Remaining',
  'Description',
  'Actions',
];

test('the table has its columns, words and colors', DESK, async ({ page, books }, info) => {
  await putBudget(books.db);
  await books.open(page, TAB);
  await expect(page.getByRole('tab', { name: 'Budget Management' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(table(page).getByRole('columnheader')).toHaveText(HEADERS);
  await expect(cells(page, 'Spring Fair')).toHaveText([
    'Spring Fair',
    'Main Fund',
    '$1,200.00',
    '$150.50',
    '$1,350.50',
    '$0.00',
    '$0.00',
    '$1,350.50',
    'Tents, prizes and the band',
  ]);
  // Red is not all that says negative: so does the sign.
  await expect(cells(page, 'Office Supplies').nth(3)).toHaveText('-$75.25');
  const color = (name: string): Promise<string> =>
    cells(page, name)
      .nth(3)
      .locator('span')
      .evaluate((figure) => getComputedStyle(figure).color);
  expect(await color('Spring Fair')).toBe(GREEN);
  expect(await color('Library')).toBe(GREEN);
  expect(await color('Office Supplies')).toBe(RED);
  // A category and a fund that are gone.
  await expect(cells(page, 'Unknown')).toHaveText([
    'Unknown',
    'Unknown',
    '$0.10',
    '$0.20',
    '$0.30',
    '$0.00',
    '$0.00',
    '$0.30',
    '–',
  ]);
  await expect(row(page, 'Total of 4 items').locator('.line .value')).toHaveText([
    '$4,100.10',
    '$75.45',
    '$4,175.55',
    '$0.00',
    '$0.00',
    '$4,175.55',
  ]);
  await checkAccessibility(page, info, 'admin-budget');
});

test(
  'an empty table says that there are no budget items, and begins with a button',
  DESK,
  async ({ page, books }) => {
    await putBudget(books.db, false);
    await books.open(page, TAB);
    await expect(page.getByText('No budget items yet.', { exact: true })).toBeVisible();
    await expect(table(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Add your first item' }).click();
    await expect(page.getByRole('dialog', { name: 'Add Budget Item' })).toBeVisible();
  },
);

test(
  'what another admin adds, changes and deletes appears without a reload',
  DESK,
  async ({ page, books }) => {
    await putBudget(books.db);
    await books.open(page, TAB);
    await expect(cells(page, 'Library').nth(2)).toHaveText('$2,500.00');
    const item = books.db.doc('budgetItems/library');
    await item.set({ ...ITEMS.library, originalBudget: 2600, finalBudget: 2600, version: 2 });
    await expect(cells(page, 'Library').nth(2)).toHaveText('$2,600.00');
    await books.db.doc('categories/library').update({ name: 'Reading Room', version: 2 });
    await expect(row(page, 'Reading Room')).toBeVisible();
    await item.delete();
    await expect(row(page, 'Reading Room')).toHaveCount(0);
    await books.db.doc('budgetItems/new').set({ ...ITEMS.library, fundId: 'main', version: 1 });
    await expect(cells(page, 'Reading Room').nth(1)).toHaveText('Main Fund');
  },
);

test(
  '60 items can be sorted and filtered, and are shown in pages',
  DESK,
  async ({ page, books }) => {
    await putBudget(books.db);
    const many: Record<string, object> = {};
    for (let number = 1; number <= 56; number++) {
      many[`budgetItems/many${number}`] = {
        fiscalYear: PRESENT_YEAR,
        categoryId: 'fair',
        fundId: number % 2 === 0 ? 'grants' : 'main',
        originalBudget: number,
        changes: 0,
        finalBudget: number,
        description: `Stall ${number}`,
        version: 1,
      };
    }
    await putAll(books.db, many);
    await books.open(page, TAB);
    const body = table(page).locator('tbody').getByRole('row');
    await expect(body).toHaveCount(25);
    await expect(page.getByText('1–25 of 60')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('26–50 of 60')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Budget Management/ })).toBeInViewport();
    await page.getByLabel('Rows per page').selectOption('100');
    await expect(body).toHaveCount(60);

    const header = table(page).getByRole('columnheader', { name: 'Original Budget' });
    await header.getByRole('button').click();
    await expect(body.first()).toContainText('Unknown');
    await header.getByRole('button').click();
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(body.first()).toContainText('$2,500.00');
    await expect(body.nth(1)).toContainText('$1,200.00');

    await page.getByLabel('Show category').selectOption({ label: 'Spring Fair' });
    await page.getByLabel('Show fund').selectOption({ label: 'Grants (4950)' });
    await expect(body).toHaveCount(28);
    await expect(row(page, 'Total of 28 items')).toContainText('$812.00');
    await page.getByLabel('Show category').selectOption({ label: 'Unknown' });
    await expect(page.getByText('No budget items match.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByLabel('Show category')).toBeFocused();
    await expect(row(page, 'Total of 60 items')).toBeVisible();
  },
);
