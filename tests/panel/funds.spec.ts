import { fundMark } from '@pa-ledger/domain/expenses/search-words';
import { failure } from '../../web/src/data/failure.ts';
import type { Locator } from '@playwright/test';
import { putBudget } from '../e2e/support/budget.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK, expectComplaint, openFilters, REFUSED } from '../e2e/support/page-test.ts';
import { putAll, stored } from '../e2e/support/records.ts';
import { PLACE, putItems, putLedger } from './support/ledger.ts';
import { expect, test } from './support/memory-books.ts';

const LIBRARY = { code: '4910', name: 'Library Fund', version: 1 };
const PATH = '/admin/financial/funds';
const QUESTION =
  'Are you sure you want to delete this fund? This will affect all related budget items and transactions.';

test(
  'adds a fund with the placeholders as examples, and edits it',
  DESK,
  async ({ page, books }, info) => {
    await books.open(page, PATH);
    await expect(page.getByText('No funds yet. Add your first fund above.')).toBeVisible();
    await page.getByRole('button', { name: 'Add Fund' }).click();
    const form = page.getByRole('dialog', { name: 'Add New Fund' });
    await expect(form.getByLabel('Code')).toHaveAttribute('placeholder', '4900');
    await expect(form.getByLabel('Name')).toHaveAttribute('placeholder', 'Main Fund');
    await form.getByRole('button', { name: 'Add Fund' }).click();
    await expect(form.getByText('Code is required.')).toBeVisible();
    await expect(form.getByText('Name is required.')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(form.getByLabel('Code')).toBeFocused();
    await form.getByLabel('Code').fill('4960');
    await form.getByLabel('Name').fill('Garden Fund');
    await form.getByRole('button', { name: 'Add Fund' }).click();
    await expect(form).toBeHidden();

    const card = page.getByRole('listitem').filter({ hasText: 'Garden Fund' });
    await expect(card).toContainText('Code: 4960');
    expect(await books.all('funds')).toEqual([{ code: '4960', name: 'Garden Fund', version: 1 }]);

    await page.getByRole('button', { name: 'Edit Garden Fund' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Fund' });
    await expect(edit.getByLabel('Code')).toHaveValue('4960');
    await edit.getByLabel('Description').fill('Beds, seeds and tools');
    await edit.getByRole('button', { name: 'Update Fund' }).click();
    await expect(edit).toBeHidden();
    await expect(card).toContainText('Beds, seeds and tools');
    await checkAccessibility(page, info, 'funds');
  },
);

test('a fund can be held for others, and not any more', DESK, async ({ page, books }) => {
  await putAll(books.db, { 'funds/dues': { code: '4970', name: 'State Dues', version: 1 } });
  await books.open(page, PATH);
  const edit = page.getByRole('dialog', { name: 'Edit Fund' });
  const card = page.getByRole('listitem').filter({ hasText: 'State Dues' });
  const press = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Edit State Dues' }).click();
    await edit.getByLabel('Held for others').click();
    await edit.getByRole('button', { name: 'Update Fund' }).click();
    await expect(edit).toBeHidden();
  };
  await press();
  await expect(card).toContainText('Held for others');
  expect(await stored(books.db, 'funds/dues')).toMatchObject({ heldForOthers: true, version: 2 });
  await press();
  await expect(card).not.toContainText('Held for others');
  expect(await stored(books.db, 'funds/dues')).not.toHaveProperty('heldForOthers');
});

test('shows the cards in three columns on a wide screen', DESK, async ({ page, books }, info) => {
  await putAll(books.db, { 'funds/one': LIBRARY, 'funds/two': LIBRARY, 'funds/three': LIBRARY });
  await books.open(page, PATH);
  const grid = page.getByRole('tabpanel').getByRole('list').last();
  await expect(grid.getByRole('listitem').nth(2)).toBeVisible();
  const columns = await grid.evaluate(
    (node) => getComputedStyle(node).gridTemplateColumns.split(' ').length,
  );
  expect(columns).toBe(info.project.name === 'desktop' ? 3 : 1);
});

test('points out a code or a name that another fund has', DESK, async ({ page, books }, info) => {
  const fund = { code: '49A0', name: 'Library Fund', version: 1 };
  await books.db.doc('funds/library').set(fund);
  await books.open(page, PATH);
  await expect(page.getByRole('heading', { name: 'Library Fund' })).toBeVisible();
  await page.getByRole('button', { name: 'Add Fund' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Code').fill(' 49a0');
  await form.getByLabel('Name').fill('library fund');
  await form.getByRole('button', { name: 'Add Fund' }).click();
  await expect(form.getByText('The fund “Library Fund” already has this code.')).toBeVisible();
  await expect(form.getByText('There’s already a fund called “Library Fund”')).toBeVisible();
  await checkAccessibility(page, info, 'funds-duplicate');
});

test(
  'says what refers to a fund, deletes it and restores it (#68)',
  DESK,
  async ({ page, books }) => {
    await putLedger(books.db, 'manualExpenses', {
      tent: {},
      other: { description: 'Another one' },
    });
    await putItems(books.db, 'revenueItems', { ticket: {} });
    const budget = { originalBudget: 10, changes: 0, finalBudget: 10, version: 1 };
    await books.db.doc('budgetItems/fair').set({ ...PLACE, ...budget });
    await books.open(page, PATH);
    await page.getByRole('button', { name: 'Delete Library Fund' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(
      '1 budget item, 1 revenue item, and 2 manual expenses refer to it. They stay, and show it as Unknown.',
    );
    await expect(question).toContainText(QUESTION);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: 'Library Fund' })).toBeVisible();

    await page.getByRole('button', { name: 'Delete Library Fund' }).click();
    await books.answer('/api/admin/delete-fund', { ok: true, answer: {} });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question).toBeHidden();
    expect(await books.asked('/api/admin/delete-fund')).toEqual({ id: 'library', version: 1 });
    // What the server does: tests/server/archive.test.ts.
    await books.db.doc('funds/library').delete();
    await expect(page.getByRole('heading', { name: 'Library Fund' })).toBeHidden();

    // The rows stay, and show the fund as Unknown.
    await page.getByRole('tab', { name: 'Manual Expenses' }).click();
    await page
      .getByRole('search', { name: 'Filter' })
      .getByLabel('Category')
      .selectOption(PLACE.categoryId);
    const table = page.getByRole('table', { name: 'Manual Expenses' });
    await expect(table.locator('tbody').getByRole('row')).toHaveText([/Unknown/, /Unknown/]);

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(table.locator('tbody').getByRole('row').first()).toContainText('Library Fund');
    expect(await stored(books.db, 'funds/library')).toMatchObject({ name: LIBRARY.name });
  },
);

test(
  'shows a fund that another admin adds, and reports a conflict with their change (#66)',
  DESK,
  async ({ page, books, complaints }) => {
    await books.open(page, PATH);
    await books.db.doc('funds/library').set(LIBRARY);
    await page.getByRole('button', { name: 'Edit Library Fund' }).click();
    const form = page.getByRole('dialog', { name: 'Edit Fund' });
    await form.getByLabel('Description').fill('Mine');
    await books.db.doc('funds/library').update({ description: 'Theirs too', version: 2 });
    await form.getByRole('button', { name: 'Update Fund' }).click();
    await expect(form.getByText('Someone else just changed this.')).toBeVisible();
    await expect(form.getByRole('alert')).toContainText('Theirs: Theirs too');
    await expect(form.getByLabel('Description')).toHaveValue('Mine');
    await form.getByRole('button', { name: 'Save mine over theirs' }).click();
    await expect(form).toBeHidden();
    expect(await stored(books.db, 'funds/library')).toMatchObject({
      description: 'Mine',
      version: 3,
    });

    // A delete from a list that was overtaken at the same moment is refused as well.
    await page.getByRole('button', { name: 'Delete Library Fund' }).click();
    await books.db.doc('funds/library').update({ description: 'Newer', version: 4 });
    await books.answer('/api/admin/delete-fund', failure('changed'));
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alertdialog').getByRole('alert')).toContainText(
      'Someone else just changed this.',
    );
    expect(await stored(books.db, 'funds/library')).not.toBeNull();
    expectComplaint(complaints, REFUSED);
  },
);

test(
  'a denied delete and a delete without a connection say so',
  DESK,
  async ({ page, books, complaints }) => {
    await books.db.doc('funds/library').set(LIBRARY);
    await books.open(page, PATH);
    await page.getByRole('button', { name: 'Delete Library Fund' }).click();
    const question = page.getByRole('alertdialog');
    await page.context().setOffline(true);
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question.getByRole('alert')).toContainText(
      'There is no connection to the server.',
    );
    await page.context().setOffline(false);
    await books.deny(true);
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question.getByRole('alert')).toContainText('This is not allowed.');
    expect(await stored(books.db, 'funds/library')).not.toBeNull();
    expectComplaint(complaints, REFUSED);
  },
);

