import type { Locator } from '@playwright/test';
import { failure } from '../../web/src/data/failure.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { putAll } from '../e2e/support/records.ts';
import { columnsOf, download, table, textsOf } from '../e2e/support/reports.ts';
import { putLedger } from './support/ledger.ts';
import { fixTime } from './support/fixed-time.ts';
import { expect, test } from './support/memory-books.ts';

/** Deposits: the list, the dialog and the slip. What the server does: tests/server/deposits.test.ts. */
const PATH = '/admin/bank/deposits?year=2026';
const API = '/api/admin/manage-deposit';
const SHEET = /\/MediaBox\s*\[\s*0 0 612 792\s*\]/g;
const ACCOUNT = {
  name: 'Checking',
  kind: 'checking',
  version: 1,
  openingDate: '2026-07-01',
  openingBalance: 1e3,
};
const DEPOSIT = 'depositA000000000000';
const MARK = { accountId: 'bank', depositId: DEPOSIT, depositedOn: '2026-11-04' };

test.beforeEach(async ({ page, books }) => {
  await fixTime(page, '2026-11-23T15:00:00Z');
  await putLedger(books.db, 'revenueItems', {
    fair: {
      date: '2026-11-02',
      amount: 1234.5,
      description: 'Dana Whitfield',
      reference: 'Check 118',
      accountId: 'bank',
    },
    sale: { date: '2026-10-30', amount: 0.29, description: 'Bake sale', accountId: 'bank' },
    dues: { date: '2026-11-05', amount: 12, description: 'Dues', accountId: 'bank' },
    late: { date: '2026-11-20', amount: 30, description: 'Raffle', accountId: 'bank' },
    bounced: { date: '2026-11-06', amount: -5, description: 'Bounced', accountId: 'bank' },
    other: { date: '2026-11-06', amount: 7, description: 'Interest', accountId: 'save' },
  });
  await putAll(books.db, {
    'accounts/bank': ACCOUNT,
    'accounts/save': {
      ...ACCOUNT,
      name: 'Savings',
    },
    [`deposits/${DEPOSIT}`]: {
      date: '2026-11-04',
      accountId: 'bank',
      slip: '77',
      version: 1,
      countedBy: ['Ann Lee', 'Bo Diaz'],
      items: [
        {
          id: 'sale',
          date: '2026-10-30',
          amount: 0.29,
        },
        {
          id: 'fair',
          date: '2026-11-02',
          amount: 1234.5,
        },
      ],
    },
    'clearings/revenueItems~sale': {
      ...MARK,
      itemDay: '2026-10-30',
      amount: 0.29,
    },
    'clearings/revenueItems~fair': {
      ...MARK,
      itemDay: '2026-11-02',
      amount: 1234.5,
    },
  });
});

