import { DESK } from '../e2e/support/page-test.ts';
import { failure } from '../../web/src/data/failure.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { putAll } from '../e2e/support/records.ts';
import { putItems, putLedger } from './support/ledger.ts';
import { expect, test } from './support/memory-books.ts';

/** What the entries make of the accounts: which name none, what was outstanding, and what the funds have against them. */
const PATH = '/admin/bank/accounts';
const API = '/api/admin/manage-account';
const CHECKING = {
  name: 'Checking',
  kind: 'checking',
  version: 1,
  openingDate: '2026-07-01',
  openingBalance: 100,
};
const BOOKS = { opensOn: null, closedThrough: null, closedYear: null, closing: null };
const AMOUNTS = { manual: 0, approved: 0, paid: 0, approvedCount: 0, paidCount: 0 };
const NONE = { ...AMOUNTS, revenue: 0, transferIn: 0, transferOut: 0 };

test.beforeEach(async ({ books }) => {
  await putLedger(books.db, 'revenueItems', {
    named: { date: '2026-07-03', accountId: 'checking' },
    unnamed: { date: '2026-07-04' },
    older: { date: '2026-06-20', amount: 5, description: 'Older deposit' },
    oldest: { date: '2025-06-20' },
  });
  await putItems(books.db, 'manualExpenses', {
    check: { date: '2026-06-29', amount: 12.5, paidTo: 'Cider Mill', accountId: 'checking' },
  });
  await putAll(books.db, {
    'accounts/checking': CHECKING,
    'settings/books': { ...BOOKS, accountsFrom: '2026-07-01' },
    'totals/2026-06~fair~library': {
      ...NONE,
      month: '2026-06',
      categoryId: 'fair',
      fundId: 'library',
      revenue: 9e3,
      manual: 1250,
    },
    'totals/2026-07~fair~library': {
      ...NONE,
      month: '2026-07',
      categoryId: 'fair',
      fundId: 'library',
      revenue: 2e3,
    },
    'accountTotals/2026-06~checking': {
      ...NONE,
      month: '2026-06',
      accountId: 'checking',
      manual: 1250,
    },
    'accountTotals/2026-07~checking': {
      ...NONE,
      month: '2026-07',
      accountId: 'checking',
      revenue: 1e3,
    },
  });
});

test(
  'compares the funds with the accounts, and says what explains a difference',
  DESK,
  async ({ page, books }) => {
    await books.open(page, PATH);
    const part = page.getByRole('region', { name: 'Do funds match the bank?' });
    await expect(part.getByText('The funds have $0.00')).toHaveCount(0);
    // 97.50 in the fund; 100.00 - 12.50 + 10.00 in the account.
    await expect(part.getByText('Yes, they match.')).toBeVisible();
    await books.db.doc('totals/2026-08~fair~library').set({
      ...NONE,
      month: '2026-08',
      categoryId: 'fair',
      fundId: 'library',
      manual: 325,
    });
    await expect(part.getByText('No. The funds have $3.25 less than the accounts.')).toBeVisible();
    for (const line of [
      /Cash in the funds before Jul 1, 2026\$77\.50/,
      /without an account\$6\.75/,
    ])
      await expect(part.locator('dl > div').filter({ hasText: line })).toHaveCount(1);
  },
);

test(
  'puts all entries that name no account in one, and goes on after a failure',
  DESK,
  async ({ page, books }, info) => {
    await books.open(page, PATH);
    const notice = page.getByRole('status').filter({ hasText: 'has no account' });
    await expect(notice).toContainText('1 entry from Jul 1, 2026 on has no account.');
    await checkAccessibility(page, info, 'accounts-unnamed');
    await books.answer(API, failure('offline'));
    await page.getByRole('button', { name: 'Put them there' }).click();
    await expect(page.getByRole('alert')).toContainText('There is no connection to the server.');
    await books.answer(API, { ok: true, answer: { assigned: 1, next: null } });
    await putItems(books.db, 'revenueItems', {
      unnamed: { date: '2026-07-04', accountId: 'checking' },
    });
    await page.getByRole('button', { name: 'Put them there' }).click();
    await expect(page.getByText('1 entry was put in Checking.').first()).toBeVisible();
    expect(await books.asked(API)).toEqual({ act: 'assign', id: 'checking', from: null });
    await expect(page.getByText('have no account')).toHaveCount(0);
    await expect(page.getByText('has no account')).toHaveCount(0);
  },
);

test('marks what was outstanding at the opening', DESK, async ({ page, books }) => {
  await books.open(page, PATH);
  await page.getByRole('button', { name: 'Uncleared items at start' }).click();
  const dialog = page.getByRole('dialog', { name: 'Uncleared items at start: Checking' });
  const check = dialog.getByRole('checkbox', { name: /Cider Mill/ });
  const deposit = dialog.getByRole('checkbox', { name: /Older deposit/ });
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  await expect(check).toBeChecked();
  await expect(deposit).not.toBeChecked();
  await deposit.check();
  await books.answer(API, { ok: true, answer: {} });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  expect(await books.asked(API)).toEqual({
    act: 'outstanding',
    id: 'checking',
    isOutstanding: true,
    entries: [
      {
        collection: 'revenueItems',
        id: 'older',
      },
    ],
  });
});

test(
  'lists a check that no books have, and it is in the register and among the stale ones',
  DESK,
  async ({ page, books }, info) => {
    await books.open(page, PATH);
    await page.getByRole('button', { name: 'Uncleared items at start' }).click();
    const dialog = page.getByRole('dialog', { name: 'Uncleared items at start: Checking' });
    await dialog.getByRole('button', { name: 'Add a check or deposit' }).click();
    const item = dialog.getByRole('region', { name: 'Item 1' });
    await item.getByLabel('Date').fill('2026-07-01');
    await item.getByLabel('Check Number').fill('980');
    await item.getByLabel('Payee or Source').fill('Hall rental');
    await item.getByLabel('Amount').fill('25');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(item.getByText('Date must be before the opening day, Jul 1, 2026.')).toBeVisible();
    await item.getByLabel('Date').fill('2026-01-05');
    await checkAccessibility(page, info, 'accounts-outstanding-item');
    await books.answer(API, { ok: true, answer: {} });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    const asked = (await books.asked(API)) as { readonly outstanding: readonly object[] };
    expect(asked).toMatchObject({
      act: 'save',
      id: 'checking',
      version: 1,
      fields: {
        name: 'Checking',
        openingDate: '2026-07-01',
        openingBalance: 100,
      },
      outstanding: [
        {
          kind: 'paid',
          date: '2026-01-05',
          checkNumber: '980',
          payee: 'Hall rental',
          amount: 25,
        },
      ],
    });
    const { outstanding } = asked;
    await books.db.doc('accounts/checking').update({ outstanding, version: 2 });
    // 100.00 - 12.50 + 10.00 by the entries, and 25.00 less.
    await expect(page.getByText('Book balance: $72.50')).toBeVisible();
    await expect(page.getByText('No. The funds have $25.00 more than the accounts.')).toBeVisible();
    await page.getByRole('tab', { name: 'Register' }).click();
    await expect(page.getByText('A check of $25.00 has been outstanding')).toBeVisible();
    await page.getByRole('button', { name: 'Show checks' }).click();
    await page.getByRole('link', { name: 'Register of Jan 2026' }).click();
    const line = page.getByRole('row', { name: /980.*Hall rental.*Uncleared items at start/ });
    await expect(line).toContainText('$75.00');
  },
);
