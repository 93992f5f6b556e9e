import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { IN_ONE_PAGE } from '../../playwright.config.ts';
import { pdfReceipt } from '../fixtures/receipt-files.ts';
import { takeDocumentsRead, watchDocuments } from './support/documents-read.ts';
import { expenseRows, putExpense, putExpenses } from './support/expenses.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { expect, test } from './support/own-books.ts';
import { DESK } from './support/test.ts';

test.use(IN_ONE_PAGE);

test(
  'shows the list page by page, and Back returns to the same page',
  DESK,
  async ({ page, books }, info) => {
    await putExpenses(books.db, 60);
    // The API does not know these books.
    await page.route('**/api/receipt*', (route) =>
      route.fulfill({ contentType: 'application/pdf', body: pdfReceipt().bytes }),
    );
    await watchDocuments(page);
    await books.open(page, '/admin/expenses');
    const rows = expenseRows(page);
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect(pages).toContainText('1–25 of 60');
    await expect(rows.first()).toContainText('Payee 60');
    await takeDocumentsRead(page, 'expenses');
    await pages.getByRole('button', { name: 'Next' }).click();
    await expect(rows.first()).toContainText('Payee 35');
    expect(await takeDocumentsRead(page, 'expenses')).toBeLessThanOrEqual(26);
    await checkAccessibility(page, info, 'expenses-pages');

    const row = rows.filter({ hasText: 'Payee 14' });
    await row.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    await row.click();
    await expect(page.getByRole('heading', { name: 'to Payee 14' })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(pages).toContainText('26–50 of 60');
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    await expect(row.getByRole('link')).toBeFocused();
    await pages.getByRole('button', { name: 'Next' }).click();
    await expect(rows).toHaveCount(10);
    await expect(rows.last()).toContainText('Payee 1');
  },
);

test(
  'the empty list says so until the first expense appears',
  DESK,
  async ({ page, books }, info) => {
    await books.open(page, '/admin/expenses');
    const empty = page.getByText(
      'No expenses yet. What is sent with the expense form appears here at once.',
    );
    await expect(empty).toBeVisible();
    await expect(page.getByRole('search', { name: 'Filter' })).toHaveCount(0);
    await checkAccessibility(page, info, 'expenses-empty');
    const id = await putExpense(books.db);
    await expect(page.getByRole('link', { name: referenceOf(id) })).toBeVisible({ timeout: 2_000 });
  },
);

test('the address of an unknown expense says that there is none', DESK, async ({ page, books }) => {
  await books.open(page, '/admin/expenses/ABCDEFGHIJKLMNOPQRST?status=paid');
  await expect(page.getByText('There is no such expense.')).toBeVisible();
  await page.getByRole('link', { name: 'All expenses' }).click();
  await expect(page).toHaveURL('/admin/expenses?status=paid');
  await expect(page.getByText('No expenses match these filters.')).toBeVisible();
  await page.goto('/admin/expenses/nothing');
  await expect(page.getByText('There is no such expense.')).toBeVisible();
});
