import { addDays, formatDate } from '@pa-ledger/domain/time/dates';
import type { Page } from '@playwright/test';
import { cells, putBudget, row, TAB, table } from '../e2e/support/budget.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import type { Records } from '../e2e/support/records.ts';
import { PRESENT_YEAR, THIS_YEAR } from '../e2e/support/transaction-pages.ts';
import { approvedOn, entryOn, paidOn, putCounted } from './support/counted-books.ts';
import { expect, test } from './support/memory-books.ts';

const DAY = THIS_YEAR.first;
const FAIR = { categoryId: 'fair', fundId: 'main' };

/** The budget, and entries of which each category and fund has some, with a refund, a transfer, and a request without a fund. */
async function putUsedBudget(db: Records): Promise<void> {
  await putBudget(db);
  const before = { fiscalYear: String(Number(PRESENT_YEAR) - 1), ...FAIR, changes: 0, version: 1 };
  await db.doc('budgetItems/before').set({ ...before, originalBudget: 9, finalBudget: 9 });
  const tickets = { fiscalYear: PRESENT_YEAR, ...FAIR, originalBudget: 500, changes: 0 };
  await db.doc('incomeItems/tickets').set({ ...tickets, finalBudget: 500, version: 1 });
  const transfer = { date: DAY, amount: 75, fromFundId: 'main', toFundId: 'grants', version: 1 };
  await putCounted(db, [
    ...paidOn(DAY, { id: 'tents', ...FAIR, amount: 84.35 }),
    ...paidOn(DAY, { id: 'prizes', ...FAIR, amount: 15.65 }),
    ...approvedOn(DAY, { id: 'band', ...FAIR, amount: 250 }),
    ...approvedOn(DAY, { id: 'later', categoryId: 'fair', fundId: null, amount: 40 }),
    ...entryOn('manualExpenses', 'permit', ['fair', 'main'], { date: DAY, amount: 60 }),
    ...entryOn('manualExpenses', 'permit-returned-1', ['fair', 'main'], { date: DAY, amount: -10 }),
    ...entryOn('manualExpenses', 'other-fund', ['office', 'grants'], { date: DAY, amount: 5 }),
    ...entryOn('revenueItems', 'gate', ['fair', 'main'], { date: DAY, amount: 320 }),
    ...entryOn('revenueItems', 'gate-returned-1', ['fair', 'main'], { date: DAY, amount: -20 }),
    ['transfers', 'moved', { ...transfer, description: 'For books' }],
  ]);
}

test(
  'each budget line says what was spent, what is promised, and what remains',
  DESK,
  async ({ page, books }, info) => {
    await putUsedBudget(books.db);
    await books.open(page, TAB);
    await expect(table(page).getByRole('columnheader')).toHaveText([
      'Category',
      'Fund',
      'Original Budget',
      'Changes',
      'Final Budget',
      'Spent',
      'Promised',
      'Remaining',
      'Description',
      'Actions',
    ]);
    const used = (name: string) => cells(page, name);
    await expect(used('Spring Fair').nth(5)).toHaveText('$150.00');
    await expect(used('Spring Fair').nth(6)).toHaveText('$250.00');
    await expect(used('Spring Fair').nth(7)).toHaveText('$950.50');
    await expect(used('Library').nth(5)).toHaveText('$0.00');
    await expect(row(page, 'Total of 4 items').locator('.line .value')).toHaveText([
      '$4,100.10',
      '$75.45',
      '$4,175.55',
      '$150.00',
      '$250.00',
      '$3,775.55',
    ]);
    const outside = page.getByRole('region', { name: 'Spent or promised without a budget item' });
    await expect(outside.getByRole('listitem')).toHaveText([
      'Spring Fair, no fund yetSpent $0.00, Promised $40.00',
      'Office Supplies, GrantsSpent $5.00',
    ]);
    await checkAccessibility(page, info, 'admin-budget-used');

    const header = table(page).getByRole('columnheader', { name: 'Spent' });
    await header.getByRole('button').click();
    await header.getByRole('button').click();
    await expect(table(page).locator('tbody').getByRole('row').first()).toContainText(
      'Spring Fair',
    );
    // The totals were read, not the entries: only the first and the last of each list, for the years to choose from.
    const read = await books.read();
    expect(read).not.toContain('manualExpenses/permit');
    expect(read).not.toContain('payments/payment-tents');

    // What is approved and not paid is paid from the present year.
    await page.getByRole('combobox', { name: 'Fiscal year' }).selectOption({ index: 1 });
    await expect(cells(page, 'Spring Fair').nth(2)).toHaveText('$9.00');
    await expect(table(page).getByRole('columnheader', { name: 'Promised' })).toHaveCount(0);

    await page.goto(`${TAB}/income`);
    const income = page.getByRole('table', { name: 'Expected income' });
    await expect(income.getByRole('row').nth(1).locator('.value')).toHaveText([
      'Spring Fair',
      'Main Fund',
      '$500.00',
      '$0.00',
      '$500.00',
      '$300.00',
      '$200.00',
      '–',
    ]);
  },
);

