import {
  searchCollectionOf,
  searchEntriesOf,
  type SearchedCollection,
} from '@pa-ledger/domain/search/entries';
import { expenseDocument } from '../../functions/src/expenses/store/expense-format.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { expenseOf, expenseRows, fillBooks, putExpense } from '../e2e/support/expense-records.ts';
import { DESK, PHONE_ONLY } from '../e2e/support/page-test.ts';
import type { Records } from '../e2e/support/records.ts';
import { personEntry } from '../fixtures/people.ts';
import { ADMIN, expect, test } from './support/memory-books.ts';

/** Puts what search knows of a record. */
async function know(db: Records, collection: SearchedCollection, id: string, fields: object) {
  for (const [place, entry] of searchEntriesOf(collection, id, { ...fields }))
    await db.doc(`${searchCollectionOf(entry.kind)}/${place}`).set(entry);
}

const DJ = {
  payee: 'DJ Marco',
  method: 'check',
  checkNumber: '1042',
  date: '2026-10-02',
  lines: [{ amount: 350, purpose: 'Music for the fall festival' }],
};

/** Records of each kind. */
async function fill(db: Records): Promise<void> {
  await fillBooks(db);
  await know(db, 'categories', 'fall', { name: 'Fall Festival' });
  await know(db, 'settings', 'approvers', { treasurer: 'terry@example.com' });
  await know(db, 'payments', 'aB3dE5fG7hJ9kL1mN2pQ-1', DJ);
  await know(db, 'revenueItems', 'tickets', {
    date: '2025-10-12',
    amount: 1249,
    description: 'Fall festival tickets',
  });
  await know(db, 'deposits', 'one', {
    date: '2026-10-12',
    slip: '118',
    countedBy: ['Ana', 'Lee'],
    items: [],
  });
}

test(
  'finds records as one types, by kind and with their year, and leads to them by keyboard',
  DESK,
  async ({ page, books }, info) => {
    await fill(books.db);
    await books.open(page, '/admin/categories');
    const box = page.getByRole('combobox', { name: 'Search' });
    // Its code comes after the frame.
    await expect(box).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(box).toBeFocused();
    await box.pressSequentially('fall fest');
    const options = page.getByRole('listbox').getByRole('option');
    await expect(options).toHaveCount(4);
    await expect(options).toHaveText([
      /Fall Festival/,
      /DJ Marco\$350\.00/,
      /tickets/,
      'See all results',
    ]);
    await expect(options.nth(1)).toContainText('Oct 2, 2026 · Fiscal year 2026–27 · Check 1042');
    await expect(options.nth(2)).toContainText('Fiscal year 2025–26');
    await expect(page.getByRole('listbox')).toContainText('Payments');
    await expect(page.getByRole('status').filter({ hasText: '3 results' })).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/financial/revenue/tickets');
    // Only what search knows of it is in place.
    await expect(page.getByText('There’s no revenue item here.')).toBeVisible();
    await expect(box).toHaveValue('');
    await box.fill('fall fest');
    await expect(options).toHaveCount(4);
    await checkAccessibility(page, info, 'search box');
    await page.getByRole('tab', { name: 'Categories' }).click();
    await expect(box).toHaveValue('');
  },
);

test(
  'opens all results with Enter, and the text stays in the fragment alone',
  DESK,
  async ({ page, books }, info) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      requests.push(decodeURIComponent(pathname + search.replaceAll('+', ' ')));
    });
    await fill(books.db);
    await books.open(page, '/admin/users?year=2025');
    const box = page.getByRole('combobox', { name: 'Search' });
    await box.fill('dj $350');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(2);
    await box.press('Enter');
    await expect(page).toHaveURL('/admin/search?year=2025#q=dj%20%24350');
    const main = page.getByRole('main');
    await expect(main.getByRole('searchbox', { name: 'Search' })).toHaveValue('dj $350');
    await expect(main.getByRole('status').first()).toHaveText('1 result');
    await expect(main.getByRole('heading', { name: 'Payments' })).toBeVisible();
    const link = main.getByRole('link', { name: /DJ Marco/ });
    await expect(link).toHaveAttribute('href', '/admin/expenses/aB3dE5fG7hJ9kL1mN2pQ?year=2025');
    await checkAccessibility(page, info, 'search page');
    await page.reload();
    await expect(link).toBeVisible();
    for (const [typed, title] of [
      ['1042', 'DJ Marco'],
      ['$1,249', 'Fall festival tickets'],
      ['10/12/2026', 'Deposit 118, 0 items'],
      ['terry@', 'terry@example.com'],
    ] as const) {
      await main.getByRole('searchbox').fill(typed);
      await expect(main.getByRole('link')).toHaveText([new RegExp(title)]);
    }
    // Whole texts: a few letters can be in the content hash of a script by chance.
    expect(
      requests.filter((asked) => /dj \$350|1042|1,249|10\/12\/2026|terry@/.test(asked)),
    ).toEqual([]);
  },
);

