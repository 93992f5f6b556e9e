import { putBudget, row, TAB } from '../e2e/support/budget.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { putAll, stored } from '../e2e/support/records.ts';
import { PRESENT_YEAR, THIS_YEAR } from '../e2e/support/transaction-pages.ts';
import { expect, test, type MemoryBooks } from './support/memory-books.ts';

/** The sub-tab Income of Budget Management. */
const INCOME = `${TAB}/income`;

const TICKETS = {
  categoryId: 'fair',
  fundId: 'main',
  fiscalYear: PRESENT_YEAR,
  originalBudget: 900,
  changes: 100,
  finalBudget: 1e3,
  description: 'Tickets',
};

async function putIncome({ db }: MemoryBooks): Promise<void> {
  await putBudget(db);
  await putAll(db, { 'incomeItems/tickets': { ...TICKETS, version: 1 } });
}

test(
  'expected income is beside the spending, each at an address of its own',
  DESK,
  async ({ page, books }, info) => {
    await putIncome(books);
    await books.open(page, `${TAB}?year=${PRESENT_YEAR}`);
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    await expect(page).toHaveURL(`${TAB}?year=${PRESENT_YEAR}`);
    await expect(tab('Spending')).toHaveAttribute('aria-selected', 'true');
    await expect(row(page, 'Total of 4 items')).toBeVisible();

    await tab('Income').click();
    await expect(page).toHaveURL(`${INCOME}?year=${PRESENT_YEAR}`);
    await expect(tab('Budget Management')).toHaveAttribute('aria-selected', 'true');
    const grid = page.getByRole('table', { name: 'Expected income' });
    await expect(grid.getByRole('columnheader')).toHaveText([
      'Category',
      'Fund',
      'Original Budget',
      'Changes',
      'Final Budget',
      'Received',
      'Still to Come',
      'Description',
      'Actions',
    ]);
    await expect(grid.getByRole('row').filter({ hasText: 'Spring Fair' })).toContainText(
      '$1,000.00',
    );
    await expect(grid.getByRole('row').filter({ hasText: 'Total of 1 item' })).toBeVisible();
    await checkAccessibility(page, info, 'admin-expected-income');

    await tab('Spending').click();
    await expect(page).toHaveURL(`${TAB}?year=${PRESENT_YEAR}`);
  },
);

test('the expected income of a closed year offers no edit', DESK, async ({ page, books }) => {
  await putIncome(books);
  await books.db.doc('settings/books').set({
    opensOn: null,
    closedThrough: THIS_YEAR.last,
    closedYear: PRESENT_YEAR,
    closing: null,
  });
  await books.open(page, INCOME);
  await expect(page.getByRole('link', { name: /^History of Spring Fair/ })).toBeVisible();
  for (const name of [/^Edit/, /^Delete/, 'Add Expected Income'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
});

test(
  'expected income is added, edited, deleted and brought back, and has its History',
  DESK,
  async ({ page, books }) => {
    await putIncome(books);
    await books.open(page, INCOME);
    await page.getByRole('button', { name: 'Add Expected Income' }).click();
    const added = page.getByRole('dialog', { name: 'Add Expected Income' });
    await added.getByLabel('Category').selectOption({ label: 'Spring Fair' });
    await added.getByLabel('Fund').selectOption({ label: 'Main Fund (4900)' });
    await expect(added.getByText(/already expected income for this category/)).toBeVisible();
    await added.getByLabel('Category').selectOption({ label: 'Library' });
    await added.getByLabel('Original Budget').fill('80');
    await added.getByRole('button', { name: 'Add Expected Income' }).click();
    await expect(added).toHaveCount(0);
    const items = await books.all('incomeItems');
    expect(items.find(({ originalBudget }) => originalBudget === 80)).toEqual({
      categoryId: 'library',
      fundId: 'main',
      fiscalYear: PRESENT_YEAR,
      originalBudget: 80,
      changes: 0,
      finalBudget: 80,
      version: 1,
    });
    // The spending is as it was.
    expect(await books.all('budgetItems')).toHaveLength(4);

    await page.getByRole('button', { name: 'Edit Spring Fair, Main Fund' }).click();
    const edited = page.getByRole('dialog', { name: 'Edit Expected Income' });
    await edited.getByLabel('Changes').fill('-50');
    await edited.getByRole('button', { name: 'Update Expected Income' }).click();
    await expect(edited).toHaveCount(0);
    expect(await stored(books.db, 'incomeItems/tickets')).toEqual({
      ...TICKETS,
      changes: -50,
      finalBudget: 850,
      version: 2,
    });

    await page.getByRole('button', { name: 'Delete Spring Fair, Main Fund' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('delete this expected income?');
    await question.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect
      .poll(() => stored(books.db, 'incomeItems/tickets'))
      .toMatchObject({ changes: -50, version: 4 });

    await page.getByRole('link', { name: 'History of Spring Fair, Main Fund' }).click();
    await expect(page).toHaveURL(/\/admin\/budget\/income\?.*history=/);
    await expect(page.getByRole('dialog')).toContainText('expected income');
  },
);
