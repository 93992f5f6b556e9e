import { stored } from '../e2e/support/records.ts';
import {
  balancePath,
  card,
  edit,
  input,
  putBalances,
  save,
  saved,
  TAB,
  theirs,
} from '../e2e/support/balances.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { expect, test } from './support/memory-books.ts';
import { NOT_DOLLARS, zeroQuestion } from '../e2e/support/amounts.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { NO_AMOUNTS } from '@pa-ledger/domain/ledger/cells';
import { fixTime } from './support/fixed-time.ts';
import { openTab } from '../e2e/support/panel-frame.ts';

test(
  'one card per fund shows name, code, beginning balance and last-updated date',
  DESK,
  async ({ page, books }, info) => {
    await putBalances(books.db);
    await books.open(page, TAB);
    await expect(page.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveText([
      'Main Fund',
      'Grants',
      'Trips',
    ]);
    for (const text of [
      'Code 4900',
      'Beginning Balance',
      'Balance Today',
      'Last updated: Jul 1, 2025',
    ]) {
      await expect(card(page, 'Main Fund').getByText(text, { exact: true })).toBeVisible();
    }
    await expect(card(page, 'Main Fund').getByText('$12,500.75')).toHaveCount(2);
    await expect(card(page, 'Grants')).toContainText('-$40.00');
    await expect(card(page, 'Trips')).toContainText('$0.00');
    await expect(card(page, 'Trips')).toContainText('Last updated: never');
    await checkAccessibility(page, info, 'admin-balances');
  },
);

test(
  'without funds the tab leads to the form of the first one',
  DESK,
  async ({ page, books }, info) => {
    await books.open(page, TAB);
    await expect(page.getByText('No funds yet.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit Balances' })).toBeDisabled();
    await checkAccessibility(page, info, 'admin-balances-empty');
    await page.getByRole('link', { name: 'Add your first fund' }).click();
    await expect(page).toHaveURL(/\/admin\/financial\/funds$/);
    await expect(page.getByRole('dialog', { name: 'Add New Fund' })).toBeVisible();
  },
);

test(
  'Cancel restores the stored values, and a save without changes writes nothing',
  DESK,
  async ({ page, books }) => {
    await putBalances(books.db);
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
    await expect(page.getByText('No balances changed.').last()).toBeVisible();
    expect(await stored(books.db, balancePath('main'))).toMatchObject({
      amount: 12_500.75,
      version: 1,
    });
  },
);

test(
  'text that is not a number is stored as 0 after a question, and kept after Cancel (#72, #110)',
  DESK,
  async ({ page, books }, info) => {
    await putBalances(books.db);
    await books.open(page, TAB);
    const cases = [
      ['', 'Beginning Balance is empty.'],
      ['--5', 'Beginning Balance is not a number.'],
      ['5-5', 'Beginning Balance is not a number.'],
      ['-', 'Beginning Balance is not a number.'],
      ['1e', 'Beginning Balance is not a number.'],
    ] as const;
    const balance = books.db.doc(balancePath('main'));
    for (const [typed, reason] of cases) {
      await balance.set(theirs(500, 1));
      await expect(card(page, 'Main Fund')).toContainText('$500.00');
      await edit(page);
      await input(page, 'Main Fund').fill('');
      await input(page, 'Main Fund').pressSequentially(typed);
      await expect(page.getByText(`${reason} It would be saved as $0.00.`)).toBeVisible();
      if (typed === '--5') await checkAccessibility(page, info, 'admin-balances-unreadable');
      await save(page);
      const question = zeroQuestion(page);
      await expect(question).toContainText(`Main Fund: ${reason}`);
      if (typed === '') await checkAccessibility(page, info, 'admin-balances-zero');
      await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(question).toHaveCount(0);
      await expect(page.getByText(`${reason} It would be saved as $0.00.`)).toBeVisible();
      expect(await stored(books.db, balancePath('main'))).toMatchObject({ amount: 500 });
      await save(page);
      await question.getByRole('button', { name: 'Save as $0.00' }).click();
      await saved(page);
      expect(await stored(books.db, balancePath('main'))).toMatchObject({ amount: 0, version: 2 });
      await expect(card(page, 'Main Fund')).toContainText('$0.00');
    }
  },
);

