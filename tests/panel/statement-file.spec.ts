import { failure } from '../../web/src/data/failure.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { CATEGORY, FUND } from './support/ledger.ts';
import { fixTime } from './support/fixed-time.ts';
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

/** The file of a bank in Reconcile: which of its lines the books have, what they lack, and how a sheet is read. */
test.beforeEach(({ page, books }) => putStatementBooks(page, books));

test(
  'a sheet proposes day, balance and ticks, and what the books lack is added',
  DESK,
  async ({ page, books }, info) => {
    await open(page, books);
    await choose(page, sample('schwab.csv'));
    await expect(page.getByLabel('Statement date')).toHaveValue('2022-08-17');
    await expect(page.getByLabel('Statement ending balance')).toHaveValue('878.47');
    await expect(page.getByText('In your books and checked off: 2 of 4 lines.')).toBeVisible();
    await expect(ticked(page)).toHaveCount(2);
    await expect(page.getByText('Difference: -$160.27')).toBeVisible();
    await checkAccessibility(page, info, 'statement-file');
    const lacking = page.getByRole('region', { name: 'At the bank, not in your books' });
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
    await expect(page.getByText('In your books and checked off: 3 of 4 lines.')).toBeVisible();
    await expect(lacking.getByRole('listitem')).toHaveCount(1);
    expect(await books.all('manualExpenses')).toMatchObject([
      { date: '2022-08-04', amount: 57.27, accountId: 'checking' },
    ]);
    await page.getByRole('button', { name: 'Remove the file' }).click();
    await expect(ticked(page)).toHaveCount(0);
  },
);

test(
  'what was ticked or unticked by hand stays, and so does what was typed',
  DESK,
  async ({ page, books }) => {
    await open(page, books);
    await page.getByLabel('Statement date').fill('2022-08-16');
    await page.getByLabel('Statement ending balance').fill('900');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('checkbox', { name: 'Not at the bank yet' }).check();
    await choose(page, sample('schwab.csv'));
    await expect(page.getByText('In your books and checked off: 1 of 4 lines.')).toBeVisible();
    await expect(page.getByText('1 line is after Aug 16, 2022 and left for later.')).toBeVisible();
    await expect(page.getByLabel('Statement ending balance')).toHaveValue('900');
    await expect(ticked(page)).toHaveCount(2);
    await page.getByRole('checkbox', { name: /Dana/ }).uncheck();
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByText('By the file, the balance was $878.47')).toBeVisible();
    await expect(ticked(page)).toHaveCount(1);
  },
);

test(
  'a line that somebody finds in the books by hand is not lacking any more',
  DESK,
  async ({ page, books }) => {
    const early = item('manualExpenses~atm', '2022-08-01', -10_300, { words: 'Cash for the fair' });
    await open(page, books, { ...LIST, items: [...LIST.items, early] });
    await choose(page, sample('schwab.csv'));
    const lacking = page.getByRole('region', { name: 'At the bank, not in your books' });
    await expect(lacking.getByRole('listitem')).toHaveCount(2);
    const found = page.getByRole('checkbox', { name: 'Cash for the fair' });
    await found.check();
    await expect(lacking.getByRole('listitem')).toHaveText([/^PAYPAL/]);
    await found.uncheck();
    await expect(lacking.getByRole('listitem')).toHaveCount(2);
  },
);

test(
  'the last day is that of the file’s days, and the balance’s own day is told',
  DESK,
  async ({ page, books }) => {
    await fixTime(page, '2026-10-12T15:00:00Z');
    const items = [item('payments~stamps', '2026-09-04', -1_900, { checkNumber: '#7' })];
    await open(page, books, { ...LIST, before: { day: '2026-08-31', balance: 0 }, items });
    await choose(page, sample('ofx-balance-of-download-day.ofx', 'bank-cases'));
    await expect(page.getByLabel('Statement date')).toHaveValue('2026-09-30');
    await expect(page.getByLabel('Statement ending balance')).toHaveValue('700.00');
    await expect(page.getByText('the balance was $700.00 on Oct 12, 2026.')).toContainText(
      'The file ends earlier, on Sep 30, 2026. If the balance that day is different, type it.',
    );
    const signless = '<STMTTRN><TRNTYPE>CHECK<DTPOSTED>20260904<TRNAMT>18<CHECKNUM>7</STMTTRN>';
    const pending = '<STMTTRNP><TRNAMT>5</STMTTRNP>';
    const body = `<OFX><STMTRS><DTEND>20260930${signless}${pending}</STMTRS></OFX>`;
    await choose(page, text('signless.ofx', body));
    const doubt = page.getByText(/^No amount in this file has a minus/);
    await expect(doubt).toBeVisible();
    await expect(page.getByText('Check this file first')).toBeVisible();
    await expect(page.getByText(/^1 transaction is pending at the bank/)).toBeVisible();
    await page.getByRole('button', { name: /Use it/ }).click();
    await expect(
      page.getByText('Check 7, payments~stamps, Sep 4, 2026, -$19.00 in your books; -$18.00'),
    ).toBeVisible();
    await expect(page.getByLabel('Statement date')).toHaveValue('2026-09-30');
    await expect(page.getByLabel('Statement ending balance')).toHaveValue('');
  },
);

test('the same file after its statement adds nothing', DESK, async ({ page, books }) => {
  const after = { before: { day: '2022-08-17', balance: 87_847 }, after: '2022-08-17', items: [] };
  await open(page, books, after);
  await page.getByLabel('Statement date').fill('2022-09-01');
  await choose(page, sample('schwab.csv'));
  await expect(page.getByText('4 lines are not after Aug 17, 2022 and done with.')).toBeVisible();
  await expect(page.getByText('Your books have every line from these dates.')).toBeVisible();
});

test(
  'the columns of a sheet are chosen, looked at and remembered',
  DESK,
  async ({ page, books }, info) => {
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
      act: 'file',
      id: 'checking',
      file: {
        fileColumns: {
          headings: -1,
          isTurned: true,
          isDayFirst: true,
          date: 0,
          amount: 1,
          text: 2,
        },
      },
    });
  },
);

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
    await expect(page.getByText('In your books and checked off: 2 of 4 lines.')).toBeVisible();
  },
);

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
