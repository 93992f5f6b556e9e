import type { Page } from '@playwright/test';
import { IN_ONE_PAGE } from '../../playwright.config.ts';
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
  const search = page.getByRole('search', { name: 'Filter' }).getByLabel('Search');
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
