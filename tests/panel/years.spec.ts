import type { Page } from '@playwright/test';
import { putBalances } from '../e2e/support/balances.ts';
import { DESK, openFilters } from '../e2e/support/page-test.ts';
import { EXPENSES, REVENUE, rowsIn, yearSwitch } from '../e2e/support/transaction-pages.ts';
import { novemberDay, putEntry, SALE } from './support/journal-entries.ts';
import { PLACE, putLedger } from './support/ledger.ts';
import { expect, test, type MemoryBooks } from './support/memory-books.ts';
import { chooseMore, openTab } from '../e2e/support/panel-frame.ts';

/** Both sides of the turn of the year, and what is much older. */
const ITEMS = {
  june: { date: '2026-06-30', description: 'Last day of June' },
  july: { date: '2026-07-01', description: 'First day of July' },
  old: { date: '2023-09-01', description: 'Years ago' },
};

test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-20T15:00:00Z'));

async function openItems(page: Page, books: MemoryBooks, address: string): Promise<void> {
  await putLedger(books.db, 'revenueItems', ITEMS);
  await books.open(page, address);
}

test(
  'the list shows the present fiscal year, and another one when it is chosen',
  DESK,
  async ({ page, books }) => {
    await openItems(page, books, REVENUE.path);
    const rows = rowsIn(page, REVENUE.heading);
    await expect(rows).toHaveText([/First day of July/]);
    await expect(yearSwitch(page)).toHaveValue('2026');
    await expect(yearSwitch(page).getByRole('option')).toHaveText([
      '2026–27',
      '2025–26',
      '2024–25',
      '2023–24',
    ]);
    await yearSwitch(page).selectOption('2025–26');
    await expect(rows).toHaveText([/Last day of June/]);
    await expect(page).toHaveURL(`${REVENUE.path}?year=2025`);
    await yearSwitch(page).selectOption('2024–25');
    await expect(page.getByText(REVENUE.empty)).toBeVisible();
    await expect(page.getByText('You’re looking at 2024–25.')).toBeVisible();
    await page.goBack();
    await expect(rows).toHaveText([/Last day of June/]);
    await page.reload();
    await expect(rows).toHaveText([/Last day of June/]);
    await yearSwitch(page).selectOption('2026–27');
    await expect(page).toHaveURL(REVENUE.path);
  },
);

test('the page stays where it is, with a switch and without', DESK, async ({ page, books }) => {
  await openItems(page, books, REVENUE.path);
  const panel = page.getByRole('tabpanel').first();
  for (const width of [390, 1099, 1100]) {
    await page.setViewportSize({ width, height: 800 });
    await openTab(page, 'Financial Data');
    await expect(yearSwitch(page)).toBeVisible();
    const withSwitch = await panel.boundingBox();
    await openTab(page, 'Categories');
    await expect(page).toHaveURL('/admin/categories');
    await expect(yearSwitch(page)).toHaveCount(0);
    expect((await panel.boundingBox())?.y, `${width} pixels`).toBe(withSwitch?.y);
  }
});

test(
  'the year stays with the links, also over tabs that have none, until another is chosen',
  DESK,
  async ({ page, books }) => {
    await openItems(page, books, `${REVENUE.path}?year=2025`);
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    await tab('Manual Expenses').click();
    await expect(page).toHaveURL(`${EXPENSES.path}?year=2025`);
    // Funds have no years: they have no switch.
    await tab('Fund Management').click();
    await expect(page.getByRole('heading', { name: 'Fund Management' })).toBeVisible();
    await expect(yearSwitch(page)).toHaveCount(0);
    await tab('Financial Data').click();
    await expect(page).toHaveURL(`${REVENUE.path}?year=2025`);
    await expect(yearSwitch(page)).toHaveValue('2025');
    // Pages without years keep it for the next one that has them.
    for (const [name, path] of [
      ['Categories', 'categories'],
      ['User Management', 'users'],
      ['Expenses', 'expenses'],
    ] as const) {
      await tab(name).click();
      await expect(page).toHaveURL(`/admin/${path}?year=2025`);
      await expect(yearSwitch(page)).toHaveCount(0);
    }
    await openTab(page, 'Activity');
    await expect(page).toHaveURL('/admin/journal?year=2025');
    await tab('Fund Balances').click();
    await expect(yearSwitch(page)).toHaveValue('2025');
    await yearSwitch(page).selectOption('2026–27');
    await expect(page).toHaveURL('/admin/balances');
    await tab('User Management').click();
    await tab('Reports').click();
    await expect(yearSwitch(page)).toHaveValue('2026');
  },
);

