import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { organization } from '@pa-ledger/domain/organization';
import type { Page } from '@playwright/test';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { putAll } from '../e2e/support/records.ts';
import { EXPENSES, REVENUE, rowsIn, TODAY } from '../e2e/support/transaction-pages.ts';
import { novemberDay, putEntry } from './support/journal-entries.ts';
import { CATEGORY, FUND, PLACE, putLedger } from './support/ledger.ts';
import { expect, test } from './support/memory-books.ts';

const EXPENSE = 'K'.repeat(20);

const title = (name: string): string => `${name} | ${organization.schoolName}`;

for (const kind of [REVENUE, EXPENSES]) {
  const { book, path } = kind;

  test(`${kind.heading}: each has a page, and back keeps the list's filter`, async ({
    page,
    books,
  }, info) => {
    await putLedger(books.db, book, { tombola: { description: 'Tombola', amount: 1234.5 } });
    await books.open(page, `${path}?fund=${PLACE.fundId}`);
    await rowsIn(page, kind.heading).getByRole('link', { name: 'Tombola', exact: true }).click();
    await expect(page).toHaveURL(`${path}/tombola?fund=${PLACE.fundId}`);
    await expect(page.getByRole('heading', { name: 'Tombola' })).toBeVisible();
    await expect(page).toHaveTitle(title('Tombola'));
    await expect(page.getByRole('tab', { name: kind.heading })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    for (const fact of [formatDate(TODAY), '$1,234.50', CATEGORY, FUND])
      await expect(page.getByRole('definition').filter({ hasText: fact })).toHaveCount(1);
    await checkAccessibility(page, info, `${book}-page`);

    await page.getByRole('link', { name: kind.heading, exact: true }).click();
    await expect(page).toHaveURL(`${path}?fund=${PLACE.fundId}`);
    await expect(page).toHaveTitle(title('Financial Data'));
  });

  test(
    `${kind.heading}: its page edits, deletes, and restores it`,
    DESK,
    async ({ page, books }) => {
      await putLedger(books.db, book, { tombola: { description: 'Tombola', amount: 1234.5 } });
      await books.open(page, `${path}/tombola`);
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      const form = page.getByRole('dialog', { name: kind.editTitle });
      await form.getByLabel('Description').fill('Raffle');
      await form.getByRole('button', { name: kind.update }).click();
      await expect(page.getByRole('heading', { name: 'Raffle' })).toBeVisible();

      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(kind.question);
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('Someone may have deleted it.')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByRole('heading', { name: 'Raffle' })).toBeVisible();
    },
  );
}

const CHECKING = {
  'settings/books': { accountsFrom: '2026-07-01' },
  'accounts/bank': {
    name: 'Checking',
    kind: 'checking',
    openingDate: '2026-07-01',
    openingBalance: 0,
    version: 1,
  },
};

/** A connected record, as its link. */
const connected = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Connected records' }).getByRole('link', { name, exact: true });

test(
  'revenue leads to its deposit, the statement that cleared it, and what gave it back',
  DESK,
  async ({ page, books }) => {
    await putLedger(books.db, 'revenueItems', {
      sale: { description: 'Cake sale', amount: 25, accountId: 'bank' },
      'sale-returned-x': { description: 'Bounced', amount: -10, date: '2026-11-09' },
    });
    await putAll(books.db, {
      ...CHECKING,
      'deposits/d1': { date: '2026-11-04', accountId: 'bank', slip: 'B77', items: [], version: 1 },
      'clearings/revenueItems~sale': { depositId: 'd1', depositedOn: '2026-11-04' },
      'clearings/deposits~d1': { statementId: 'bank~2026-11-30' },
    });
    await books.open(page, `${REVENUE.path}/sale`);
    await expect(connected(page, 'Deposit of Nov 4, 2026, slip B77')).toHaveAttribute(
      'href',
      '/admin/bank/deposits/d1',
    );
    await expect(connected(page, 'Checking, statement of Nov 30, 2026')).toHaveAttribute(
      'href',
      '/admin/bank/reconcile/bank~2026-11-30',
    );
    await connected(page, '-$10.00 on Nov 9, 2026').click();
    await expect(page).toHaveURL(`${REVENUE.path}/sale-returned-x`);
    await connected(page, 'Cake sale').click();
    await expect(page).toHaveURL(`${REVENUE.path}/sale`);
  },
);

