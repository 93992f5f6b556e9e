import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { download } from '../e2e/support/reports.ts';
import type { Records } from '../e2e/support/records.ts';
import { novemberDay, putEntry, RUTH, SALE, SAM } from './support/journal-entries.ts';
import { putLedger } from './support/ledger.ts';
import { expect, test } from './support/memory-books.ts';

const JOURNAL = '/admin/journal';
const EXPENSE = 'aB3dE5fG7hJ9kL1mN2pQ';

/** A few changes of several things by two people, and the history of an expense. */
async function putJournal(db: Records): Promise<void> {
  await putLedger(db);
  const sale = { collection: 'revenueItems', id: 'sale' };
  const lower = { ...SALE, amount: 20, version: 2 };
  await putEntry(db, { ...sale, after: SALE, at: novemberDay(1) });
  await putEntry(db, { ...sale, before: SALE, after: lower, by: SAM, at: novemberDay(3) });
  await putEntry(db, { ...sale, before: lower, after: null, by: SAM, at: novemberDay(5) });
  await putEntry(db, {
    collection: 'funds',
    id: 'library',
    at: novemberDay(2),
    after: {
      code: '4910',
      name: 'Library Fund',
      version: 1,
    },
  });
  await db.doc(`expenses/${EXPENSE}/history/decision-0`).set({
    what: 'approved',
    step: 0,
    old: 'pending',
    new: 'approved',
    by: 'pat@example.com',
    at: new Date(novemberDay(4)),
    words: ['bake', 'oven'],
  });
}

test(
  'the Journal shows who changed what, newest first, with expenses among it',
  DESK,
  async ({ page, books }, info) => {
    await putJournal(books.db);
    await books.open(page, '/admin/budget');
    await page.getByRole('tab', { name: 'Activity' }).click();
    await expect(page).toHaveURL(/\/admin\/journal$/);
    await expect(page).toHaveTitle(/^Activity \|/);
    const entries = page.getByRole('list', { name: 'Entries' }).locator('> li');
    await expect(entries).toHaveCount(5);
    for (const [index, text] of [
      'Deleted revenue “Bake sale”: $20.00 on Nov 20, 2026.',
      'Approved. That was the last approval.',
      'Changed revenue “Bake sale”: Amount $120.00 to $20.00.',
      'Added fund “Library Fund”: Code 4910.',
      'Added revenue “Bake sale”: $120.00 on Nov 20, 2026.',
    ].entries()) {
      await expect(entries.nth(index)).toContainText(text);
    }
    await expect(entries.nth(2)).toContainText('sam@example.com');
    await expect(entries.nth(2)).toContainText('Nov 3, 2026, 10:00 AM');
    await entries.nth(2).getByRole('button', { name: 'Before and after' }).click();
    const compared = entries.nth(2).getByRole('table');
    await expect(compared.getByRole('row', { name: /^Amount\s*, changed/ })).toContainText(
      '$120.00$20.00',
    );
    await expect(compared.getByRole('row', { name: /^Fund/ })).toContainText('Library Fund');
    await checkAccessibility(page, info, 'journal');
  },
);

test(
  'filters and order are in the address, and narrow what the server finds',
  DESK,
  async ({ page, books }) => {
    await putJournal(books.db);
    await books.open(page, JOURNAL);
    const entries = page.getByRole('list', { name: 'Entries' }).locator('> li');
    await expect(entries).toHaveCount(5);
    await page.getByLabel('Kind').selectOption('Revenue');
    await expect(entries).toHaveCount(3);
    await page.getByLabel('Person').fill('Sam@Example.com');
    await expect(entries).toHaveCount(2);
    await page.getByLabel('To', { exact: true }).fill('2026-11-04');
    await expect(entries).toHaveCount(1);
    await expect(page).toHaveURL(/\?person=Sam%40Example\.com&kind=revenueItems&to=2026-11-04$/);
    await page.reload();
    await expect(entries).toHaveCount(1);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(entries).toHaveCount(5);
    await page.getByLabel('Words').fill('Bake');
    await expect(entries).toHaveCount(4);
    await page.getByLabel('Words').fill('bake oven');
    await expect(entries).toHaveCount(1);
    await expect(entries).toContainText('Approved.');
    await page.getByLabel('Words').fill('');
    await page.getByLabel('Order').selectOption('Oldest first');
    await expect(entries.first()).toContainText('Added revenue');
    await page.getByLabel('Kind').selectOption('Approvers');
    await expect(page.getByText('No entries match these filters.')).toBeVisible();
  },
);

