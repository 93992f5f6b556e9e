import type { Firestore } from 'firebase-admin/firestore';
import type { Locator, Page } from '@playwright/test';
import { look } from './support/look.ts';
import { admit, dismiss, expect, stored, test, WITHOUT_CONNECTION } from './support/own-books.ts';
import { DESK, expectComplaint } from './support/test.ts';

const TAB = '/admin/budget';
const DIALOG = { add: 'Add Budget Item', edit: 'Edit Budget Item' };
const HEADERS = [
  'Category',
  'Fund',
  'Original Budget',
  'Changes',
  'Final Budget',
  'Description',
  'Actions',
];
const ITEMS = {
  fair: {
    categoryId: 'fair',
    fundId: 'main',
    originalBudget: 1200,
    changes: 150.5,
    finalBudget: 1350.5,
    description: 'Tents, prizes and the band',
  },
  office: {
    categoryId: 'office',
    fundId: 'main',
    originalBudget: 400,
    changes: -75.25,
    finalBudget: 324.75,
  },
  library: {
    categoryId: 'library',
    fundId: 'grants',
    originalBudget: 2500,
    changes: 0,
    finalBudget: 2500,
    description: 'Books of the reading week',
  },
  orphan: {
    categoryId: 'closed',
    fundId: 'gone',
    originalBudget: 0.1,
    changes: 0.2,
    finalBudget: 0.3,
  },
} as const;

/** Categories, funds and the items above; `items` false leaves the table empty. */
async function fill(db: Firestore, items = true): Promise<void> {
  const batch = db.batch();
  const categories = { fair: 'Spring Fair', office: 'Office Supplies', library: 'Library' };
  for (const [id, name] of Object.entries(categories)) {
    const requiresEventApprover = id === 'fair';
    batch.set(db.doc(`categories/${id}`), { name, requiresEventApprover, version: 1 });
  }
  batch.set(db.doc('funds/main'), { code: '4900', name: 'Main Fund', version: 1 });
  batch.set(db.doc('funds/grants'), { code: '4950', name: 'Grants', version: 1 });
  if (items) {
    for (const [id, item] of Object.entries(ITEMS)) {
      batch.set(db.doc(`budgetItems/${id}`), { ...item, version: 1 });
    }
  }
  await batch.commit();
}

function table(page: Page): Locator {
  return page.getByRole('table', { name: 'Budget items' });
}

function row(page: Page, name: string): Locator {
  return table(page).getByRole('row').filter({ hasText: name });
}

function cells(page: Page, name: string): Locator {
  return row(page, name).getByRole('cell').locator('.value');
}

function form(page: Page, kind: keyof typeof DIALOG): Locator {
  return page.getByRole('dialog', { name: DIALOG[kind] });
}

async function openAdd(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add Budget Item' }).click();
  return form(page, 'add');
}

async function openEdit(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  return form(page, 'edit');
}