test('says that what refers to a fund could not be counted', DESK, async ({ page, books }) => {
  await putBudget(books.db);
  await books.open(page, PATH);
  const question = page.getByRole('alertdialog');
  await expect(page.getByRole('heading', { name: 'Grants' })).toBeVisible();
  await books.deny(true);
  await page.getByRole('button', { name: 'Delete Grants' }).click();
  await expect(question).toContainText('We couldn’t check what uses it.');
});

test(
  'a fund that a payment names is archived instead of deleted, and offered for nothing new',
  DESK,
  async ({ page, books }, info) => {
    const searchWords = [fundMark('library')];
    const paid = { status: 'paid', payments: 1, searchWords, submittedAt: new Date() };
    await putLedger(books.db, 'manualExpenses', { tent: {} });
    await putAll(books.db, { 'expenses/paid': paid, 'expenses/again': paid });
    await books.open(page, PATH);
    await page.getByRole('button', { name: 'Delete Library Fund' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(
      '1 manual expense and 2 paid expenses refer to it. You can’t delete this because payments use it. Archive it instead: old records keep it, and new ones won’t offer it.',
    );
    await expect(question.getByRole('button', { name: 'Delete' })).toHaveCount(0);
    await checkAccessibility(page, info, 'funds-archive');
    await question.getByRole('button', { name: 'Archive' }).click();
    await expect(page.getByText('Library Fund was archived.').first()).toBeVisible();
    expect(await stored(books.db, 'funds/library')).toMatchObject({ archived: true, version: 2 });
    const cards = page.getByRole('tabpanel').getByRole('list').last().getByRole('listitem');
    await expect(cards.last()).toContainText('Library Fund');
    await expect(cards.last()).toContainText('Archived');

    // Its entries keep its name, and the filter finds it; a new one cannot choose it.
    await page.getByRole('tab', { name: 'Manual Expenses' }).click();
    const list = page.getByRole('tabpanel', { name: 'Manual Expenses' });
    await expect(list.getByText('Library Fund', { exact: true })).toBeVisible();
    const offers = (place: Locator) => place.getByRole('option', { name: /Library Fund/ });
    await openFilters(page);
    await expect(offers(page.getByRole('search', { name: 'Filter' }))).toHaveText(
      'Library Fund (4910) (archived)',
    );
    await page.getByRole('button', { name: 'Add Expense' }).click();
    const form = page.getByRole('dialog');
    await expect(offers(form)).toHaveCount(0);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    await expect(offers(form)).toHaveCount(1);
    await form.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('tab', { name: 'Fund Management' }).click();
    await page.getByRole('button', { name: 'Edit Library Fund' }).click();
    await expect(form.getByLabel('Archived')).toBeChecked();
    await form.getByLabel('Archived').uncheck();
    await form.getByRole('button', { name: 'Update Fund' }).click();
    await expect(form).toBeHidden();
    expect(await stored(books.db, 'funds/library')).toEqual({ ...LIBRARY, version: 3 });
    await expect(page.getByText('Archived', { exact: true })).toHaveCount(0);
  },
);

test(
  'a fund that a closed year names is offered for archiving once the server says so',
  DESK,
  async ({ page, books }) => {
    const sentence = 'A closed year uses this, so you can’t delete it. Archive it instead.';
    await books.db.doc('funds/library').set(LIBRARY);
    await books.open(page, PATH);
    await page.getByRole('button', { name: 'Delete Library Fund' }).click();
    const question = page.getByRole('alertdialog');
    await books.answer('/api/admin/delete-fund', failure('refused', sentence));
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question.getByRole('alert')).toContainText(sentence);
    await expect(question.getByRole('button', { name: 'Delete' })).toHaveCount(0);
    await question.getByRole('button', { name: 'Archive' }).click();
    await expect(page.getByText('Library Fund was archived.').first()).toBeVisible();
    expect(await stored(books.db, 'funds/library')).toMatchObject({ archived: true, version: 2 });
  },
);
