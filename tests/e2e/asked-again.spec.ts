import type { Page } from '@playwright/test';
import { IN_ONE_PAGE } from '../../playwright.config.ts';
import { putBalances } from './support/balances.ts';
import { expenseRows, fillBooks, putExpense } from './support/expense-records.ts';
import { expect, test } from './support/own-books.ts';
import { DESK } from './support/test.ts';

/** What Firestore was asked a moment ago, and is asked again: that is no lack of a connection, whatever it knows of it. */

test.use(IN_ONE_PAGE);

test('a search for the same words finds the same, however often', DESK, async ({ page, books }) => {
  await fillBooks(books.db);
  await putExpense(books.db, { submission: { paidTo: 'Party City', description: 'Balloons' } });
  await putExpense(books.db, { submission: { paidTo: 'Gus', description: 'Music' } });
  await books.open(page, '/admin/expenses');
  const heard = await failuresOf(page);
  await expect(expenseRows(page)).toHaveCount(7);
  const search = page.getByRole('search').getByLabel('Search');
  for (const [words, payee] of [
    ['Party', 'Party City'],
    ['Gus', 'Gus'],
    ['Party', 'Party City'],
    ['Gus', 'Gus'],
  ] as const) {
    await search.fill(words);
    await expect(expenseRows(page)).toContainText([payee]);
  }
  expect(await heard()).toEqual([]);
});

test(
  'a sheet that is pasted again is looked at again: after Cancel, Another sheet and Undo',
  DESK,
  async ({ page, books }) => {
    await putBalances(books.db);
    await books.db
      .doc('categories/fair')
      .set({ name: 'Book Fair', requiresEventApprover: false, version: 1 });
    await books.open(page, '/admin/financial/revenue?year=2026');
    const heard = await failuresOf(page);
    const dialog = page.getByRole('dialog');
    const open = () => page.getByRole('button', { name: 'Import', exact: true }).click();
    const paste = async (): Promise<void> => {
      await dialog
        .getByLabel('Paste from a spreadsheet')
        .fill(
          'Date\tCategory\tFund\tAmount\tDescription\n7/2/2026\tBook Fair\tMain Fund\t5\tCakes',
        );
      await expect(dialog.getByRole('button', { name: 'Import 1' })).toBeEnabled();
    };
    await open();
    await paste();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await open();
    await paste();
    await dialog.getByRole('button', { name: 'Another sheet' }).click();
    await paste();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    // What an import adds, and its Undo takes back.
    const added = books.db.doc('revenueItems/i~again~2');
    await added.set({
      date: '2026-07-02',
      categoryId: 'fair',
      fundId: 'main',
      amount: 5,
      description: 'Cakes',
      version: 1,
    });
    await expect(page.getByRole('table').getByText('Cakes')).toBeVisible();
    await added.delete();
    await expect(page.getByRole('table').getByText('Cakes')).toHaveCount(0);
    await open();
    await paste();
    expect(await heard()).toEqual([]);
  },
);

/** Returns what tells which failures to load the page has shown from now on, also for a moment. */
async function failuresOf(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const shown: string[] = [];
    Object.assign(window, { failuresShown: shown });
    new MutationObserver(() => {
      const found = /There is no connection[^.]*/.exec(document.body.innerText);
      if (found !== null) shown.push(found[0]);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () =>
    page.evaluate(
      () => (window as { failuresShown?: readonly string[] }).failuresShown ?? ['gone'],
    );
}
