import { spanishExpenseFormMessages } from '@pa-ledger/domain/expenses/expense-form-messages.es';
import type { Locator, Page } from '@playwright/test';
import { spanishFormMessages } from '../../../web/src/form/form-messages.es.ts';
import { OFFICE } from '../../functions/support/association.ts';
import type { GivenFile } from './files.ts';
import { TYPED } from './form.ts';
import { expect } from './test.ts';

const { fields } = spanishExpenseFormMessages;

/** What a parent types, in Spanish; names stay as they are. */
export const SPANISH = {
  ...TYPED,
  name: 'Ana Ruiz',
  paidTo: 'Ana Ruiz',
  description: 'Papel y marcadores para la mesa de bienvenida',
  notes: '',
};

/** Opens the form at its Spanish address and waits until it can be sent. */
export async function openSpanishForm(page: Page): Promise<void> {
  await page.goto('/es');
  await expect(
    page.getByLabel(fields.category.label).getByRole('option', { name: OFFICE.name }),
  ).toBeAttached();
}

/** The input for the name, which has the same label as no other. */
export function nameInput(page: Page): Locator {
  return page.getByLabel(fields.name.label, { exact: true });
}

/** Fills every field that must be, by its label. */
export async function fillSpanishForm(page: Page, email: string): Promise<void> {
  await nameInput(page).fill(SPANISH.name);
  await page.getByLabel(fields.email.label).fill(email);
  for (const field of ['phone', 'expenseDate', 'paidTo', 'mailingAddress', 'description'] as const)
    await page.getByLabel(fields[field].label, { exact: true }).fill(SPANISH[field]);
  await page.getByLabel(fields.amount.label, { exact: true }).fill(SPANISH.amount);
  await page.getByLabel(fields.category.label).selectOption(SPANISH.category);
}

/** Chooses a file as a receipt. */
export async function chooseReceipt(page: Page, file: GivenFile): Promise<void> {
  await page
    .getByLabel(spanishFormMessages.receipts, { exact: true })
    .and(page.locator('input'))
    .setInputFiles(file);
}

/** Waits until the only receipt has been sent. */
export async function expectUploaded(page: Page): Promise<void> {
  await expect(page.getByText(spanishFormMessages.uploaded, { exact: true })).toBeVisible({
    timeout: 30_000,
  });
}
