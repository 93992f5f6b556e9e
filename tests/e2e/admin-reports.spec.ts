import { IN_ONE_PAGE } from '../../playwright.config.ts';
import { watchDocuments } from './support/documents-read.ts';
import { expect, test } from './support/own-books.ts';
import { putReports } from './support/report-books.ts';
import { BUDGET, table } from './support/reports.ts';
import { DESK } from './support/test.ts';
import { THIS_YEAR } from './support/transaction-pages.ts';

/** The first and the last row say which years can be chosen; a page of one row reads the next one too. */
const CHOICES = 4;

test.use(IN_ONE_PAGE);

test(
  'opening the reports reads totals, and of transactions those that the choice of years begins and ends with',
  DESK,
  async ({ page, books }) => {
    await putReports(books.db);
    const batch = books.db.batch();
    for (let number = 0; number < 200; number++) {
      const item = { date: THIS_YEAR.first, amount: number, version: 1 };
      batch.create(books.db.doc(`revenueItems/item-${number}`), item);
      batch.create(books.db.doc(`manualExpenses/item-${number}`), item);
    }
    await batch.commit();
    await watchDocuments(page);
    await books.open(page, BUDGET);
    await expect(table(page, 'Budget vs Actual')).toBeVisible();
    for (const name of ['Income by Category', 'Income by Fund', 'Event Report']) {
      await page.getByRole('tab', { name, exact: true }).click();
      await expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    }
    const read = await page.evaluate(() => window.documentsRead);
    const counts = Map.groupBy(read, (name) => name.split('/')[0] ?? '');
    const found = [...counts].map(([name, paths]) => [name, paths.length]);
    expect(Object.fromEntries(found)).toEqual({
      // The own entry, which tells whether the account was renamed.
      people: 1,
      categories: 5,
      funds: 2,
      budgetItems: 4 + CHOICES,
      fundBalances: 2 + CHOICES,
      totals: 7,
      revenueItems: CHOICES,
      manualExpenses: CHOICES,
      // The version of the data, which the panel compares with its own.
      schema: 1,
    });
  },
);
