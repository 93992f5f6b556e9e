import { chooseMore } from '../e2e/support/panel-frame.ts';
import type { Page } from '@playwright/test';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { putBalances } from '../e2e/support/balances.ts';
import { DESK } from '../e2e/support/page-test.ts';
import type { Records } from '../e2e/support/records.ts';
import { novemberDay, putEntry, SALE, SAM } from './support/journal-entries.ts';
import { putLedger } from './support/ledger.ts';
import { expect, test } from './support/memory-books.ts';

// The items are of November 2026.
const REVENUE = '/admin/financial/revenue?year=2026';

/** A revenue item that two people wrote, and one that was deleted. */
async function putHistory(db: Records): Promise<void> {
  const lower = { ...SALE, amount: 20, version: 2 };
  await putLedger(db, 'revenueItems', { sale: lower });
  const sale = { collection: 'revenueItems', id: 'sale' };
  await putEntry(db, { ...sale, after: SALE, at: novemberDay(1) });
  await putEntry(db, { ...sale, before: SALE, after: lower, by: SAM, at: novemberDay(3) });
  const raffle = { ...SALE, description: 'Raffle' };
  const gone = { collection: 'revenueItems', id: 'raffle' };
  await putEntry(db, { ...gone, after: raffle, at: novemberDay(4) });
  await putEntry(db, { ...gone, before: raffle, after: null, by: SAM, at: novemberDay(5) });
}

function entriesIn(page: Page) {
  return page.getByRole('dialog').getByRole('list').locator('> li');
}

test(
  'an item has its History beside Edit and Delete, and Back closes it',
  DESK,
  async ({ page, books }, info) => {
    await putHistory(books.db);
    await books.open(page, REVENUE);
    const link = page.getByRole('link', { name: 'History of Bake sale, Nov 20, 2026' });
    await link.click();
    const dialog = page.getByRole('dialog', { name: 'History of revenue “Bake sale”' });
    await expect(entriesIn(page)).toHaveCount(2);
    await expect(entriesIn(page).first()).toContainText('sam@example.com');
    await expect(entriesIn(page).first()).toContainText('Amount $120.00 to $20.00.');
    await dialog.getByRole('button', { name: 'Before and after' }).first().click();
    await expect(dialog.getByRole('columnheader', { name: 'After' })).toBeVisible();
    await checkAccessibility(page, info, 'history');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await expect(page).toHaveURL(REVENUE);
  },
);

test(
  'what was deleted is found from the list, with its History',
  DESK,
  async ({ page, books }, info) => {
    await putHistory(books.db);
    await books.open(page, REVENUE);
    await chooseMore(page, 'Show deleted');
    const deleted = page.getByRole('dialog', { name: 'Deleted: Revenue' });
    await expect(deleted).toBeVisible();
    await expect(entriesIn(page)).toHaveCount(1);
    await checkAccessibility(page, info, 'history-deleted');
    await deleted.getByRole('link', { name: 'History of revenue “Raffle”' }).click();
    await expect(page.getByRole('dialog', { name: 'History of revenue “Raffle”' })).toBeVisible();
    await expect(entriesIn(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(deleted).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(deleted).toBeHidden();
  },
);

test('a link opens a History, and closing it leads to the list', DESK, async ({ page, books }) => {
  await putHistory(books.db);
  await books.open(page, REVENUE);
  await page.goto(`${REVENUE}&fund=library&history=revenueItems~raffle`);
  await expect(page.getByRole('dialog', { name: 'History of revenue “Raffle”' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${REVENUE}&fund=library`);
  await expect(page.getByRole('tabpanel').first()).toBeFocused();
});

test(
  'a History without entries says so, and one that fails tries again',
  DESK,
  async ({ page, books }) => {
    await putHistory(books.db);
    await books.open(page, REVENUE);
    await page.getByRole('link', { name: 'History of Bake sale' }).waitFor();
    await books.deny(true);
    await page.getByRole('link', { name: 'History of Bake sale' }).click();
    const dialog = page.getByRole('dialog', { name: 'History' });
    await expect(dialog.getByText('We couldn’t load this.')).toBeVisible();
    await books.deny(false);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(entriesIn(page)).toHaveCount(2);
    await page.goto(`${REVENUE}&history=revenueItems~other`);
    await expect(page.getByText('Nothing has happened to it yet.')).toBeVisible();
  },
);

test(
  'funds, budgets, balances, categories and the approvers have theirs',
  DESK,
  async ({ page, books }) => {
    await putBalances(books.db);
    await putEntry(books.db, {
      collection: 'settings',
      id: 'approvers',
      at: novemberDay(1),
      after: {
        presidents: [],
        treasurer: 'sam@example.com',
        eventApprovers: {},
        version: 1,
      },
    });
    for (const [address, name] of [
      ['balances', /^History of the balance of /],
      ['financial/funds', /^History of /],
      ['users', 'History'],
    ] as const) {
      await books.open(page, `/admin/${address}`);
      if (typeof name === 'string') await chooseMore(page, name);
      else await page.getByRole('link', { name }).first().click();
      await expect(page.getByRole('dialog', { name: 'History' })).toBeVisible();
    }
    await expect(entriesIn(page)).toContainText('Treasurer added: sam@example.com.');
  },
);
