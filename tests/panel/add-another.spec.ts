import type { Locator } from '@playwright/test';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { putAll } from '../e2e/support/records.ts';
import { EXPENSES, PRESENT_YEAR, REVENUE, TODAY } from '../e2e/support/transaction-pages.ts';
import { PLACE, putLedger } from './support/ledger.ts';
import { expect, test } from './support/memory-books.ts';
import { openTab } from '../e2e/support/panel-frame.ts';

const ANOTHER = 'Save and add another';

/** Types what is not kept from one entry to the next. */
async function fillRest(form: Locator, amount: string, description: string): Promise<void> {
  await form.getByLabel('Category').selectOption(PLACE.categoryId);
  await form.getByLabel('Amount').fill(amount);
  await form.getByLabel('Description').fill(description);
}

test(
  'revenue is added one after the other, with the day and the fund of the last',
  DESK,
  async ({ page, books }, info) => {
    await putLedger(books.db);
    await books.open(page, REVENUE.path);
    await page.getByRole('button', { name: REVENUE.add }).click();
    const form = page.getByRole('dialog', { name: REVENUE.addTitle });
    const date = form.getByLabel('Date');
    await expect(date).toHaveValue(TODAY);
    await form.getByRole('button', { name: ANOTHER }).click();
    await expect(form.getByText('Description is required.')).toBeVisible();
    await form.getByLabel('Fund').selectOption(PLACE.fundId);
    await fillRest(form, '12', 'Bake sale');
    await form.getByRole('button', { name: ANOTHER }).dblclick();

    await expect(
      form.getByRole('status').filter({ hasText: 'Bake sale was saved.' }),
    ).toBeVisible();
    await expect(date).toBeFocused();
    await expect(date).toHaveValue(TODAY);
    await expect(form.getByLabel('Fund')).toHaveValue(PLACE.fundId);
    await expect(form.getByLabel('Category')).toHaveValue('');
    await expect(form.getByLabel('Description')).toHaveValue('');
    await expect(form.getByText('is required.')).toHaveCount(0);
    await checkAccessibility(page, info, 'add-another');

    await fillRest(form, '7.50', 'Raffle');
    await form.getByRole('button', { name: ANOTHER }).click();
    await expect(form.getByText('Raffle was saved. 2 added so far.')).toBeVisible();
    // Nothing is typed yet: it closes without a question.
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    expect(await books.all('revenueItems')).toMatchObject([
      { amount: 12, date: TODAY, fundId: PLACE.fundId },
      { amount: 7.5, date: TODAY, fundId: PLACE.fundId },
    ]);
  },
);

test(
  'a failed save keeps what was typed, and the next try goes on',
  DESK,
  async ({ page, books }) => {
    await putLedger(books.db);
    await books.open(page, REVENUE.path);
    await page.getByRole('button', { name: REVENUE.add }).click();
    const form = page.getByRole('dialog', { name: REVENUE.addTitle });
    await form.getByLabel('Fund').selectOption(PLACE.fundId);
    await fillRest(form, '12', 'Bake sale');
    await books.deny(true);
    await form.getByRole('button', { name: ANOTHER }).click();
    await expect(form.getByRole('alert')).toBeVisible();
    await expect(form.getByLabel('Description')).toHaveValue('Bake sale');
    await books.deny(false);
    await form.getByRole('button', { name: ANOTHER }).click();
    await expect(form.getByText('Bake sale was saved.')).toBeVisible();
    await expect(form.getByRole('alert')).toHaveCount(0);
    expect(await books.all('revenueItems')).toHaveLength(1);
  },
);

test('after a question the dialog goes on too', DESK, async ({ page, books }) => {
  await putLedger(books.db);
  await books.open(page, REVENUE.path);
  await page.getByRole('button', { name: REVENUE.add }).click();
  const form = page.getByRole('dialog', { name: REVENUE.addTitle });
  await form.getByLabel('Date').fill('2001-01-01');
  await form.getByLabel('Fund').selectOption(PLACE.fundId);
  await fillRest(form, '5', 'Old');
  await form.getByRole('button', { name: ANOTHER }).click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(form.getByText(/^Old was saved/)).toBeVisible();
  await expect(form.getByLabel('Date')).toHaveValue('2001-01-01');
});