test(
  'the deposits of a year, with their sums, a search and a file',
  DESK,
  async ({ page, books }, info) => {
    await books.open(page, PATH);
    const list = table(page, 'Deposits');
    await expect
      .poll(() => columnsOf(list))
      .toEqual([
        'Date',
        'Account',
        'Slip number',
        'Items',
        'Counted by',
        'Cleared',
        'Amount',
        'Actions',
      ]);
    const [first] = await textsOf(list, 'tbody');
    expect(first?.slice(0, 7)).toEqual([
      'Nov 4, 2026',
      'Checking',
      '77',
      '2',
      'Ann Lee and Bo Diaz',
      '–',
      '$1,234.79',
    ]);
    await checkAccessibility(page, info, 'deposits');
    await test.step('there is room for the actions of a row', async () => {
      const right = (part: Locator) =>
        part.evaluate((element) => element.getBoundingClientRect().right);
      const last = list.getByRole('button', { name: /^Delete / });
      expect(await right(last)).toBeLessThanOrEqual(await right(list));
    });
    const { name, text } = await download(page);
    expect(name).toBe('deposits-2026.csv');
    expect(text.split('\r\n').slice(0, 2)).toEqual([
      '\ufeffdate,account,slip,items,countedBy,cleared,amount',
      '"2026-11-04","Checking","77",2,"Ann Lee and Bo Diaz","",1234.79',
    ]);
    await page.getByRole('searchbox', { name: 'Search' }).fill('savings');
    await expect(page.getByText('No deposit of this year matches the search.')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search' }).fill('diaz');
    await expect(list.locator('tbody tr')).toHaveCount(1);
  },
);

test(
  'a new deposit has what is chosen, and two who counted',
  DESK,
  async ({ page, books }, info) => {
    await books.open(page, PATH);
    await page.getByRole('button', { name: 'New Deposit' }).click();
    const form = page.getByRole('dialog', { name: 'New Deposit' });
    const account = form.getByLabel('Account');
    await expect(account).toHaveValue('bank');
    await account.selectOption('');
    await expect(form.getByText('Choose the account and date first.')).toBeVisible();
    await form.getByLabel('Account').selectOption({ label: 'Checking' });
    // Not what is in a deposit, came back, or is of another account.
    await expect(form.getByRole('checkbox')).toHaveCount(2);
    await form.getByLabel('Date').fill('2026-11-10');
    await expect(form.getByRole('checkbox')).toHaveCount(1);
    await form.getByLabel('Date').fill('2026-11-21');
    const save = form.getByRole('button', { name: 'Save Deposit' });
    await save.click();
    await expect(
      form.getByText('Please add a line, or choose revenue you entered before.'),
    ).toBeVisible();
    await expect(form.getByText('First counter is required.')).toBeVisible();
    await form.getByRole('button', { name: 'Choose all' }).click();
    await expect(form.getByText('2 chosen, $42.00')).toBeVisible();
    await form.getByRole('checkbox', { name: 'Raffle' }).uncheck();
    await form.getByLabel('Slip number').fill('78');
    await form.getByLabel('First counter').fill('Ann Lee');
    await form.getByLabel('Second counter').fill('ann lee');
    await expect(form.getByText('Two different people count a deposit.')).toBeVisible();
    await form.getByLabel('Second counter').fill('Bo Diaz');
    await checkAccessibility(page, info, 'deposit-form');
    await books.answer(API, failure('refused', 'Nothing was saved. Not in this deposit: “Dues”'));
    await save.click();
    await expect(form.getByRole('alert')).toContainText('Not in this deposit: “Dues”');
    await books.answer(API, { ok: true, answer: {} });
    await save.click();
    await expect(
      page.getByText('The deposit of 1 item on Nov 21, 2026 is saved.').first(),
    ).toBeVisible();
    expect(await books.asked(API)).toMatchObject({
      act: 'save',
      version: null,
      items: ['dues'],
      fields: {
        accountId: 'bank',
        date: '2026-11-21',
        slip: '78',
        firstCounter: 'Ann Lee',
        secondCounter: 'Bo Diaz',
      },
    });
  },
);

test('a year of many deposits reads the fifty that it shows', DESK, async ({ page, books }) => {
  const many = Array.from({ length: 120 }, (_, at) =>
    `many${String(at).padStart(3, '0')}`.padEnd(20, 'x'),
  );
  const deposit = { ...(await books.db.doc(`deposits/${DEPOSIT}`).get()).data(), slip: '9' };
  await putAll(
    books.db,
    Object.fromEntries<object>(
      many.flatMap((id) => [
        [`deposits/${id}`, { ...deposit, date: '2026-08-04' }],
        [`clearings/deposits~${id}`, { accountId: 'bank', itemDay: '2026-08-04' }],
      ]),
    ),
  );
  await books.open(page, PATH);
  const rows = table(page, 'Deposits').locator('tbody tr');
  await expect(rows).toHaveCount(50);
  await expect(page.getByText('The newest 50 deposits.')).toBeVisible();
  const read = (await books.read()).filter((path) => /^(deposits|clearings)\//.test(path));
  expect(read.length).toBeLessThanOrEqual(102);
  const { text } = await download(page);
  expect(text.trim().split('\r\n')).toHaveLength(122);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows).toHaveCount(100);
  await page.getByRole('searchbox', { name: 'Search' }).fill('77');
  await expect(rows).toHaveCount(1);
});

test('checks and cash are typed, counted, and printed with the slip', async ({
  page,
  books,
}, info) => {
  await books.open(page, PATH);
  await page.getByRole('button', { name: 'New Deposit' }).click();
  const form = page.getByRole('dialog', { name: 'New Deposit' });
  const line = (name: string) => form.getByRole('region', { name, exact: true });
  await form.getByLabel('First counter').fill('Ann Lee');
  await form.getByLabel('Second counter').fill('Bo Diaz');
  await form.getByRole('button', { name: 'Add a check' }).click();
  const check = line('Check, line 1');
  await expect(check.getByLabel('Check number')).toBeFocused();
  await check.getByLabel('Check number').fill('2210');
  await check.getByLabel('From or for').fill('Lee family');
  await check.getByLabel('Amount').fill('40');
  await check.getByLabel('Category').selectOption({ index: 1 });
  await check.getByLabel('Fund').selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Add cash' }).click();
  const cash = line('Cash, line 2');
  await expect(cash.getByLabel('From or for')).toBeFocused();
  await cash.getByLabel('From or for').fill('Bake sale');
  await cash.getByLabel('Amount').fill('319.28');
  // It begins with the category and the fund of the line before.
  await expect(cash.getByLabel('Category')).not.toHaveValue('');
  await expect(form.getByText('2 lines, $359.28')).toBeVisible();
  const save = form.getByRole('button', { name: 'Save Deposit' });
  await save.click();
  await expect(
    form.getByText('You counted $0.00, but the cash lines add up to $319.28.'),
  ).toBeVisible();
  await form.getByLabel('$20 bills').fill('14');
  await form.getByLabel('$1 bills and coins').fill('37');
  await form.getByLabel('Quarters').fill('9');
  await form.getByLabel('Pennies').fill('3');
  await expect(form.getByText('Counted $319.28 of $319.28')).toBeVisible();
  await checkAccessibility(page, info, 'deposit-lines');
  await books.answer(API, { ok: true, answer: {} });
  await save.click();
  await expect(page).toHaveURL(/\/admin\/bank\/deposits\/[A-Za-z0-9]{20}$/);
  const asked = (await books.asked(API)) as {
    readonly items: readonly string[];
    readonly lines: readonly { readonly id: string; readonly fields: object }[];
    readonly cash: object;
  };
  expect(asked.items).toEqual(asked.lines.map(({ id }) => id));
  expect(asked.lines.map(({ fields }) => fields)).toMatchObject([
    { kind: 'check', reference: '2210', description: 'Lee family', amount: 40 },
    { kind: 'cash', description: 'Bake sale', amount: 319.28 },
  ]);
  expect(asked.cash).toEqual({ twenties: 14, ones: 37, quarters: 9, pennies: 3 });
});

test('the page of a deposit has its count sheet', DESK, async ({ page, books }) => {
  await books.db.doc(`deposits/${DEPOSIT}`).update({ cash: { twenties: 2, pennies: 4 } });
  await books.open(page, `/admin/bank/deposits/${DEPOSIT}`);
  const sheet = table(page, 'Count sheet');
  await expect
    .poll(() => textsOf(sheet, 'tbody'))
    .toEqual([
      ['$20 bills', '2', '$40.00'],
      ['Pennies', '4', '$0.04'],
    ]);
  await expect(sheet.locator('tfoot')).toContainText('$40.04');
  await expect(page.getByText('Checks and everything else: $1,194.75.')).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await expect(page.getByRole('dialog').getByLabel('$20 bills')).toHaveValue('2');
});

test('a deposit is changed, and deleted with a question', DESK, async ({ page, books }) => {
  await books.open(page, PATH);
  const name = 'Deposit 77, 2 items, Nov 4, 2026';
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit Deposit' });
  await expect(form.getByRole('checkbox')).toHaveCount(2);
  await expect(form.getByText('2 chosen, $1,234.79')).toBeVisible();
  await form.getByRole('checkbox', { name: 'Bake sale' }).uncheck();
  await books.answer(API, { ok: true, answer: {} });
  await form.getByRole('button', { name: 'Save Deposit' }).click();
  await expect(
    page.getByText('The deposit of 1 item on Nov 4, 2026 is saved.').first(),
  ).toBeVisible();
  expect(await books.asked(API)).toMatchObject({ id: DEPOSIT, version: 1, items: ['fair'] });
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this deposit?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${name} was deleted.`).first()).toBeVisible();
  expect(await books.asked(API)).toEqual({ act: 'delete', id: DEPOSIT, version: 1 });
});

test(
  'each deposit has a page, which prints as its slip on letter paper; back keeps the search',
  DESK,
  async ({ page, books }, info) => {
    await books.open(page, `${PATH}&q=diaz`);
    await table(page, 'Deposits').getByRole('link', { name: 'Nov 4, 2026', exact: true }).click();
    await expect(page).toHaveURL(`/admin/bank/deposits/${DEPOSIT}?year=2026&q=diaz`);
    await expect(
      page.getByRole('heading', { name: 'Deposit 77, 2 items, Nov 4, 2026' }),
    ).toBeVisible();
    for (const fact of ['Checking', '77', '$1,234.79', 'Ann Lee and Bo Diaz', 'Not yet'])
      await expect(page.getByRole('definition').filter({ hasText: fact }).first()).toBeVisible();
    const slip = table(page, 'Deposit of Nov 4, 2026');
    await expect
      .poll(() => textsOf(slip, 'tbody'))
      .toEqual([
        ['1', 'Oct 30, 2026', 'Bake sale', '–', '$0.29'],
        ['2', 'Nov 2, 2026', 'Dana Whitfield', 'Check 118', '$1,234.50'],
      ]);
    await expect.poll(() => textsOf(slip, 'tfoot')).toEqual([['TOTAL', '', '', '', '$1,234.79']]);
    await expect(slip.getByRole('link', { name: 'Bake sale' })).toHaveAttribute(
      'href',
      '/admin/financial/revenue/sale?year=2026',
    );
    await checkAccessibility(page, info, 'deposit-page');
    await books.db.doc(`clearings/deposits~${DEPOSIT}`).set({
      accountId: 'bank',
      statementId: 'bank~2026-11-30',
      itemDay: '2026-11-04',
    });
    await expect(page.getByRole('link', { name: 'Statement of Nov 30, 2026' })).toHaveAttribute(
      'href',
      '/admin/bank/reconcile/bank~2026-11-30?year=2026',
    );
    await page.emulateMedia({ media: 'print' });
    const signature = page.getByText('Bo Diaz', { exact: true });
    await expect(signature).toBeVisible();
    // Neither the last rows nor the signatures are alone on a sheet, and the total is there once.
    await expect(signature.locator('xpath=../..')).toHaveCSS('break-before', 'avoid');
    await expect(slip.locator('tfoot')).toHaveCSS('display', 'table-row-group');
    if (info.project.name === 'desktop') {
      const pdf = await page.pdf({ preferCSSPageSize: true });
      expect(pdf.toString('latin1').match(SHEET)).toHaveLength(1);
    }
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('link', { name: 'Deposits', exact: true }).click();
    await expect(page).toHaveURL(`${PATH}&q=diaz`);
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('diaz');
  },
);

test('a deposit is changed and deleted on its page', DESK, async ({ page, books }) => {
  await books.open(page, `/admin/bank/deposits/${DEPOSIT}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Edit Deposit' });
  await form.getByLabel('Slip number').fill('78');
  await books.answer(API, { ok: true, answer: {} });
  await form.getByRole('button', { name: 'Save Deposit' }).click();
  await expect(form).toBeHidden();
  expect(await books.asked(API)).toMatchObject({ id: DEPOSIT, fields: { slip: '78' } });
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('was deleted.').first()).toBeVisible();
  await books.db.doc(`deposits/${DEPOSIT}`).delete();
  await expect(page.getByText('There’s no deposit here.')).toBeVisible();
});