test(
  'a number that is not dollars and cents is refused, and no balance is saved (#110, #111)',
  DESK,
  async ({ page, books }, info) => {
    await putBalances(books.db);
    await books.open(page, TAB);
    await edit(page);
    await input(page, 'Grants').fill('5');
    for (const [typed, problem] of NOT_DOLLARS) {
      await input(page, 'Main Fund').fill('');
      await input(page, 'Main Fund').pressSequentially(typed);
      await save(page);
      await expect(page.getByText(`Beginning Balance ${problem.books}`)).toBeVisible();
      await expect(input(page, 'Main Fund')).toBeFocused();
      await expect(zeroQuestion(page)).toHaveCount(0);
    }
    await checkAccessibility(page, info, 'admin-balances-comma');
    expect(await stored(books.db, balancePath('main'))).toMatchObject({ amount: 12_500.75 });
    expect(await stored(books.db, balancePath('grants'))).toMatchObject({ amount: -40 });
  },
);

test(
  'a value beyond the limit is named, and nothing is saved',
  DESK,
  async ({ page, books }, info) => {
    await putBalances(books.db);
    await books.open(page, TAB);
    await edit(page);
    await input(page, 'Grants').fill('5');
    await input(page, 'Trips').fill('100000000');
    await save(page);
    await expect(
      page.getByText('Beginning Balance must be at most $99,999,999.99, either way.'),
    ).toBeVisible();
    await expect(input(page, 'Trips')).toBeFocused();
    await checkAccessibility(page, info, 'admin-balances-limit');
    expect(await stored(books.db, balancePath('grants'))).toMatchObject({
      amount: -40,
      version: 1,
    });
  },
);

test('leaving with unsaved edits asks', DESK, async ({ page, books }) => {
  await putBalances(books.db);
  await books.open(page, TAB);
  await edit(page);
  await input(page, 'Grants').fill('77');
  await openTab(page, 'Categories');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(input(page, 'Grants')).toHaveValue('77');
  await openTab(page, 'Categories');
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/admin\/categories$/);
  expect(await stored(books.db, balancePath('grants'))).toMatchObject({ amount: -40, version: 1 });
});

test(
  'funds and balances of another admin appear without a reload',
  DESK,
  async ({ page, books }, info) => {
    await putBalances(books.db);
    await books.open(page, TAB);
    await books.db.doc(balancePath('main')).set(theirs(9, 2));
    await expect(card(page, 'Main Fund')).toContainText('$9.00');
    await books.db.doc('funds/new').set({ code: '5000', name: 'Playground', version: 1 });
    await expect(card(page, 'Playground')).toContainText('Last updated: never');
    await edit(page);
    await input(page, 'Playground').fill('8');
    await books.db.doc('funds/new').delete();
    await expect(page.getByText('Someone deleted a fund while you were editing.')).toBeVisible();
    await expect(page.getByText('Not saved: Playground, $8.00.')).toBeVisible();
    await checkAccessibility(page, info, 'admin-balances-gone');
    await input(page, 'Trips').fill('3');
    await save(page);
    await saved(page);
    await expect(page.getByText('1 balance saved.').last()).toBeVisible();
    expect(await stored(books.db, balancePath('new'))).toBeNull();
  },
);

test('the balance of twelve months is a chart, its sentence, and its table, also on paper', async ({
  page,
  books,
}, info) => {
  await putBalances(books.db);
  for (const [month, revenue] of [
    ['2026-08', 100_00],
    ['2026-10', 20_50],
  ] as const)
    await books.db
      .doc(`totals/${month}~fair~main`)
      .set({ month, categoryId: 'fair', fundId: 'main', ...NO_AMOUNTS, revenue });
  await fixTime(page, '2026-11-20T15:00:00Z');
  await books.open(page, TAB);
  await expect(
    page.getByRole('img', {
      name: 'Your funds had $12,460.75 at the end of Jul 2026 and $12,581.25 at the end of Nov 2026.',
    }),
  ).toBeVisible();
  const figures = page.getByRole('table', { name: 'Balance at the end of each month' });
  await expect(figures).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(figures.getByRole('row').nth(2)).toHaveText('Aug 2026$12,560.75');
  await expect(page.getByRole('button', { name: 'Show the figures' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Show the figures' }).click();
  await expect(figures.getByRole('row')).toHaveCount(6);
  await expect(figures.getByRole('link', { name: 'Oct 2026' })).toHaveAttribute(
    'href',
    '/admin/reports/treasurer?from=2026-10-01&to=2026-10-31',
  );
  await checkAccessibility(page, info, 'balances-chart');
  // Last updated is said of the beginning, not of today's balance.
  await expect(
    card(page, 'Main Fund').locator('dl > div').first().getByText('Last updated: Jul 1, 2025'),
  ).toBeVisible();
});
