import type { Locator } from '@playwright/test';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { putAll } from '../e2e/support/records.ts';
import { columnsOf, download, table, textsOf } from '../e2e/support/reports.ts';
import { API, DEPOSIT, formOf, PATH, putDepositBooks } from './support/deposit-books.ts';
import { expect, test } from './support/memory-books.ts';

/** Deposits: the list and the slip; their form: deposit-form.spec.ts. What the server does: tests/server/deposits.test.ts. */
const SHEET = /\/MediaBox\s*\[\s*0 0 612 792\s*\]/g;
test.beforeEach(async ({ page, books }) => {
  await putDepositBooks(page, books);
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
  await expect(page).toHaveURL(`/admin/bank/deposits/${DEPOSIT}/edit`);
  await expect(page.getByLabel('$20 bills')).toHaveValue('2');
});

test('a deposit is changed, and deleted with a question', DESK, async ({ page, books }) => {
  await books.open(page, PATH);
  const name = 'Deposit 77, 2 items, Nov 4, 2026';
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const form = formOf(page, 'Edit Deposit');
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
  const form = formOf(page, 'Edit Deposit');
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
    await page.getByRole('link', { name: 'Make your first deposit' }).click();
    const form = formOf(page, 'New Deposit');
    await form.getByLabel('Date').fill('2026-07-01');
    await expect(form.getByText('No income in this account is waiting')).toBeVisible();
    await expect(form.getByRole('link', { name: 'Add revenue' })).toBeVisible();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(PATH);
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
