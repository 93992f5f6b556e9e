import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import type { Role } from '@pa-ledger/domain/people/role';
import type { Page } from '@playwright/test';
import { PAGE_LOADERS } from '../../web/src/admin/frame/page-loaders.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { changing, controlsOf, show } from './support/controls.ts';
import { expect, test, type MemoryBooks } from './support/memory-books.ts';
import { EXPENSES, putWholeBooks, RECORD_PAGES } from './support/whole-books.ts';

/** Every page of the panel, with its sub-tabs, and a record of each kind. */
const PAGES = [
  'home',
  'expenses',
  'expenses?view=pay',
  'expenses/checks',
  ...EXPENSES.map((id) => `expenses/${referenceOf(id)}`),
  'financial/revenue',
  'financial/expenses',
  'financial/funds',
  'financial/transfers',
  'financial/advances',
  'financial/confirm',
  'bank/register?account=checking&month=2026-11',
  'bank/reconcile?account=checking',
  'bank/accounts',
  'bank/deposits',
  'bank/services',
  'bank/ratification',
  'budget',
  'budget/income',
  'budget/amendments',
  'balances',
  'categories',
  'reports/budget',
  'reports/categories',
  'reports/funds',
  'reports/event?category=fair',
  'reports/income',
  'reports/treasurer',
  'tax/payees',
  'tax/contractors',
  'tax/donors',
  'tax/in-kind',
  'tax/sales-tax',
  'tax/return',
  'tax/export',
  'users',
  'journal',
  'search?q=Dana',
  ...RECORD_PAGES,
];

/** The addresses that open a form. */
const FORMS = [
  'financial/revenue?new',
  'financial/expenses?new',
  'financial/funds?new',
  'financial/transfers?new',
  'bank/accounts?new',
  'bank/deposits/new',
  'bank/deposits/depositA000000000000/edit',
  'bank/services',
  'tax/in-kind?new',
  'categories?new',
  'users?set=treasurer',
  'expenses/pay-run',
];

/** What an administrator may do, and a bookkeeper may not. */
const OF_ADMINISTRATORS =
  /^press: (?:.*(?:Event|Administrative) Categor|Add (?:a )?Categor|(?:Edit|Delete) (?:Book Fair|Fall Festival)(?: →|$)|Edit Users|Set approver|Set start date|(?:Close|Reopen|Start) 20|Who.s away)|\/admin\/users\?set=|categories\?new/i;

/** What nobody can change: it only says what is. */
const READ_ONLY = [
  'expenses',
  'bank/register?account=checking&month=2026-11',
  'budget/amendments',
  'reports/budget',
  'reports/categories',
  'reports/funds',
  'reports/event?category=fair',
  'reports/income',
  'tax/payees',
  'tax/contractors',
  'tax/sales-tax',
  'tax/export',
  'search?q=Dana',
];

async function open(page: Page, books: MemoryBooks, role: Role): Promise<void> {
  await putWholeBooks(page, books, role);
  await books.open(page, '/admin');
  await expect(page.getByRole('heading', { name: 'Home', level: 2 })).toBeVisible();
}

/** Visits every page. @returns what each offers, by its address. */
async function walk(page: Page): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  for (const address of PAGES) {
    await test.step(address, async () => {
      await show(page, address);
      await expect(page.getByText(/^We couldn’t load|stopped working/), address).toHaveCount(0);
      found.set(address, await controlsOf(page));
    });
  }
  return found;
}

/** Returns the pages that offer what a pattern or a check finds, with what that is. */
function offering(
  found: ReadonlyMap<string, readonly string[]>,
  among: (controls: readonly string[]) => readonly string[],
): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    [...found].flatMap(([address, controls]) => {
      const some = among(controls);
      return some.length === 0 ? [] : [[address, some]];
    }),
  );
}

test('every page is visited', DESK, () => {
  const visited = new Set(PAGES.map((address) => /^[a-z]+/.exec(address)?.[0]));
  expect(Object.keys(PAGE_LOADERS).filter((path) => !visited.has(path))).toEqual([]);
});

test('a reviewer reads every page, and changes nothing', async ({ page, books }) => {
  await open(page, books, 'reviewer');
  expect(offering(await walk(page), changing)).toEqual({});
  expect(await books.refused()).toEqual([]);
  const frame = page.locator('header, nav');
  await expect(frame.getByRole('button', { name: 'New', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /needs? your attention/ })).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'User Management' })).toHaveCount(0);
  await expect(page.getByText('Waiting for me')).toHaveCount(0);
});

test('an address of a form shows a reviewer the page without it', DESK, async ({ page, books }) => {
  await open(page, books, 'reviewer');
  for (const address of FORMS) {
    await show(page, address);
    await page.keyboard.press('n');
    await expect(page.locator('[role="dialog"], main form'), address).toHaveCount(0);
    expect(changing(await controlsOf(page)), address).toEqual([]);
  }
  expect(await books.refused()).toEqual([]);
});

test('a bookkeeper keeps the books, and leaves the rest to administrators', async ({
  page,
  books,
}) => {
  await open(page, books, 'bookkeeper');
  const found = await walk(page);
  const offered = offering(found, (controls) =>
    controls.filter((control) => OF_ADMINISTRATORS.test(control)),
  );
  expect(offered).toEqual({});
  expect(await books.refused()).toEqual([]);
  for (const address of ['financial/revenue', 'bank/deposits', 'budget', 'balances'])
    expect(changing(found.get(address) ?? []), address).not.toEqual([]);
  for (const address of ['categories?new', 'users?set=treasurer']) {
    await show(page, address);
    await expect(page.locator('[role="dialog"], main form'), address).toHaveCount(0);
  }
});

test('these tests know what changes the books', DESK, async ({ page, books }) => {
  await open(page, books, 'admin');
  const found = await walk(page);
  const without = [...found].filter(([, controls]) => changing(controls).length === 0);
  expect(without.map(([address]) => address)).toEqual(READ_ONLY);
  const others = [...found.values()].flat().filter((one) => OF_ADMINISTRATORS.test(one));
  expect(others).not.toEqual([]);
  // Both lists of the page are there.
  expect(found.get('expenses/checks')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/Record signature/),
      expect.stringMatching(/as mailed/),
    ]),
  );
  expect(await books.refused()).toEqual([]);
});
