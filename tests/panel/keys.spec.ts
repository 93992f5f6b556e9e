import type { Page } from '@playwright/test';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { expenseRows, noon, putExpense } from '../e2e/support/expense-records.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { accountButton } from '../e2e/support/panel-frame.ts';
import { pdfReceipt } from '../fixtures/receipt-files.ts';
import { expect, test, type MemoryBooks } from './support/memory-books.ts';

test.beforeEach(async ({ page }) => {
  await page.route('**/api/receipt?*', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: pdfReceipt().bytes }),
  );
});

/** Puts three expenses that wait, and opens the list: the third one is its first. */
async function openList(page: Page, books: MemoryBooks): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const [at, paidTo] of ['Copy Shop', 'Balloons', 'Farm Stand'].entries()) {
    const submittedAt = noon(`2026-06-0${at + 1}`);
    ids.unshift(await putExpense(books.db, { submittedAt, submission: { paidTo } }));
  }
  await books.open(page, '/admin/expenses?view=progress');
  await expect(expenseRows(page)).toHaveCount(3);
  return ids;
}

const link = (page: Page, id = '') => page.getByRole('link', { name: referenceOf(id) });
const bar = (page: Page, name: 'Previous' | 'Next') =>
  page.getByRole('link', { name, exact: true });
const titleIs = (page: Page, id = '') => expect(page).toHaveTitle(new RegExp(referenceOf(id)));

test(
  'an expense leads to the ones before and after it in its list, and back',
  DESK,
  async ({ page, books }, info) => {
    const [first, second, third] = await openList(page, books);
    await link(page, first).click();
    await titleIs(page, first);
    await expect(bar(page, 'Previous')).toHaveCount(0);
    await bar(page, 'Next').press('Enter');
    await titleIs(page, second);
    // The focus stays on the link, and a screen reader hears which expense this is.
    await expect(bar(page, 'Next')).toBeFocused();
    const place = page.getByRole('status').filter({ hasText: '2 of 3' });
    await expect(place).toHaveText(`${referenceOf(second ?? '')}, 2 of 3`);
    await checkAccessibility(page, info, 'expense-neighbors');
    // A decided one leaves the list, and the others stay where they were.
    await books.db.doc(`expenses/${second}`).update({ status: 'rejected' });
    await page.reload();
    await titleIs(page, second);
    await bar(page, 'Next').press('Enter');
    await titleIs(page, third);
    await expect(bar(page, 'Next')).toHaveCount(0);
    await expect(page.getByRole('tabpanel').first()).toBeFocused();
    await page.goBack();
    await titleIs(page, second);
    await bar(page, 'Previous').click();
    await titleIs(page, first);
    await page.getByRole('link', { name: 'All expenses' }).click();
    await expect(page).toHaveURL('/admin/expenses?view=progress');
    // By a link of its own it has no list.
    await page.goto(`/admin/expenses/${second}`);
    await expect(page.getByRole('article')).toBeVisible();
    await expect(bar(page, 'Next')).toHaveCount(0);
  },
);

test(
  'single keys move through a list and its expenses, search, add, and say what there is',
  DESK,
  async ({ page, books }, info) => {
    const [first, second, third] = await openList(page, books);
    await page.keyboard.press('j');
    await expect(link(page, first)).toBeFocused();
    await page.keyboard.press('j');
    await expect(link(page, second)).toBeFocused();
    await page.keyboard.press('k');
    await page.keyboard.press('k');
    await expect(link(page, first)).toBeFocused();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await titleIs(page, second);
    await page.keyboard.press('j');
    await titleIs(page, third);
    await page.keyboard.press('k');
    await titleIs(page, second);

    await page.keyboard.press('n');
    await expect(page.getByRole('menuitem', { name: 'Deposit' })).toBeVisible();
    // In a menu a letter is the menu's own.
    await page.keyboard.press('j');
    await page.keyboard.press('Escape');
    await titleIs(page, second);
    await expect(page.getByRole('button', { name: 'New', exact: true })).toBeFocused();

    await expect(page.getByRole('menu')).toHaveCount(0);
    await page.keyboard.press('/');
    const search = page.getByRole('combobox', { name: /^Search/ });
    await expect(search).toBeFocused();
    await page.keyboard.type('/nj?');
    await expect(search).toHaveValue('/nj?');
    await search.blur();

    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(dialog.getByText('Show this list')).toBeVisible();
    await page.keyboard.press('n');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await checkAccessibility(page, info, 'keys');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  },
);

test('single keys can be switched off, for good', DESK, async ({ page, books }) => {
  const [first] = await openList(page, books);
  await accountButton(page).click();
  const item = page.getByRole('menuitemcheckbox', { name: 'Keyboard shortcuts' });
  await expect(item).toBeChecked();
  await item.click();
  await expect(item).not.toBeChecked();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(expenseRows(page)).toHaveCount(3);
  for (const key of ['j', 'n', '/', '?']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toHaveCount(0);
  await expect(link(page, first)).not.toBeFocused();
  await accountButton(page).click();
  await item.click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.keyboard.press('j');
  await expect(link(page, first)).toBeFocused();
});