test(
  'day and fund are remembered for other forms until the page is left',
  DESK,
  async ({ page, books }) => {
    await putLedger(books.db);
    await putAll(books.db, {
      'funds/old': { code: '4999', name: 'Old Fund', archived: true, version: 1 },
    });
    await books.open(page, REVENUE.path);
    await page.getByRole('button', { name: REVENUE.add }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Fund').selectOption(PLACE.fundId);
    await fillRest(form, '12', 'Bake sale');
    await form.getByRole('button', { name: REVENUE.add }).click();
    await expect(form).toBeHidden();

    await page.getByRole('tab', { name: EXPENSES.heading }).click();
    await page.getByRole('button', { name: EXPENSES.add }).click();
    await expect(form.getByLabel('Fund')).toHaveValue(PLACE.fundId);
    await expect(form.getByLabel('Date')).toHaveValue(TODAY);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await openTab(page, 'Budget Management');
    await page.getByRole('button', { name: 'Add Budget Item' }).click();
    await expect(form.getByLabel('Fund')).toHaveValue(PLACE.fundId);
    await form.getByLabel('Category').selectOption(PLACE.categoryId);
    await form.getByLabel('Original Budget').fill('100');
    await form.getByRole('button', { name: ANOTHER }).click();
    await expect(form.getByLabel('Category')).toBeFocused();
    await expect(form.getByLabel('Changes')).toHaveValue('0');
    await expect(form.getByLabel('Original Budget')).toHaveValue('');
    await form.getByRole('button', { name: 'Cancel' }).click();

    // What was archived since is not chosen by itself, and neither is a day of another year.
    await books.db.doc(`funds/${PLACE.fundId}`).update({ archived: true });
    await page.getByRole('button', { name: 'Add Budget Item' }).click();
    await expect(form.getByLabel('Fund')).toHaveValue('');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await books.open(page, `${REVENUE.path}?year=${Number(PRESENT_YEAR) - 1}`);
    await page.getByRole('button', { name: REVENUE.add }).click();
    await expect(form.getByLabel('Date')).toHaveValue('');
  },
);

test('transfers keep their funds', DESK, async ({ page, books }) => {
  await putLedger(books.db);
  await putAll(books.db, { 'funds/grants': { code: '4950', name: 'Grants', version: 1 } });
  await books.open(page, '/admin/financial/transfers');
  await page.getByRole('button', { name: 'Add Transfer' }).click();
  const form = page.getByRole('dialog', { name: 'Add Transfer' });
  await form.getByLabel('From Fund').selectOption(PLACE.fundId);
  await form.getByLabel('To Fund').selectOption('grants');
  for (const [index, amount] of ['5', '6'].entries()) {
    await form.getByLabel('Amount').fill(amount);
    await form.getByLabel('Description').fill(`Number ${index}`);
    await form.getByRole('button', { name: ANOTHER }).click();
    await expect(form.getByText(`Number ${index} was saved.`)).toBeVisible();
  }
  const both = { date: TODAY, fromFundId: PLACE.fundId, toFundId: 'grants' };
  expect(await books.all('transfers')).toMatchObject([
    { ...both, amount: 5 },
    { ...both, amount: 6 },
  ]);
});

test('Ctrl-Enter saves from any field, once', DESK, async ({ page, books }) => {
  await putLedger(books.db);
  await books.open(page, REVENUE.path);
  await page.getByRole('button', { name: REVENUE.add }).click();
  const form = page.getByRole('dialog', { name: REVENUE.addTitle });
  await form.getByLabel('Fund').selectOption(PLACE.fundId);
  await form.getByLabel('Amount').press('Control+Enter');
  await expect(form.getByText('Description is required.')).toBeVisible();
  await fillRest(form, '12', 'Bake sale');
  await form.getByLabel('Fund').press('Control+Enter');
  await expect(form).toBeHidden();
  expect(await books.all('revenueItems')).toMatchObject([{ description: 'Bake sale' }]);
});
