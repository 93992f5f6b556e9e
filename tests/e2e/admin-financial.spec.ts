import type { Page } from '@playwright/test';
import { db } from '../functions/support/suite.ts';
import { listAdmin, openAsAdmin, unlistAdmin } from './support/admin.ts';
import { takeDocumentsRead, watchDocuments } from './support/documents-read.ts';
import { findEmpty } from './support/empty-collection.ts';
import {
  ownBooks,
  putItem,
  putItems,
  rowsIn,
  showOwn,
  stored,
  storedItem,
  type OwnBooks,
} from './support/ledger.ts';
import { look } from './support/look.ts';
import { DESK, expect, expectComplaint, test } from './support/test.ts';

/** Chromium's own line about a request that was refused or got no answer; the page says it to the person. */
const REFUSED =
  /Failed to load resource|ERR_INTERNET_DISCONNECTED|cleardot\.gif|Could not reach Cloud Firestore/;

const REVENUE = {
  book: 'revenueItems',
  path: '/admin/financial/revenue',
  heading: 'Revenue Items',
  columns: ['Date', 'Category', 'Fund', 'Amount', 'Description', 'Reference', 'Actions'],
  add: 'Add Revenue',
  addTitle: 'Add Revenue Item',
  editTitle: 'Edit Revenue Item',
  update: 'Update Revenue',
  question: 'Are you sure you want to delete this revenue item?',
  empty: 'No revenue items yet. Add your first revenue item above.',
  required: ['Date', 'Category', 'Fund', 'Amount', 'Description'],
} as const;

const EXPENSES = {
  book: 'manualExpenses',
  path: '/admin/financial/expenses',
  heading: 'Manual Expenses',
  columns: ['Date', 'Category', 'Fund', 'Amount', 'Description', 'Paid To', 'Reference', 'Actions'],
  add: 'Add Expense',
  addTitle: 'Add Manual Expense',
  editTitle: 'Edit Manual Expense',
  update: 'Update Expense',
  question: 'Are you sure you want to delete this expense item?',
  empty: 'No manual expenses yet. Add your first expense above.',
  required: ['Date', 'Category', 'Fund', 'Amount', 'Description', 'Paid To'],
} as const;

/** Fills the form that is open. */
async function fill(page: Page, books: OwnBooks, description: string): Promise<void> {
  const form = page.getByRole('dialog');
  await form.getByLabel('Date').fill('2026-10-17');
  await form.getByLabel('Amount').fill('1234.5');
  await form.getByLabel('Category').selectOption(books.categoryId);
  await form.getByLabel('Fund').selectOption(books.fundId);
  await form.getByLabel('Description').fill(description);
  const paidTo = form.getByLabel('Paid To');
  if ((await paidTo.count()) > 0) await paidTo.fill('Jump Rentals');
}

/** The color of an amount as its parts, 0 to 255. */
async function colorOf(page: Page, amount: string): Promise<{ red: number; green: number }> {
  const color = await page
    .getByText(amount, { exact: true })
    .evaluate((node) => getComputedStyle(node).color);
  const [red = 0, green = 0] = (color.match(/\d+/g) ?? []).map(Number);
  return { red, green };
}