test(
  'finds an expense by the address of its submitter, which is kept apart',
  DESK,
  async ({ page, books }) => {
    const expense = expenseOf({
      contact: { email: 'dana.whitfield@school.example.com' },
      submission: { name: 'Pat', paidTo: 'Cider Mill', description: 'Cider' },
    });
    await putExpense(books.db, expense);
    await know(books.db, 'expenses', expense.id, expenseDocument(expense));
    await books.open(page, '/admin/search#q=whitfield');
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', { name: 'By the submitter’s email address' }),
    ).toBeVisible();
    await expect(main.getByRole('link')).toHaveText([/Cider Mill/]);
    await main.getByRole('searchbox').fill('cider whitfield');
    await expect(main.getByRole('link')).toHaveText([/Cider Mill/]);
    await main.getByRole('searchbox').fill('posters whitfield');
    await expect(main.getByText('Nothing matches “posters whitfield”.')).toBeVisible();
  },
);

test('says what to type, that nothing matches, and what failed', DESK, async ({ page, books }) => {
  await fill(books.db);
  await books.open(page, '/admin/search');
  const main = page.getByRole('main');
  await expect(main.getByText(/^Try a payee/)).toBeVisible();
  const text = main.getByRole('searchbox');
  await expect(text).toBeFocused();
  await text.fill('x');
  await expect(main.getByText('Type at least two letters, an amount, or a date.')).toBeVisible();
  await text.fill('zebra');
  await expect(main.getByRole('status').first()).toHaveText('Nothing matches “zebra”.');
  await expect(main.getByText('Check the spelling, or use fewer words.')).toBeVisible();
  await books.deny(true);
  await text.fill('festival');
  await expect(main.getByText('We couldn’t search.')).toBeVisible();
  await books.deny(false);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('status').first()).toHaveText('3 results');
});

test('looks further back when the latest are not what is wanted', DESK, async ({ page, books }) => {
  for (let day = 1; day <= 60; day++) {
    const date = `2026-${day > 30 ? '10' : '09'}-${String(((day - 1) % 30) + 1).padStart(2, '0')}`;
    const description = day === 1 ? 'Festival tent' : `Festival ${day}`;
    await know(books.db, 'revenueItems', `r${day}`, { date, amount: day, description });
  }
  await books.open(page, '/admin/search#q=tent%20festival');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /Festival tent/ })).toBeVisible();
  await main.getByRole('searchbox').fill('festival');
  await expect(main.getByRole('link')).toHaveCount(50);
  await main.getByRole('button', { name: 'Look further back' }).click();
  await expect(main.getByRole('link')).toHaveCount(60);
  await expect(main.getByRole('button', { name: 'Look further back' })).toBeHidden();
});

test(
  'is a button that opens the page on a phone, and has its key there too',
  PHONE_ONLY,
  async ({ page, books }) => {
    await fill(books.db);
    await books.open(page, '/admin/users?year=2025');
    await expect(page.getByRole('combobox', { name: 'Search' })).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page).toHaveURL('/admin/search?year=2025');
    await page.goBack();
    await page.getByRole('link', { name: 'Open search' }).click();
    await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
  },
);

test(
  'finds neither approvers nor addresses for a reviewer, and asks for none',
  DESK,
  async ({ page, books }) => {
    await fill(books.db);
    const expense = expenseOf({
      contact: { email: 'dana.whitfield@school.example.com' },
      submission: { name: 'Pat', paidTo: 'Cider Mill', description: 'Cider' },
    });
    await putExpense(books.db, expense);
    await know(books.db, 'expenses', expense.id, expenseDocument(expense));
    const entry = personEntry(ADMIN.email, 'Ruth Adeyemi', { role: 'reviewer' });
    await books.db.doc(`people/${ADMIN.uid}`).set(entry);
    await books.open(page, '/admin/search#q=cider');
    const main = page.getByRole('main');
    await expect(main.getByRole('link')).toHaveText([/Cider Mill/]);
    for (const typed of ['terry', 'whitfield', 'cider whitfield']) {
      await main.getByRole('searchbox').fill(typed);
      await expect(main.getByText(`Nothing matches “${typed}”.`)).toBeVisible();
    }
    await books.open(page, '/admin/expenses');
    const filter = page.getByRole('search', { name: 'Filter' }).getByLabel('Search');
    await filter.fill('cider');
    await expect(expenseRows(page)).toHaveCount(1);
    await filter.fill('whitfield');
    await expect(page.getByText('No expenses match these filters.')).toBeVisible();
    const read = await books.read();
    expect(read.filter((place) => /^(?:approverSearch|contacts)\//.test(place))).toEqual([]);
    expect(read.filter((place) => place.startsWith('expenses/')).length).toBeGreaterThan(0);
  },
);
