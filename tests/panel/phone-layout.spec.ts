import type { Locator, Page } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { expenseDocument } from '../../functions/src/expenses/store/expense-format.ts';
import { putApprovers } from '../e2e/support/approvers.ts';
import { putBudget } from '../e2e/support/budget.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { putReports } from '../e2e/support/report-books.ts';
import { LEDGER_RECORDS } from '../fixtures/ledger-records.ts';
import { APPROVED, BLOCKED, PAID, PENDING } from '../fixtures/managed-expenses.ts';
import { expect, test } from './support/memory-books.ts';

const PHONE = { width: 390, height: 844 };
/** The most that a closed card may take, in CSS pixels. */
const CARD_HEIGHT = 110;

test.use({ viewport: PHONE });

test('header, alert and tabs take a quarter of a first screen, and the tabs show that they scroll', async ({
  page,
  books,
}, info) => {
  await putBudget(books.db);
  await books.db.doc('alerts/one').set({
    kind: 'workFails',
    expenseId: null,
    work: 'sendMail',
    item: 'x',
    code: 'EAUTH',
    since: Timestamp.fromMillis(Date.now()),
  });
  await books.open(page, '/admin/budget');
  await expect(page.getByRole('heading', { name: '1 thing needs your attention.' })).toBeVisible();
  const sheet = await page.getByRole('tabpanel').first().boundingBox();
  expect(sheet?.y).toBeLessThanOrEqual(PHONE.height / 4);
  const arrows = page.locator('.MuiTabScrollButton-root:visible');
  await expect(arrows.last()).toBeVisible();
  await checkAccessibility(page, info, 'phone-header');
});

test('the tabs stay where somebody has scrolled them to', DESK, async ({ page, books }) => {
  await books.open(page, '/admin/budget');
  await expect(page.getByRole('tabpanel').first()).toBeVisible();
  const scroller = page.locator('.MuiTabs-scroller').first();
  // Material's own scroll to the chosen tab comes first, and takes as long as the machine needs.
  await scroller.evaluate(async (element) => {
    for (let still = 0; still < 20;) {
      const before = element.scrollLeft;
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
      still = element.scrollLeft === before ? still + 1 : 0;
    }
  });
  for (const left of [0, 1_000]) {
    // The widths at the last of many frames: what reacts to a scroll reacts within a few.
    const widths = await scroller.evaluate(async (element, to) => {
      element.scrollTo({ left: to });
      const seen = new Set<number>();
      for (let frame = 0; frame < 30; frame++) {
        await new Promise((resolve) => {
          requestAnimationFrame(resolve);
        });
        seen.add(element.clientWidth);
      }
      return [...seen];
    }, left);
    expect(widths).toHaveLength(1);
    const end = await scroller.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(await scroller.evaluate((element) => element.scrollLeft)).toBe(Math.min(left, end));
  }
});

test('all sub-tabs are on the screen, however many there are', async ({ page, books }, info) => {
  for (const [path, name] of [
    ['reports/treasurer', 'Reports'],
    ['financial/funds', 'Financial Data'],
  ] as const) {
    await books.open(page, `/admin/${path}`);
    const tabs = page.getByRole('tabpanel').getByRole('tablist', { name }).getByRole('tab');
    await expect(tabs.first()).toBeVisible();
    for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
    await checkAccessibility(page, info, `phone-sub-tabs-${path.replace('/', '-')}`);
  }
});

test('filters are behind a button that tells how many are set', async ({ page, books }, info) => {
  await putBudget(books.db);
  await books.open(page, '/admin/budget');
  const filters = page.getByRole('search');
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
});

test('a card of an expense is low, and its amount keeps the padding', async ({ page, books }) => {
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
  expect(card - (await rightOf(cards(page).first().locator('.figure')))).toBeGreaterThanOrEqual(16);
});

test('a card of a budget item is low, and a press shows the rest', async ({
  page,
  books,
}, info) => {
  await putBudget(books.db);
  await books.open(page, '/admin/budget');
  await expectLow(page);
  const fair = cards(page).filter({ hasText: 'Spring Fair' });
  await expect(fair.getByText('$1,350.50')).toBeVisible();
  expect((await fair.locator('.line').first().boundingBox())?.width).toBe(1);
  await fair.getByRole('button', { name: 'Spring Fair', exact: true }).click();
  await expect(fair.locator('.line').last()).toHaveText('DescriptionTents, prizes and the band');
  expect((await fair.locator('.line').first().boundingBox())?.width).toBeGreaterThan(100);
  await checkAccessibility(page, info, 'phone-cards');
});

test('the cards of transactions and reports are low', async ({ page, books }) => {
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

test('a card of a category is low, and a press shows its steps', async ({ page, books }, info) => {
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