test('each sub-tab stands in the address', DESK, async ({ page }) => {
  await openAsAdmin(page, '/admin/financial/expenses');
  await expect(page.getByRole('heading', { name: 'Manual Expenses' })).toBeVisible();
  const tabs = page.getByRole('tablist', { name: 'Financial Data' }).getByRole('tab');
  await expect(tabs).toHaveText(['Revenue Items', 'Manual Expenses', 'Fund Management']);
  await tabs.nth(2).click();
  await expect(page).toHaveURL('/admin/financial/funds');
  await expect(page.getByRole('heading', { name: 'Fund Management' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Manual Expenses' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.goto('/admin/financial');
  await expect(page).toHaveURL('/admin/financial/revenue');
  await expect(page.getByRole('heading', { name: 'Revenue Items' })).toBeVisible();
});

for (const kind of [REVENUE, EXPENSES]) {
  const { book } = kind;

  test(`${kind.heading}: adds and shows`, async ({ page }, info) => {
    const books = await ownBooks();
    const description = `Bouncy castle ${books.fundCode}`;
    await putItem(book, books, {
      date: '2026-09-05',
      amount: 3.07,
      description: 'With a reference',
      reference: 'Check 1042',
    });
    await openAsAdmin(page, kind.path);
    await showOwn(page, books);
    await expect(page.getByRole('columnheader')).toHaveText([...kind.columns]);
    const rows = rowsIn(page, kind.heading);
    await expect(rows).toHaveCount(1);

    await page.getByRole('button', { name: kind.add }).click();
    const form = page.getByRole('dialog', { name: kind.addTitle });
    await fill(page, books, description);
    await look(page, info, `${book}-add`);
    await form.getByRole('button', { name: kind.add }).click();
    await expect(form).toBeHidden();
    await expect(page.getByText(`${description} was saved.`).first()).toBeVisible();

    await expect(rows).toHaveCount(2);
    const row = rows.filter({ hasText: description });
    await expect(row).toContainText('Oct 17, 2026');
    await expect(row).toContainText(books.categoryName);
    await expect(row).toContainText(books.fundName);
    await expect(row.getByRole('cell').nth(kind.columns.indexOf('Reference'))).toHaveText(
      /^(Reference)?-$/,
    );
    await expect(rows.filter({ hasText: 'Check 1042' })).toContainText('$3.07');
    const { red, green } = await colorOf(page, '$1,234.50');
    if (kind === REVENUE) expect(green).toBeGreaterThan(red);
    else expect(red).toBeGreaterThan(green);
    if (kind === EXPENSES) await expect(row).toContainText('Jump Rentals');
    if (info.project.name === 'desktop') {
      await expect(row.getByRole('cell').nth(3)).toHaveCSS('text-align', 'end');
    }
    expect(await storedItem(book, description)).toMatchObject({
      date: '2026-10-17',
      categoryId: books.categoryId,
      fundId: books.fundId,
      amount: 1234.5,
      version: 1,
    });
    await look(page, info, book);
  });

  test(`${kind.heading}: edits, deletes and brings back`, async ({ page }, info) => {
    const books = await ownBooks();
    const description = `Tombola ${books.fundCode}`;
    const id = await putItem(book, books, { description, amount: 1234.5 });
    await openAsAdmin(page, kind.path);
    await showOwn(page, books);
    const rows = rowsIn(page, kind.heading);

    await page.getByRole('button', { name: `Edit ${description}` }).click();
    const form = page.getByRole('dialog', { name: kind.editTitle });
    await expect(form.getByLabel('Amount')).toHaveValue('1234.50');
    await form.getByLabel('Amount').fill('99.9');
    await form.getByLabel('Reference').fill('Deposit 7');
    await form.getByRole('button', { name: kind.update }).click();
    await expect(form).toBeHidden();
    await expect(rows).toContainText(['$99.90']);
    await expect(rows).toContainText(['Deposit 7']);
    expect(await stored(`${book}/${id}`)).toMatchObject({
      amount: 99.9,
      version: 2,
    });

    await page.getByRole('button', { name: `Delete ${description}` }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(kind.question);
    await expect(question).toContainText('$99.90 on Oct 17, 2026');
    await look(page, info, `${book}-delete`);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(rows).toHaveCount(1);
    await page.getByRole('button', { name: `Delete ${description}` }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    // As long as the question is open, nothing behind it has a role.
    await expect(question).toHaveCount(0);
    await expect(rows).toHaveCount(0);
    expect((await db.doc(`${book}/${id}`).get()).exists).toBe(false);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows).toContainText(['$99.90']);
    expect(await stored(`${book}/${id}`)).toMatchObject({
      amount: 99.9,
      description,
      version: 1,
    });
  });

  test(`${kind.heading}: a category or a fund that is gone is Unknown`, DESK, async ({ page }) => {
    const books = await ownBooks();
    const ofNoCategory = { ...books, categoryId: 'gone' };
    const ofNoFund = { ...books, fundId: 'gone' };
    await putItem(book, ofNoCategory);
    await putItem(book, ofNoFund);
    await openAsAdmin(page, kind.path);
    const filter = page.getByRole('search');
    const cells = rowsIn(page, kind.heading).getByRole('cell');
    await filter.getByLabel('Fund').selectOption(books.fundId);
    await expect(rowsIn(page, kind.heading)).toHaveCount(1);
    await expect(cells.nth(1)).toContainText('Unknown');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await filter.getByLabel('Category').selectOption(books.categoryId);
    await expect(rowsIn(page, kind.heading)).toHaveCount(1);
    await expect(cells.nth(2)).toContainText('Unknown');
    // Editing it shows the same, until another one is chosen.
    await page.getByRole('button', { name: 'Edit Ticket sales' }).click();
    await expect(
      page.getByRole('dialog').getByLabel('Fund').getByRole('option', { name: 'Unknown' }),
    ).toBeAttached();
  });

  test(`${kind.heading}: an empty required field keeps it from being saved`, async ({
    page,
  }, info) => {
    const books = await ownBooks();
    await openAsAdmin(page, kind.path);
    for (const [number, label] of kind.required.entries()) {
      const description = `Without ${label} ${books.fundCode}`;
      await page.getByRole('button', { name: kind.add }).click();
      const form = page.getByRole('dialog');
      await fill(page, books, description);
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
  });

  test(`${kind.heading}: the empty state`, DESK, async ({ page }, info) => {
    await findEmpty(page, book);
    await openAsAdmin(page, kind.path);
    await expect(page.getByText(kind.empty)).toBeVisible();
    await expect(page.getByRole('search')).toHaveCount(0);
    await look(page, info, `${book}-empty`);
  });
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

test('hundreds of rows come page by page', DESK, async ({ page }) => {
  const books = await ownBooks();
  await putItems('revenueItems', books, 260);
  await watchDocuments(page);
  await openAsAdmin(page, REVENUE.path);
  const rows = rowsIn(page, REVENUE.heading);
  await showOwn(page, books);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText('1–25 of 260');
  // Row 260 is the newest: the 260th day of 2026.
  await expect(rows.first()).toContainText('Sep 17, 2026');
  await expect(rows.first()).toContainText('Row 260');

  await takeDocumentsRead(page, 'revenueItems');
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(pages).toContainText('26–50 of 260');
  await expect(rows.first()).toContainText('Row 235');
  // A page, and one row that tells of the next one.
  const read = await takeDocumentsRead(page, 'revenueItems');
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThanOrEqual(26);
  await pages.getByRole('button', { name: 'Previous' }).click();
  await expect(rows.first()).toContainText('Row 260');

  await pages.getByLabel('Rows per page').selectOption('100');
  await expect(rows).toHaveCount(100);
  await pages.getByRole('button', { name: 'Next' }).click();
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(pages).toContainText('201–260 of 260');
  await expect(rows).toHaveCount(60);
  await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect(rows.last()).toContainText('Row 1');
});

test('the last page says so', async ({ page }, info) => {
  const books = await ownBooks();
  await putItems('revenueItems', books, 30);
  await openAsAdmin(page, REVENUE.path);
  await showOwn(page, books);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(pages).toContainText('26–30 of 30');
  await look(page, info, 'revenueItems-pages');
  // Its rows go: the page before it is the last one then.
  const { docs } = await db.collection('revenueItems').where('fundId', '==', books.fundId).get();
  const gone = docs.filter((found) => String(found.get('date')) <= '2026-01-05');
  await Promise.all(gone.map((found) => found.ref.delete()));
  await expect(rowsIn(page, REVENUE.heading)).toHaveCount(25);
  await expect(rowsIn(page, REVENUE.heading).first()).toContainText('Row 30');
});

test('a time narrows the list down, by date and by amount', async ({ page }, info) => {
  const books = await ownBooks();
  await putItems('revenueItems', books, 45);
  await openAsAdmin(page, REVENUE.path);
  const rows = rowsIn(page, REVENUE.heading);
  await showOwn(page, books);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText('1–25 of 45');
  await pages.getByLabel('Rows per page').selectOption('50');
  const filter = page.getByRole('search');
  await filter.getByLabel('From').fill('2026-01-10');
  await filter.getByLabel('To').fill('2026-02-09');
  await expect(rows).toHaveCount(31);
  await expect(rows.first()).toContainText('Row 40');
  await sortBy(page, info.project.name, 'Amount', 'smallest first');
  await expect(rows.first()).toContainText('Row 40');
  await sortBy(page, info.project.name, 'Amount', 'largest first');
  await expect(rows.first()).toContainText('Row 10');
  await expect(rows).toHaveCount(31);
  await filter.getByLabel('To').fill('2026-01-09');
  await expect(page.getByText('No revenue items match these filters.')).toBeVisible();
  await expect(page.getByText('This day lies before the first one.')).toBeVisible();
  await look(page, info, 'revenueItems-no-match');
  await filter.getByLabel('From').fill('');
  await expect(rows).toHaveCount(9);
});

test('pages go on in the midst of equal amounts', DESK, async ({ page }, info) => {
  const books = await ownBooks();
  const alike = Array.from({ length: 60 }, (_, index) => index);
  await Promise.all(
    alike.map((index) =>
      putItem('manualExpenses', books, {
        amount: 5,
        description: `Alike ${index}`,
      }),
    ),
  );
  await openAsAdmin(page, EXPENSES.path);
  await showOwn(page, books);
  await page.getByRole('search').getByLabel('From').fill('2026-01-01');
  await sortBy(page, info.project.name, 'Amount', 'smallest first');
  const rows = rowsIn(page, EXPENSES.heading);
  const seen = new Set<string>();
  const pages = page.getByRole('navigation', { name: 'Pages' });
  for (const [words, count] of [
    ['1–25 of 60', 25],
    ['26–50 of 60', 25],
    ['51–60 of 60', 10],
  ] as const) {
    if (!words.startsWith('1–')) await pages.getByRole('button', { name: 'Next' }).click();
    await expect(pages).toContainText(words);
    // The words are there before the rows.
    await expect(rows).toHaveCount(count);
    for (const text of await rows.allInnerTexts()) seen.add(/Alike \d+/.exec(text)?.[0] ?? '');
  }
  expect(seen.size).toBe(60);
});

/** Sorts as a person does: by the header on a desk, by the choice on a phone. */
async function sortBy(page: Page, project: string, label: string, order: string): Promise<void> {
  if (project === 'phone') {
    await page.getByLabel('Sort by').selectOption({ label: `${label}: ${order}` });
    return;
  }
  await page.getByRole('columnheader', { name: label }).getByRole('button').click();
}

test('what another admin changes appears without a reload', DESK, async ({ page }) => {
  const books = await ownBooks();
  const id = await putItem('revenueItems', books);
  await openAsAdmin(page, REVENUE.path);
  await showOwn(page, books);
  const rows = rowsIn(page, REVENUE.heading);
  await expect(rows).toHaveText([/\$812\.35/]);
  await db.doc(`revenueItems/${id}`).update({ amount: 900, version: 2 });
  await expect(rows).toHaveText([/\$900\.00/]);
  await putItem('revenueItems', books, {
    date: '2026-10-18',
    description: 'From elsewhere',
  });
  await expect(rows).toHaveText([/From elsewhere/, /Ticket sales/]);
  await db.doc(`categories/${books.categoryId}`).update({ name: 'Renamed Fair', version: 2 });
  await expect(rows.first()).toContainText('Renamed Fair');
  await db.doc(`revenueItems/${id}`).delete();
  await expect(rows).toHaveCount(1);
});

test('who was overtaken is told and chooses (#66)', DESK, async ({ page, complaints }, info) => {
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
  await look(page, info, 'manualExpenses-conflict');
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
  await form.getByRole('button', { name: 'Save mine anew' }).click();
  await expect(form).toBeHidden();
  expect(await stored(`manualExpenses/${id}`)).toMatchObject({
    amount: 90,
    version: 1,
  });
  expectComplaint(complaints, REFUSED);
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

test(
  'a save without a connection says so and loses nothing',
  DESK,
  async ({ page, complaints }, info) => {
    const books = await ownBooks();
    await openAsAdmin(page, REVENUE.path);
    const description = `Raffle ${books.fundCode}`;
    await page.getByRole('button', { name: 'Add Revenue' }).click();
    await fill(page, books, description);
    await page.context().setOffline(true);
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: 'Add Revenue' }).click();
    await expect(form.getByRole('alert')).toContainText('There is no connection to the server.');
    await expect(form.getByLabel('Description')).toHaveValue(description);
    await look(page, info, 'revenueItems-offline');
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
    await fill(page, books, description);
    await unlistAdmin(account);
    const form = page.getByRole('dialog');
    await form.getByRole('button', { name: 'Add Expense' }).click();
    await expect(form.getByRole('alert')).toContainText('This is not allowed.');
    await expect(form.getByLabel('Description')).toHaveValue(description);
    await form.getByRole('button', { name: 'Cancel' }).click();

    await page.reload();
    await expect(page.getByText('This could not be loaded.')).toBeVisible();
    await look(page, info, 'manualExpenses-denied');
    await listAdmin(account);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('This could not be loaded.')).toBeHidden();
    await expect(page.getByRole('table', { name: 'Manual Expenses' })).toBeVisible();
    expectComplaint(complaints, REFUSED);
  },
);

test('typed edits are not lost by leaving', DESK, async ({ page }) => {
  const books = await ownBooks();
  await openAsAdmin(page, REVENUE.path);
  await page.getByRole('button', { name: 'Add Revenue' }).click();
  await fill(page, books, 'Half typed');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', {
    name: 'Leave without saving?',
  });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByRole('dialog').getByLabel('Description')).toHaveValue('Half typed');
});
