import type { Locator } from '@playwright/test';
import { IN_ONE_PAGE } from '../../playwright.config.ts';
import { takeDocumentsRead, watchDocuments } from './support/documents-read.ts';
import { ownBooks, putItem, putItems } from './support/ledger.ts';
import { expect, test } from './support/own-books.ts';
import { DESK } from './support/test.ts';
import {
  EXPENSES,
  NUMBERED_YEAR,
  REVENUE,
  rowsIn,
  sortBy,
  THIS_YEAR,
} from './support/transaction-pages.ts';

test.use(IN_ONE_PAGE);

test('hundreds of rows are loaded page by page', DESK, async ({ page, books }) => {
  const own = await ownBooks(books.db);
  await putItems('revenueItems', own, 260);
  await watchDocuments(page);
  await books.open(page, `${REVENUE.path}${NUMBERED_YEAR}`);
  const rows = rowsIn(page, REVENUE.heading);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText('1–25 of 260');
  // Row 260 is the newest: the 260th day of the fiscal year 2025–26.
  await expect(rows.first()).toContainText('Mar 17, 2026');
  await expect(rows.first()).toContainText('Row 260');

  await takeDocumentsRead(page, 'revenueItems');
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(pages).toContainText('26–50 of 260');
  await expect(rows.first()).toContainText('Row 235');
  // A page, and one row that tells of the next one.
  const read = await takeDocumentsRead(page, 'revenueItems');
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThanOrEqual(26);
  await pages.getByRole('button', { name: 'Previous' }).click();
  await expect(rows.first()).toContainText('Row 260');

  await pages.getByLabel('Rows per page').selectOption('100');
  await expect(rows).toHaveCount(100);
  await pages.getByRole('button', { name: 'Next' }).click();
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(pages).toContainText('201–260 of 260');
  await expect(rows).toHaveCount(60);
  await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect(rows.last()).toContainText('Row 1');
});

test('a page can end between rows of equal amounts', DESK, async ({ page, books }, info) => {
  const own = await ownBooks(books.db);
  const alike = Array.from({ length: 60 }, (_, index) => index);
  await Promise.all(
    alike.map((index) =>
      putItem('manualExpenses', own, {
        amount: 5,
        description: `Alike ${index}`,
      }),
    ),
  );
  await books.open(page, EXPENSES.path);
  await page.getByRole('search').getByLabel('From').fill(THIS_YEAR.first);
  await sortBy(page, info.project.name, 'Amount', 'smallest first');
  // The header shows the order at once, the rows have it once the address does; a link drawn with them tells.
  await expect(page.getByRole('link', { name: 'Show deleted' })).toHaveAttribute(
    'href',
    /sort=amount-asc/,
  );
  const rows = rowsIn(page, EXPENSES.heading);
  const seen = new Set<string>();
  const pages = page.getByRole('navigation', { name: 'Pages' });
  for (const [words, count] of [
    ['1–25 of 60', 25],
    ['26–50 of 60', 25],
    ['51–60 of 60', 10],
  ] as const) {
    if (!words.startsWith('1–')) await pages.getByRole('button', { name: 'Next' }).click();
    await expect(pages).toContainText(words);
    // The words are there before the rows: until then there are placeholders.
    let names: readonly string[] = [];
    await expect
      .poll(async () => (names = await namesIn(rows)).length, { message: words })
      .toBe(count);
    for (const name of names) seen.add(name);
  }
  expect(seen.size).toBe(60);
});

/** The descriptions of the rows that have one, from one look. */
async function namesIn(rows: Locator): Promise<readonly string[]> {
  const texts = await rows.allInnerTexts();
  return texts.flatMap((text) => /Alike \d+/.exec(text)?.[0] ?? []);
}
