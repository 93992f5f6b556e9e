import { DESK } from '../e2e/support/page-test.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { putAll } from '../e2e/support/records.ts';
import { TODAY } from '../e2e/support/transaction-pages.ts';
import { expect, test } from './support/memory-books.ts';

const PATH = '/admin/financial/transfers';
const FUNDS = {
  'funds/main': { code: '4900', name: 'Main Fund', version: 1 },
  'funds/grants': { code: '4950', name: 'Teacher Grants', version: 1 },
};

test(
  'adds a transfer between two funds, edits it, and takes it back',
  DESK,
  async ({ page, books }, info) => {
    await putAll(books.db, FUNDS);
    await books.open(page, PATH);
    await expect(page.getByText('No transfers yet. Add your first transfer above.')).toBeVisible();
    await page.getByRole('button', { name: 'Add Transfer' }).click();
    const form = page.getByRole('dialog', { name: 'Add Transfer' });
    await form.getByLabel('Date').fill(TODAY);
    await form.getByLabel('Amount').fill('0');
    await form.getByLabel('From Fund').selectOption('main');
    await form.getByLabel('To Fund').selectOption('main');
    await form.getByLabel('Description').fill('Classroom grants, as the board decided');
    await form.getByRole('button', { name: 'Add Transfer' }).click();
    await expect(form.getByText('Amount must be more than 0.')).toBeVisible();
    await expect(form.getByText('To Fund must be a different one.')).toBeVisible();
    await checkAccessibility(page, info, 'transfers-form');
    await form.getByLabel('Amount').fill('500');
    await form.getByLabel('To Fund').selectOption('grants');
    await form.getByRole('button', { name: 'Add Transfer' }).click();
    await expect(form).toBeHidden();

    const table = page.getByRole('table', { name: 'Transfers' });
    const row = table.getByRole('row').nth(1);
    await expect(row).toContainText('Main Fund');
    await expect(row).toContainText('Teacher Grants');
    await expect(row).toContainText('$500.00');
    expect(await books.all('transfers')).toMatchObject([
      { amount: 500, fromFundId: 'main', toFundId: 'grants', version: 1 },
    ]);
    await checkAccessibility(page, info, 'transfers');

    await row.getByRole('button', { name: /^Edit/ }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Transfer' });
    await edit.getByLabel('Amount').fill('450.50');
    await edit.getByRole('button', { name: 'Update Transfer' }).click();
    await expect(row).toContainText('$450.50');

    await row.getByRole('button', { name: /^Delete/ }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Are you sure you want to delete this transfer?');
    await expect(question).toContainText('From Main Fund to Teacher Grants');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No transfers yet. Add your first transfer above.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toContainText('$450.50');
  },
);

test('shows the transfers of the fiscal year that is chosen', DESK, async ({ page, books }) => {
  const transfer = { amount: 5, fromFundId: 'main', toFundId: 'grants', version: 1 };
  await putAll(books.db, {
    ...FUNDS,
    'transfers/now': { ...transfer, date: TODAY, description: 'Of this year' },
    'transfers/then': { ...transfer, date: '2024-10-01', description: 'Of long ago' },
  });
  await books.open(page, PATH);
  await expect(page.getByRole('row').filter({ hasText: 'Of this year' })).toBeVisible();
  await expect(page.getByText('Of long ago')).toHaveCount(0);
  await books.open(page, `${PATH}?year=2024`);
  await expect(page.getByRole('row').filter({ hasText: 'Of long ago' })).toBeVisible();
  await expect(page.getByText('Of this year')).toHaveCount(0);
});

const ACCOUNT = { kind: 'checking', openingDate: '2026-07-01', openingBalance: 0, version: 1 };

test('says what a transfer lacks, with what mends it', DESK, async ({ page, books }) => {
  await putAll(books.db, { 'funds/main': FUNDS['funds/main'] });
  await books.open(page, PATH);
  await expect(page.getByText('You have 1 fund and 0 accounts.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Transfer' })).toBeDisabled();
  await page.getByRole('link', { name: 'Add Fund' }).click();
  await expect(page.getByRole('dialog', { name: 'Add New Fund' })).toBeVisible();
});

test(
  'with one account it is between funds, and another can be added',
  DESK,
  async ({ page, books }) => {
    await putAll(books.db, {
      ...FUNDS,
      'settings/books': { accountsFrom: '2026-07-01' },
      'accounts/bank': { ...ACCOUNT, name: 'Checking' },
    });
    await books.open(page, PATH);
    await page.getByRole('button', { name: 'Add Transfer' }).click();
    const form = page.getByRole('dialog', { name: 'Add Transfer' });
    await expect(
      form.getByText('To move money between accounts, you need a second one.'),
    ).toBeVisible();
    await form.getByLabel('Date').fill(TODAY);
    await expect(form.getByLabel('From Account')).toHaveCount(0);
    await expect(form.getByRole('link', { name: 'Add Account' })).toHaveAttribute(
      'href',
      '/admin/bank/accounts?new',
    );
    await putAll(books.db, { 'accounts/savings': { ...ACCOUNT, name: 'Savings' } });
    await form.getByLabel('Amount').fill('25');
    await form.getByLabel('From Account').selectOption('bank');
    await form.getByLabel('To Account').selectOption('savings');
    await form.getByLabel('Description').fill('For the winter');
    await form.getByRole('button', { name: 'Add Transfer' }).click();
    const row = page.getByRole('table', { name: 'Transfers' }).getByRole('row').nth(1);
    await expect(row.getByRole('cell', { name: 'Checking' })).toBeVisible();
    await expect(page.getByRole('columnheader')).toContainText(['Date', 'From', 'To', 'Amount']);
  },
);
