import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { ROOT } from '../../ops/base/paths.ts';
import { failure } from '../../web/src/data/failure.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { putAll } from '../e2e/support/records.ts';
import { CATEGORY, FUND, putLedger } from './support/ledger.ts';
import { expect, test, type MemoryBooks } from './support/memory-books.ts';

/** The file of a bank in Reconcile: which of its lines the books have, what they lack, and how a sheet is read. */
const PATH = '/admin/bank/reconcile';
const API = '/api/reconcile';
const MANAGE = '/api/manage-account';
const ACCOUNT = {
  ...{ name: 'Checking', kind: 'checking', version: 1 },
  ...{ openingDate: '2014-01-01', openingBalance: 1_093.74 },
};
const item = (key: string, day: string, amount: number, own: object = {}) => ({
  ...{ key, day, amount, checkNumber: null, words: key, ...own },
});
/** What the books have of the sample of Schwab: the check under another spelling, the deposit a few days earlier. */
const LIST = {
  before: { day: '2022-07-31', balance: 109_374 },
  after: null,
  items: [
    item('payments~check', '2022-08-01', -7_500, { checkNumber: '0558', words: 'Dana Whitfield' }),
    item('revenueItems~cash', '2022-08-15', 2_000, { words: 'Bake sale' }),
    item('manualExpenses~late', '2022-08-16', -999, { words: 'Not at the bank yet' }),
  ],
  cleared: [],
};

function sample(name: string) {
  const buffer = readFileSync(path.join(ROOT, 'tests/fixtures/bank-files', name));
  return { name, mimeType: 'text/plain', buffer };
}

const text = (name: string, content: string) => ({
  ...{ name, mimeType: 'text/csv', buffer: Buffer.from(content) },
});

const choose = (page: Page, file: ReturnType<typeof sample>) =>
  page.locator('input[type=file]').setInputFiles(file);

const ticked = (page: Page) =>
  page.getByRole('list', { name: 'Entries that the bank may show' }).getByRole('checkbox', {
    checked: true,
  });

test.beforeEach(async ({ page, books }) => {
  await page.clock.setFixedTime('2022-09-05T15:00:00Z');
  await putLedger(books.db);
  await putAll(books.db, {
    'accounts/checking': ACCOUNT,
    'accounts/savings': { ...ACCOUNT, name: 'Savings', fileAccount: '9855' },
    'settings/books': {
      ...{ opensOn: null, closedThrough: null, closedYear: null, closing: null },
      accountsFrom: '2014-01-01',
    },
  });
});

/** Opens Reconcile; the server answers with the list from now on. */
async function open(page: Page, books: MemoryBooks, list: object = LIST): Promise<void> {
  await books.open(page, PATH);
  await books.answer(API, { ok: true, answer: { ...list } });
}

