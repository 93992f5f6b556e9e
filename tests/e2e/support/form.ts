import { dateAt, DAY_MS } from '@pa-ledger/domain/time/dates';
import { expect, type Page } from '@playwright/test';
import { OFFICE } from '../../functions/support/association.ts';
import type { GivenFile } from './files.ts';

/** The values that a parent types. */
export interface TypedForm {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly category: string;
  readonly expenseDate: string;
  readonly amount: string;
  readonly paidTo: string;
  readonly mailingAddress: string;
  readonly description: string;
  readonly notes: string;
}

export const TYPED: TypedForm = {
  name: 'Pat Doe',
  email: 'pat.doe@example.com',
  phone: '555-0100',
  category: OFFICE.name,
  // A month ago: the form asks about what is over a year old.
  expenseDate: dateAt(Date.now() - 30 * DAY_MS, 'UTC'),
  amount: '45.20',
  paidTo: 'Pat Doe',
  mailingAddress: '1 Main Street\nSpringfield, IL 62701',
  description: 'Paper and markers for the welcome table',
  notes: 'The tape was for the banner.',
};

/** Opens the form and waits until it can be sent. */
export async function openForm(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await expect(
    page.getByLabel('Category').getByRole('option', { name: OFFICE.name }),
  ).toBeAttached();
}

/** Fills every field by its label. */
export async function typeInto(page: Page, own: Partial<TypedForm> = {}): Promise<TypedForm> {
  const typed = { ...TYPED, ...own };
  await page.getByLabel('Name', { exact: true }).fill(typed.name);
  await page.getByLabel('Email').fill(typed.email);
  await page.getByLabel('Phone').fill(typed.phone);
  await page.getByLabel('Category').selectOption(typed.category);
  await page.getByLabel('Expense Date').fill(typed.expenseDate);
  await page.getByLabel('Amount').fill(typed.amount);
  await page.getByLabel('Paid To').fill(typed.paidTo);
  await page.getByLabel('Mailing Address').fill(typed.mailingAddress);
  await page.getByLabel('Description').fill(typed.description);
  await page.getByLabel('Notes').fill(typed.notes);
  return typed;
}

/** Chooses files as receipts. */
export async function choose(page: Page, ...files: readonly GivenFile[]): Promise<void> {
  await page
    .getByLabel('Receipts', { exact: true })
    .and(page.locator('input'))
    .setInputFiles([...files]);
}

/** The row of a receipt. */
export function receiptRow(page: Page, name: string) {
  return page
    .getByRole('list', { name: 'Files added' })
    .getByRole('listitem')
    .filter({ hasText: name });
}

/** Waits until a receipt has been sent. */
export async function waitForUpload(page: Page, name: string): Promise<void> {
  await expect(receiptRow(page, name)).toContainText('Uploaded', { timeout: 30_000 });
}

export function submitButton(page: Page) {
  return page.getByRole('button', { name: /^Submit Expense$|^Submitting\.\.\.$/ });
}

/** Sends the form and waits for the success screen. @returns the reference number. */
export async function submitAndReadReference(page: Page): Promise<string> {
  await submitButton(page).click();
  await expect(
    page.getByRole('heading', { name: 'Expense Submitted Successfully!' }),
  ).toBeVisible();
  return (await page.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/).innerText()).trim();
}
