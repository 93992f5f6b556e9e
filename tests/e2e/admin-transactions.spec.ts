import { setTimeout } from 'node:timers/promises';
import { IN_ONE_PAGE } from '../../playwright.config.ts';
import { changeRecorded } from '../../tools/seed/put-recorded.ts';
import { db } from '../functions/support/suite.ts';
import { openAsAdmin } from './support/admin.ts';
import { ownBooks, putItem, showOwn, stored } from './support/ledger.ts';
import { openFilters } from './support/page-test.ts';
import { DESK, expect, expectComplaint, REFUSED, test } from './support/test.ts';
import { fillTransaction, REVENUE, rowsIn, TODAY } from './support/transaction-pages.ts';

test.use(IN_ONE_PAGE);

test(
  'adds, edits, deletes and restores a revenue item, is told of another admin who was quicker, and finds it all in the Journal (#66, #118)',
  DESK,
  async ({ page, complaints }) => {
    const books = await ownBooks();
    const description = `Bouncy castle ${books.fundCode}`;
    // Without any there is nothing to filter.
    await putItem('revenueItems', books);
    await openAsAdmin(page, REVENUE.path);
    await showOwn(page, books);
    const rows = rowsIn(page, REVENUE.heading);
    await page.getByRole('button', { name: REVENUE.add }).click();
    const form = page.getByRole('dialog');
    await fillTransaction(page, books, description);
    await form.getByRole('button', { name: REVENUE.add }).click();
    await expect(form).toBeHidden();
    await expect(rows).toContainText(['$1,234.50']);
    const found = await db.collection('revenueItems').where('description', '==', description).get();
    const path = found.docs[0]?.ref.path ?? '';
    const added = { date: TODAY, amount: 1234.5, description, version: 1 };
    expect(await stored(path)).toMatchObject(added);

    await page.getByRole('button', { name: `Edit ${description}` }).click();
    await form.getByLabel('Amount').fill('99.9');
    await changeRecorded(db, path, (item) => ({ ...item, amount: 65.25 }));
    await form.getByRole('button', { name: REVENUE.update }).click();
    await expect(form.getByText('Someone else just changed this.')).toBeVisible();
    await expect(form.getByRole('alert')).toContainText('Theirs: $65.25');
    await form.getByRole('button', { name: 'Save mine over theirs' }).click();
    await expect(form).toBeHidden();
    await expect(rows).toContainText(['$99.90']);
    expect(await stored(path)).toMatchObject({ amount: 99.9, version: 3 });

    await page.getByRole('button', { name: `Delete ${description}` }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Delete' }).click();
    // As long as the question is open, nothing behind it has a role.
    await expect(question).toHaveCount(0);
    await expect(rows).toHaveCount(1);
    expect((await db.doc(path).get()).exists).toBe(false);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows).toContainText(['$99.90']);
    expect(await stored(path)).toMatchObject({ amount: 99.9, description, version: 5 });

    await page.getByRole('link', { name: `History of ${description}` }).click();
    const history = page.getByRole('dialog', { name: `History of revenue “${description}”` });
    const told = [
      /Brought back/,
      /Deleted/,
      /\$65.25 to \$99.90/,
      /\$1,234.50 to \$65.25/,
      /Added/,
    ];
    await expect(history.getByRole('list').locator('> li')).toHaveText(told);
    await history.getByRole('button', { name: 'Close' }).click();
    await page.route(/FinancialTab/, async (route) => {
      await setTimeout(1_000);
      await route.continue();
    });
    await page.goto('/admin/journal');
    await openFilters(page);
    await page.getByLabel('Words').fill(books.fundCode);
    const entries = page.getByRole('list', { name: 'Entries' }).locator('> li');
    // The fund, the category and the first item have the same mark.
    await expect(entries.filter({ hasText: description })).toHaveText(told);
    // Before the typed word is in the address, and while the other page's code comes slowly.
    await page.getByLabel('Words').fill(`${books.fundCode} bouncy`);
    await entries.filter({ hasText: '$65.25 to $99.90' }).getByRole('link').click();
    await expect(page.getByRole('heading', { name: description, exact: true })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`${REVENUE.path}/${path.split('/').at(-1) ?? ''}`);
    expectComplaint(complaints, REFUSED);
  },
);
