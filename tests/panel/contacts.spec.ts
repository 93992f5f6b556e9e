import {
  expenseOf,
  expenseRows,
  fillBooks,
  noon,
  putExpense,
} from '../e2e/support/expense-records.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { PAID } from '../fixtures/managed-expenses.ts';
import { expenseDocument } from '../../functions/src/expenses/store/expense-format.ts';
import { expect, test } from './support/memory-books.ts';

/** How to reach a submitter lies apart from the expense, and is found and shown all the same (#119). */
test(
  'finds submitters by the e-mail address, with other words too',
  DESK,
  async ({ page, books }) => {
    await fillBooks(books.db);
    const dana = { email: 'dana.whitfield@school.example.com' };
    const first = await putExpense(books.db, {
      contact: dana,
      submission: { paidTo: 'Cider Mill' },
      submittedAt: noon('2026-02-01'),
    });
    // The second one from the same address.
    await putExpense(books.db, {
      contact: dana,
      submitterId: first,
      submission: {
        paidTo: 'Print Shop',
        description: 'Posters',
      },
      submittedAt: noon('2026-02-02'),
    });
    await books.open(page, '/admin/expenses');
    const rows = expenseRows(page);
    const search = page.getByRole('search', { name: 'Filter' }).getByLabel('Search');
    await expect(rows).toHaveCount(7);
    await search.fill('whitfield');
    await expect(rows).toHaveCount(2);
    await search.fill('dana.whitfield@school.example.com');
    await expect(rows).toHaveCount(2);
    await search.fill('posters dana@');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(['Print Shop']);
    await search.fill('whitfeld');
    await expect(page.getByText('No expenses match these filters.')).toBeVisible();
    await search.fill('');
    await expect(rows).toHaveCount(7);

    // Somebody who submits for the first time meanwhile is found by the same text.
    await search.fill('dana');
    await expect(rows).toHaveCount(2);
    await search.fill('');
    await expect(rows).toHaveCount(7);
    await putExpense(books.db, { contact: { email: 'dana.ruiz@example.com' } });
    await expect(rows).toHaveCount(8);
    await search.fill('dana');
    await expect(rows).toHaveCount(3);
  },
);

test(
  'says when more addresses have a text than one search finds',
  DESK,
  async ({ page, books }) => {
    for (let at = 0; at < 31; at++)
      await putExpense(books.db, { contact: { email: `parent${at}@school.example.com` } });
    await books.open(page, '/admin/expenses?q=school');
    const more = page.getByText('Many email addresses match. Type more to find all.');
    await expect(more).toBeVisible();
    await expect(expenseRows(page)).toHaveCount(25);
    await page.getByRole('search', { name: 'Filter' }).getByLabel('Search').fill('parent30@school');
    await expect(expenseRows(page)).toHaveCount(1);
    await expect(more).toBeHidden();
  },
);

test(
  'shows the contact with the expense, and that it was removed',
  DESK,
  async ({ page, books }) => {
    const id = await putExpense(books.db, { contact: { phone: '(555) 010-0142' } });
    await books.open(page, `/admin/expenses/${id}`);
    const fact = (name: string) =>
      page
        .locator('dl > div', { has: page.getByText(name, { exact: true }) })
        .getByRole('definition');
    await expect(fact('Phone')).toHaveText('(555) 010-0142');

    const redactedAt = noon('2026-11-20');
    const old = { ...expenseOf({ ...PAID, redactedAt, submitterId: null }), id: PAID.id };
    await books.db
      .doc(`expenses/${old.id}`)
      .set({ ...expenseDocument(old), redactedAt: new Date(redactedAt) });
    await books.db.doc(`contacts/${old.id}`).set({ redactedAt: new Date(redactedAt) });
    await page.goto(`/admin/expenses/${old.id}`);
    for (const name of ['Email', 'Phone', 'Mailing Address'])
      await expect(fact(name)).toHaveText('Removed on Nov 20, 2026');
    await expect(page.getByText('Removed on Nov 20, 2026')).toHaveCount(4);
  },
);
