import { organization } from '@pa-ledger/domain/organization';
import { dateAt } from '@pa-ledger/domain/time/dates';
import { DESK } from '../e2e/support/page-test.ts';
import { PLACE, putLedger } from './support/ledger.ts';
import { expect, test } from './support/memory-books.ts';

/** Numbers of checks of manual expenses. */
const REFUSED = {
  ok: false,
  why: 'refused',
  message: 'Check 1042 was already used for KQ7M-2XFA: Dana Whitfield, Oct 20, 2026.',
} as const;
const TODAY = dateAt(Date.now(), organization.timeZone);

test.beforeEach(({ books }) => putLedger(books.db));

test(
  'how a manual expense was paid is saved by the server, its words by the page',
  DESK,
  async ({ page, books }) => {
    const cider = {
      ...PLACE,
      amount: 40,
      date: TODAY,
      description: 'Cider',
      paidTo: 'Hilltop',
      version: 1,
    };
    await books.db.doc('manualExpenses/cider').set(cider);
    await books.open(page, '/admin/financial/expenses');
    await books.answer('/api/admin/save-manual-expense', REFUSED);
    await page.getByRole('button', { name: 'Edit Cider' }).click();
    const form = page.getByRole('dialog');
    await expect(form.getByLabel('Check Number')).toHaveCount(0);
    await form.getByLabel('Method').selectOption('Check');
    await form.getByRole('button', { name: 'Update Expense' }).click();
    await expect(form.getByText('Check Number is required.')).toBeVisible();
    await form.getByLabel('Check Number').fill('1042');
    await form.getByRole('button', { name: 'Update Expense' }).click();
    await expect(form.getByText(REFUSED.message)).toBeVisible();
    const { version: _version, ...fields } = cider;
    expect(await books.asked('/api/admin/save-manual-expense')).toEqual({
      id: 'cider',
      version: 1,
      fields: {
        ...fields,
        method: 'check',
        checkNumber: '1042',
      },
    });
    // What was typed before another method was chosen is not saved.
    await form.getByLabel('Method').selectOption('Debit card');
    await form.getByRole('button', { name: 'Update Expense' }).click();
    await expect(form.getByText(REFUSED.message)).toBeVisible();
    expect(await books.asked('/api/admin/save-manual-expense')).toEqual({
      id: 'cider',
      version: 1,
      fields: {
        ...fields,
        method: 'debitCard',
      },
    });
    await form.getByLabel('Method').selectOption('');
    await form.getByLabel('Description').fill('Cider, 3 gallons');
    await form.getByRole('button', { name: 'Update Expense' }).click();
    await expect(form).toBeHidden();
    expect(await books.all('manualExpenses')).toEqual([
      { ...fields, description: 'Cider, 3 gallons', version: 2 },
    ]);
    // One that has a number loses it by the server too.
    await books.db.doc('manualExpenses/cider').set({ ...cider, method: 'check', checkNumber: '7' });
    await page.getByRole('button', { name: 'Edit Cider' }).click();
    await form.getByLabel('Method').selectOption('Cash');
    await form.getByRole('button', { name: 'Update Expense' }).click();
    await expect(form.getByText(REFUSED.message)).toBeVisible();
    expect(await books.asked('/api/admin/save-manual-expense')).toEqual({
      id: 'cider',
      version: 1,
      fields: {
        ...fields,
        method: 'cash',
      },
    });
    await form.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Delete Cider' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(REFUSED.message)).toBeVisible();
    expect(await books.asked('/api/admin/save-manual-expense')).toEqual({
      id: 'cider',
      version: 1,
      fields: null,
    });
  },
);

test('a check that was stored without a number stays as it is', DESK, async ({ page, books }) => {
  await putLedger(books.db, 'manualExpenses', { old: { description: 'Old', method: 'check' } });
  await books.open(page, '/admin/financial/expenses');
  await page.getByRole('button', { name: 'Edit Old' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Description').fill('Very old');
  await form.getByRole('button', { name: 'Update Expense' }).click();
  await expect(form).toBeHidden();
  expect(await books.all('manualExpenses')).toMatchObject([{ description: 'Very old' }]);
});
