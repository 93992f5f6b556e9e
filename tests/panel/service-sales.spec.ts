import type { Locator, Page } from '@playwright/test';
import { failure } from '../../web/src/data/failure.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { putAll } from '../e2e/support/records.ts';
import { serviceFile } from '../fixtures/service-files.ts';
import { fixTime } from './support/fixed-time.ts';
import { expect, test, type MemoryBooks } from './support/memory-books.ts';

/** What a payment service lists, typed and read from its file. What the server does: tests/server/service-sales.test.ts. */
const PATH = '/admin/bank/services';
const API = '/api/admin/save-service-sales';
const ACCOUNT = { kind: 'checking', version: 1, openingDate: '2026-07-01', openingBalance: 0 };

test.beforeEach(async ({ page, books }) => {
  await fixTime(page, '2027-07-05T15:00:00Z');
  await putAll(books.db, {
    'funds/main': { code: '1', name: 'Main Fund', version: 1 },
    'funds/tax': { code: '2', name: 'Sales Tax', heldForOthers: true, version: 1 },
    'categories/carnival': { name: 'Carnival', requiresEventApprover: false, version: 1 },
    'categories/fees': { name: 'Service Fees', requiresEventApprover: false, version: 1 },
    'accounts/bank': { ...ACCOUNT, name: 'Checking' },
  });
});

const putService = (books: MemoryBooks, openingDate = '2026-07-01') =>
  putAll(books.db, {
    'accounts/paypal': { ...ACCOUNT, name: 'PayPal', kind: 'paymentService', openingDate },
  });

async function chooseSetup(page: Page): Promise<void> {
  await page.getByLabel('Category of sales').selectOption({ label: 'Carnival' });
  await page.getByLabel('Fund of sales').selectOption({ label: 'Main Fund (1)' });
  await page.getByLabel('Category of fees').selectOption({ label: 'Service Fees' });
}

const rowOf = (page: Page, at: number): Locator =>
  page.getByRole('listitem', { name: `Row ${at}`, exact: true });

async function typeRow(page: Page, at: number, texts: Readonly<Record<string, string>>) {
  await page.getByRole('button', { name: 'Add a row' }).click();
  const row = rowOf(page, at);
  await expect(row.getByLabel('Day')).toBeFocused();
  for (const [label, text] of Object.entries(texts)) {
    const input = row.getByLabel(label, { exact: true });
    if (label === 'Kind') await input.selectOption({ label: text });
    else await input.fill(text);
  }
}

const chooseFile = (page: Page, name: string, text: string) =>
  page
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('without a service’s account, says where to add one', async ({ page, books }) => {
  await books.open(page, PATH);
  await expect(page.getByText('No account of a payment service yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add the service’s account' })).toBeVisible();
});

