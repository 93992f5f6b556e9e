import { organization } from '@pa-ledger/domain/organization';
import { dateAt } from '@pa-ledger/domain/time/dates';
import { fiscalYearDays, presentFiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import type { Locator, Page } from '@playwright/test';
import { openFilters } from './page-test.ts';

export type TransactionCollection = 'revenueItems' | 'manualExpenses';

const { timeZone, fiscalYearFirstMonth } = organization;

/** Today at the school: a date that is as usual. */
export const TODAY = dateAt(Date.now(), timeZone);

/** The present fiscal year, which the lists show at first. */
export const PRESENT_YEAR = presentFiscalYear(Date.now(), timeZone, fiscalYearFirstMonth);

/** Its days. */
export const THIS_YEAR = fiscalYearDays(PRESENT_YEAR, fiscalYearFirstMonth);

/** The address's query for the year of the numbered items, if a year begins in July. */
export const NUMBERED_YEAR = '?year=2025';

/** The choice of the fiscal year that a page shows. */
export function yearSwitch(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Fiscal year' });
}

/** A category and a fund. */
export interface Place {
  readonly categoryId: string;
  readonly fundId: string;
}

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
  { categoryId, fundId }: Place,
  description: string,
): Promise<void> {
  const form = page.getByRole('dialog');
  await form.getByLabel('Date').fill(TODAY);
  await form.getByLabel('Amount').fill('1234.5');
  await form.getByLabel('Category').selectOption(categoryId);
  await form.getByLabel('Fund').selectOption(fundId);
  await form.getByLabel('Description').fill(description);
  const paidTo = form.getByLabel('Paid To');
  if ((await paidTo.count()) > 0) await paidTo.fill('Jump Rentals');
}

/** The fields of a transaction, as they are stored. */
export function transactionOf(book: TransactionCollection, { categoryId, fundId }: Place) {
  const item = { date: TODAY, amount: 812.35, description: 'Ticket sales', version: 1 };
  const paidTo = book === 'manualExpenses' ? { paidTo: 'Jump Rentals' } : {};
  return { ...item, categoryId, fundId, ...paidTo };
}

/** What number n of many has of its own: the day n of the fiscal year 2025–26, and the smaller an amount the larger n is. */
export function numberedItem(number: number) {
  return {
    date: new Date(Date.UTC(2025, 6, number)).toISOString().slice(0, 10),
    amount: Math.round((1_000 - number) * 101) / 100,
    description: `Row ${number}`,
  };
}

/** The rows of a table, without its head. */
export function rowsIn(page: Page, name: string): Locator {
  return page.getByRole('table', { name }).locator('tbody').getByRole('row');
}

/** Sorts as a person does: by the header on a desk, by the choice among the filters on a phone. */
export async function sortBy(
  page: Page,
  project: string,
  label: string,
  order: string,
): Promise<void> {
  if (project === 'phone') {
    await openFilters(page);
    await page.getByLabel('Sort by').selectOption({ label: `${label}: ${order}` });
    return;
  }
  await page.getByRole('columnheader', { name: label }).getByRole('button').click();
}
