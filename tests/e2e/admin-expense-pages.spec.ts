import type { Firestore } from 'firebase-admin/firestore';
import { IN_ONE_PAGE } from '../../playwright.config.ts';
import { expenseDocument } from '../../functions/src/expenses/store/expense-format.ts';
import { pdfReceipt } from '../fixtures/receipt-files.ts';
import { takeDocumentsRead, watchDocuments } from './support/documents-read.ts';
import { expenseOf, expenseRows, noon } from './support/expense-records.ts';
import { expect, test } from './support/own-books.ts';
import { DESK } from './support/test.ts';

test.use(IN_ONE_PAGE);

/** Puts up to 500 in place in one commit: number n was submitted n minutes after noon. */
async function putExpenses(books: Firestore, count: number): Promise<void> {
  const batch = books.batch();
  for (let number = 1; number <= count; number++) {
    const submittedAt = noon('2026-10-01') + number * 60_000;
    const submission = { paidTo: `Payee ${number}`, amount: number + 0.25 };
    const expense = expenseOf({ submittedAt, submission });
    batch.create(books.doc(`expenses/${expense.id}`), expenseDocument(expense));
  }
  await batch.commit();
}

test(
  'shows the list page by page, and Back returns to the same page',
  DESK,
  async ({ page, books }) => {
    await putExpenses(books.db, 60);
    // The API does not know these books.
    await page.route('**/api/receipt*', (route) =>
      route.fulfill({ contentType: 'application/pdf', body: pdfReceipt().bytes }),
    );
    await watchDocuments(page);
    await books.open(page, '/admin/expenses');
    const rows = expenseRows(page);
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect(pages).toContainText('1–25 of 60');
    await expect(rows.first()).toContainText('Payee 60');
    await takeDocumentsRead(page, 'expenses');
    await pages.getByRole('button', { name: 'Next' }).click();
    await expect(rows.first()).toContainText('Payee 35');
    expect(await takeDocumentsRead(page, 'expenses')).toBeLessThanOrEqual(26);

    const row = rows.filter({ hasText: 'Payee 14' });
    await row.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    await row.click();
    await expect(page.getByRole('heading', { name: 'to Payee 14' })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(pages).toContainText('26–50 of 60');
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    await expect(row.getByRole('link')).toBeFocused();
    await pages.getByRole('button', { name: 'Next' }).click();
    await expect(rows).toHaveCount(10);
    await expect(rows.last()).toContainText('Payee 1');
  },
);
