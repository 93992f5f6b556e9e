import { dateAt, formatDate } from '@pa-ledger/domain/dates';
import { organization } from '@pa-ledger/domain/organization';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { Locator, Page } from '@playwright/test';
import { look } from './support/look.ts';
import { admit, dismiss, expect, stored, test, WITHOUT_CONNECTION } from './support/own-books.ts';
import { DESK, expectComplaint } from './support/test.ts';

const TAB = '/admin/balances';
const LAST_YEAR = Timestamp.fromDate(new Date('2025-07-01T16:00:00Z'));

/** Three funds; the last one has no balance yet. */
async function fill(db: Firestore): Promise<void> {
  const batch = db.batch();
  const funds = {
    main: ['4900', 'Main Fund'],
    grants: ['4950', 'Grants'],
    trips: ['4990', 'Trips'],
  };
  for (const [id, [code, name]] of Object.entries(funds)) {
    batch.set(db.doc(`funds/${id}`), { code, name, version: 1 });
  }
  for (const [id, amount] of Object.entries({ main: 12_500.75, grants: -40 })) {
    batch.set(db.doc(`fundBalances/${id}`), { amount, lastUpdated: LAST_YEAR, version: 1 });
  }
  await batch.commit();
}

function card(page: Page, name: string): Locator {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
}

function input(page: Page, name: string): Locator {
  return page.getByRole('group', { name, exact: true }).getByLabel('Beginning Balance');
}

async function edit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit Balances' }).click();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Changes' }).click();
}

async function saved(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Edit Balances' })).toBeVisible();
}

/** A balance as another admin would store it. */
function theirs(amount: number, version: number) {
  return { amount, lastUpdated: Timestamp.now(), version };
}

test('one card per fund shows name, code, beginning balance and last-updated date', async ({
  page,
  books,
}, info) => {
  await fill(books.db);
  await books.open(page, TAB);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Main Fund',
    'Grants',
    'Trips',
  ]);
  for (const text of [
    'Code 4900',
    'Beginning Balance',
    '$12,500.75',
    'Last updated: Jul 1, 2025',
  ]) {
    await expect(card(page, 'Main Fund').getByText(text, { exact: true })).toBeVisible();
  }
  await expect(card(page, 'Grants')).toContainText('-$40.00');
  await expect(card(page, 'Trips')).toContainText('$0.00');
  await expect(card(page, 'Trips')).toContainText('Last updated: never');
  await look(page, info, 'admin-balances');
});

test('without funds it leads to Fund Management', async ({ page, books }, info) => {
  await books.open(page, TAB);
  await expect(
    page.getByText('No funds yet. Add your first fund in Fund Management.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Balances' })).toBeDisabled();
  await look(page, info, 'admin-balances-empty');
  await page.getByRole('link', { name: 'Fund Management' }).click();
  await expect(page).toHaveURL(/\/admin\/financial\/funds$/);
});

test('every card becomes a number input, and a save writes what was changed alone', async ({
  page,
  books,
}, info) => {
  await fill(books.db);
  await books.open(page, TAB);
  await edit(page);
  await expect(page.getByRole('spinbutton')).toHaveCount(3);
  for (const name of ['Main Fund', 'Grants', 'Trips']) {
    await expect(input(page, name)).toHaveAttribute('step', '0.01');
  }
  await expect(input(page, 'Main Fund')).toHaveValue('12500.75');
  await expect(input(page, 'Main Fund')).toBeFocused();
  // Another way to write the same amount is no change.
  await input(page, 'Main Fund').fill('012500.75');
  await input(page, 'Grants').fill('0.29');
  await input(page, 'Trips').fill('300.5');
  await look(page, info, 'admin-balances-edit');
  const before = Date.now();
  await save(page);
  await saved(page);
  await expect(page.getByText('2 balances were saved.').last()).toBeVisible();
  await expect(card(page, 'Grants')).toContainText('$0.29');
  const today = formatDate(dateAt(Date.now(), organization.timeZone));
  await expect(card(page, 'Grants')).toContainText(`Last updated: ${today}`);
  expect(await stored(books.db, 'fundBalances/main')).toEqual({
    amount: 12_500.75,
    lastUpdated: LAST_YEAR,
    version: 1,
  });
  const grants = await stored(books.db, 'fundBalances/grants');
  expect(grants).toMatchObject({ amount: 0.29, version: 2 });
  // The server and the browser are the same machine here.
  const moment = grants?.['lastUpdated'];
  expect(moment instanceof Timestamp && moment.toMillis()).toBeGreaterThanOrEqual(before - 1000);
  expect(await stored(books.db, 'fundBalances/trips')).toMatchObject({ amount: 300.5, version: 1 });
});

