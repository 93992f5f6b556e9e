import { randomBytes } from 'node:crypto';
import { IN_ONE_PAGE } from '../../playwright.config.ts';
import { db } from '../functions/support/suite.ts';
import { openAsAdmin, unlistAdmin } from './support/admin.ts';
import { findEmpty } from './support/empty-collection.ts';
import { ownBooks, putItem, stored } from './support/ledger.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { DESK, expect, expectComplaint, REFUSED, test } from './support/test.ts';

test.use(IN_ONE_PAGE);

const PATH = '/admin/financial/funds';
const QUESTION =
  'Are you sure you want to delete this fund? This will affect all related budget items and transactions.';

test('adds a fund with the placeholders as examples, and edits it', async ({ page }, info) => {
  const mark = randomBytes(4).toString('hex');
  await openAsAdmin(page, PATH);
  await page.getByRole('button', { name: 'Add Fund' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Fund' });
  await expect(form.getByLabel('Code')).toHaveAttribute('placeholder', '4900');
  await expect(form.getByLabel('Name')).toHaveAttribute('placeholder', 'Main Fund');
  await checkAccessibility(page, info, 'funds-add');
  await form.getByRole('button', { name: 'Add Fund' }).click();
  await expect(form.getByText('Code is required.')).toBeVisible();
  await expect(form.getByText('Name is required.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(form.getByLabel('Code')).toBeFocused();
  await form.getByLabel('Code').fill(mark);
  await form.getByLabel('Name').fill(`Garden Fund ${mark}`);
  await form.getByRole('button', { name: 'Add Fund' }).click();
  await expect(form).toBeHidden();

  const card = page.getByRole('listitem').filter({ hasText: `Garden Fund ${mark}` });
  await expect(card).toContainText(`Code: ${mark}`);
  const { docs } = await db.collection('funds').where('code', '==', mark).get();
  expect(docs.map((found) => found.data())).toEqual([
    { code: mark, name: `Garden Fund ${mark}`, version: 1 },
  ]);

  await page.getByRole('button', { name: `Edit Garden Fund ${mark}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Fund' });
  await expect(edit.getByLabel('Code')).toHaveValue(mark);
  await edit.getByLabel('Description').fill('Beds, seeds and tools');
  await edit.getByRole('button', { name: 'Update Fund' }).click();
  await expect(edit).toBeHidden();
  await expect(card).toContainText('Beds, seeds and tools');
  await checkAccessibility(page, info, 'funds');
});

test('shows the cards in three columns on a wide screen', DESK, async ({ page }, info) => {
  await Promise.all([ownBooks(), ownBooks(), ownBooks()]);
  await openAsAdmin(page, PATH);
  const grid = page.getByRole('tabpanel').getByRole('list').last();
  await expect(grid.getByRole('listitem').nth(2)).toBeVisible();
  const columns = await grid.evaluate(
    (node) => getComputedStyle(node).gridTemplateColumns.split(' ').length,
  );
  expect(columns).toBe(info.project.name === 'desktop' ? 3 : 1);
});

test('points out a code or a name that another fund has', DESK, async ({ page }, info) => {
  const { fundCode, fundName } = await ownBooks();
  await openAsAdmin(page, PATH);
  await expect(page.getByRole('heading', { name: fundName })).toBeVisible();
  await page.getByRole('button', { name: 'Add Fund' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Code').fill(` ${fundCode.toUpperCase()}`);
  await form.getByLabel('Name').fill(fundName.toLowerCase());
  await form.getByRole('button', { name: 'Add Fund' }).click();
  await expect(form.getByText(`The fund “${fundName}” has this code already.`)).toBeVisible();
  await expect(form.getByText(`There is a fund called “${fundName}” already`)).toBeVisible();
  await checkAccessibility(page, info, 'funds-duplicate');
});

test(
  'says what refers to a fund, deletes it and restores it (#68)',
  DESK,
  async ({ page }, info) => {
    const books = await ownBooks();
    const { fundId, fundName, categoryId } = books;
    await putItem('revenueItems', books);
    await putItem('manualExpenses', books);
    await putItem('manualExpenses', books, { description: 'Another one' });
    await db.doc(`budgetItems/budget-${fundId}`).set({
      categoryId,
      fundId,
      originalBudget: 10,
      changes: 0,
      finalBudget: 10,
      version: 1,
    });
    await openAsAdmin(page, PATH);
    await page.getByRole('button', { name: `Delete ${fundName}` }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(
      '1 budget item, 1 revenue item, and 2 manual expenses refer to it. They stay, and show it as Unknown.',
    );
    await expect(question).toContainText(QUESTION);
    await checkAccessibility(page, info, 'funds-delete');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: fundName })).toBeVisible();

    await page.getByRole('button', { name: `Delete ${fundName}` }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { name: fundName })).toBeHidden();
    expect((await db.doc(`funds/${fundId}`).get()).exists).toBe(false);

    // The rows stay, and show the fund as Unknown.
    await page.getByRole('tab', { name: 'Manual Expenses' }).click();
    await page.getByRole('search').getByLabel('Category').selectOption(categoryId);
    const table = page.getByRole('table', { name: 'Manual Expenses' });
    await expect(table.locator('tbody').getByRole('row')).toHaveText([/Unknown/, /Unknown/]);

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(table.locator('tbody').getByRole('row').first()).toContainText(fundName);
    expect(await stored(`funds/${fundId}`)).toMatchObject({ name: fundName, version: 1 });
  },
);

test(
  'shows a fund that another admin adds, and reports a conflict with their change (#66)',
  DESK,
  async ({ page, complaints }, info) => {
    await openAsAdmin(page, PATH);
    const { fundId, fundName } = await ownBooks();
    await page.getByRole('button', { name: `Edit ${fundName}` }).click();
    const form = page.getByRole('dialog', { name: 'Edit Fund' });
    await form.getByLabel('Description').fill('Mine');
    await db.doc(`funds/${fundId}`).update({ description: 'Theirs too', version: 2 });
    await form.getByRole('button', { name: 'Update Fund' }).click();
    await expect(form.getByText('Someone else changed this meanwhile.')).toBeVisible();
    await expect(form.getByRole('alert')).toContainText('Theirs: Theirs too');
    await expect(form.getByLabel('Description')).toHaveValue('Mine');
    await checkAccessibility(page, info, 'funds-conflict');
    await form.getByRole('button', { name: 'Save mine over theirs' }).click();
    await expect(form).toBeHidden();
    expect(await stored(`funds/${fundId}`)).toMatchObject({ description: 'Mine', version: 3 });

    // A delete from a list that was overtaken at the same moment is refused as well.
    await page.getByRole('button', { name: `Delete ${fundName}` }).click();
    await db.doc(`funds/${fundId}`).update({ description: 'Newer', version: 4 });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog').getByRole('alert')).toContainText(
      'Someone else changed this meanwhile.',
    );
    expect((await db.doc(`funds/${fundId}`).get()).exists).toBe(true);
    expectComplaint(complaints, REFUSED);
  },
);

test(
  'a denied delete and a delete without a connection say so',
  DESK,
  async ({ page, complaints }) => {
    const { fundId, fundName } = await ownBooks();
    const account = await openAsAdmin(page, PATH);
    await page.getByRole('button', { name: `Delete ${fundName}` }).click();
    const question = page.getByRole('alertdialog');
    await page.context().setOffline(true);
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question.getByRole('alert')).toContainText(
      'There is no connection to the server.',
    );
    await page.context().setOffline(false);
    await unlistAdmin(account);
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question.getByRole('alert')).toContainText('This is not allowed.');
    expect((await db.doc(`funds/${fundId}`).get()).exists).toBe(true);
    expectComplaint(complaints, REFUSED);
  },
);

test('says when there is no fund yet', DESK, async ({ page }, info) => {
  await findEmpty(page, 'funds');
  await openAsAdmin(page, PATH);
  await expect(page.getByText('No funds yet. Add your first fund above.')).toBeVisible();
  await checkAccessibility(page, info, 'funds-empty');
});