test('the register shows a deposit as one line', DESK, async ({ page, books }) => {
  await putAll(books.db, {
    'accountTotals/2026-10~bank': { month: '2026-10', accountId: 'bank', revenue: 29 },
    'accountTotals/2026-11~bank': { month: '2026-11', accountId: 'bank', revenue: 127_150 },
  });
  await books.open(page, '/admin/bank?account=bank&month=2026-11');
  await expect
    .poll(() => textsOf(table(page, 'Register'), 'tbody'))
    .toEqual([
      [
        'Nov 4, 2026',
        '–',
        'Deposit 77, 2 items',
        'Of $1,234.79, $0.29 was received in an earlier month.',
        '$1,234.50',
        '$2,234.79',
        '–',
      ],
      ['Nov 5, 2026', '–', 'Dues', '–', '$12.00', '$2,246.79', '–'],
      ['Nov 6, 2026', '–', 'Bounced', '–', '-$5.00', '$2,241.79', '–'],
      ['Nov 20, 2026', '–', 'Raffle', '–', '$30.00', '$2,271.79', '–'],
    ]);
  await page.getByLabel('Month').selectOption({ label: 'Oct 2026' });
  await expect(page.getByRole('heading', { name: 'Checking, Oct 2026' })).toBeVisible();
  await expect
    .poll(() => textsOf(table(page, 'Register'), 'tbody'))
    .toEqual([['Oct 30, 2026', '–', 'Bake sale', '–', '$0.29', '$1,000.29', '–']]);
});