test(
  'a manual expense leads to its meeting, and a refund to the request it gives back',
  DESK,
  async ({ page, books }) => {
    const refund = `${EXPENSE}-returned-x`;
    await putLedger(books.db, 'manualExpenses', {
      cider: { description: 'Cider', accountId: 'bank' },
      [refund]: { description: 'Refund', amount: -5 },
    });
    await putAll(books.db, {
      ...CHECKING,
      [`expenses/${EXPENSE}`]: {},
      'clearings/manualExpenses~cider': { statementId: 'bank~2026-10-31' },
      'ratified/manualExpenses~cider': { ratification: 'm1', ratifiedOn: '2026-11-12' },
    });
    await books.open(page, `${EXPENSES.path}/cider`);
    await expect(connected(page, 'Checking, statement of Oct 31, 2026')).toBeVisible();
    await expect(connected(page, 'Meeting of Nov 12, 2026')).toHaveAttribute(
      'href',
      '/admin/bank/ratification/m1',
    );
    await page.goto(`${EXPENSES.path}/${refund}`);
    await expect(connected(page, referenceOf(EXPENSE))).toHaveAttribute(
      'href',
      `/admin/expenses/${referenceOf(EXPENSE)}`,
    );
  },
);

test('a transfer has a page with its history', DESK, async ({ page, books }) => {
  await putLedger(books.db);
  await putAll(books.db, {
    ...CHECKING,
    'accounts/savings': { ...CHECKING['accounts/bank'], name: 'Savings', kind: 'savings' },
    'transfers/move': {
      date: TODAY,
      amount: 500,
      fromAccountId: 'bank',
      toAccountId: 'savings',
      description: 'To savings',
      version: 1,
    },
    'clearings/transfers~move~to': { statementId: 'savings~2026-10-31' },
  });
  await putEntry(books.db, {
    collection: 'transfers',
    id: 'move',
    after: { date: TODAY, amount: 500, description: 'To savings', version: 1 },
    at: novemberDay(3),
  });
  await books.open(page, '/admin/financial/transfers');
  await rowsIn(page, 'Transfers').getByRole('link', { name: 'To savings', exact: true }).click();
  await expect(page).toHaveURL('/admin/financial/transfers/move');
  await expect(page.getByRole('definition').filter({ hasText: /^Savings$/ })).toHaveCount(1);
  await expect(connected(page, 'Savings, statement of Oct 31, 2026')).toBeVisible();
  const history = page.getByRole('region', { name: 'History' }).getByRole('list');
  await expect(history).toContainText('ruth@example.com');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Amount').fill('400');
  await page.getByRole('button', { name: 'Update Transfer' }).click();
  await expect(page.getByRole('definition').filter({ hasText: '$400.00' })).toBeVisible();
});

test('an address of no entry says so, and leads to the list', DESK, async ({ page, books }) => {
  await putLedger(books.db, 'revenueItems', { tombola: { description: 'Tombola' } });
  await books.open(page, `${REVENUE.path}/nothing`);
  await expect(page.getByText('There’s no revenue item here.')).toBeVisible();
  await page.getByRole('link', { name: REVENUE.heading, exact: true }).click();
  await expect(rowsIn(page, REVENUE.heading)).toHaveCount(1);
});

test('back from an entry of another year leads to its year', DESK, async ({ page, books }) => {
  await putLedger(books.db, 'revenueItems', { then: { description: 'Then', date: '2024-10-01' } });
  await books.open(page, `${REVENUE.path}/then`);
  await expect(page.getByRole('heading', { name: 'Then' })).toBeVisible();
  await page.getByRole('link', { name: REVENUE.heading, exact: true }).click();
  await expect(page).toHaveURL(`${REVENUE.path}?year=2024`);
  await expect(rowsIn(page, REVENUE.heading)).toHaveText([/Then/]);
});