test('three sales and a payout are typed, looked at, and saved', async ({ page, books }, info) => {
  await putService(books);
  await books.open(page, PATH);
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('paypal');
  await expect(page.getByLabel('Payouts go to')).toHaveValue('bank');
  await typeRow(page, 1, { Day: '2027-06-30', Gross: '100', Fee: '3.20', 'What for': 'Tickets' });
  const save = page.getByRole('button', { name: /^Save \d+ rows?$/ });
  await save.click();
  await expect(page.getByText('Category of sales is required for these rows.')).toBeVisible();
  await chooseSetup(page);
  await expect(
    rowOf(page, 1).getByText('Revenue $100.00 · Expense $3.20 · Balance +$96.80'),
  ).toBeVisible();
  await typeRow(page, 2, { Gross: '20', Fee: '0.88' });
  // The day of the row before.
  await expect(rowOf(page, 2).getByLabel('Day')).toHaveValue('2027-06-30');
  await expect(rowOf(page, 1)).toContainText('Jun 30, 2027, Sale, $100.00 Tickets');
  await typeRow(page, 3, { Gross: '1082.50', Fee: '32', 'Sales tax in it': '82.50' });
  await page.getByLabel('Fund that holds sales tax').selectOption({ label: 'Sales Tax (2)' });
  await typeRow(page, 4, { Kind: 'Payout', Day: '2027-07-02', Gross: '96.80' });
  await expect(
    rowOf(page, 4).getByText('Transfer of $96.80 to Checking · Balance -$96.80'),
  ).toBeVisible();
  await expect(page.getByText('4 rows, balance $1,069.62')).toBeVisible();
  await expect(
    page.getByText('Sales less refunds $1,202.50, fees $36.08, payouts $96.80'),
  ).toBeVisible();
  await checkAccessibility(page, info, 'service-sales');
  await books.answer(API, failure('refused', 'The server is busy.'));
  await save.click();
  await expect(page.getByRole('alert')).toContainText('The server is busy.');
  await books.answer(API, { ok: true, answer: { added: 3, there: 1, named: [] } });
  await save.click();
  await expect(page.getByText('Added 3 rows. 1 was there already.')).toBeVisible();
  await expect(rowOf(page, 1)).toHaveCount(0);
  const asked = (await books.asked(API)) as {
    readonly setup: object;
    readonly rows: readonly { readonly key: string; readonly fields: object }[];
  };
  expect(asked).toMatchObject({
    setup: { accountId: 'paypal', bankAccountId: 'bank', taxFundId: 'tax' },
    rows: [
      { again: false, fields: { date: '2027-06-30', kind: 'sale', gross: 100, fee: 3.2, tax: 0 } },
      { fields: { gross: 20 } },
      { fields: { gross: 1082.5, tax: 82.5 } },
      { fields: { kind: 'payout', date: '2027-07-02', gross: 96.8, fee: 0 } },
    ],
  });
  expect(new Set(asked.rows.map(({ key }) => key)).size).toBe(4);
  // The next row begins anew.
  await page.getByRole('button', { name: 'Add a row' }).click();
  await expect(page.getByText('Day is required.')).toHaveCount(0);
});

