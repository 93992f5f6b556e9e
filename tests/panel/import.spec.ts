import { chooseMore } from '../e2e/support/panel-frame.ts';
import type { Locator, Page } from '@playwright/test';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { putBalances } from '../e2e/support/balances.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { fixTime } from './support/fixed-time.ts';
import { expect, test, type MemoryBooks } from './support/memory-books.ts';

/** A sheet that is brought in: pasted or chosen, looked at, added slice by slice, and taken back. */

const API = '/api/admin/import-rows';
const UNDO = '/api/admin/undo-import';

const BUDGET = [
  'PTA of Elm Street\t\t\t\t',
  'Category\tFund\tSpending\tIncome\tEvent approver',
  'Book Fair\tMain Fund\t$1,200.00\t2,500\tann@example.com',
  'Office\tLibrary Fund\t50\t\t',
  '\tMain Fund\t10\t\t',
  'Office\tMain Fund\tten\t\t',
  'Total\t\t1260\t2500\t',
].join('\n');

test.beforeEach(async ({ page, books }) => {
  await fixTime(page, '2026-11-20T15:00:00Z');
  await putBalances(books.db);
  await books.db.doc('categories/office').set({
    name: 'Office',
    requiresEventApprover: false,
    version: 1,
  });
});

/** Opens Import in a tab and pastes a sheet. */
async function paste(page: Page, text: string): Promise<Locator> {
  await chooseMore(page, 'Import');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Paste from a spreadsheet').fill(text);
  await expect(dialog.getByRole('table')).toBeVisible();
  return dialog;
}

const accept = (books: MemoryBooks, answer: object) =>
  books.answer(API, { ok: true, answer: { success: true, ...answer } });

test(
  'a pasted budget says what it adds, row by row, and is added at the press',
  DESK,
  async ({ page, books }, info) => {
    await books.open(page, '/admin/budget');
    const dialog = await paste(page, BUDGET);
    const row = (name: RegExp) => dialog.getByRole('row', { name });
    await expect(row(/^3 /)).toContainText('Will be added');
    await expect(row(/^5 /)).toContainText('Category is required.');
    await expect(row(/^6 /)).toContainText('Spending must be dollars and cents, such as 1,250.00.');
    await expect(row(/^7 /)).toContainText('A row of totals.');
    await expect(dialog.getByText('Add the category Book Fair')).toBeVisible();
    await expect(dialog.getByLabel('Code for Library Fund')).toHaveValue('LF');
    await expect(dialog.getByText(/^Will be added: /)).toHaveText(
      'Will be added: 1 fund, 1 category, 2 lines of spending, 1 line of expected income. ' +
        'Will be set: 1 approver. Skipped: 3 rows.',
    );
    await checkAccessibility(page, info, 'import-preview');
    await dialog.getByLabel('Code for Library Fund').fill('4900');
    await expect(dialog.getByText('Another fund has this code.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Import 6' })).toBeDisabled();
    await dialog.getByLabel('Code for Library Fund').fill('4970');
    await accept(books, { stored: 5, refused: [] });
    await dialog.getByLabel('Show').selectOption('Skipped rows');
    await expect(row(/^3 /)).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Import 6' }).click();
    await expect(dialog.getByText('10 entries imported.')).toBeVisible();
    expect(await books.asked(API)).toMatchObject({
      kind: 'budget',
      fiscalYear: '2026',
      rows: 6,
      records: [],
      approvers: [
        {
          category: 'Book Fair',
          address: 'ann@example.com',
        },
      ],
    });
    await checkAccessibility(page, info, 'import-done');
  },
);

