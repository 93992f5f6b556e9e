import { DESK } from '../e2e/support/page-test.ts';
import { table } from '../e2e/support/reports.ts';
import { putLedger } from './support/ledger.ts';
import { fixTime } from './support/fixed-time.ts';
import { expect, test } from './support/memory-books.ts';
import { putTreasurerBooks } from './support/treasurer-records.ts';
import { chooseMore, openTab } from '../e2e/support/panel-frame.ts';

/** An answer that takes long, with a connection. When it counts as slow: web/src/data/firestore/answers.test.ts. */

const OFFLINE = /no connection/i;

test.beforeEach(async ({ page, books }) => {
  await fixTime(page, '2026-11-23T15:00:00Z');
  await putTreasurerBooks(books.db);
  await books.open(page, '/admin/users');
  await expect(page.getByRole('button', { name: 'Edit Users' })).toBeVisible();
  await books.slow(4_000);
});

test(
  "the treasurer's report says how much has come, and then what it says",
  DESK,
  async ({ page, books }) => {
    await openTab(page, 'Reports');
    await page.getByRole('tab', { name: "Treasurer's Report" }).click();
    await expect(page.getByText(/^Still loading: [1-9]\d,\d{3} records so far…$/)).toBeVisible();
    await expect(page.getByText(OFFLINE)).toHaveCount(0);
    await books.slow(null);
    await expect(table(page, 'Funds').locator('tbody tr')).toHaveCount(3);
  },
);

test('a list of entries says that it is still loading', DESK, async ({ page, books }) => {
  await books.slow(0);
  await openTab(page, 'Financial Data');
  await page.getByRole('tab', { name: 'Manual Expenses' }).click();
  await expect(page.getByText('Still loading…')).toBeVisible();
  await expect(page.getByText(OFFLINE)).toHaveCount(0);
  await books.slow(null);
  await expect(page.getByText('Still loading…')).toHaveCount(0);
  await expect(table(page, 'Manual Expenses')).toBeVisible();
});

test(
  'an import that could not look at what is there can look again',
  DESK,
  async ({ page, books }) => {
    await putLedger(books.db, 'revenueItems', { cake: { description: 'Cake', amount: 5 } });
    await books.slow(null);
    await openTab(page, 'Financial Data');
    await chooseMore(page, 'Import');
    const dialog = page.getByRole('dialog');
    await books.deny(true);
    await dialog
      .getByLabel('Paste from a spreadsheet')
      .fill('Date\tCategory\tFund\tAmount\tDescription\n11/1/2026\tFair\tMain\t1\tCake');
    await expect(dialog.getByText('We couldn’t load what’s already there')).toBeVisible();
    await books.deny(false);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('table')).toBeVisible();
  },
);
