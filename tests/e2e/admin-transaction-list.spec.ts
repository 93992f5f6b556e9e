import type { Page } from '@playwright/test';
import { IN_ONE_PAGE } from '../../playwright.config.ts';
import { takeDocumentsRead, watchDocuments } from './support/documents-read.ts';
import { ownBooks, putItem, putItems, rowsIn } from './support/ledger.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { expect, test } from './support/own-books.ts';
import { DESK } from './support/test.ts';
import { EXPENSES, REVENUE } from './support/transaction-pages.ts';

test.use(IN_ONE_PAGE);

test('hundreds of rows are loaded page by page', DESK, async ({ page, books }) => {
  const own = await ownBooks(books.db);
  await putItems('revenueItems', own, 260);
  await watchDocuments(page);
  await books.open(page, REVENUE.path);
  const rows = rowsIn(page, REVENUE.heading);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText('1–25 of 260');
  // Row 260 is the newest: the 260th day of 2026.
  await expect(rows.first()).toContainText('Sep 17, 2026');
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

test('the last page says that it is the last', DESK, async ({ page, books }, info) => {
  const own = await ownBooks(books.db);
  await putItems('revenueItems', own, 30);
  await books.open(page, REVENUE.path);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(pages).toContainText('26–30 of 30');
  await checkAccessibility(page, info, 'revenueItems-pages');
  // Its rows go: the page before it is the last one then.
  const { docs } = await books.db.collection('revenueItems').get();
  const gone = docs.filter((found) => String(found.get('date')) <= '2026-01-05');
  await Promise.all(gone.map((found) => found.ref.delete()));
  await expect(rowsIn(page, REVENUE.heading)).toHaveCount(25);
  await expect(rowsIn(page, REVENUE.heading).first()).toContainText('Row 30');
});

test('a period filters the list, sorted by date and by amount', async ({ page, books }, info) => {
  const own = await ownBooks(books.db);
  await putItems('revenueItems', own, 45);
  await books.open(page, REVENUE.path);
  const rows = rowsIn(page, REVENUE.heading);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText('1–25 of 45');
  await pages.getByLabel('Rows per page').selectOption('50');
  const filter = page.getByRole('search');
  await filter.getByLabel('From').fill('2026-01-10');
  await filter.getByLabel('To').fill('2026-02-09');
  await expect(rows).toHaveCount(31);
  await expect(rows.first()).toContainText('Row 40');
  await sortBy(page, info.project.name, 'Amount', 'smallest first');
  await expect(rows.first()).toContainText('Row 40');
  await sortBy(page, info.project.name, 'Amount', 'largest first');
  await expect(rows.first()).toContainText('Row 10');
  await expect(rows).toHaveCount(31);
  await filter.getByLabel('To').fill('2026-01-09');
  await expect(page.getByText('No revenue items match these filters.')).toBeVisible();
  await expect(page.getByText('This day is before the first one.')).toBeVisible();
  await checkAccessibility(page, info, 'revenueItems-no-match');
  await filter.getByLabel('From').fill('');
  await expect(rows).toHaveCount(9);
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
  await page.getByRole('search').getByLabel('From').fill('2026-01-01');
  await sortBy(page, info.project.name, 'Amount', 'smallest first');
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
    // The words are there before the rows.
    await expect(rows).toHaveCount(count);
    for (const text of await rows.allInnerTexts()) seen.add(/Alike \d+/.exec(text)?.[0] ?? '');
  }
  expect(seen.size).toBe(60);
});

/** Sorts as a person does: by the header on a desk, by the choice on a phone. */
async function sortBy(page: Page, project: string, label: string, order: string): Promise<void> {
  if (project === 'phone') {
    await page.getByLabel('Sort by').selectOption({ label: `${label}: ${order}` });
    return;
  }
  await page.getByRole('columnheader', { name: label }).getByRole('button').click();
}