test(
  'Cancel restores the stored values, and a save without changes writes nothing',
  DESK,
  async ({ page, books }) => {
    await fill(books.db);
    await books.open(page, TAB);
    await edit(page);
    await input(page, 'Main Fund').fill('1');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await saved(page);
    await expect(card(page, 'Main Fund')).toContainText('$12,500.75');
    await edit(page);
    await expect(input(page, 'Main Fund')).toHaveValue('12500.75');
    await save(page);
    await saved(page);
    await expect(page.getByText('No balance was changed.').last()).toBeVisible();
    expect(await stored(books.db, 'fundBalances/main')).toMatchObject({
      amount: 12_500.75,
      version: 1,
    });
  },
);

test(
  'a value that cannot be read warns and is stored as 0',
  DESK,
  async ({ page, books }, info) => {
    await fill(books.db);
    await books.open(page, TAB);
    const cases = [
      ['', 'Beginning Balance is empty; it will be saved as $0.00.'],
      ['12.345', '"12.345" cannot be read as an amount; it will be saved as $0.00.'],
      ['1e5', '"1e5" cannot be read as an amount; it will be saved as $0.00.'],
      ['--5', 'This cannot be read as an amount; it will be saved as $0.00.'],
      ['5-5', 'This cannot be read as an amount; it will be saved as $0.00.'],
      ['-', 'This cannot be read as an amount; it will be saved as $0.00.'],
      ['1e', 'This cannot be read as an amount; it will be saved as $0.00.'],
    ] as const;
    const balance = books.db.doc('fundBalances/main');
    for (const [typed, warning] of cases) {
      await balance.set(theirs(500, 1));
      await expect(card(page, 'Main Fund')).toContainText('$500.00');
      await edit(page);
      await input(page, 'Main Fund').fill('');
      await input(page, 'Main Fund').pressSequentially(typed);
      await expect(page.getByText(warning)).toBeVisible();
      if (typed === '--5') await look(page, info, 'admin-balances-unreadable');
      await save(page);
      await saved(page);
      expect(await stored(books.db, 'fundBalances/main')).toMatchObject({ amount: 0, version: 2 });
      await expect(card(page, 'Main Fund')).toContainText('$0.00');
    }
  },
);

test('a value beyond the limit is named and keeps all from being saved', async ({
  page,
  books,
}, info) => {
  await fill(books.db);
  await books.open(page, TAB);
  await edit(page);
  await input(page, 'Grants').fill('5');
  await input(page, 'Trips').fill('100000000');
  await save(page);
  await expect(
    page.getByText('Beginning Balance must be at most $99,999,999.99, either way.'),
  ).toBeVisible();
  await expect(input(page, 'Trips')).toBeFocused();
  await look(page, info, 'admin-balances-limit');
  expect(await stored(books.db, 'fundBalances/grants')).toMatchObject({ amount: -40, version: 1 });
});