test(
  'asks for the password before it sets approvers, and where an Undo takes one',
  DESK,
  async ({ page, books }) => {
    await books.open(page, '/admin/budget', 'correct horse');
    const dialog = await paste(page, BUDGET);
    await dialog.getByLabel('Code for Library Fund').fill('4970');
    await accept(books, { stored: 5, refused: [] });
    await dialog.getByRole('button', { name: 'Import 6' }).click();
    const question = page.getByRole('dialog', { name: 'Enter your password' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Nothing changed, because we need your password')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await question.getByLabel('Password').fill('correct horse');
    await question.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('10 entries imported.')).toBeVisible();

    await books.answer(UNDO, { ok: false, why: 'passwordRequired', message: 'x' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo import' }).click();
    await expect(question).toBeVisible();
    await books.answer(UNDO, { ok: true, answer: { removed: 10, kept: [], next: null } });
    await question.getByLabel('Password').fill('correct horse');
    await question.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('10 entries removed.')).toBeVisible();
  },
);

test('what is unticked is not added, and its rows are named', DESK, async ({ page, books }) => {
  await books.open(page, '/admin/budget');
  const dialog = await paste(page, BUDGET);
  await dialog.getByText('Add the category Book Fair').click();
  await expect(dialog.getByRole('row', { name: /^3 / })).toContainText(
    'There is no category “Book Fair”.',
  );
  await expect(dialog.getByText('Will be added: 1 fund, 1 line of spending.')).toBeVisible();
});

test(
  'a broken import says how far it is, and trying again goes on from there',
  DESK,
  async ({ page, books }) => {
    await books.open(page, '/admin/financial/revenue');
    const lines = Array.from(
      { length: 100 },
      (_, index) => `11/1/2026\tOffice\tMain Fund\t${index + 1}.00\tCake ${index}`,
    );
    const dialog = await paste(
      page,
      ['Date\tCategory\tFund\tAmount\tDescription', ...lines].join('\n'),
    );
    // Not all rows are in the page at once.
    await expect(dialog.getByRole('row')).toHaveCount(26);
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog.getByText('26–50 of 100')).toBeVisible();
    await books.answer(API, null);
    await dialog.getByRole('button', { name: 'Import 100' }).click();
    await expect(dialog.getByText('0 of 100')).toBeVisible();
    await books.answer(API, { ok: false, why: 'offline', message: 'There is no connection.' });
    await expect(dialog.getByText(/The import stopped at 0 of 100/)).toBeVisible();
    await accept(books, { stored: 49, refused: [{ row: 2, sentence: 'This year is closed.' }] });
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByText('98 entries imported.')).toBeVisible();
    await expect(dialog.getByText('Row 2: This year is closed.').first()).toBeVisible();
  },
);

test(
  'what is there already is recognised, and a day in a closed year is named',
  DESK,
  async ({ page, books }) => {
    await books.db.doc('revenueItems/cake').set({
      date: '2026-11-01',
      categoryId: 'office',
      fundId: 'main',
      amount: 5,
      description: 'Cake',
      version: 1,
    });
    await books.db.doc('settings/books').set({
      opensOn: null,
      closedThrough: '2026-06-30',
      closedYear: '2025',
      closing: null,
    });
    await books.open(page, '/admin/financial/revenue');
    const dialog = await paste(
      page,
      [
        'date,what for,fund,amount,description',
        '2026-11-01,Office,4900,5,Cake',
        '2026-06-01,Office,4900,5,Cake',
        '2027-01-01,Office,4900,5,Cake',
      ].join('\n'),
    );
    await expect(dialog.getByText(/^Columns$/)).toBeVisible();
    // No usual heading: it is chosen by hand.
    await dialog.getByLabel('what for').selectOption('Category');
    await expect(dialog.getByRole('row', { name: /^2 / })).toContainText('Already there');
    await expect(dialog.getByRole('row', { name: /^3 / })).toContainText('is in a closed year');
    await expect(
      dialog.getByText('1 row is dated outside 2026–27 or in the future.'),
    ).toBeVisible();
    await expect(dialog.getByText(/^Will be added: /)).toHaveText(
      'Will be added: 1 revenue item. Already there: 1 row. Skipped: 1 row.',
    );
  },
);

test(
  'a file that is none is named, and another one may be chosen',
  DESK,
  async ({ page, books }) => {
    await books.open(page, '/admin/categories');
    await chooseMore(page, 'Import');
    const dialog = page.getByRole('dialog', { name: 'Import categories' });
    const file = dialog.locator('input[type=file]');
    const choose = (name: string, text: string) =>
      file.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });
    await choose('books.xlsx', 'PK\u0003\u0004more');
    await expect(dialog.getByText(/This is a workbook/)).toBeVisible();
    await choose('half.csv', 'Name,Yes\n"Book');
    await expect(dialog.getByText(/The file was cut off/)).toBeVisible();
    // Windows-1252, with semicolons.
    await choose('categories.csv', 'Name;Requires Event Approver\nCaf\u00e9;yes\n');
    await expect(dialog.getByRole('row', { name: /^2 / })).toContainText('Café');
  },
);

