import type { Locator, Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { expenseDocument } from '../../functions/src/expenses/store/expense-format.ts';
import { putApprovers } from '../e2e/support/approvers.ts';
import { putBudget } from '../e2e/support/budget.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { putExpense } from '../e2e/support/expense-records.ts';
import { PHONE_ONLY } from '../e2e/support/page-test.ts';
import { putReports } from '../e2e/support/report-books.ts';
import { LEDGER_RECORDS } from '../fixtures/ledger-records.ts';
import { APPROVED, BLOCKED, PAID, PENDING } from '../fixtures/managed-expenses.ts';
import { ADMIN, expect, test } from './support/memory-books.ts';

const TABS = [
  'Home',
  'Expenses',
  'Financial Data',
  'Bank',
  'Budget Management',
  'Fund Balances',
  'Categories',
  'Reports',
  'Tax Year',
  'User Management',
  'Activity',
];
const PHONE = { width: 390, height: 844 };
/** The most that a closed card may take, in CSS pixels. */
const CARD_HEIGHT = 110;

test.use({ viewport: PHONE });

test(
  'the first record is above y = 240, below a bar with the alerts',
  PHONE_ONLY,
  async ({ page, books }, info) => {
    await putBudget(books.db);
    await books.db.doc(`expenses/${PENDING.id}`).set(expenseDocument(PENDING));
    await books.db.doc('alerts/one').set({
      kind: 'workFails',
      expenseId: null,
      work: 'sendMail',
      item: 'x',
      code: 'EAUTH',
      since: Timestamp.fromMillis(Date.now()),
    });
    await books.open(page, '/admin/expenses');
    await expect(page.getByRole('button', { name: '1 thing needs your attention.' })).toBeVisible();
    const first = await cards(page).first().boundingBox();
    expect(first?.y).toBeLessThan(240);
    await checkAccessibility(page, info, 'phone-header');
  },
);

test('the first record of every list is above y = 240', PHONE_ONLY, async ({ page, books }) => {
  await putReports(books.db);
  await books.db.doc('revenueItems/one').set(LEDGER_RECORDS.revenueItems);
  for (const address of ['budget', 'financial/revenue', 'categories', 'balances']) {
    await books.open(page, `/admin/${address}`);
    const panel = page.getByRole('tabpanel').first();
    const first = panel.locator('table tbody tr, li:has(:is(h3, h4))').first();
    expect((await first.boundingBox())?.y, address).toBeLessThan(240);
  }
});

test('every tab is behind "More", by its name', PHONE_ONLY, async ({ page, books }, info) => {
  await books.open(page, '/admin/expenses');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const tabs = page.getByRole('tablist', { name: 'Admin panel' });
  await expect(tabs.getByRole('tab')).toHaveText(TABS);
  await checkAccessibility(page, info, 'phone-more');
  await tabs.getByRole('tab', { name: 'Fund Balances' }).click();
  await expect(page).toHaveURL('/admin/balances');
  await expect(tabs).toBeHidden();
});

test('the sub-tabs are one line that scrolls', PHONE_ONLY, async ({ page, books }) => {
  for (const [path, name] of [
    ['reports/treasurer', 'Reports'],
    ['financial/funds', 'Financial Data'],
    ['tax/sales-tax', 'Tax Year'],
  ] as const) {
    await books.open(page, `/admin/${path}`);
    const tabs = page.getByRole('tabpanel').getByRole('tablist', { name });
    await expectWhole(tabs.getByRole('tab', { selected: true }));
    expect((await tabs.boundingBox())?.height).toBeLessThan(52);
    // While the sub-tab still loads, its own place comes back into view.
    await expect(async () => {
      await tabs.getByRole('tab').last().scrollIntoViewIfNeeded();
      await expectWhole(tabs.getByRole('tab').last(), 1_000);
    }).toPass();
  }
});

test(
  'filters are behind a button that tells how many are set',
  PHONE_ONLY,
  async ({ page, books }, info) => {
    await putBudget(books.db);
    await books.open(page, '/admin/budget');
    const filters = page.getByRole('search', { name: 'Filter' });
    await expect(page.getByRole('table', { name: 'Budget items' })).toBeVisible();
    await expect(filters).toBeHidden();
    await page.getByRole('button', { name: 'Filter and sort' }).click();
    await page.getByLabel('Show fund').selectOption({ label: 'Main Fund (4900)' });
    await expect(
      page.getByRole('button', { name: 'Filter and sort (1 set)', expanded: true }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByRole('button', { name: 'Filter and sort', exact: true })).toBeVisible();
    await checkAccessibility(page, info, 'phone-filters');
  },
);

test(
  'a card of an expense is low, and its amount keeps the padding',
  PHONE_ONLY,
  async ({ page, books }) => {
    const others = [APPROVED, BLOCKED, PAID].map((expense, at) => ({
      ...expense,
      id: `other-${at}`,
    }));
    for (const expense of [PENDING, ...others]) {
      await books.db.doc(`expenses/${expense.id}`).set(expenseDocument(expense));
    }
    await books.open(page, '/admin/expenses');
    await expect(cards(page)).toHaveCount(4);
    await expectLow(page);
    const card = await rightOf(cards(page).first());
    expect(card - (await rightOf(cards(page).first().locator('.figure')))).toBeGreaterThanOrEqual(
      16,
    );
  },
);

test(
  'a card of a budget item is low, and a press shows the rest',
  PHONE_ONLY,
  async ({ page, books }, info) => {
    await putBudget(books.db);
    await books.open(page, '/admin/budget');
    await expectLow(page);
    const fair = cards(page).filter({ hasText: 'Spring Fair' });
    await expect(fair.locator('.figure').getByText('$1,350.50')).toBeVisible();
    expect((await fair.locator('.line').first().boundingBox())?.width).toBe(1);
    await fair.getByRole('button', { name: 'Spring Fair', exact: true }).click();
    await expect(fair.locator('.line').last()).toHaveText('DescriptionTents, prizes and the band');
    expect((await fair.locator('.line').first().boundingBox())?.width).toBeGreaterThan(100);
    await checkAccessibility(page, info, 'phone-cards');
  },
);

test('the cards of transactions and reports are low', PHONE_ONLY, async ({ page, books }) => {
  await putReports(books.db);
  await books.db.doc('revenueItems/one').set(LEDGER_RECORDS.revenueItems);
  for (const address of [
    'financial/revenue',
    'reports/budget',
    'reports/categories',
    'reports/funds',
    'reports/income',
  ]) {
    await books.open(page, `/admin/${address}`);
    await expect(cards(page).first()).toBeVisible();
    await expectLow(page);
  }
});

test(
  'a card of a category is low, and a press shows its steps',
  PHONE_ONLY,
  async ({ page, books }, info) => {
    await putApprovers(books.db);
    await books.open(page, '/admin/categories');
    const all = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 4 }) });
    await expect(all).toHaveCount(3);
    await expectLow(page, all);
    await expect(all.getByRole('button', { expanded: false })).toHaveText([
      'Approval of Field Trip: Not set: Event Approver',
      'Approval of Spring Fair: Each step has an approver',
      'Approval of Office Supplies: Each step has an approver',
    ]);
    const fair = all.filter({ hasText: 'Spring Fair' });
    await expect(fair.getByText('fair@example.com')).toBeHidden();
    await fair.getByRole('button', { name: 'Approval of Spring Fair' }).click();
    await expect(fair.getByText('fair@example.com')).toBeVisible();
    await fair.getByRole('button', { name: 'Edit Spring Fair' }).click();
    await expect(page.getByRole('dialog')).toContainText('Edit Category');
    await page.keyboard.press('Escape');
    await checkAccessibility(page, info, 'phone-categories');
    await fair.getByRole('button', { name: 'Approval of Spring Fair' }).click();
    // The longest name, and nobody is set.
    await books.db
      .doc('categories/fair')
      .update({ name: 'Spring Fair '.repeat(8).trim(), version: 2 });
    const nobody = { presidents: [], treasurer: '', eventApprovers: {} };
    await books.db.doc('settings/approvers').set({ ...nobody, version: 2 });
    await expect(fair).toContainText('Not set: Event Approver, President, Treasurer');
    await expectLow(page, all);
  },
);