test(
  'an entry leads to the History of its item, and one of an expense to the expense',
  DESK,
  async ({ page, books }) => {
    await putJournal(books.db);
    await books.open(page, JOURNAL);
    await page.getByRole('link', { name: 'Show in Fund Management' }).click();
    await expect(page).toHaveURL(/\/admin\/financial\/funds\?history=funds/);
    await expect(
      page.getByRole('dialog', { name: 'History of fund “Library Fund”' }),
    ).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: /^Open request / }).click();
    await expect(page).toHaveURL(`/admin/expenses/${referenceOf(EXPENSE)}`);
  },
);

test(
  'entries of the sample data are one line until it is opened',
  DESK,
  async ({ page, books }) => {
    const { db } = books;
    for (const [day, id] of ['one', 'two', 'three'].entries()) {
      const place = { collection: 'revenueItems', id };
      await putEntry(db, {
        ...place,
        after: { ...SALE, description: id },
        at: novemberDay(day + 1),
      });
      if (id !== 'three')
        await db.doc(`journal/revenueItems~${id}~1`).update({ kind: 'takenOver', by: null });
    }
    await books.open(page, JOURNAL);
    const entries = page.getByRole('list', { name: 'Entries' });
    await expect(entries.getByRole('listitem')).toHaveCount(2);
    await entries.getByRole('button', { name: '2 entries came with the sample data' }).click();
    await expect(
      entries.getByRole('list', { name: '2 entries came with the sample data' }),
    ).toContainText('Sample data: revenue “one”');
  },
);

test('a payment is one line, however many requests it paid', DESK, async ({ page, books }) => {
  const at = novemberDay(6);
  const ids = [EXPENSE, 'bC4eF6gH8iK0lM2nO3qR'];
  await putEntry(books.db, {
    collection: 'payments',
    id: `${EXPENSE}-1`,
    at,
    after: {
      payee: 'Dana Whitfield',
      method: 'check',
      checkNumber: '1042',
      date: '2026-11-05',
      lines: ids.map((expenseId) => ({ expenseId, amount: 20 })),
      voided: null,
      mistake: null,
      version: 1,
    },
  });
  for (const id of ids)
    await books.db.doc(`expenses/${id}/history/paid-1`).set({
      what: 'paid',
      step: null,
      old: 'approved',
      new: { method: 'check', checkNumber: '1042', date: '2026-11-05' },
      by: RUTH.email,
      at: new Date(at),
      words: ['1042', 'dana'],
    });
  await books.open(page, JOURNAL);
  const entries = page.getByRole('list', { name: 'Entries' }).locator('> li');
  const told = 'Paid Dana Whitfield $40.00 for 2 requests: Check 1042 on Nov 5, 2026.';
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText(told);
  // Words find it in each of its documents.
  await page.getByLabel('Words').fill('1042');
  await expect(page).toHaveURL(/q=1042/);
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText(told);
  await page.getByLabel('Kind').selectOption('Expenses');
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText('Paid it: Check 1042');
});

test('an empty Journal says so', DESK, async ({ page, books }) => {
  await books.open(page, JOURNAL);
  await expect(page.getByText('Nothing here yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
});

test(
  'a Journal that cannot be read says so and tries again',
  DESK,
  async ({ page, books }, info) => {
    await putJournal(books.db);
    await books.open(page, '/admin/budget');
    await books.deny(true);
    await page.getByRole('tab', { name: 'Activity' }).click();
    await expect(page.getByText('We couldn’t load this.')).toBeVisible();
    await checkAccessibility(page, info, 'journal-failed');
    await books.deny(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('list', { name: 'Entries' })).toBeVisible();
  },
);

test(
  'a Journal of more than a page is read page by page, and the file has all of it',
  DESK,
  async ({ page, books }) => {
    const all = Array.from({ length: 60 }, (_, index) => index + 1);
    for (const number of all) {
      const after = { code: String(number), name: `Fund ${number}`, version: 1 };
      const at = novemberDay(1) + number * 60_000;
      await putEntry(books.db, { collection: 'funds', id: `f${number}`, after, at });
    }
    await books.open(page, JOURNAL);
    const entries = page.getByRole('list', { name: 'Entries' }).locator('> li');
    await expect(entries).toHaveCount(25);
    await expect(entries.first()).toContainText('Fund 60');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(entries.first()).toContainText('Fund 35');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(entries).toHaveCount(10);
    await expect(entries.last()).toContainText('Fund 1');

    const { name, rows } = await download(page);
    expect(name).toBe('journal.csv');
    expect(rows).toHaveLength(60);
    expect(rows[0]).toMatchObject({ person: 'ruth@example.com', kind: 'funds', id: 'f60' });
    await expect(page.getByText('A file with 60 entries was made.').last()).toBeVisible();
  },
);