test(
  'the last imports are listed, and one is taken back but for what stays',
  DESK,
  async ({ page, books }, info) => {
    await books.db.doc('imports/one').set({
      kind: 'revenueItems',
      fiscalYear: null,
      rows: 12,
      stored: 12,
      approvers: [],
      by: {
        uid: 'x',
        email: 'pat@example.com',
      },
      at: new Date('2026-11-19T15:00:00Z'),
      undone: null,
    });
    await books.open(page, '/admin/users');
    await chooseMore(page, 'Import');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/pat@example\.com/)).toBeVisible();
    await checkAccessibility(page, info, 'import-choose');
    await dialog.getByRole('button', { name: /^Undo the import Revenue: 12/ }).click();
    await expect(dialog.getByText(/Anything changed, closed, or used since stays/)).toBeVisible();
    const kept = [{ row: 4, what: 'Cake', sentence: 'It was changed since.' }];
    await books.answer(UNDO, {
      ok: true,
      answer: { success: true, removed: 11, kept, next: null },
    });
    await dialog.getByRole('button', { name: 'Undo import' }).click();
    await expect(dialog.getByText('11 entries removed.')).toBeVisible();
    await expect(dialog.getByText('Row 4, Cake: It was changed since.')).toBeVisible();
  },
);

/** As an association keeps it: both sides below each other, spending in brackets, last year beside it. */
const SECTIONS = [
  'Oak Hill PTA',
  '2026-27 Budget',
  '',
  'INCOME\t2025-26 Actual\t2026-27 Budget\tPoint Person',
  'Membership\t1,400.00\t1,500.00\tann@example.com',
  'Fun Run\t9,000.00\t$ 10,000.00\tbo@example.com',
  'Fun Run\t9,000.00\t$ 10,000.00\tbo@example.com',
  'Total Income\t10,400.00\t21,500.00',
  'EXPENSES\t2025-26 Actual\t2026-27 Budget',
  'Teacher Grants\t(4,000.00)\t(5,000.00)',
  'Field Trips\t(2,000.00)\t(3,000.00)',
  'Total Expenses\t(6,000.00)\t(8,000.00)',
  'Net\t4,400.00\t13,500.00',
  'Ending Balance\t\t19,500.00',
].join('\n');

test(
  'a budget with sections is understood, and what it leaves open is asked about',
  DESK,
  async ({ page, books }, info) => {
    await books.open(page, '/admin/budget');
    const dialog = await paste(page, SECTIONS);
    await dialog.getByLabel('Fund for rows without one').selectOption('Main Fund');
    await expect(dialog.getByText(/^“Point Person”: this import skips/)).toBeVisible();
    const row = (name: RegExp) => dialog.getByRole('row', { name });
    await expect(row(/^5 /)).toContainText('Will be added');
    await expect(row(/^7 /)).toContainText('Row 6 has the same.');
    await expect(row(/^9 /)).toContainText('A heading, not a line.');
    await expect(row(/^10 /)).toContainText('Spending is below $0.00.');
    await expect(row(/^13 /)).toContainText('What the budget comes to, not a line.');
    await expect(row(/^14 /)).toContainText('Enter it under Fund Balances.');
    await checkAccessibility(page, info, 'import-sections');
    await dialog.getByLabel('Yes, read them as above $0.00').check();
    await expect(row(/^10 /)).toContainText('Will be added');
    await expect(dialog.getByText(/^Will be added: /)).toHaveText(
      'Will be added: 4 categories, 2 lines of spending, 3 lines of expected income. ' +
        'Skipped: 5 rows.',
    );
    await dialog.getByLabel('Show').selectOption('Rows with a note');
    await expect(dialog.getByRole('row')).toHaveCount(2);
    await accept(books, { stored: 9, refused: [] });
    await dialog.getByRole('button', { name: 'Import 9' }).click();
    await expect(dialog.getByText('9 entries imported.')).toBeVisible();
  },
);

test('a column of another year is pointed out', DESK, async ({ page, books }) => {
  await books.open(page, '/admin/budget');
  const dialog = await paste(page, 'Line Item\tFund\t2025-26 Budget\nOffice\tMain Fund\t5');
  await expect(
    dialog.getByText(
      '“2025-26 Budget” looks like another year’s budget. You’re importing into 2026–27.',
    ),
  ).toBeVisible();
});