test('a phone’s card has what a budget line has used as lines', async ({ page, books }) => {
  await putUsedBudget(books.db);
  await page.setViewportSize({ width: 320, height: 800 });
  await books.open(page, TAB);
  await page.getByRole('button', { name: 'Spring Fair', exact: true }).click();
  const card = row(page, 'Spring Fair');
  await expect(card.locator('td.line:visible')).toHaveText([
    'Original Budget$1,200.00',
    'Changes$150.50',
    'Spent$150.00',
    'Promised$250.00',
    'Remaining$950.50',
    'DescriptionTents, prizes and the band',
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const total = (page: Page) => page.getByRole('row', { name: /^Total of / });

test(
  'what a budget line has spent opens its entries, which add up to it',
  DESK,
  async ({ page, books }, info) => {
    await putUsedBudget(books.db);
    await books.open(page, TAB);
    const spent = page.getByRole('button', {
      name: '$150.00 spent: show the entries of Spring Fair, Main Fund',
    });
    await spent.click();
    const entries = dialog(page, 'Spent: Spring Fair, Main Fund');
    await expect(entries.getByRole('heading', { level: 3 })).toHaveText([
      'Paid requests (2)$100.00',
      'Manual Expenses (2)$50.00',
    ]);
    await expect(entries.getByRole('listitem')).toHaveText([
      /\$84\.35$/,
      /\$15\.65$/,
      /-\$10\.00$/,
      /\$60\.00$/,
    ]);
    await expect(entries.getByText('Total$150.00')).toBeVisible();
    await checkAccessibility(page, info, 'admin-figure-entries');
    await entries.getByRole('listitem').last().getByRole('link').click();
    await expect(page).toHaveURL(/\/admin\/financial\/expenses\/[^/]+$/);
    await expect(page.getByRole('definition').filter({ hasText: '$60.00' })).toBeVisible();
    await page.goBack();
    await spent.click();
    await page.keyboard.press('Escape');
    await expect(spent).toBeFocused();
    await spent.click();
    await entries.getByRole('link', { name: 'Open Manual Expenses' }).click();
    await expect(page).toHaveURL(
      `/admin/financial/expenses?year=${PRESENT_YEAR}&category=fair&fund=main`,
    );
    await expect(total(page)).toContainText('$50.00');
  },
);

test(
  'of a figure with many entries the newest come first, more on request; nothing else is read',
  DESK,
  async ({ page, books }) => {
    await putBudget(books.db);
    const days = Array.from({ length: 300 }, (_, at) => addDays(DAY, at));
    await putCounted(
      books.db,
      days.flatMap((date, at) => [
        ...entryOn('manualExpenses', `own${at}`, ['fair', 'main'], { date, amount: 1 }),
        ...entryOn('manualExpenses', `other${at}`, ['office', 'main'], { date, amount: 1 }),
      ]),
    );
    await books.open(page, TAB);
    await page
      .getByRole('button', { name: /^\$300\.00 spent: .* Spring Fair, Main Fund$/ })
      .click();
    const entries = dialog(page, 'Spent: Spring Fair, Main Fund');
    await expect(entries.getByRole('listitem')).toHaveCount(100);
    await expect(entries.getByRole('heading', { level: 3 })).toHaveText('Manual Expenses');
    await expect(entries.getByText(`back to ${formatDate(addDays(DAY, 200))}.`)).toBeVisible();
    await expect(entries.getByText('Total$300.00')).toBeVisible();
    const read = (await books.read()).filter((path) => path.startsWith('manualExpenses/'));
    expect(read.length).toBeLessThanOrEqual(105);
    await entries.getByRole('button', { name: 'Show more' }).click();
    await expect(entries.getByRole('listitem')).toHaveCount(200);
    await entries.getByRole('button', { name: 'Show more' }).click();
    await expect(entries.getByRole('listitem')).toHaveCount(300);
    await expect(entries.getByRole('heading', { level: 3 })).toHaveText(
      'Manual Expenses (300)$300.00',
    );
  },
);

test(
  'what is promised and what was received open the list that adds up to it',
  DESK,
  async ({ page, books }) => {
    await putUsedBudget(books.db);
    await books.open(page, TAB);
    await page
      .getByRole('link', { name: /^\$250\.00 promised: show the entries of Spring Fair/ })
      .click();
    await expect(page).toHaveURL('/admin/expenses?status=approved&category=fair&fund=main');
    await expect(total(page)).toContainText('$250.00');
    await page.goBack();
    await page
      .getByRole('link', { name: /^\$40\.00 promised: show the entries of Spring Fair, no fund/ })
      .click();
    await expect(total(page)).toContainText('$40.00');
    await page.goto(`${TAB}/income`);
    await page
      .getByRole('link', { name: /^\$300\.00 received: show the entries of Spring Fair/ })
      .click();
    await expect(total(page)).toContainText('$300.00');
  },
);

test(
  'each fund has its balance today, which opens what led to it',
  DESK,
  async ({ page, books }, info) => {
    await putUsedBudget(books.db);
    await books.db.doc(`fundBalances/${PRESENT_YEAR}~main`).set({
      fundId: 'main',
      fiscalYear: PRESENT_YEAR,
      asOf: DAY,
      amount: 1000,
      source: 'typed',
      version: 1,
    });
    await books.open(page, '/admin/balances');
    const cards = page.getByRole('list', { name: 'Funds' }).getByRole('listitem');
    // $1,000.00 and $300.00 received, less $150.00 spent and $75.00 moved to another fund.
    await expect(cards.filter({ hasText: 'Main Fund' })).toContainText('Balance Today$1,075.00');
    await expect(cards.filter({ hasText: 'Grants' })).toContainText('Balance Today$70.00');
    await expect(
      page.getByText(/Total of 2 funds: Beginning Balance \$1,000\.00 · Balance Today \$1,145\.00/),
    ).toBeVisible();
    await checkAccessibility(page, info, 'admin-balances-today');
    await page
      .getByRole('button', { name: '$1,075.00 balance: show the entries of Main Fund' })
      .click();
    const entries = dialog(page, 'Balance Today: Main Fund');
    await expect(entries.getByText('Beginning Balance$1,000.00')).toBeVisible();
    await expect(entries.getByRole('heading', { level: 3 })).toHaveText([
      'Revenue Items (2)$300.00',
      'Paid requests (2)-$100.00',
      'Manual Expenses (2)-$50.00',
      'Transfers out (1)-$75.00',
    ]);
    await expect(entries.getByText('Total$1,075.00')).toBeVisible();
  },
);

test(
  'a category says what it has spent and received, and opens the entries',
  DESK,
  async ({ page, books }, info) => {
    await putUsedBudget(books.db);
    await books.open(page, '/admin/categories');
    await expect(page.getByText(/^Spent .*: \$150\.00 · Received: \$300\.00$/)).toBeVisible();
    await checkAccessibility(page, info, 'admin-categories-used');
    await page
      .getByRole('button', { name: '$150.00 spent: show the entries of Spring Fair' })
      .click();
    const entries = dialog(page, /^Spent .*: Spring Fair$/);
    await expect(entries.getByText('Total$150.00')).toBeVisible();
    await entries
      .getByRole('link', { name: /^[0-9A-Z]{4}-[0-9A-Z]{4}$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/admin\/expenses\/[0-9A-Z]{4}-[0-9A-Z]{4}/);
  },
);

test(
  'an event has its budget, its entries, and last year beside it; every figure opens what it counts',
  DESK,
  async ({ page, books }, info) => {
    await putUsedBudget(books.db);
    const before = addDays(DAY, -30);
    await putCounted(
      books.db,
      entryOn('revenueItems', 'old', ['fair', 'main'], { date: before, amount: 7 }),
    );
    await books.open(page, '/admin/reports/event?category=fair');
    const budget = page.getByRole('region', { name: 'Budget of Spring Fair' });
    await expect(budget.getByRole('term')).toHaveText(['Budget', 'Spent', 'Promised', 'Remaining']);
    await expect(budget.getByRole('definition')).toHaveText([
      '$1,350.50',
      '$150.00',
      '$290.00',
      '$910.50',
    ]);
    await expect(budget).toContainText(
      'Spring Fair: $150.00 spent, $290.00 promised, of a budget of $1,350.50, $910.50 remaining',
    );
    const years = page.getByRole('table', { name: 'This Year and Last' });
    await expect(years.locator('tbody tr').first()).toContainText('$300.00');
    await expect(years.locator('tbody tr').last()).toContainText('$7.00');
    const entries = page.getByRole('region', { name: 'Entries' });
    await expect(entries.getByRole('heading', { level: 3 })).toHaveText([
      'Entries',
      'Revenue Items (2)$300.00',
      'Paid requests (2)-$100.00',
      'Manual Expenses (2)-$50.00',
    ]);
    await expect(entries.getByText('Total$150.00')).toBeVisible();
    await checkAccessibility(page, info, 'reports-event-used');
    await years.getByRole('button', { name: /^\$7\.00 received/ }).click();
    await expect(dialog(page, /^Revenue: Spring Fair, /).getByRole('listitem')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await budget.getByRole('link', { name: /^\$290\.00 promised/ }).click();
    await expect(total(page)).toContainText('$290.00');
  },
);

test(
  'Set approver is beside Not set, and opens the form at its input',
  DESK,
  async ({ page, books }) => {
    await putBudget(books.db);
    await books.open(page, '/admin/categories');
    await page.getByRole('link', { name: 'Set approver: Event Approver of Spring Fair' }).click();
    await expect(page).toHaveURL('/admin/users');
    await expect(page.getByLabel('Spring Fair', { exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Set approver: Treasurer Email' }).click();
    await expect(page.getByLabel('Treasurer Email', { exact: true })).toBeFocused();
  },
);

test(
  'an administrator is named where a change is shown, with the address',
  DESK,
  async ({ page, books }) => {
    await putBudget(books.db);
    const names = { kind: 'people', title: 'Ruth Adeyemi', detail: 'ruth@example.com', words: [] };
    await books.db.doc('search/people~ruth').set(names);
    const settings = {
      presidents: ['Ruth@example.com'],
      treasurer: 'no.admin@example.com',
      version: 1,
    };
    await books.db.doc('settings/approvers').set({ ...settings, eventApprovers: {} });
    const change = {
      before: { name: 'Main' },
      after: { name: 'Main Fund' },
      kind: 'changed',
      words: [],
    };
    await books.db.doc('journal/funds~main~2').set({
      ...change,
      by: { uid: 'ruth', email: 'ruth@example.com' },
      collection: 'funds',
      document: 'main',
      version: 2,
      at: new Date(),
    });
    await books.open(page, '/admin/users');
    const people = page.getByRole('definition');
    await expect(people.filter({ hasText: 'Ruth Adeyemi' })).toHaveText(
      /Ruth Adeyemi\s*Ruth@example\.com/,
    );
    await expect(people.filter({ hasText: 'no.admin' })).toHaveText('no.admin@example.com');
    await page.goto('/admin/journal');
    await expect(page.getByText(/Ruth Adeyemi\s*ruth@example\.com/)).toBeVisible();
  },
);
