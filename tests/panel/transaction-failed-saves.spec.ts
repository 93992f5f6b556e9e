import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK, expectComplaint, REFUSED } from '../e2e/support/page-test.ts';
import { stored } from '../e2e/support/records.ts';
import { EXPENSES, fillTransaction, REVENUE } from '../e2e/support/transaction-pages.ts';
import { PLACE, putLedger } from './support/ledger.ts';
import { expect, test } from './support/memory-books.ts';

test(
  'a stale form shows the conflict and lets the person choose (#66)',
  DESK,
  async ({ page, books, complaints }, info) => {
    await putLedger(books.db, 'manualExpenses', { ticket: { description: 'Tent' } });
    await books.open(page, EXPENSES.path);
    const form = page.getByRole('dialog', { name: 'Edit Manual Expense' });
    const change = async (typed: string, amount: number, version: number): Promise<void> => {
      await page.getByRole('button', { name: 'Edit Tent' }).click();
      await form.getByLabel('Amount').fill(typed);
      await books.db.doc('manualExpenses/ticket').update({ amount, version });
      await form.getByRole('button', { name: 'Update Expense' }).click();
      await expect(form.getByText('Someone else just changed this.')).toBeVisible();
      await expect(form.getByLabel('Amount')).toHaveValue(typed);
    };

    await change('70.00', 65.25, 2);
    await expect(form.getByRole('alert')).toContainText('Theirs: $65.25');
    await expect(form.getByRole('alert')).toContainText('Yours: $70.00');
    await checkAccessibility(page, info, 'manualExpenses-conflict');
    await form.getByRole('button', { name: 'Save mine over theirs' }).click();
    await expect(form).toBeHidden();
    expect(await stored(books.db, 'manualExpenses/ticket')).toMatchObject({
      amount: 70,
      version: 3,
    });

    await change('71.00', 80, 4);
    await form.getByRole('button', { name: 'Take theirs' }).click();
    await expect(form.getByLabel('Amount')).toHaveValue('80.00');
    await form.getByRole('button', { name: 'Cancel' }).click();
    expect(await stored(books.db, 'manualExpenses/ticket')).toMatchObject({
      amount: 80,
      version: 4,
    });

    await page.getByRole('button', { name: 'Edit Tent' }).click();
    await form.getByLabel('Amount').fill('90.00');
    await books.db.doc('manualExpenses/ticket').delete();
    await form.getByRole('button', { name: 'Update Expense' }).click();
    await expect(form.getByText('Someone else just deleted this.')).toBeVisible();
    await form.getByRole('button', { name: 'Save mine again' }).click();
    await expect(form).toBeHidden();
    expect(await stored(books.db, 'manualExpenses/ticket')).toMatchObject({
      amount: 90,
      version: 4,
    });
    expectComplaint(complaints, REFUSED);
  },
);

test(
  'a save without a connection says so and loses nothing',
  DESK,
  async ({ page, books, complaints }, info) => {
    await putLedger(books.db);
    await books.open(page, REVENUE.path);
    const description = 'Raffle';
    await page.getByRole('button', { name: 'Add Revenue' }).click();
    await fillTransaction(page, PLACE, description);
    await page.context().setOffline(true);
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: 'Add Revenue' }).click();
    await expect(form.getByRole('alert')).toContainText('There is no connection to the server.');
    await expect(form.getByLabel('Description')).toHaveValue(description);
    await checkAccessibility(page, info, 'revenueItems-offline');
    await page.context().setOffline(false);
    await form.getByRole('button', { name: 'Add Revenue' }).click();
    await expect(form).toBeHidden();
    expect(await books.all('revenueItems')).toMatchObject([{ description, amount: 1234.5 }]);
    expectComplaint(complaints, REFUSED);
  },
);

test(
  'a denied write and a denied list say so and lose nothing',
  DESK,
  async ({ page, books, complaints }, info) => {
    await putLedger(books.db, 'manualExpenses', { ticket: {} });
    await books.open(page, EXPENSES.path);
    const description = 'Popcorn';
    await page.getByRole('button', { name: 'Add Expense' }).click();
    await fillTransaction(page, PLACE, description);
    await books.deny(true);
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: 'Add Expense' }).click();
    await expect(form.getByRole('alert')).toContainText('This is not allowed.');
    await expect(form.getByLabel('Description')).toHaveValue(description);
    await form.getByRole('button', { name: 'Cancel' }).click();

    await page.reload();
    await expect(page.getByText('We couldn’t load this.')).toBeVisible();
    await checkAccessibility(page, info, 'manualExpenses-denied');
    await books.deny(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('We couldn’t load this.')).toBeHidden();
    await expect(page.getByRole('table', { name: 'Manual Expenses' })).toBeVisible();
    expectComplaint(complaints, REFUSED);
  },
);
