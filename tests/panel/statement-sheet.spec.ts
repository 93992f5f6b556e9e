import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { expect, test } from './support/memory-books.ts';
import {
  ACCOUNT,
  choose,
  open,
  putStatementBooks,
  text,
  ticked,
} from './support/statement-books.ts';

/** How the page tells what it found in a bank's sheet, and asks before it uses one that may be read wrongly. */
test.beforeEach(({ page, books }) => putStatementBooks(page, books));

const HEADINGS = 'Account Number,Date,Check Number,Description,Amount,Type,Status,Balance\n';

test(
  'a sheet that doesn’t add up names its row, and nothing is checked off before that is accepted',
  DESK,
  async ({ page, books }, info) => {
    await open(page, books);
    const rows = [
      'X2345,08/17/2022,,Pending fee,5.00,Debit,Pending,',
      'X2345,08/17/2022,,Deposit,20.00,Credit,Posted,878.47',
      'X2345,08/14/2022,,ATM,103.00,Debit,Posted,858.47',
      'X2345,08/09/2022,558,Check Paid,57.00,Debit,Posted,961.47',
      'X2345,08/04/2022,,PayPal,57.27,Debit,Posted,"1,036.47"',
    ];
    await choose(page, text('own.csv', HEADINGS + rows.join('\n')));
    await expect(page.getByText('Check this file first')).toBeVisible();
    await expect(
      page.getByText('Row 5 doesn’t add up: from row 6 to row 5 the balance changes by -$75.00'),
    ).toBeVisible();
    await expect(page.getByText('“Type” says which way each one went.')).toBeVisible();
    await expect(page.getByText('Row 2 is left out: pending, or never carried out.')).toBeVisible();
    await expect(page.getByLabel('Statement ending balance')).toHaveValue('');
    await expect(ticked(page)).toHaveCount(0);
    await checkAccessibility(page, info, 'statement-doubt');
    await page.getByRole('button', { name: 'Use it anyway' }).click();
    await expect(page.getByLabel('Statement ending balance')).toHaveValue('878.47');
    await expect(page.getByText('In your books and checked off: 1 of 4 lines.')).toBeVisible();

    // With the row mended it's read without a question.
    await choose(page, text('own.csv', HEADINGS + rows.join('\n').replace('57.00', '75.00')));
    await expect(page.getByText('The running balance agrees with every line.')).toBeVisible();
    await expect(page.getByText('In your books and checked off: 2 of 4 lines.')).toBeVisible();
  },
);

test(
  'a sheet of several accounts asks which one, and shows the columns as it read them',
  DESK,
  async ({ page, books }) => {
    await open(page, books);
    const rows = [
      'X2345,28/07/2022,,Fee,5.00,Debit,Posted,',
      'X2345,09/08/2022,558,Check Paid,75.00,Debit,Posted,',
      'X9999,10/08/2022,,Interest,1.15,Credit,Posted,',
    ];
    await choose(page, text('own.csv', HEADINGS + rows.join('\n')));
    await page.getByLabel('Which account of the file').selectOption('Ends in 2345, 2 lines');
    await expect(page.getByText('Dates begin with the day: row 2 says 28/07/2022.')).toBeVisible();
    await expect(page.getByText('1 line is not after Jul 31, 2022 and done with.')).toBeVisible();
    await page.getByText('Columns of the file').click();
    await expect(page.getByLabel('Days in numbers')).toHaveValue('day');
    await expect(page.getByLabel('Type')).toHaveValue('side');
    await expect(page.getByLabel('Status')).toHaveValue('status');
    await expect(page.getByLabel('Account Number')).toHaveValue('account');
  },
);

test(
  'remembered columns swallow no row where the headings are further up this time',
  DESK,
  async ({ page, books }) => {
    const fileColumns = { headings: 3, date: 0, amount: 2, text: 1 };
    await books.db.doc('accounts/checking').set({ ...ACCOUNT, fileColumns });
    await open(page, books);
    const rows = [
      'Date,Text,Amount',
      '08/17/2022,A,20.00',
      '08/09/2022,B,-75.00',
      '08/04/2022,C,-9',
    ];
    await choose(page, text('own.csv', rows.join('\n')));
    await expect(page.getByText('In your books and checked off: 2 of 3 lines.')).toBeVisible();
  },
);
