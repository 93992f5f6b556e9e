import type { Page } from '@playwright/test';
import { DESK } from '../e2e/support/page-test.ts';
import { putAll } from '../e2e/support/records.ts';
import { PLACE, putLedger } from './support/ledger.ts';
import { fixTime } from './support/fixed-time.ts';
import { expect, test } from './support/memory-books.ts';
import { openTab } from '../e2e/support/panel-frame.ts';

/** What cannot be deleted says so before the question. What the server refuses: tests/server. */

const ACCOUNT = {
  name: 'Checking',
  kind: 'checking',
  version: 1,
  openingDate: '2026-07-01',
  openingBalance: 1e3,
};

test.beforeEach(({ page }) => fixTime(page, '2026-11-23T15:00:00Z'));

/** Presses Delete, and expects a sentence where the question would be. */
async function expectKept(page: Page, name: string, sentence: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(sentence)).toBeVisible();
  await expect(dialog.getByText(/^Are you sure/)).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0);
}

const close = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();

test(
  'revenue that a deposit or a statement has, or of which something was given back',
  DESK,
  async ({ page, books }) => {
    await putLedger(books.db, 'revenueItems', {
      fair: { date: '2026-11-02', amount: 50, description: 'Fair', accountId: 'bank' },
      dues: { date: '2026-11-03', amount: 12, description: 'Dues', accountId: 'bank' },
      sale: { date: '2026-11-04', amount: 30, description: 'Sale' },
      'sale-returned-abcdefghijklmnopqrst': {
        date: '2026-11-05',
        amount: -10,
        description: 'Bounced',
      },
      raffle: { date: '2026-11-06', amount: 8, description: 'Raffle' },
    });
    await putAll(books.db, {
      'accounts/bank': ACCOUNT,
      'clearings/revenueItems~fair': {
        accountId: 'bank',
        depositId: 'one',
        depositedOn: '2026-11-04',
        itemDay: '2026-11-02',
        amount: 50,
      },
      'clearings/revenueItems~dues': { accountId: 'bank', itemDay: '2026-11-03', amount: 12 },
    });
    await books.open(page, '/admin/financial/revenue?year=2026');
    await expectKept(
      page,
      'Fair',
      /^You can’t delete this yet. This is in the deposit of Nov 4, 2026, /,
    );
    await close(page);
    await expectKept(page, 'Dues', /^You can’t delete this yet. A bank statement cleared this, /);
    await close(page);
    await expectKept(page, 'Sale', /\$10\.00/);
    await close(page);
    await page.getByRole('button', { name: 'Delete Raffle' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Raffle was deleted.').first()).toBeVisible();
  },
);

test('a transfer that a statement has cleared at one end', DESK, async ({ page, books }) => {
  await putLedger(books.db);
  await putAll(books.db, {
    'transfers/moved': {
      date: '2026-11-02',
      amount: 5,
      description: 'Moved',
      version: 1,
      fromFundId: PLACE.fundId,
      toFundId: PLACE.fundId,
    },
    'clearings/transfers~moved~to': { accountId: 'bank', itemDay: '2026-11-02', amount: 5 },
  });
  await books.open(page, '/admin/financial/transfers?year=2026');
  await expectKept(page, 'Moved', /^You can’t delete this yet. A bank statement cleared this, /);
});

test(
  'an account that something names, which is archived instead',
  DESK,
  async ({ page, books }) => {
    await putAll(books.db, {
      'accounts/bank': ACCOUNT,
      'deposits/one': { accountId: 'bank', date: '2026-11-04', items: [], version: 1 },
      'transfers/moved': { toAccountId: 'bank', date: '2026-11-04', amount: 5, version: 1 },
    });
    await books.open(page, '/admin/bank/accounts');
    await expectKept(
      page,
      'Checking',
      'This account is named by transfers and deposits, so it cannot be deleted. Archive it instead.',
    );
    await books.answer('/api/admin/manage-account', { ok: true, answer: {} });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click();
    await expect(page.getByText('Checking was archived.').first()).toBeVisible();
  },
);

test('a category and a fund that a closed year names', DESK, async ({ page, books }) => {
  await putLedger(books.db);
  await putAll(books.db, {
    'settings/books': {
      opensOn: null,
      closedThrough: '2026-06-30',
      closedYear: '2025',
      closing: null,
    },
    'totals/old': { month: '2026-05', ...PLACE, revenue: 100 },
  });
  await books.open(page, '/admin/categories');
  const sentence = /You can’t delete this because a closed year uses it\./;
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(sentence)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0);
  await close(page);
  await openTab(page, 'Financial Data');
  await page.getByRole('tab', { name: 'Fund Management' }).click();
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await expect(dialog.getByText(sentence)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Archive' })).toBeVisible();
});
