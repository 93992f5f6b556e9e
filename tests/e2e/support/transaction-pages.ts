import type { Page } from '@playwright/test';
import type { OwnBooks } from './ledger.ts';

/** The words of the page of revenue items. */
export const REVENUE = {
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

/** The words of the page of manual expenses. */
export const EXPENSES = {
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

/** Fills the form that is open, of either page. */
export async function fillTransaction(
  page: Page,
  books: OwnBooks,
  description: string,
): Promise<void> {
  const form = page.getByRole('dialog');
  await form.getByLabel('Date').fill('2026-10-17');
  await form.getByLabel('Amount').fill('1234.5');
  await form.getByLabel('Category').selectOption(books.categoryId);
  await form.getByLabel('Fund').selectOption(books.fundId);
  await form.getByLabel('Description').fill(description);
  const paidTo = form.getByLabel('Paid To');
  if ((await paidTo.count()) > 0) await paidTo.fill('Jump Rentals');
}
