import { chooseMore } from '../e2e/support/panel-frame.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { putBalances } from '../e2e/support/balances.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { answerAll, API, CLOSED, LINE } from './support/closing-answers.ts';
import { fixTime } from './support/fixed-time.ts';
import { expect, test } from './support/memory-books.ts';

test.beforeEach(({ page }) => fixTime(page, '2026-11-20T15:00:00Z'));

test('a year starts with the lines of the year before', DESK, async ({ page, books }, info) => {
  await putBalances(books.db);
  await books.open(page, '/admin/budget');
  // Both sides of the budget can have a line of the same id.
  const income = { ...LINE, collection: 'incomeItems', budget: 500, actual: 450.5 };
  await answerAll(books, { lines: [{ ...LINE, budget: 79.5, actual: 12.34 }, income] });
  await chooseMore(page, 'Start 2026–27');
  const dialog = page.getByRole('dialog', { name: 'Start 2026–27' });
  const rowOf = (name: string) =>
    dialog.getByRole('table', { name, exact: true }).getByRole('row', { name: /Main Fund/ });
  await expect(rowOf('Last year')).toContainText('$79.50');
  await expect(rowOf('Last year')).toContainText('$12.34');
  await expect(rowOf('Last year’s income')).toContainText('$500.00');
  await expect(rowOf('Last year’s income')).toContainText('$450.50');
  await checkAccessibility(page, info, 'start-year');
  await dialog.getByRole('combobox').selectOption('Last year’s actual amounts');
  await dialog.getByRole('button', { name: 'Start 2026–27' }).click();
  await expect(page.getByText('1 budget line added.').first()).toBeVisible();
  expect(await books.asked(API)).toEqual({ act: 'start', year: '2026', budget: 'actual' });
});

test(
  'a year that is over can be started while its budget is empty and it is open',
  DESK,
  async ({ page, books }) => {
    await putBalances(books.db);
    const start = (label: string) => page.getByRole('menuitem', { name: `Start ${label}` });
    const openMenu = () => page.getByRole('button', { name: 'More actions' }).click();
    const settled = page.getByRole('button', { name: 'Add Budget Item' });
    await books.open(page, '/admin/budget?year=2025');
    await openMenu();
    await expect(start('2025–26')).toBeVisible();
    const item = { categoryId: 'fair', fundId: 'main', fiscalYear: '2025' };
    await books.db.doc('budgetItems/rides').set({
      ...item,
      originalBudget: 1,
      changes: 0,
      finalBudget: 1,
      version: 1,
    });
    await expect(start('2025–26')).toHaveCount(0);
    await page.goto('/admin/budget?year=2027');
    await expect(settled).toBeVisible();
    await openMenu();
    await expect(page.getByRole('menuitem', { name: 'Show deleted' })).toBeVisible();
    await expect(start('2027–28')).toHaveCount(0);
    await books.db.doc('settings/books').set(CLOSED);
    await page.goto('/admin/budget?year=2024');
    await expect(page.getByText('2024–25 is closed, so')).toBeVisible();
    await openMenu();
    await expect(page.getByRole('menuitem', { name: 'Show deleted' })).toBeVisible();
    await expect(start('2024–25')).toHaveCount(0);
  },
);

test(
  'the next year is offered from 60 days before it begins, unless its budget is adopted',
  DESK,
  async ({ page, books }) => {
    await putBalances(books.db);
    await books.db.doc('budgetItems/rides').set({
      categoryId: 'fair',
      fundId: 'main',
      fiscalYear: '2026',
      originalBudget: 1,
      changes: 0,
      finalBudget: 1,
      version: 1,
    });
    const start = page.getByRole('menuitem', { name: /^Start/ });
    const menu = page.getByRole('button', { name: 'More actions' });
    await fixTime(page, '2027-05-01T15:00:00Z');
    await books.open(page, '/admin/budget');
    await menu.click();
    await expect(start).toHaveText('Start 2027–28');
    await books.db.doc('budgets/2027').set({
      fiscalYear: '2027',
      adoptedOn: '2027-04-20',
      spending: [],
      income: [],
      version: 1,
    });
    await expect(start).toHaveCount(0);
  },
);

test(
  'where nothing is left to copy, the dialog leads to the budget',
  DESK,
  async ({ page, books }) => {
    await putBalances(books.db);
    await books.open(page, '/admin/budget');
    await answerAll(books, { lines: [{ ...LINE, isThere: true, budget: 1, actual: 0 }] });
    await chooseMore(page, 'Start 2026–27');
    const dialog = page.getByRole('dialog', { name: 'Start 2026–27' });
    await expect(dialog.getByText('Everything from last year is already')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Start 2026–27' })).toHaveCount(0);
    await dialog.getByRole('link', { name: 'Open the 2026–27 budget' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/admin\/budget\?year=2026$/);
  },
);