test('leaving with unsaved edits asks', DESK, async ({ page, books }) => {
  await fill(books.db);
  await books.open(page, TAB);
  await edit(page);
  await input(page, 'Grants').fill('77');
  await page.getByRole('tab', { name: 'Categories' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(input(page, 'Grants')).toHaveValue('77');
  await page.getByRole('tab', { name: 'Categories' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/admin\/categories$/);
  expect(await stored(books.db, 'fundBalances/grants')).toMatchObject({ amount: -40, version: 1 });
});

test('who saves over a change of another admin is told, sees both, and loses nothing', async ({
  page,
  browser,
  books,
}, info) => {
  await fill(books.db);
  await books.open(page, TAB);
  const other = await books.otherAdmin(browser, TAB);
  await edit(page);
  await input(page, 'Main Fund').fill('1000');
  await input(page, 'Trips').fill('20');

  await edit(other);
  await input(other, 'Main Fund').fill('2000');
  await input(other, 'Grants').fill('60');
  await save(other);
  await saved(other);
  // What nobody touched here follows; what was typed stays.
  await expect(input(page, 'Grants')).toHaveValue('60.00');
  await expect(input(page, 'Main Fund')).toHaveValue('1000');

  await save(page);
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('Someone else changed this meanwhile.');
  await expect(notice).toContainText('Main Fund');
  await expect(notice).toContainText('Theirs: $2,000.00');
  await expect(notice).toContainText('Yours: $1,000.00');
  await look(page, info, 'admin-balances-conflict');
  // All or nothing: the other value has not been written either.
  expect(await stored(books.db, 'fundBalances/trips')).toBeNull();
  await page.getByRole('button', { name: 'Save mine over theirs' }).click();
  await saved(page);
  expect(await stored(books.db, 'fundBalances/main')).toMatchObject({ amount: 1000, version: 3 });
  expect(await stored(books.db, 'fundBalances/trips')).toMatchObject({ amount: 20, version: 1 });
  expect(await stored(books.db, 'fundBalances/grants')).toMatchObject({ amount: 60, version: 2 });
  await expect(card(other, 'Main Fund')).toContainText('$1,000.00');

  await edit(page);
  await input(page, 'Main Fund').fill('1');
  await input(page, 'Trips').fill('21');
  await books.db.doc('fundBalances/main').set(theirs(4000, 4));
  await save(page);
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(input(page, 'Main Fund')).toHaveValue('4000.00');
  await expect(input(page, 'Trips')).toHaveValue('21');
  await save(page);
  await saved(page);
  expect(await stored(books.db, 'fundBalances/main')).toMatchObject({ amount: 4000, version: 4 });
  expect(await stored(books.db, 'fundBalances/trips')).toMatchObject({ amount: 21, version: 2 });
});

test('funds and balances of another admin appear without a reload', async ({
  page,
  books,
}, info) => {
  await fill(books.db);
  await books.open(page, TAB);
  await books.db.doc('fundBalances/main').set(theirs(9, 2));
  await expect(card(page, 'Main Fund')).toContainText('$9.00');
  await books.db.doc('funds/new').set({ code: '5000', name: 'Playground', version: 1 });
  await expect(card(page, 'Playground')).toContainText('Last updated: never');
  await edit(page);
  await input(page, 'Playground').fill('8');
  await books.db.doc('funds/new').delete();
  await expect(page.getByText('A fund was deleted meanwhile.')).toBeVisible();
  await expect(page.getByText('Not saved: Playground, $8.00.')).toBeVisible();
  await look(page, info, 'admin-balances-gone');
  await input(page, 'Trips').fill('3');
  await save(page);
  await saved(page);
  await expect(page.getByText('1 balance was saved.').last()).toBeVisible();
  expect(await stored(books.db, 'fundBalances/new')).toBeNull();
});

test(
  'a save without a connection is told and loses nothing',
  DESK,
  async ({ page, context, books, complaints }, info) => {
    await fill(books.db);
    await books.open(page, TAB);
    await edit(page);
    await input(page, 'Grants').fill('15');
    await context.setOffline(true);
    await save(page);
    await expect(page.getByRole('alert')).toContainText('There is no connection to the server.');
    await expect(input(page, 'Grants')).toHaveValue('15');
    await look(page, info, 'admin-balances-offline');
    await context.setOffline(false);
    await save(page);
    await saved(page);
    expect(await stored(books.db, 'fundBalances/grants')).toMatchObject({ amount: 15, version: 2 });
    expectComplaint(complaints, WITHOUT_CONNECTION);
  },
);

test(
  'a denied save and a denied list are told, and can be tried again',
  DESK,
  async ({ page, books, complaints }, info) => {
    await fill(books.db);
    await books.open(page, TAB);
    await edit(page);
    await input(page, 'Grants').fill('15');
    await dismiss(books.db, books.admin);
    await save(page);
    await expect(page.getByRole('alert')).toContainText('This is not allowed.');
    await expect(input(page, 'Grants')).toHaveValue('15');
    await admit(books.db, books.admin);
    await save(page);
    await saved(page);

    await dismiss(books.db, books.admin);
    await page.reload();
    await expect(page.getByText('This could not be loaded.').last()).toBeVisible();
    await look(page, info, 'admin-balances-denied');
    await admit(books.db, books.admin);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(card(page, 'Grants')).toContainText('$15.00');
    expectComplaint(complaints, /status of 40[0-9]|permission/i);
  },
);
