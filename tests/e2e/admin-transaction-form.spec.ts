import { IN_ONE_PAGE } from '../../playwright.config.ts';
import { db } from '../functions/support/suite.ts';
import { openAsAdmin } from './support/admin.ts';
import { ownBooks, putItem, rowsIn, showOwn, stored } from './support/ledger.ts';
import { look } from './support/look.ts';
import { DESK, expect, test } from './support/test.ts';
import { EXPENSES, fillTransaction, REVENUE } from './support/transaction-pages.ts';

test.use(IN_ONE_PAGE);

for (const kind of [REVENUE, EXPENSES]) {
  const { book } = kind;

  test(
    `${kind.heading}: an empty required field keeps it from being saved`,
    DESK,
    async ({ page }, info) => {
      const books = await ownBooks();
      await openAsAdmin(page, kind.path);
      for (const [number, label] of kind.required.entries()) {
        const description = `Without ${label} ${books.fundCode}`;
        await page.getByRole('button', { name: kind.add }).click();
        const form = page.getByRole('dialog');
        await fillTransaction(page, books, description);
        const field = form.getByLabel(label);
        await (label === 'Category' || label === 'Fund' ? field.selectOption('') : field.fill(''));
        await form.getByRole('button', { name: kind.add }).click();
        await expect(form.getByText(`${label} is required.`)).toBeVisible();
        await expect(field).toBeFocused();
        // No message but the field's own.
        await expect(page.getByRole('alert')).toHaveCount(0);
        if (number === 0) await look(page, info, `${book}-required`);
        await form.getByRole('button', { name: 'Cancel' }).click();
        await expect(form).toBeHidden();
      }
      const { docs } = await db.collection(book).where('fundId', '==', books.fundId).get();
      expect(docs).toEqual([]);
    },
  );
}

test('Cancel leaves the data unchanged', DESK, async ({ page }) => {
  const books = await ownBooks();
  const id = await putItem('revenueItems', books);
  await openAsAdmin(page, REVENUE.path);
  await showOwn(page, books);
  await page.getByRole('button', { name: 'Edit Ticket sales' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Amount').fill('1');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
  await expect(rowsIn(page, REVENUE.heading)).toContainText(['$812.35']);
  expect(await stored(`revenueItems/${id}`)).toMatchObject({
    amount: 812.35,
    version: 1,
  });
});

test(
  'an amount that cannot be read warns before it becomes 0 (#72)',
  DESK,
  async ({ page }, info) => {
    const books = await ownBooks();
    const id = await putItem('revenueItems', books);
    await openAsAdmin(page, REVENUE.path);
    await showOwn(page, books);
    const form = page.getByRole('dialog');
    const amount = form.getByLabel('Amount');
    const warning = form.getByText(/it will be saved as \$0\.00\./);
    // The browser keeps letters out of a number field; what gets in is read, or warned of.
    const typed: readonly (readonly [string, number | 'warned'])[] = [
      ['12', 12],
      ['12.5', 12.5],
      ['.5', 0.5],
      ['-3.25', -3.25],
      ['0', 0],
      ['007', 7],
      ['12abc', 12],
      ['$8', 8],
      ['12.345', 'warned'],
      ['0.001', 'warned'],
      ['1e3', 'warned'],
      ['12e', 'warned'],
      ['-', 'warned'],
      ['--5', 'warned'],
      ['1-2', 'warned'],
      ['e', 'warned'],
      ['1.2.3', 1.23],
      ['9e999', 'warned'],
      ['22517998136852.48', 'warned'],
      ['1e-7', 'warned'],
    ];
    await page.getByRole('button', { name: 'Edit Ticket sales' }).click();
    for (const [text, meant] of typed) {
      await amount.fill('');
      await amount.pressSequentially(text);
      if (meant === 'warned') await expect(warning, text).toBeVisible();
      else {
        await expect(warning, text).toHaveCount(0);
        expect(Number(await amount.inputValue()), text).toBe(meant);
      }
      if (text === '12.345') await look(page, info, 'revenueItems-warning');
    }
    await form.getByRole('button', { name: 'Cancel' }).click();

    const saved = typed.filter(([text]) => ['12abc', '12.345', '12e'].includes(text));
    for (const [index, [text, meant]] of saved.entries()) {
      await page.getByRole('button', { name: 'Edit Ticket sales' }).click();
      await amount.fill('');
      await amount.pressSequentially(text);
      await form.getByRole('button', { name: 'Update Revenue' }).click();
      await expect(form).toBeHidden();
      const value = meant === 'warned' ? 0 : meant;
      const version = index + 2;
      expect(await stored(`revenueItems/${id}`), text).toMatchObject({
        amount: value,
        version,
      });
    }
  },
);

test('typed edits are not lost by leaving', DESK, async ({ page }) => {
  const books = await ownBooks();
  await openAsAdmin(page, REVENUE.path);
  await page.getByRole('button', { name: 'Add Revenue' }).click();
  await fillTransaction(page, books, 'Half typed');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', {
    name: 'Leave without saving?',
  });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByRole('dialog').getByLabel('Description')).toHaveValue('Half typed');
});
