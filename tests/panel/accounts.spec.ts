import { failure } from '../../web/src/data/failure.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { putAll, stored } from '../e2e/support/records.ts';
import { CATEGORY, FUND, PLACE, putLedger } from './support/ledger.ts';
import { expect, test } from './support/memory-books.ts';

/** The tab Bank's accounts, and the accounts of entries. */
const PATH = '/admin/bank/accounts';
const API = '/api/admin/manage-account';
const CHECKING = {
  name: 'Checking',
  kind: 'checking',
  version: 1,
  openingDate: '2026-07-01',
  openingBalance: 2310.5,
};
const SAVINGS = { ...CHECKING, name: 'Savings', kind: 'savings', openingDate: '2026-08-01' };
const BOOKS = { opensOn: null, closedThrough: null, closedYear: null, closing: null };
const FROM_JULY = { ...BOOKS, accountsFrom: '2026-07-01' };

test(
  'adds an account with its opening, and shows what it has by the books',
  DESK,
  async ({ page, books }, info) => {
    await books.open(page, PATH);
    await expect(page.getByText('No accounts yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Add Account' }).click();
    const form = page.getByRole('dialog', { name: 'Add New Account' });
    await form.getByRole('button', { name: 'Add Account' }).click();
    for (const field of ['Name', 'Kind', 'Opening day', 'Opening balance'])
      await expect(form.getByText(`${field} is required.`)).toBeVisible();
    await checkAccessibility(page, info, 'accounts-form');
    await form.getByLabel('Name').fill('Checking');
    await form.getByLabel('Kind').selectOption('checking');
    await form.getByLabel('Opening day').fill('2026-07-01');
    await form.getByLabel('Opening balance').fill('2310.50');
    await books.answer(API, failure('refused', 'There is already an account with this name.'));
    await form.getByRole('button', { name: 'Add Account' }).click();
    await expect(form.getByRole('alert')).toContainText('There is already an account');
    await books.answer(API, { ok: true, answer: {} });
    await form.getByRole('button', { name: 'Add Account' }).click();
    await expect(form).toBeHidden();
    const { version: _version, ...fields } = CHECKING;
    expect(await books.asked(API)).toMatchObject({ act: 'save', version: null, fields });

    // What the server does: tests/server/accounts.test.ts.
    await putAll(books.db, {
      'accounts/checking': CHECKING,
      'accountTotals/2026-06~checking': { month: '2026-06', accountId: 'checking', manual: 1050 },
      'accountTotals/2026-09~checking': {
        month: '2026-09',
        accountId: 'checking',
        revenue: 10_000,
      },
    });
    const card = page.getByRole('listitem').filter({ hasText: 'Checking' });
    await expect(card).toContainText('Opened with $2,310.50 on Jul 1, 2026');
    await expect(card).toContainText('Book balance: $2,400.00');
  },
);

test(
  'an account that something names is archived instead of deleted',
  DESK,
  async ({ page, books }) => {
    await putAll(books.db, { 'accounts/checking': CHECKING });
    await books.open(page, PATH);
    const sentence =
      'This account is named by payments, so it cannot be deleted. Archive it instead.';
    await books.answer(API, failure('refused', sentence));
    await page.getByRole('button', { name: 'Delete Checking' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question.getByRole('alert')).toContainText(sentence);
    await books.answer(API, { ok: true, answer: {} });
    await question.getByRole('button', { name: 'Archive' }).click();
    await expect(page.getByText('Checking was archived.').first()).toBeVisible();
    expect(await books.asked(API)).toMatchObject({ act: 'save', fields: { archived: true } });
    await putAll(books.db, { 'accounts/checking': { ...CHECKING, archived: true } });
    await expect(page.getByRole('button', { name: 'Delete Checking' })).toHaveCount(0);
  },
);

test(
  'an entry names the account that is open on its day, and begins with the one that fits',
  DESK,
  async ({ page, books }) => {
    await putLedger(books.db);
    await putAll(books.db, {
      'accounts/checking': CHECKING,
      'accounts/savings': SAVINGS,
      'settings/books': FROM_JULY,
    });
    await books.open(page, '/admin/financial/revenue?year=2026');
    await page.getByRole('button', { name: 'Add Revenue' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Date').fill('2026-06-30');
    await expect(form.getByLabel('Account')).toHaveCount(0);
    await form.getByLabel('Date').fill('2026-07-31');
    await expect(form.getByLabel('Account').getByRole('option')).toHaveText([
      'Choose an account',
      'Checking',
    ]);
    await form.getByLabel('Amount').fill('12.50');
    await form.getByLabel('Category').selectOption({ label: CATEGORY });
    await form.getByLabel('Fund').selectOption({ label: `${FUND} (4910)` });
    await form.getByLabel('Description').fill('Tickets');
    const save = form.getByRole('button', { name: 'Add Revenue', exact: true });
    await expect(form.getByLabel('Account')).toHaveValue('checking');
    await save.click();
    await expect(form).toBeHidden();
    expect(await books.all('revenueItems')).toMatchObject([{ accountId: 'checking', ...PLACE }]);

    await page.getByRole('button', { name: 'Add Revenue' }).click();
    await form.getByLabel('Date').fill('2026-08-02');
    await expect(form.getByLabel('Account')).toHaveValue('checking');
    await form.getByLabel('Account').selectOption('savings');
    await form.getByLabel('Date').fill('2026-07-02');
    await save.click();
    await expect(form.getByText('This account opened after this date.')).toBeVisible();
  },
);

test(
  'what was outstanding keeps its account, and a transfer is between accounts',
  DESK,
  async ({ page, books }) => {
    await putLedger(books.db, 'manualExpenses', {
      old: { date: '2026-06-29', accountId: 'checking', description: 'Old check' },
    });
    await putAll(books.db, {
      'accounts/checking': CHECKING,
      'accounts/savings': SAVINGS,
      'settings/books': FROM_JULY,
    });
    await books.open(page, '/admin/financial/expenses?year=2025');
    await page.getByRole('button', { name: /^Edit Old check/ }).click();
    const form = page.getByRole('dialog');
    await expect(form.getByLabel('Account')).toHaveValue('checking');
    await form.getByLabel('Description').fill('Older check');
    await form.getByRole('button', { name: 'Update Expense' }).click();
    await expect(form).toBeHidden();
    expect(await stored(books.db, 'manualExpenses/old')).toMatchObject({ accountId: 'checking' });

    await page.getByRole('tab', { name: 'Transfers' }).click();
    await page.getByRole('button', { name: 'Add Transfer' }).click();
    await form.getByLabel('Date').fill('2026-08-02');
    await form.getByLabel('Amount').fill('100');
    await form.getByLabel('From Account').selectOption('checking');
    await form.getByLabel('Description').fill('To the savings');
    await form.getByRole('button', { name: 'Add Transfer' }).click();
    await expect(form.getByText('To Account is required.')).toBeVisible();
    await form.getByLabel('To Account').selectOption('savings');
    await form.getByRole('button', { name: 'Add Transfer' }).click();
    if (await page.getByRole('alertdialog').isVisible())
      await page.getByRole('alertdialog').getByRole('button').last().click();
    await expect(form).toBeHidden();
    const [transfer] = await books.all('transfers');
    expect(transfer).toMatchObject({ fromAccountId: 'checking', toAccountId: 'savings' });
    expect(transfer).not.toHaveProperty('fromFundId');
  },
);
