import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { putAll } from '../e2e/support/records.ts';
import { columnsOf, download, table, textsOf } from '../e2e/support/reports.ts';
import { PLACE, putItems, putLedger } from './support/ledger.ts';
import { fixTime } from './support/fixed-time.ts';
import { expect, test } from './support/memory-books.ts';

/** The register of an account: domain/src/bank/register.ts computes it. */
const PATH = '/admin/bank';
const SHEET = /\/MediaBox\s*\[\s*0 0 612 792\s*\]/g;
const ACCOUNT = {
  name: 'Checking',
  kind: 'checking',
  version: 1,
  openingDate: '2026-07-01',
  openingBalance: 1e3,
};
const PAYMENT = {
  method: 'check',
  checkNumber: '1042',
  payee: 'Dana Whitfield',
  date: '2026-10-30',
  lines: [
    {
      expenseId: 'e1',
      ...PLACE,
      amount: 40,
    },
  ],
  accountId: 'bank',
  voided: {
    date: '2026-11-12',
    reason: 'Lost',
  },
  version: 2,
};

test.beforeEach(async ({ page, books }) => {
  await fixTime(page, '2026-11-23T15:00:00Z');
  await putLedger(books.db, 'revenueItems', {
    fair: { date: '2026-11-10', amount: 1234.5, description: 'Book fair', accountId: 'bank' },
    other: { date: '2026-11-10', amount: 5, description: 'Interest', accountId: 'save' },
  });
  await putItems(books.db, 'manualExpenses', {
    mill: {
      date: '2026-11-02',
      amount: 25.29,
      paidTo: 'Cider Mill',
      description: 'Cider',
      checkNumber: 'M-7',
      accountId: 'bank',
    },
  });
  await putAll(books.db, {
    'accounts/bank': ACCOUNT,
    'accounts/save': {
      ...ACCOUNT,
      name: 'Savings',
    },
    'payments/late': PAYMENT,
    'clearings/manualExpenses~mill': {
      accountId: 'bank',
      itemDay: '2026-11-02',
    },
    'accountTotals/2026-10~bank': {
      month: '2026-10',
      accountId: 'bank',
      paid: 4e3,
    },
    'accountTotals/2026-11~bank': {
      month: '2026-11',
      accountId: 'bank',
      revenue: 123450,
      manual: 2529,
      paid: -4e3,
    },
  });
});

test(
  'the register of a month has what moved the account, with the balance after each, also on paper',
  DESK,
  async ({ page, books }, info) => {
    await books.open(page, PATH);
    const register = table(page, 'Register');
    await expect(page.getByRole('heading', { name: 'Checking, Nov 2026' })).toBeVisible();
    await expect
      .poll(() => columnsOf(register))
      .toEqual(['Date', 'Check', 'Payee or Source', 'Description', 'Amount', 'Balance', 'Cleared']);
    await expect
      .poll(() => textsOf(register, 'tbody'))
      .toEqual([
        ['Nov 2, 2026', 'M-7', 'Cider Mill', 'Cider', '-$25.29', '$934.71', 'Yes'],
        ['Nov 10, 2026', '–', 'Book fair', '–', '$1,234.50', '$2,169.21', '–'],
        ['Nov 12, 2026', '1042', 'Void: Dana Whitfield', '–', '$40.00', '$2,209.21', '–'],
      ]);
    await expect
      .poll(() => textsOf(register, 'tfoot'))
      .toEqual([['TOTAL (3)', '', '', '', '$1,249.21', '$2,209.21', '']]);
    for (const figure of [
      'Beginning balance$960.00',
      'Receipts$1,234.50',
      'Disbursements-$14.71',
      'Ending balance$2,209.21',
    ])
      await expect(page.locator('dl')).toContainText(figure);
    await checkAccessibility(page, info, 'register');
    await page.emulateMedia({ media: 'print' });
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(SHEET)).toHaveLength(1);
  },
);

test('the account, the month and the search are in the address', DESK, async ({ page, books }) => {
  await books.open(page, PATH);
  await page.getByLabel('Month').selectOption({ label: 'Oct 2026' });
  await expect(page).toHaveURL(/month=2026-10/);
  await expect(table(page, 'Register').locator('tbody tr')).toHaveCount(1);
  await expect(page.locator('dl')).toContainText('Ending balance$960.00');
  await page.getByLabel('Account').selectOption({ label: 'Savings' });
  await expect(page.getByText('No activity in this account this month.')).toBeVisible();
  await books.open(page, `${PATH}/register?account=bank&month=2026-11&q=M-7`);
  await expect(table(page, 'Register').locator('tbody tr')).toHaveCount(1);
  await expect
    .poll(() => textsOf(table(page, 'Register'), 'tfoot'))
    .toEqual([['TOTAL (1 of 3)', '', '', '', '-$25.29', '', '']]);
  await page.getByRole('searchbox', { name: 'Search' }).fill('nobody');
  await expect(page.getByText('No activity this month matches your search.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('$1,234.50');
  const { name, text } = await download(page);
  expect(name).toBe('register-Checking-2026-11.csv');
  expect(text.split('\r\n')).toEqual([
    '\ufeffdate,checkNumber,payee,description,amount,balance,cleared,ratifiedOn,addedAfter',
    '"2026-11-10","","Book fair","",1234.5,2169.21,"","",""',
  ]);
});