test('rows in a reconciled period are asked about first', DESK, async ({ page, books }) => {
  await putService(books);
  await putAll(books.db, {
    'statements/paypal~2027-06-30': {
      accountId: 'paypal',
      day: '2027-06-30',
      balance: 0,
      cleared: [],
      outstanding: [],
      reopened: null,
    },
  });
  await books.open(page, PATH);
  await chooseSetup(page);
  await chooseFile(page, 'venmo.csv', serviceFile('venmo'));
  await page.getByRole('button', { name: 'Save 3 rows' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Add it to a reconciled period, on Jun 30, 2027?');
  await expect(question).toContainText('PayPal is reconciled through Jun 30, 2027.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(rowOf(page, 3)).toBeVisible();
  await books.answer(API, { ok: true, answer: { added: 3, there: 0, named: [] } });
  await page.getByRole('button', { name: 'Save 3 rows' }).click();
  await question.getByRole('button', { name: 'Save anyway' }).click();
  await expect(page.getByText('Added 3 rows.')).toBeVisible();
});

test('a file fills the rows, and what is left out says why', async ({ page, books }, info) => {
  await putService(books);
  await books.open(page, PATH);
  await chooseSetup(page);
  await chooseFile(page, 'paypal.csv', serviceFile('paypal'));
  const file = page.getByRole('region', { name: 'File paypal.csv' });
  await expect(file.getByText('4 rows of it are in the list.')).toBeVisible();
  await file.getByText('5 rows left out').click();
  await expect(file.getByText('Row 7: Its status is “Pending”.')).toBeVisible();
  await expect(rowOf(page, 3)).toContainText('Jul 1, 2027, Refund, $20.00');
  await expect(rowOf(page, 3)).toContainText('Revenue -$20.00 · Expense -$0.59 · Balance -$19.41');
  await page.getByLabel('Fund that holds sales tax').selectOption({ label: 'Sales Tax (2)' });
  await checkAccessibility(page, info, 'service-file');
  // A row can have another category, and be removed.
  await rowOf(page, 1).getByRole('button', { name: 'Change row 1' }).click();
  await rowOf(page, 1).getByLabel('Category').selectOption({ label: 'Service Fees' });
  await rowOf(page, 1).getByRole('button', { name: 'Done with row 1' }).click();
  await expect(rowOf(page, 1).getByRole('button', { name: 'Change row 1' })).toBeFocused();
  await rowOf(page, 3).getByRole('button', { name: 'Remove row 3' }).click();
  await expect(rowOf(page, 3)).toContainText('Payout');
  // The same file again brings only what isn't listed.
  await chooseFile(page, 'paypal.csv', serviceFile('paypal'));
  await expect(rowOf(page, 4)).toBeVisible();
  await page.getByRole('button', { name: 'Save 4 rows' }).click();
  await expect.poll(async () => books.asked(API)).toMatchObject({ rows: [{}, {}, {}, {}] });
});

test('rows that do not fit the books stay, and others are named after the save', async ({
  page,
  books,
}) => {
  await putService(books, '2027-07-01');
  await books.open(page, PATH);
  await chooseSetup(page);
  await page.getByRole('button', { name: 'Add a row' }).click();
  await chooseFile(page, 'venmo.csv', serviceFile('venmo'));
  await page.getByRole('button', { name: 'Remove row 1' }).click();
  await expect(rowOf(page, 1)).toContainText(
    'Won’t be saved: This account opened after this date. Please choose another one.',
  );
  await books.answer(API, null);
  await page.getByRole('button', { name: 'Save 2 rows' }).click();
  await expect.poll(async () => books.asked(API)).not.toBeNull();
  const { rows } = (await books.asked(API)) as { readonly rows: readonly { key: string }[] };
  const [differs, deleted] = rows;
  await books.answer(API, {
    ok: true,
    answer: {
      added: 0,
      there: 0,
      named: [
        { key: differs?.key, why: 'differs', sentence: 'It differs.' },
        { key: deleted?.key, why: 'deleted', sentence: 'Someone deleted it.' },
      ],
    },
  });
  await expect(page.getByText('Jul 2, 2027, Payout, $39.14: Someone deleted it.')).toBeVisible();
  await books.answer(API, failure('refused', 'The server is busy.'));
  await page.getByRole('button', { name: 'Add the deleted row again' }).click();
  await expect(page.getByText('The server is busy.').first()).toBeVisible();
  await books.answer(API, { ok: true, answer: { added: 1, there: 0, named: [] } });
  await page.getByRole('button', { name: 'Add the deleted row again' }).click();
  await expect(page.getByText('Added 1 row.')).toBeVisible();
  expect(await books.asked(API)).toMatchObject({ rows: [{ key: deleted?.key, again: true }] });
  // What didn't fit is still there.
  await expect(rowOf(page, 1)).toBeVisible();
});

test('columns that the headings do not tell are asked for', DESK, async ({ page, books }) => {
  await putService(books);
  await books.open(page, PATH);
  await chooseFile(page, 'other.csv', 'When,How much,Word\n6/30/2027,5,Sale\n7/1/2027,-5,Refund');
  const file = page.getByRole('region', { name: 'File other.csv' });
  await file.getByLabel('Row of the headings').selectOption('0');
  await file.getByLabel('When').selectOption({ label: 'Date' });
  await file.getByLabel('How much').selectOption({ label: 'Gross' });
  await file.getByRole('button', { name: 'Use these columns' }).click();
  // Money out is of no kind yet.
  await expect(rowOf(page, 2)).toContainText('Choose what this row is.');
  await file.getByText('Columns of the file').click();
  await file.getByLabel('Word').selectOption({ label: 'Kind (sale, refund, payout)' });
  await file.getByRole('button', { name: 'Use these columns' }).click();
  await expect(rowOf(page, 2)).toContainText('Jul 1, 2027, Refund, $5.00');
  await chooseFile(page, 'photo.csv', '%PDF-1.4');
  await expect(page.getByText('photo.csv was not read')).toBeVisible();
});
