import { NOT_DOLLARS, zeroQuestion } from '../e2e/support/amounts.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { stored } from '../e2e/support/records.ts';
import { EXPENSES, fillTransaction, REVENUE, rowsIn } from '../e2e/support/transaction-pages.ts';
import { PLACE, putLedger } from './support/ledger.ts';
import { expect, test } from './support/memory-books.ts';

test('nothing is saved with an empty required field', DESK, async ({ page, books }) => {
  await putLedger(books.db);
  await books.open(page, EXPENSES.path);
  await page.getByRole('button', { name: EXPENSES.add }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Date').fill('');
  const save = form.getByRole('button', { name: EXPENSES.add });
  await save.click();
  for (const label of EXPENSES.required)
    await expect(form.getByText(`${label} is required.`)).toBeVisible();
  await expect(form.getByLabel('Date')).toBeFocused();
  await fillTransaction(page, PLACE, 'Without a payee');
  await form.getByLabel('Paid To').fill('');
  await save.click();
  await expect(form.getByLabel('Paid To')).toBeFocused();
  await expect(form.getByText('is required.')).toHaveText(['Paid To is required.']);
  // No message but the field's own.
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await books.all(EXPENSES.book)).toEqual([]);
});

test(
  'an amount that is not a number is saved as 0 after a question (#72)',
  DESK,
  async ({ page, books }, info) => {
    await putLedger(books.db, 'revenueItems', { ticket: {} });
    await books.open(page, REVENUE.path);
    const form = page.getByRole('dialog', { name: 'Edit Revenue Item' });
    const amount = form.getByLabel('Amount');
    const warning = form.getByText('Amount is not a number. It would be saved as $0.00.');
    // The browser keeps letters out of a number field; what gets in is read, refused or asked about.
    const typed: readonly (readonly [string, number | 'refused' | 'asked'])[] = [
      ['-3.25', -3.25],
      ['12abc', 12],
      ['$1,250.50', 1250.5],
      ['12.345', 'refused'],
      ['12e', 'asked'],
      ['--5', 'asked'],
      ['9e999', 'asked'],
    ];
    await page.getByRole('button', { name: 'Edit Ticket sales' }).click();
    for (const [text, meant] of typed) {
      await amount.fill('');
      await amount.pressSequentially(text);
      if (meant === 'asked') await expect(warning, text).toBeVisible();
      else await expect(warning, text).toHaveCount(0);
      if (typeof meant === 'number') expect(Number(await amount.inputValue()), text).toBe(meant);
      if (text === '--5') await checkAccessibility(page, info, 'revenueItems-warning');
    }
    await form.getByRole('button', { name: 'Cancel' }).click();

    const saved = typed.filter(([text]) => ['$1,250.50', '12e'].includes(text));
    for (const [index, [text, meant]] of saved.entries()) {
      await page.getByRole('button', { name: 'Edit Ticket sales' }).click();
      await amount.fill('');
      await amount.pressSequentially(text);
      await form.getByRole('button', { name: 'Update Revenue' }).click();
      if (meant === 'asked') {
        await expect(zeroQuestion(page)).toContainText('Amount is not a number.');
        await zeroQuestion(page).getByRole('button', { name: 'Save as $0.00' }).click();
      }
      await expect(form).toBeHidden();
      const value = typeof meant === 'number' ? meant : 0;
      const version = index + 2;
      expect(await stored(books.db, 'revenueItems/ticket'), text).toMatchObject({
        amount: value,
        version,
      });
    }
  },
);

test(
  'a number that is not dollars and cents is refused (#110, #111)',
  DESK,
  async ({ page, books }) => {
    await putLedger(books.db);
    await books.open(page, EXPENSES.path);
    await page.getByRole('button', { name: EXPENSES.add }).click();
    const form = page.getByRole('dialog');
    await fillTransaction(page, PLACE, 'Tickets');
    const amount = form.getByLabel('Amount');
    // The others: tests/panel/balances.spec.ts.
    for (const [text, problem] of NOT_DOLLARS.slice(-1)) {
      await amount.fill('');
      await amount.pressSequentially(text);
      await form.getByRole('button', { name: EXPENSES.add }).click();
      await expect(form.getByText(`Amount ${problem.books}`)).toBeVisible();
      await expect(amount).toBeFocused();
      await expect(zeroQuestion(page)).toHaveCount(0);
    }
    expect(await books.all(EXPENSES.book)).toEqual([]);
    // The point that the sentence asks for.
    await amount.fill('12.50');
    await form.getByRole('button', { name: EXPENSES.add }).click();
    await expect(form).toBeHidden();
    expect(await books.all(EXPENSES.book)).toMatchObject([{ amount: 12.5 }]);
  },
);

test('Cancel keeps what was typed, by the keyboard too (#110)', DESK, async ({ page, books }) => {
  await putLedger(books.db, 'manualExpenses', { ticket: {} });
  await books.open(page, EXPENSES.path);
  await page.getByRole('button', { name: 'Edit Ticket sales' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Manual Expense' });
  await form.getByLabel('Reference').fill('Changed');
  await form.getByLabel('Amount').fill('');
  await form.getByLabel('Amount').pressSequentially('--5');
  await form.getByLabel('Amount').press('Enter');
  await expect(zeroQuestion(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(zeroQuestion(page)).toHaveCount(0);
  await expect(form.getByLabel('Reference')).toHaveValue('Changed');
  await expect(form.getByText('Amount is not a number.')).toBeVisible();
  await expect(form.getByLabel('Amount')).toBeFocused();
  expect(await stored(books.db, 'manualExpenses/ticket')).toMatchObject({ version: 1 });
  await page.keyboard.press('Enter');
  await expect(zeroQuestion(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  expect(await stored(books.db, 'manualExpenses/ticket')).toMatchObject({
    amount: 0,
    reference: 'Changed',
  });
});

test(
  'a hidden character is taken out without a word (#107), and a paste that is cut says so',
  DESK,
  async ({ page, books }) => {
    await putLedger(books.db, 'revenueItems', { ticket: {} });
    // As version 1 stored it.
    await books.db.doc('revenueItems/ticket').update({ reference: 'Check \u202e1042' });
    await books.open(page, REVENUE.path);
    await expect(rowsIn(page, REVENUE.heading)).toContainText(['Check']);
    await page.getByRole('button', { name: 'Edit Ticket sales' }).click();
    const form = page.getByRole('dialog');
    const description = form.getByLabel('Description');
    await description.fill('x'.repeat(2_001));
    await description.press('ControlOrMeta+a');
    await description.press('ControlOrMeta+c');
    await description.press('End');
    await description.press('ControlOrMeta+v');
    const cut = form.getByText(
      'Only 2,000 characters fit here, so the end of what you pasted was cut off.',
    );
    await expect(cut).toBeVisible();
    await description.fill('Ticket sales\u00ad');
    await expect(cut).toBeHidden();
    await form.getByRole('button', { name: 'Update Revenue' }).click();
    await expect(form).toBeHidden();
    expect(await stored(books.db, 'revenueItems/ticket')).toMatchObject({
      reference: 'Check 1042',
      description: 'Ticket sales',
      version: 2,
    });
  },
);

test('leaving asks before typed edits are lost', DESK, async ({ page, books }) => {
  await putLedger(books.db);
  await books.open(page, REVENUE.path);
  await page.getByRole('button', { name: 'Add Revenue' }).click();
  await fillTransaction(page, PLACE, 'Half typed');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', {
    name: 'Leave without saving?',
  });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByRole('dialog').getByLabel('Description')).toHaveValue('Half typed');
});