test('a sheet proposes day, balance and ticks, and what the books lack is added', async ({
  page,
  books,
}, info) => {
  await open(page, books);
  await choose(page, sample('schwab.csv'));
  await expect(page.getByLabel('Statement’s last day')).toHaveValue('2022-08-17');
  await expect(page.getByLabel('Balance by the bank')).toHaveValue('878.47');
  await expect(page.getByText('In the books and ticked: 2 of 4 lines.')).toBeVisible();
  await expect(ticked(page)).toHaveCount(2);
  await expect(page.getByText('Difference: -$160.27')).toBeVisible();
  await checkAccessibility(page, info, 'statement-file');
  await page.screenshot({
    ...{ path: `.local/screenshots/statement-file-${info.project.name}.png`, fullPage: true },
  });
  const lacking = page.getByRole('region', { name: 'The bank has these, the books lack them' });
  await expect(lacking.getByRole('listitem')).toHaveText([
    /BMO HARRIS BANKAug 14, 2022-\$103\.00/,
    /PAYPAL INST XFER 220803~ Tran: ACHDWAug 4, 2022-\$57\.27/,
  ]);
  await lacking.getByRole('button', { name: /^Add entry: PAYPAL/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Manual Expense' });
  await expect(dialog.getByLabel('Date')).toHaveValue('2022-08-04');
  await expect(dialog.getByLabel('Amount')).toHaveValue('57.27');
  await expect(dialog.getByLabel('Paid To')).toHaveValue(/^PAYPAL/);
  await expect(dialog.getByLabel('Account')).toHaveValue('checking');
  await dialog.getByLabel('Category').selectOption(CATEGORY);
  await dialog.getByLabel('Fund').selectOption(`${FUND} (4910)`);
  const added = item('manualExpenses~paypal', '2022-08-04', -5_727, { words: 'PAYPAL' });
  // A tick that was taken away by hand stays away.
  await books.answer(API, { ok: true, answer: { ...LIST, items: [...LIST.items, added] } });
  await dialog.getByRole('button', { name: 'Add Expense' }).click();
  await expect(page.getByText('In the books and ticked: 3 of 4 lines.')).toBeVisible();
  await expect(lacking.getByRole('listitem')).toHaveCount(1);
  expect(await books.all('manualExpenses')).toMatchObject([
    { date: '2022-08-04', amount: 57.27, accountId: 'checking' },
  ]);
  await page.getByRole('button', { name: 'Remove the file' }).click();
  await expect(ticked(page)).toHaveCount(0);
});

test(
  'what was ticked or unticked by hand stays, and so does what was typed',
  DESK,
  async ({ page, books }) => {
    await open(page, books);
    await page.getByLabel('Statement’s last day').fill('2022-08-16');
    await page.getByLabel('Balance by the bank').fill('900');
    await page.getByRole('button', { name: 'Show entries' }).click();
    await page.getByRole('checkbox', { name: 'Not at the bank yet' }).check();
    await choose(page, sample('schwab.csv'));
    await expect(page.getByText('In the books and ticked: 1 of 4 lines.')).toBeVisible();
    await expect(page.getByText('1 line is after Aug 16, 2022 and left for later.')).toBeVisible();
    await expect(page.getByLabel('Balance by the bank')).toHaveValue('900');
    await expect(ticked(page)).toHaveCount(2);
    await page.getByRole('checkbox', { name: /Dana/ }).uncheck();
    await page.getByRole('button', { name: 'Show entries' }).click();
    await expect(page.getByText('By the file, the balance was $878.47')).toBeVisible();
    await expect(ticked(page)).toHaveCount(1);
  },
);

test('the same file after its statement adds nothing', DESK, async ({ page, books }) => {
  const after = { before: { day: '2022-08-17', balance: 87_847 }, after: '2022-08-17', items: [] };
  await open(page, books, after);
  await page.getByLabel('Statement’s last day').fill('2022-09-01');
  await choose(page, sample('schwab.csv'));
  await expect(page.getByText('4 lines are not after Aug 17, 2022 and done with.')).toBeVisible();
  await expect(page.getByText('The books have every line of these days.')).toBeVisible();
});

test('the columns of a sheet are chosen, looked at and remembered', async ({
  page,
  books,
}, info) => {
  await open(page, books);
  await choose(page, text('own.csv', '3.8.2022;25,5;x\n03/08/2022;25.50;Fee\nTotal;25.50;\n'));
  await expect(page.getByText('Columns of the file')).toBeVisible();
  const use = page.getByRole('button', { name: 'Use these columns' });
  await expect(use).toBeDisabled();
  await page.getByLabel('Column 1').selectOption('Date');
  await page.getByLabel('Column 2').selectOption('Amount');
  await page.getByLabel('Column 3').selectOption('Description');
  await page.getByLabel('Days in numbers').selectOption('Day first: 1/9/2026');
  await page.getByLabel('Money out has').selectOption('No minus: 25.00');
  await expect(page.getByText('Fee, Aug 3, 2022, -$25.50')).toBeVisible();
  await expect(page.getByText('“25,5” is no amount of dollars and cents.')).toBeVisible();
  await checkAccessibility(page, info, 'statement-columns');
  await page.screenshot({
    ...{ path: `.local/screenshots/statement-columns-${info.project.name}.png`, fullPage: true },
  });
  await books.answer(MANAGE, failure('offline'));
  await use.click();
  await expect(
    page.getByText(/They are used now, but they were not remembered\./).first(),
  ).toBeVisible();
  await expect(page.getByText('2 rows were not read')).toBeVisible();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Row 3: “Total” is no day that the books' }),
  ).toBeVisible();
  expect(await books.asked(MANAGE)).toEqual({
    ...{ act: 'file', id: 'checking' },
    file: {
      fileColumns: {
        ...{ headings: -1, isTurned: true, isDayFirst: true },
        ...{ date: 0, amount: 1, text: 2 },
      },
    },
  });
});

test(
  'columns that are remembered are used, unless no row fits them',
  DESK,
  async ({ page, books }) => {
    const fileColumns = { headings: -1, date: 0, amount: 2, text: 1, isTurned: true };
    await books.db.doc('accounts/checking').set({ ...ACCOUNT, fileColumns });
    await open(page, books);
    await choose(page, text('own.csv', '8/3/2022,Fee,25.50\n'));
    await expect(page.getByRole('listitem').filter({ hasText: 'Fee' }).last()).toContainText(
      '-$25.50',
    );
    await choose(page, sample('schwab.csv'));
    await expect(page.getByText('In the books and ticked: 2 of 4 lines.')).toBeVisible();
  },
);

test('a file of three accounts: one is chosen, and another account asks first', async ({
  page,
  books,
}, info) => {
  await open(page, books, { ...LIST, before: { day: '2014-07-01', balance: 0 }, items: [] });
  await page.getByLabel('Statement’s last day').fill('2014-07-31');
  await choose(page, sample('three-accounts.xml.ofx'));
  const which = page.getByLabel('Which account of the file');
  await expect(which.getByRole('option')).toHaveText([
    ...['', 'Ends in 8596, 0 lines', 'Ends in 9855, 2 lines', 'Ends in 5548, 1 line'],
  ]);
  await which.selectOption('Ends in 9855, 2 lines');
  await expect(page.getByText('Is this the right file?')).toBeVisible();
  await expect(
    page.getByText('Files of Savings were of the account that ends in 9855.'),
  ).toBeVisible();
  await expect(page.getByText(/Its amounts are in GBP, and the books are in US/)).toBeVisible();
  await checkAccessibility(page, info, 'statement-accounts');
  await page.getByRole('button', { name: 'Use it all the same' }).click();
  await expect(page.getByText('In the books and ticked: 0 of 2 lines.')).toBeVisible();
  await page.getByRole('button', { name: 'Transfer: TESCO, Jul 17, 2014, -$3.98' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Transfer' });
  await expect(dialog.getByLabel('From Account')).toHaveValue('checking');
  await expect(dialog.getByLabel('Amount')).toHaveValue('3.98');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await which.selectOption('Ends in 8596, 0 lines');
  await page.getByRole('button', { name: 'Use it all the same' }).click();
  await expect(page.getByText('There is no line of a statement in it.')).toBeVisible();
});

test(
  'the account of a saved statement’s file is known the next time',
  DESK,
  async ({ page, books }) => {
    await open(page, books, { ...LIST, before: { day: '2022-07-31', balance: 0 } });
    await choose(page, sample('csv2ofx-schwab.ofx'));
    await expect(page.getByText('In the books and ticked: 2 of 4 lines.')).toBeVisible();
    await page.getByLabel('Balance by the bank').fill('-55');
    await books.answer(API, { ok: true, answer: {} });
    await books.answer(MANAGE, { ok: true, answer: {} });
    await page.getByRole('button', { name: 'Save statement' }).click();
    await expect(page.getByText(/Checking is reconciled through/)).toBeVisible();
    await expect(page.getByRole('region', { name: /^File/ })).toHaveCount(0);
    await expect
      .poll(() => books.asked(MANAGE))
      .toEqual({ act: 'file', id: 'checking', file: { fileAccount: '2345' } });
    await books.db.doc('accounts/checking').set({ ...ACCOUNT, fileAccount: '1111' });
    await choose(page, sample('csv2ofx-schwab.ofx'));
    await expect(
      page.getByText(
        /account that ends in 2345; the files of Checking were of one that ends in 1111/,
      ),
    ).toBeVisible();
  },
);

test('a file that cannot be read says why, and nothing typed is lost', async ({ page, books }) => {
  await open(page, books);
  await page.getByLabel('Balance by the bank').fill('12');
  for (const [name, content, reason] of [
    ['empty.csv', '', 'There is nothing in it.'],
    ['half.ofx', 'OFXHEADER:100\n<OFX><STMTRS>', /The file was cut off/],
    ['page.csv', '<!DOCTYPE html><p>Sign in', /This is a web page/],
    ['book.xlsx', 'PK\u0003\u0004more', /This is a workbook/],
  ] as const) {
    await choose(page, text(name, content));
    const region = page.getByRole('region', { name: `File ${name}` });
    await expect(region.getByRole('alert')).toContainText(`${name} was not read`);
    await expect(region.getByRole('alert')).toContainText(reason);
  }
  await expect(page.getByLabel('Balance by the bank')).toHaveValue('12');
});

test('by keyboard alone: the file’s lines, its dialog and back', DESK, async ({ page, books }) => {
  const chooser = page.waitForEvent('filechooser');
  await open(page, books);
  await page.locator('button', { hasText: 'Choose a statement file' }).focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(sample('schwab.csv'));
  await page.getByRole('button', { name: /^Add entry: BMO/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Add Manual Expense' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Add entry: BMO/ })).toBeFocused();
});

test(
  'without a connection after an entry was added: ticks stay, and it is looked for again',
  DESK,
  async ({ page, books }) => {
    await open(page, books);
    await choose(page, sample('schwab.csv'));
    await expect(ticked(page)).toHaveCount(2);
    await page.getByRole('button', { name: /^Add entry: PAYPAL/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Manual Expense' });
    await dialog.getByLabel('Category').selectOption(CATEGORY);
    await dialog.getByLabel('Fund').selectOption(`${FUND} (4910)`);
    await books.answer(API, failure('offline'));
    await dialog.getByRole('button', { name: 'Add Expense' }).click();
    await expect(page.getByRole('alert')).toContainText('connection');
    await expect(ticked(page)).toHaveCount(2);
    const added = item('manualExpenses~paypal', '2022-08-04', -5_727, { words: 'PAYPAL' });
    await books.answer(API, { ok: true, answer: { ...LIST, items: [...LIST.items, added] } });
    await page.getByRole('button', { name: 'Show entries' }).click();
    await expect(page.getByText('In the books and ticked: 3 of 4 lines.')).toBeVisible();
    expect(await books.all('manualExpenses')).toHaveLength(1);
  },
);

test(
  'a file of thousands of lines that the books lack is shown by parts',
  DESK,
  async ({ page, books }) => {
    await open(page, books);
    const rows = Array.from({ length: 3_000 }, (_, at) => `8/3/2022,Fee ${at},-${at + 1}.00`);
    await choose(page, text('fees.csv', ['Date,Description,Amount', ...rows].join('\n')));
    const lacking = page.getByRole('region', { name: 'The bank has these, the books lack them' });
    await expect(lacking.getByRole('listitem')).toHaveCount(20);
    await lacking.getByRole('button', { name: 'Show 100 more' }).click();
    await expect(lacking.getByRole('listitem')).toHaveCount(120);
  },
);
