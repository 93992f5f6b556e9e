import { failure } from '../../web/src/data/failure.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { CATEGORY, FUND } from './support/ledger.ts';
import { expect, test } from './support/memory-books.ts';
import {
  ACCOUNT,
  API,
  LIST,
  MANAGE,
  choose,
  item,
  open,
  putStatementBooks,
  sample,
  text,
  ticked,
} from './support/statement-books.ts';

/** The file of a bank in Reconcile that is another account's, cannot be read, is long, or comes while the connection is lost. */
test.beforeEach(({ page, books }) => putStatementBooks(page, books));

test(
  'a file of three accounts: one is chosen, and another account asks first',
  DESK,
  async ({ page, books }, info) => {
    await open(page, books, { ...LIST, before: { day: '2014-07-01', balance: 0 }, items: [] });
    await page.getByLabel('Statement date').fill('2014-07-31');
    await choose(page, sample('three-accounts.xml.ofx'));
    const which = page.getByLabel('Which account of the file');
    await expect(which.getByRole('option')).toHaveText([
      '',
      'Ends in 8596, 0 lines',
      'Ends in 9855, 2 lines',
      'Ends in 5548, 1 line',
    ]);
    await which.selectOption('Ends in 9855, 2 lines');
    await expect(page.getByText('Is this the right file?')).toBeVisible();
    await expect(
      page.getByText('Files of Savings were of the account that ends in 9855.'),
    ).toBeVisible();
    await expect(page.getByText(/Its amounts are in GBP, and the books are in US/)).toBeVisible();
    await checkAccessibility(page, info, 'statement-accounts');
    await page.getByRole('button', { name: 'Use it anyway' }).click();
    await expect(page.getByText('In your books and checked off: 0 of 2 lines.')).toBeVisible();
    await page.getByRole('button', { name: 'Transfer: TESCO, Jul 17, 2014, -$3.98' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Transfer' });
    await expect(dialog.getByLabel('From Account')).toHaveValue('checking');
    await expect(dialog.getByLabel('Amount')).toHaveValue('3.98');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await which.selectOption('Ends in 8596, 0 lines');
    await page.getByRole('button', { name: 'Use it anyway' }).click();
    await expect(page.getByText('It has no statement lines.')).toBeVisible();
  },
);

test(
  'the account of a saved statement’s file is known the next time',
  DESK,
  async ({ page, books }) => {
    await open(page, books, { ...LIST, before: { day: '2022-07-31', balance: 0 } });
    await choose(page, sample('csv2ofx-schwab.ofx'));
    await expect(page.getByText('In your books and checked off: 2 of 4 lines.')).toBeVisible();
    await page.getByLabel('Statement ending balance').fill('-55');
    await books.answer(API, { ok: true, answer: {} });
    await books.answer(MANAGE, { ok: true, answer: {} });
    await page.getByRole('button', { name: 'Save statement' }).click();
    await expect(page.getByText(/Checking is reconciled through/).first()).toBeVisible();
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

test(
  'a file that cannot be read says why, and nothing typed is lost',
  DESK,
  async ({ page, books }) => {
    await open(page, books);
    await page.getByLabel('Statement ending balance').fill('12');
    for (const [name, content, reason] of [
      ['empty.csv', '', 'There is nothing in it.'],
      ['half.ofx', 'OFXHEADER:100\n<OFX><STMTRS>', /The file was cut off/],
      ['page.csv', '<!DOCTYPE html><p>Sign in', /This is a web page/],
      ['old.qif', '!Type:Bank\nD9/1/2026\nT-5\n^', /This is a QIF file.* choose CSV, OFX, or QFX/],
      ['book.xlsx', 'PK\u0003\u0004 xl/workbook.xml', /This is a workbook/],
    ] as const) {
      await choose(page, text(name, content));
      const region = page.getByRole('region', { name: `File ${name}` });
      await expect(region.getByRole('alert')).toContainText(`${name} was not read`);
      await expect(region.getByRole('alert')).toContainText(reason);
    }
    await expect(page.getByLabel('Statement ending balance')).toHaveValue('12');
  },
);

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
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByText('In your books and checked off: 3 of 4 lines.')).toBeVisible();
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
    const lacking = page.getByRole('region', { name: 'At the bank, not in your books' });
    await expect(lacking.getByRole('listitem')).toHaveCount(20);
    await lacking.getByRole('button', { name: 'Show 100 more' }).click();
    await expect(lacking.getByRole('listitem')).toHaveCount(120);
  },
);
