import { putBudget, TAB } from '../e2e/support/budget.ts';
import { putExpense } from '../e2e/support/expense-records.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { download } from '../e2e/support/reports.ts';
import { NUMBERED_YEAR, numberedItem, REVENUE } from '../e2e/support/transaction-pages.ts';
import { putLedger } from './support/ledger.ts';
import { expect, test } from './support/memory-books.ts';

test(
  'columns can be chosen, in this browser alone; files keep all of them',
  DESK,
  async ({ page, books }) => {
    await putExpense(books.db);
    await books.open(page, '/admin/expenses');
    const before = (await download(page)).rows;
    const more = page.getByRole('button', { name: 'More actions' });
    await more.click();
    await page.getByRole('menuitem', { name: 'Choose columns' }).click();
    const menu = page.getByRole('menu', { name: 'Choose columns' });
    const fund = menu.getByRole('menuitemcheckbox', { name: 'Fund' });
    await expect(fund).toHaveAttribute('aria-checked', 'true');
    // The first column always shows.
    await expect(menu.getByRole('menuitemcheckbox', { name: 'Reference' })).toHaveCount(0);
    await fund.click();
    await menu.getByRole('menuitemcheckbox', { name: 'Payee' }).click();
    await expect(fund).toHaveAttribute('aria-checked', 'false');
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
    const heads = page.getByRole('columnheader');
    const left = ['Reference', 'Submitted', 'Submitter', 'Category', 'Amount', 'Status'];
    await expect(heads).toHaveText([...left, 'Next action']);
    expect((await download(page)).rows).toEqual(before);
    await page.reload();
    await expect(heads).toHaveText([...left, 'Next action']);
    // Cards keep the whole record.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(heads).toHaveCount(9);
    await more.click();
    await expect(page.getByRole('menuitem', { name: 'Choose columns' })).toHaveCount(0);
  },
);

test('each list keeps its own columns', DESK, async ({ page, books }) => {
  await putBudget(books.db);
  await putLedger(books.db, 'revenueItems', { one: { ...numberedItem(1), fundId: 'main' } });
  await books.open(page, TAB);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Choose columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Original Budget' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Description' }).click();
  await page.keyboard.press('Escape');
  const used = ['Spent', 'Promised', 'Remaining'];
  const heads = ['Category', 'Fund', 'Changes', 'Final Budget', ...used, 'Actions'];
  await expect(page.getByRole('columnheader')).toHaveText(heads);
  const total = page.getByRole('row', { name: /^Total/ });
  await expect(total.getByRole('cell')).toHaveText([
    '',
    /\$75\.45$/,
    /\$4,175\.55$/,
    /\$0\.00$/,
    /\$0\.00$/,
    /\$4,175\.55$/,
    '',
  ]);
  await page.goto(`${REVENUE.path}${NUMBERED_YEAR}`);
  await expect(page.getByRole('columnheader', { name: 'Description' })).toBeVisible();
});