test('the table has the columns, words and colors of the specification', async ({
  page,
  books,
}, info) => {
  await fill(books.db);
  await books.open(page, TAB);
  await expect(page.getByRole('tab', { name: 'Budget Management' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(table(page).getByRole('columnheader')).toHaveText(HEADERS);
  await expect(cells(page, 'Spring Fair')).toHaveText([
    'Spring Fair',
    'Main Fund',
    '$1,200.00',
    '$150.50',
    '$1,350.50',
    'Tents, prizes and the band',
  ]);
  // Red is not all that says negative: so does the sign.
  await expect(cells(page, 'Office Supplies').nth(3)).toHaveText('-$75.25');
  const color = (name: string): Promise<string> =>
    cells(page, name)
      .nth(3)
      .locator('span')
      .evaluate((figure) => getComputedStyle(figure).color);
  const green = 'rgb(27, 106, 58)';
  const red = 'rgb(174, 29, 29)';
  expect(await color('Spring Fair')).toBe(green);
  expect(await color('Library')).toBe(green);
  expect(await color('Office Supplies')).toBe(red);
  // A category and a fund that are gone.
  await expect(cells(page, 'Unknown')).toHaveText([
    'Unknown',
    'Unknown',
    '$0.10',
    '$0.20',
    '$0.30',
    '–',
  ]);
  await expect(row(page, 'Total of 4 items').locator('.line .value')).toHaveText([
    '$4,100.10',
    '$75.45',
    '$4,175.55',
  ]);
  await look(page, info, 'admin-budget');
});

test('without items it says so', DESK, async ({ page, books }, info) => {
  await fill(books.db, false);
  await books.open(page, TAB);
  await expect(page.getByText('No budget items yet.', { exact: true })).toBeVisible();
  await expect(table(page)).toHaveCount(0);
  await look(page, info, 'admin-budget-empty');
});

test('an item is added; Changes default to 0 and the Final Budget is computed', async ({
  page,
  books,
}, info) => {
  await fill(books.db, false);
  await books.open(page, TAB);
  const dialog = await openAdd(page);
  await expect(dialog.getByLabel('Changes')).toHaveValue('0');
  await dialog.getByLabel('Category').selectOption({ label: 'Library' });
  await dialog.getByLabel('Fund').selectOption({ label: 'Grants (4950)' });
  await expect(dialog.getByLabel('Original Budget')).toHaveAttribute('step', '0.01');
  await dialog.getByLabel('Original Budget').fill('0.1');
  await expect(dialog.getByLabel('Final Budget')).toHaveText('$0.10');
  await dialog.getByLabel('Changes').fill('0.2');
  await expect(dialog.getByLabel('Final Budget')).toHaveText('$0.30');
  await dialog.getByLabel('Description').fill('Bookmarks');
  await look(page, info, 'admin-budget-add');
  await dialog.getByRole('button', { name: 'Add Budget Item' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('The budget item Library, Grants was saved.').last()).toBeVisible();
  await expect(cells(page, 'Library').nth(4)).toHaveText('$0.30');
  const [document] = (await books.db.collection('budgetItems').get()).docs;
  expect(document?.data()).toEqual({
    categoryId: 'library',
    fundId: 'grants',
    originalBudget: 0.1,
    changes: 0.2,
    finalBudget: 0.3,
    description: 'Bookmarks',
    version: 1,
  });
});

test('category, fund and original budget are required; emptied Changes are 0', async ({
  page,
  books,
}, info) => {
  await fill(books.db);
  await books.open(page, TAB);
  const dialog = await openAdd(page);
  await dialog.getByLabel('Changes').fill('');
  await dialog.getByRole('button', { name: 'Add Budget Item' }).click();
  for (const label of ['Category', 'Fund', 'Original Budget']) {
    await expect(dialog.getByText(`${label} is required.`)).toBeVisible();
  }
  await expect(dialog.getByLabel('Category')).toBeFocused();
  await look(page, info, 'admin-budget-required');
  expect((await books.db.collection('budgetItems').get()).size).toBe(4);
  await dialog.getByLabel('Category').selectOption({ label: 'Library' });
  await dialog.getByLabel('Fund').selectOption({ label: 'Grants (4950)' });
  await expect(dialog.getByText(/already a budget item for this category and fund/)).toBeVisible();
  await dialog.getByLabel('Fund').selectOption({ label: 'Main Fund (4900)' });
  await expect(dialog.getByText(/already a budget item/)).toHaveCount(0);
  await dialog.getByLabel('Original Budget').fill('80');
  await dialog.getByRole('button', { name: 'Add Budget Item' }).click();
  await expect(dialog).toHaveCount(0);
  const added = await books.db.collection('budgetItems').where('originalBudget', '==', 80).get();
  expect(added.docs[0]?.data()).toEqual({
    categoryId: 'library',
    fundId: 'main',
    originalBudget: 80,
    changes: 0,
    finalBudget: 80,
    version: 1,
  });
});

test('an item is edited; Cancel leaves it unchanged and leaving with edits asks', async ({
  page,
  books,
}, info) => {
  await fill(books.db);
  await books.open(page, TAB);
  let dialog = await openEdit(page, 'Office Supplies, Main Fund');
  await expect(dialog.getByLabel('Category')).toHaveValue('office');
  await expect(dialog.getByLabel('Original Budget')).toHaveValue('400.00');
  await expect(dialog.getByLabel('Changes')).toHaveValue('-75.25');
  await dialog.getByLabel('Original Budget').fill('999');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await look(page, info, 'admin-budget-leave');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Original Budget')).toHaveValue('999');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await stored(books.db, 'budgetItems/office')).toEqual({ ...ITEMS.office, version: 1 });

  dialog = await openEdit(page, 'Office Supplies, Main Fund');
  await expect(dialog.getByLabel('Original Budget')).toHaveValue('400.00');
  await dialog.getByLabel('Changes').fill('25');
  await dialog.getByLabel('Description').fill('Paper, toner');
  await dialog.getByRole('button', { name: 'Update Budget Item' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(cells(page, 'Office Supplies').nth(4)).toHaveText('$425.00');
  expect(await stored(books.db, 'budgetItems/office')).toEqual({
    ...ITEMS.office,
    changes: 25,
    finalBudget: 425,
    description: 'Paper, toner',
    version: 2,
  });
});

test(
  'an item whose category is gone can be edited and stays Unknown',
  DESK,
  async ({ page, books }) => {
    await fill(books.db);
    await books.open(page, TAB);
    const dialog = await openEdit(page, 'Unknown, Unknown');
    await expect(dialog.getByLabel('Category').locator('option:checked')).toHaveText('Unknown');
    await dialog.getByLabel('Original Budget').fill('5');
    await dialog.getByRole('button', { name: 'Update Budget Item' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await stored(books.db, 'budgetItems/orphan')).toMatchObject({
      categoryId: 'closed',
      fundId: 'gone',
      finalBudget: 5.2,
    });
  },
);

test('delete asks first, and Undo brings the item back', async ({ page, books }, info) => {
  await fill(books.db);
  await books.open(page, TAB);
  const press = () => page.getByRole('button', { name: 'Delete Spring Fair, Main Fund' }).click();
  const question = page.getByRole('alertdialog');
  await press();
  await expect(question).toContainText('Are you sure you want to delete this budget item?');
  await look(page, info, 'admin-budget-delete');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  expect(await stored(books.db, 'budgetItems/fair')).not.toBeNull();

  await press();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toHaveCount(0);
  await expect(row(page, 'Spring Fair')).toHaveCount(0);
  expect(await stored(books.db, 'budgetItems/fair')).toBeNull();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Spring Fair')).toBeVisible();
  expect(await stored(books.db, 'budgetItems/fair')).toEqual({ ...ITEMS.fair, version: 1 });
});

test(
  'an amount that cannot be read warns and is saved as 0',
  DESK,
  async ({ page, books }, info) => {
    await fill(books.db);
    await books.open(page, TAB);
    const cases = [
      ['12.345', '"12.345" cannot be read as an amount; it will be saved as $0.00.'],
      ['1e5', '"1e5" cannot be read as an amount; it will be saved as $0.00.'],
      ['--5', 'This cannot be read as an amount; it will be saved as $0.00.'],
      ['5-5', 'This cannot be read as an amount; it will be saved as $0.00.'],
      ['1e', 'This cannot be read as an amount; it will be saved as $0.00.'],
    ] as const;
    for (const [typed, warning] of cases) {
      const before = await stored(books.db, 'budgetItems/library');
      const dialog = await openEdit(page, 'Library, Grants');
      const field = dialog.getByLabel('Original Budget');
      await field.fill('2500');
      await expect(dialog.getByText(/cannot be read/)).toHaveCount(0);
      await field.fill('');
      await field.pressSequentially(typed);
      await expect(dialog.getByText(warning)).toBeVisible();
      await expect(dialog.getByLabel('Final Budget')).toHaveText('$0.00');
      if (typed === '12.345') await look(page, info, 'admin-budget-unreadable');
      await dialog.getByRole('button', { name: 'Update Budget Item' }).click();
      await expect(dialog).toHaveCount(0);
      expect(await stored(books.db, 'budgetItems/library')).toEqual({
        ...before,
        originalBudget: 0,
        finalBudget: 0,
        version: Number(before?.['version']) + 1,
      });
    }
  },
);

test('who saves over a change of another admin is told, sees both, and loses nothing', async ({
  page,
  browser,
  books,
}, info) => {
  await fill(books.db);
  await books.open(page, TAB);
  const other = await books.otherAdmin(browser, TAB);
  let mine = await openEdit(page, 'Library, Grants');
  await mine.getByLabel('Changes').fill('-500');
  await mine.getByLabel('Description').fill('Fewer books');

  const theirs = await openEdit(other, 'Library, Grants');
  await theirs.getByLabel('Changes').fill('300');
  await theirs.getByRole('button', { name: 'Update Budget Item' }).click();
  await expect(theirs).toHaveCount(0);

  await mine.getByRole('button', { name: 'Update Budget Item' }).click();
  const notice = mine.getByRole('alert');
  await expect(notice).toContainText('Someone else changed this meanwhile.');
  await expect(notice).toContainText('Theirs: $300.00');
  await expect(notice).toContainText('Yours: -$500.00');
  await expect(mine.getByLabel('Changes')).toHaveValue('-500');
  await expect(mine.getByLabel('Description')).toHaveValue('Fewer books');
  expect(await stored(books.db, 'budgetItems/library')).toMatchObject({ changes: 300, version: 2 });
  await look(page, info, 'admin-budget-conflict');
  await mine.getByRole('button', { name: 'Save mine over theirs' }).click();
  await expect(mine).toHaveCount(0);
  expect(await stored(books.db, 'budgetItems/library')).toMatchObject({
    changes: -500,
    finalBudget: 2000,
    description: 'Fewer books',
    version: 3,
  });
  // The other admin sees it without doing anything.
  await expect(cells(other, 'Library').nth(4)).toHaveText('$2,000.00');

  mine = await openEdit(page, 'Library, Grants');
  await mine.getByLabel('Changes').fill('1');
  await books.db.doc('budgetItems/library').set({ ...ITEMS.library, version: 4 });
  await mine.getByRole('button', { name: 'Update Budget Item' }).click();
  await mine.getByRole('button', { name: 'Take theirs' }).click();
  await expect(mine.getByLabel('Changes')).toHaveValue('0.00');

  await books.db.doc('budgetItems/library').delete();
  await mine.getByLabel('Changes').fill('2');
  await mine.getByRole('button', { name: 'Update Budget Item' }).click();
  await expect(mine.getByRole('alert')).toContainText('Someone else deleted this meanwhile.');
  await mine.getByRole('button', { name: 'Save mine anew' }).click();
  await expect(mine).toHaveCount(0);
  expect(await stored(books.db, 'budgetItems/library')).toMatchObject({ changes: 2, version: 1 });
});

test(
  'what another admin adds, changes and deletes appears without a reload',
  DESK,
  async ({ page, books }) => {
    await fill(books.db);
    await books.open(page, TAB);
    await expect(cells(page, 'Library').nth(2)).toHaveText('$2,500.00');
    const item = books.db.doc('budgetItems/library');
    await item.set({ ...ITEMS.library, originalBudget: 2600, finalBudget: 2600, version: 2 });
    await expect(cells(page, 'Library').nth(2)).toHaveText('$2,600.00');
    await books.db.doc('categories/library').update({ name: 'Reading Room', version: 2 });
    await expect(row(page, 'Reading Room')).toBeVisible();
    await item.delete();
    await expect(row(page, 'Reading Room')).toHaveCount(0);
    await books.db.doc('budgetItems/new').set({ ...ITEMS.library, fundId: 'main', version: 1 });
    await expect(cells(page, 'Reading Room').nth(1)).toHaveText('Main Fund');
  },
);

test(
  'a save without a connection is told and loses nothing',
  DESK,
  async ({ page, context, books, complaints }, info) => {
    await fill(books.db);
    await books.open(page, TAB);
    const dialog = await openEdit(page, 'Library, Grants');
    await dialog.getByLabel('Changes').fill('12.50');
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Update Budget Item' }).click();
    await expect(dialog.getByRole('alert')).toContainText('There is no connection to the server.');
    await expect(dialog.getByLabel('Changes')).toHaveValue('12.50');
    await look(page, info, 'admin-budget-offline');
    expect(await stored(books.db, 'budgetItems/library')).toMatchObject({ changes: 0, version: 1 });
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Update Budget Item' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await stored(books.db, 'budgetItems/library')).toMatchObject({
      changes: 12.5,
      version: 2,
    });
    expectComplaint(complaints, WITHOUT_CONNECTION);
  },
);

test(
  'a denied save and a denied list are told, and can be tried again',
  DESK,
  async ({ page, books, complaints }, info) => {
    await fill(books.db);
    await books.open(page, TAB);
    const dialog = await openEdit(page, 'Library, Grants');
    await dialog.getByLabel('Changes').fill('7');
    await dismiss(books.db, books.admin);
    await dialog.getByRole('button', { name: 'Update Budget Item' }).click();
    await expect(dialog.getByRole('alert')).toContainText('This is not allowed.');
    await expect(dialog.getByLabel('Changes')).toHaveValue('7');
    await admit(books.db, books.admin);
    await dialog.getByRole('button', { name: 'Update Budget Item' }).click();
    await expect(dialog).toHaveCount(0);

    await dismiss(books.db, books.admin);
    await page.reload();
    await expect(page.getByText('This could not be loaded.').last()).toBeVisible();
    await look(page, info, 'admin-budget-denied');
    await admit(books.db, books.admin);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cells(page, 'Library').nth(3)).toHaveText('$7.00');
    expectComplaint(complaints, /status of 40[0-9]|permission/i);
  },
);

test('60 items are sorted, filtered and shown by pages', async ({ page, books }, info) => {
  await fill(books.db);
  const batch = books.db.batch();
  for (let number = 1; number <= 56; number++) {
    batch.set(books.db.doc(`budgetItems/many${number}`), {
      categoryId: 'fair',
      fundId: number % 2 === 0 ? 'grants' : 'main',
      originalBudget: number,
      changes: 0,
      finalBudget: number,
      description: `Stall ${number}`,
      version: 1,
    });
  }
  await batch.commit();
  await books.open(page, TAB);
  const body = table(page).locator('tbody').getByRole('row');
  await expect(body).toHaveCount(25);
  await expect(page.getByText('1–25 of 60')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('26–50 of 60')).toBeVisible();
  await look(page, info, 'admin-budget-page');
  await page.getByLabel('Rows per page').selectOption('100');
  await expect(body).toHaveCount(60);

  if (info.project.name === 'phone') {
    await page.getByLabel('Sort by').selectOption('originalBudget desc');
  } else {
    const header = table(page).getByRole('columnheader', { name: 'Original Budget' });
    await header.getByRole('button').click();
    await expect(body.first()).toContainText('Unknown');
    await header.getByRole('button').click();
    await expect(header).toHaveAttribute('aria-sort', 'descending');
  }
  await expect(body.first()).toContainText('$2,500.00');
  await expect(body.nth(1)).toContainText('$1,200.00');

  await page.getByLabel('Show category').selectOption({ label: 'Spring Fair' });
  await page.getByLabel('Show fund').selectOption({ label: 'Grants (4950)' });
  await expect(body).toHaveCount(28);
  await expect(row(page, 'Total of 28 items')).toContainText('$812.00');
  await page.getByLabel('Show category').selectOption({ label: 'Unknown' });
  await expect(page.getByText('No budget item has this category and fund.')).toBeVisible();
  await look(page, info, 'admin-budget-filtered');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(row(page, 'Total of 60 items')).toBeVisible();
});