test(
  'what is saved into another year than the present one names it on its button',
  DESK,
  async ({ page, books }) => {
    await putBalances(books.db);
    await books.db.doc('categories/office').set({
      name: 'Office',
      requiresEventApprover: false,
      version: 1,
    });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await books.open(page, '/admin/balances');
    await button('Edit Balances').click();
    await expect(button('Save Changes')).toBeVisible();
    await button('Cancel').click();
    await yearSwitch(page).selectOption('2025–26');
    await button('Edit Balances').click();
    await expect(button('Save Changes for 2025–26')).toBeVisible();
    await button('Cancel').click();
    await openTab(page, 'Budget Management');
    await button('Add Budget Item').click();
    const dialog = page.getByRole('dialog');
    await expect(
      dialog.getByRole('button', { name: 'Add Budget Item for 2025–26', exact: true }),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await button('Record adoption').click();
    await expect(
      dialog.getByRole('button', { name: 'Save adoption for 2025–26', exact: true }),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await chooseMore(page, 'Import');
    await dialog
      .getByLabel('Paste from a spreadsheet')
      .fill('Category\tFund\tSpending\nOffice\tMain Fund\t10');
    await expect(
      dialog.getByRole('button', { name: 'Import 1 for 2025–26', exact: true }),
    ).toBeEnabled();
  },
);

test('filters keep the year, and another year keeps them but for their days', async ({
  page,
  books,
}) => {
  await openItems(page, books, `${REVENUE.path}?year=2025&from=2026-06-01`);
  // The year is in the bar at the top, on a phone too.
  await expect(yearSwitch(page)).toHaveCount(1);
  await expect(
    page.getByRole('banner').getByRole('combobox', { name: 'Fiscal year' }),
  ).toBeVisible();
  const rows = rowsIn(page, REVENUE.heading);
  await expect(rows).toHaveText([/Last day of June/]);
  await openFilters(page);
  await page.getByRole('search', { name: 'Filter' }).getByLabel('Fund').selectOption(PLACE.fundId);
  await expect(page).toHaveURL(`${REVENUE.path}?year=2025&fund=library&from=2026-06-01`);
  await yearSwitch(page).selectOption('2023–24');
  await expect(page).toHaveURL(`${REVENUE.path}?year=2023&fund=library`);
  await expect(rows).toHaveText([/Years ago/]);
  await expect(page.getByRole('search', { name: 'Filter' }).getByLabel('From')).toHaveValue('');
  await page.getByRole('search', { name: 'Filter' }).getByLabel('To').fill('2022-12-31');
  await expect(page.getByText('No revenue items match these filters.')).toBeVisible();
  await expect(
    page.getByText('These dates aren’t in 2023–24, the fiscal year you’re viewing.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(`${REVENUE.path}?year=2023`);
});

test('what is no year in the address is the present one', DESK, async ({ page, books }) => {
  await openItems(page, books, `${REVENUE.path}?year=soon`);
  await expect(rowsIn(page, REVENUE.heading)).toHaveText([/First day of July/]);
  await expect(yearSwitch(page)).toHaveValue('2026');
  // One that is no longer among the choices is shown all the same.
  await page.goto(`${REVENUE.path}?year=2015`);
  await expect(page.getByText(REVENUE.empty)).toBeVisible();
  await expect(yearSwitch(page)).toHaveValue('2015');
});

test('what was deleted is of the year that is shown', DESK, async ({ page, books }) => {
  for (const [id, date] of [
    ['june', '2026-06-30'],
    ['july', '2026-07-01'],
  ] as const) {
    const before = { ...SALE, date, description: `Raffle of ${id}` };
    const place = { collection: 'revenueItems', id };
    await putEntry(books.db, { ...place, before, after: null, at: novemberDay(5) });
  }
  await openItems(page, books, REVENUE.path);
  for (const [year, name] of [
    ['2026–27', 'Raffle of july'],
    ['2025–26', 'Raffle of june'],
  ] as const) {
    await yearSwitch(page).selectOption(year);
    await chooseMore(page, 'Show deleted');
    const deleted = page.getByRole('dialog', { name: `Deleted: Revenue, ${year}` });
    const entries = deleted.getByRole('list').locator('> li');
    await expect(entries).toHaveCount(1);
    await expect(entries).toContainText(name);
    await deleted.getByRole('button', { name: 'Close' }).click();
    await expect(deleted).toHaveCount(0);
  }
});

test('what was deleted leads to the list of its year', DESK, async ({ page, books }) => {
  const before = { ...SALE, ...ITEMS.june };
  const place = { collection: 'revenueItems', id: 'june' };
  await putEntry(books.db, { ...place, before, after: null, at: novemberDay(5) });
  await openItems(page, books, '/admin/journal');
  await page.getByRole('link', { name: 'Show in Revenue Items' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(`${REVENUE.path}?year=2025`);
  await expect(rowsIn(page, REVENUE.heading)).toHaveText([/Last day of June/]);
});

test(
  'a page that is left open changes to the new year at midnight at the school',
  DESK,
  async ({ page, books }) => {
    await page.clock.install({ time: new Date('2027-07-01T03:58:30Z') });
    await openItems(page, books, REVENUE.path);
    await expect(yearSwitch(page)).toHaveValue('2026');
    await expect(yearSwitch(page).getByRole('option').first()).toHaveText('2027–28');
    await page.clock.runFor('02:00');
    await expect(yearSwitch(page)).toHaveValue('2027');
    await expect(page.getByText(REVENUE.empty)).toBeVisible();
  },
);