test(
  'a card of a review or a finding shows its whole title, and the status below it',
  PHONE_ONLY,
  async ({ page, books }, info) => {
    const act = { by: ADMIN, name: 'Ruth Adeyemi', at: new Date(), version: 1 };
    // Days as wide as any.
    const days = { first: '2024-12-28', last: '2025-12-28' };
    const review = { ...act, days, samples: [], packets: [], undone: null };
    const meeting = { meetingOn: '2026-09-30', reviewers: ['Carl Berg'], hash: 'a'.repeat(64) };
    await books.db.doc('reviews/open').set({ ...review, adopted: null });
    await books.db.doc('reviews/over').set({ ...review, adopted: { ...act, ...meeting } });
    const title = 'Checking, September 30, 2026';
    const on = { collection: 'statements', id: 'checking' };
    const finding = { ...act, on, title, role: 'admin', text: 'Where’s check 1061?', answers: [] };
    await books.db.doc('findings/open').set({ ...finding, status: 'open' });
    for (const [address, shown, statuses] of [
      ['reports/review', 'Dec 28, 2024 to Dec 28, 2025', ['Adopted on Sep 30, 2026', 'Open']],
      ['journal/findings', title, ['Open']],
    ] as const) {
      await page.setViewportSize(PHONE);
      await books.open(page, `/admin/${address}`);
      await expect(cards(page)).toHaveCount(statuses.length);
      await expectLow(page);
      await page.setViewportSize({ width: 360, height: 740 });
      for (const [at, status] of statuses.entries()) {
        const line = cards(page).nth(at).locator('.title');
        await expect(line).toContainText(shown);
        expect(await line.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0);
        const { y = 0, height = 0 } = (await line.boundingBox()) ?? {};
        const tag = cards(page).nth(at).getByText(status, { exact: true });
        expect((await tag.boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
      }
      await checkAccessibility(page, info, `phone-${address.replace('/', '-')}`);
    }
  },
);

test('the choice of the page fits the narrowest phone', PHONE_ONLY, async ({ page, books }) => {
  for (let expenses = 0; expenses <= 25; expenses++) await putExpense(books.db);
  await page.setViewportSize({ width: 360, height: 740 });
  await books.open(page, '/admin/expenses?view=progress');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await expect(next).toBeEnabled();
  expect(await rightOf(next)).toBeLessThanOrEqual(360);
});

function cards(page: Page): Locator {
  return page.locator('table tbody').getByRole('row');
}

async function expectLow(page: Page, found = cards(page)): Promise<void> {
  const heights = await found.evaluateAll((rows) =>
    rows.map((row) => row.getBoundingClientRect().height),
  );
  expect(Math.max(...heights)).toBeLessThanOrEqual(CARD_HEIGHT);
  // Nothing is wider than the screen.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
}

function rightOf(place: Locator): Promise<number> {
  return place.evaluate((element) => element.getBoundingClientRect().right);
}

/** All of it is on the screen, but for the part of a pixel that scrolling may leave. */
async function expectWhole(tab: Locator, timeout = 30_000): Promise<void> {
  const beyond = async () => {
    const { x, width } = (await tab.boundingBox()) ?? { x: -1, width: 0 };
    return Math.max(0 - x, x + width - PHONE.width);
  };
  await expect.poll(beyond, { timeout }).toBeLessThan(0.5);
}