test('the dialog of a revenue item says which deposit has it', DESK, async ({ page, books }) => {
  await books.open(page, '/admin/financial/revenue?year=2026');
  const held =
    'This is in the deposit of Nov 4, 2026, so its date, amount and account stay. Take it out of the deposit first.';
  await page.getByRole('button', { name: 'Edit Dana Whitfield, Nov 2, 2026' }).click();
  await expect(page.getByRole('dialog').getByText(held)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Edit Dues, Nov 5, 2026' }).click();
  await expect(page.getByRole('dialog').getByLabel('Reference')).toBeVisible();
  await expect(page.getByText('This is in the deposit')).toBeHidden();
});

test(
  'without deposits it is said, and without accounts on each page that needs one',
  DESK,
  async ({ page, books }) => {
    await books.db.doc(`deposits/${DEPOSIT}`).delete();
    await books.open(page, PATH);
    await expect(page.getByText('No deposits in this year.')).toBeVisible();
    await page.getByRole('button', { name: 'Make your first deposit' }).click();
    const form = page.getByRole('dialog', { name: 'New Deposit' });
    await form.getByLabel('Date').fill('2026-07-01');
    await expect(form.getByText('No income in this account is waiting')).toBeVisible();
    await expect(form.getByRole('link', { name: 'Add revenue' })).toBeVisible();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(form).toBeHidden();
    await books.db.doc('accounts/bank').delete();
    await books.db.doc('accounts/save').delete();
    for (const name of ['Deposits', 'Reconcile', 'Register']) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      await expect(page.getByText('No accounts yet. Add one under Accounts first.')).toBeVisible();
    }
    await page.getByRole('link', { name: 'Add your checking account' }).click();
    await expect(page.getByRole('dialog', { name: 'Add New Account' })).toBeVisible();
  },
);
