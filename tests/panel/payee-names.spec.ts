import { searchEntriesOf } from '@pa-ledger/domain/search/entries';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { putAll, type Records } from '../e2e/support/records.ts';
import { EXPENSES, fillTransaction } from '../e2e/support/transaction-pages.ts';
import { PLACE, putLedger } from './support/ledger.ts';
import { expect, test } from './support/memory-books.ts';

/** Puts what search knows of those who were paid before. */
async function putPayees(db: Records): Promise<void> {
  const paid = (payee: string, date: string) => ({
    payee,
    date,
    lines: [{ amount: 350, purpose: 'Music' }],
  });
  const records = [
    ['payments', 'one-1', paid('dj marco', '2026-09-02')],
    ['payments', 'two-1', paid('DJ Marco', '2026-10-02')],
    [
      'manualExpenses',
      'three',
      { paidTo: 'Marcy’s Market', date: '2026-10-12', amount: 12, description: 'Cider' },
    ],
    // Found by the same word, but paid no one of that name.
    [
      'manualExpenses',
      'four',
      { paidTo: 'Hilltop', date: '2026-10-13', amount: 8, description: 'Cake for Marco' },
    ],
    ['revenueItems', 'five', { description: 'Marco gave back', date: '2026-10-14', amount: 5 }],
  ] as const;
  for (const [collection, id, fields] of records)
    for (const [place, entry] of searchEntriesOf(collection, id, fields))
      await db.doc(`search/${place}`).set(entry);
}

test('Paid To completes from those who were paid before, by keyboard', async ({
  page,
  books,
}, info) => {
  await putLedger(books.db);
  await putPayees(books.db);
  await books.open(page, EXPENSES.path);
  await page.getByRole('button', { name: EXPENSES.add }).click();
  await fillTransaction(page, PLACE, 'Music');
  const form = page.getByRole('dialog');
  const name = form.getByRole('combobox', { name: 'Paid To' });
  await name.fill('');
  await name.pressSequentially('mar');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options).toHaveText(['Marcy’s Market', 'DJ Marco']);
  await checkAccessibility(page, info, 'payee-names');
  await name.press('ArrowDown');
  await name.press('ArrowDown');
  await name.press('Enter');
  await expect(name).toHaveValue('DJ Marco');
  await expect(options).toHaveCount(0);
  await expect(form).toBeVisible();
  // Escape closes the list, not the form, and keeps what was typed.
  await name.fill('Marcy');
  await expect(options).toHaveText(['Marcy’s Market']);
  await name.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(name).toHaveValue('Marcy');
  // Any other name will do.
  await name.fill('Marco New');
  await form.getByRole('button', { name: EXPENSES.add }).click();
  await expect(form).toBeHidden();
  expect(await books.all(EXPENSES.book)).toMatchObject([{ paidTo: 'Marco New' }]);
});

for (const [title, path, steps, field] of [
  ['the holder of an advance', '/admin/financial/advances', ['Give Advance'], 'Holder'],
  [
    'the payee of an uncleared check',
    '/admin/bank/accounts',
    ['Uncleared items at start', 'Add a check or deposit'],
    'Payee or Source',
  ],
] as const) {
  test(`${title} completes too`, DESK, async ({ page, books }) => {
    await putLedger(books.db);
    await putPayees(books.db);
    await putAll(books.db, {
      'accounts/checking': {
        name: 'Checking',
        kind: 'checking',
        openingDate: '2026-07-01',
        openingBalance: 100,
        version: 1,
      },
    });
    await books.open(page, path);
    for (const name of steps) await page.getByRole('button', { name }).click();
    const name = page.getByRole('dialog').getByRole('combobox', { name: field });
    await name.pressSequentially('dj');
    await page.getByRole('option', { name: 'DJ Marco' }).click();
    await expect(name).toHaveValue('DJ Marco');
  });
}

test('without a connection it’s a text like any other', async ({ page, books }) => {
  await putLedger(books.db);
  await putPayees(books.db);
  await books.open(page, EXPENSES.path);
  await page.getByRole('button', { name: EXPENSES.add }).click();
  const name = page.getByRole('dialog').getByRole('combobox', { name: 'Paid To' });
  await books.deny(true);
  await name.pressSequentially('mar');
  await name.press('Tab');
  await expect(name).toHaveValue('mar');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});
