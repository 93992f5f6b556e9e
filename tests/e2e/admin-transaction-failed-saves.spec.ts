import { IN_ONE_PAGE } from '../../playwright.config.ts';
import { db } from '../functions/support/suite.ts';
import { listAdmin, openAsAdmin, unlistAdmin } from './support/admin.ts';
import { ownBooks, putItem, showOwn, stored, storedItem } from './support/ledger.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { DESK, expect, expectComplaint, REFUSED, test } from './support/test.ts';
import { EXPENSES, fillTransaction, REVENUE } from './support/transaction-pages.ts';

test.use(IN_ONE_PAGE);

test(
  'a stale form shows the conflict and lets the person choose (#66)',
  DESK,
  async ({ page, complaints }, info) => {
    const books = await ownBooks();
    const id = await putItem('manualExpenses', books, { description: 'Tent' });
    await openAsAdmin(page, EXPENSES.path);
    await showOwn(page, books);
    const form = page.getByRole('dialog', { name: 'Edit Manual Expense' });
    const change = async (typed: string, amount: number, version: number): Promise<void> => {
      await page.getByRole('button', { name: 'Edit Tent' }).click();
      await form.getByLabel('Amount').fill(typed);
      await db.doc(`manualExpenses/${id}`).update({ amount, version });
      await form.getByRole('button', { name: 'Update Expense' }).click();
      await expect(form.getByText('Someone else changed this meanwhile.')).toBeVisible();
      await expect(form.getByLabel('Amount')).toHaveValue(typed);
    };

    await change('70.00', 65.25, 2);
    await expect(form.getByRole('alert')).toContainText('Theirs: $65.25');
    await expect(form.getByRole('alert')).toContainText('Yours: $70.00');
    await checkAccessibility(page, info, 'manualExpenses-conflict');
    await form.getByRole('button', { name: 'Save mine over theirs' }).click();
    await expect(form).toBeHidden();
    expect(await stored(`manualExpenses/${id}`)).toMatchObject({
      amount: 70,
      version: 3,
    });

    await change('71.00', 80, 4);
    await form.getByRole('button', { name: 'Take theirs' }).click();
    await expect(form.getByLabel('Amount')).toHaveValue('80.00');
    await form.getByRole('button', { name: 'Cancel' }).click();
    expect(await stored(`manualExpenses/${id}`)).toMatchObject({
      amount: 80,
      version: 4,
    });

    await page.getByRole('button', { name: 'Edit Tent' }).click();
    await form.getByLabel('Amount').fill('90.00');
    await db.doc(`manualExpenses/${id}`).delete();
    await form.getByRole('button', { name: 'Update Expense' }).click();
    await expect(form.getByText('Someone else deleted this meanwhile.')).toBeVisible();
    await form.getByRole('button', { name: 'Save mine again' }).click();
    await expect(form).toBeHidden();
    expect(await stored(`manualExpenses/${id}`)).toMatchObject({
      amount: 90,
      version: 1,
    });
    expectComplaint(complaints, REFUSED);
  },
);

test(
  'a save without a connection says so and loses nothing',
  DESK,
  async ({ page, complaints }, info) => {
    const books = await ownBooks();
    await openAsAdmin(page, REVENUE.path);
    const description = `Raffle ${books.fundCode}`;
    await page.getByRole('button', { name: 'Add Revenue' }).click();
    await fillTransaction(page, books, description);
    await page.context().setOffline(true);
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: 'Add Revenue' }).click();
    await expect(form.getByRole('alert')).toContainText('There is no connection to the server.');
    await expect(form.getByLabel('Description')).toHaveValue(description);
    await checkAccessibility(page, info, 'revenueItems-offline');
    await page.context().setOffline(false);
    await form.getByRole('button', { name: 'Add Revenue' }).click();
    await expect(form).toBeHidden();
    expect(await storedItem('revenueItems', description)).toMatchObject({
      amount: 1234.5,
    });
    expectComplaint(complaints, REFUSED);
  },
);

test(
  'a denied write and a denied list say so and lose nothing',
  DESK,
  async ({ page, complaints }, info) => {
    const books = await ownBooks();
    const account = await openAsAdmin(page, EXPENSES.path);
    const description = `Popcorn ${books.fundCode}`;
    await page.getByRole('button', { name: 'Add Expense' }).click();
    await fillTransaction(page, books, description);
    await unlistAdmin(account);
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: 'Add Expense' }).click();
    await expect(form.getByRole('alert')).toContainText('This is not allowed.');
    await expect(form.getByLabel('Description')).toHaveValue(description);
    await form.getByRole('button', { name: 'Cancel' }).click();

    await page.reload();
    await expect(page.getByText('This could not be loaded.')).toBeVisible();
    await checkAccessibility(page, info, 'manualExpenses-denied');
    await listAdmin(account);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('This could not be loaded.')).toBeHidden();
    await expect(page.getByRole('table', { name: 'Manual Expenses' })).toBeVisible();
    expectComplaint(complaints, REFUSED);
  },
);
