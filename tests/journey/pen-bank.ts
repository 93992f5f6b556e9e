import { expect, type Page } from '@playwright/test';
import { pdfReceipt } from '../fixtures/receipt-files.ts';
import { newId } from '../../web/src/data/new-id.ts';
import { PEN, YEAR } from './pen-year.ts';
import { picture } from './pictures.ts';
import { dollars, TODAY } from './the-year.ts';
import { visit } from './treasurer.ts';

export const ACCOUNT_ID = newId();

/** The page of the bank's statement, once it's saved. */
export const STATEMENT = `/admin/bank/reconcile/${ACCOUNT_ID}~${TODAY}`;

/** Chooses a file by the label of its button. */
export async function choosePaper(page: Page, label: string): Promise<void> {
  const { name, type: mimeType, bytes: buffer } = pdfReceipt();
  await page.getByLabel(label).and(page.locator('input')).setInputFiles({ name, mimeType, buffer });
}

/** Waits until what was chosen is uploaded: leaving before asks. */
export async function paperAdded(page: Page): Promise<void> {
  await expect(page.getByText('The paper is added.').first()).toBeVisible({ timeout: 30_000 });
}

export async function deposit(page: Page): Promise<void> {
  const { check, cash } = PEN.deposit;
  const both = dollars(check.cents + cash.cents);
  await visit(page, `/admin/bank/deposits?year=${YEAR}`);
  await page.getByRole('link', { name: 'New Deposit' }).click();
  await page.getByLabel('First counter').fill('Ann Lee');
  await page.getByLabel('Second counter').fill('Bo Diaz');
  for (const [kind, { from, category, cents }] of Object.entries({ Check: check, Cash: cash })) {
    await page
      .getByRole('button', { name: `Add ${kind === 'Check' ? 'a check' : 'cash'}` })
      .click();
    const line = page.getByRole('region', { name: new RegExp(`^${kind}, line`) });
    if (kind === 'Check') await line.getByLabel('Check number').fill('2210');
    await line.getByLabel('From or for').fill(from);
    await line.getByLabel('Amount').fill(dollars(cents));
    await line.getByLabel('Category').selectOption({ label: category });
    await line.getByLabel('Fund').selectOption({ index: 1 });
  }
  await page.getByLabel('$20 bills').fill('14');
  await page.getByLabel('$1 bills and coins').fill('37');
  await page.getByLabel('Quarters').fill('9');
  await page.getByLabel('Pennies').fill('3');
  await expect(page.getByText(`2 lines, $${both}`).first()).toBeVisible();
  await choosePaper(page, 'Add photos');
  await page.getByRole('button', { name: 'Save Deposit' }).click();
  await expect(page.getByRole('table', { name: 'Count sheet' })).toContainText(dollars(cash.cents));
  await paperAdded(page);
  await picture(page, 'pen-deposit');
}

export async function reconcile(page: Page): Promise<void> {
  const { balance } = PEN.byHand.statement;
  await visit(page, `/admin/bank/reconcile?account=${ACCOUNT_ID}`);
  await page.getByLabel('Statement date').fill(TODAY);
  await page.getByLabel('Statement ending balance').fill(balance);
  await page.getByRole('button', { name: 'Start' }).click();
  const { split, setRight: transfer } = PEN.expenses;
  for (const name of [split.payee, transfer.payee, PEN.fee.payee, 'Deposit'])
    await page.getByRole('checkbox', { name: new RegExp(name) }).check();
  await expect(page.getByText('Difference: $0.00')).toBeVisible();
  await choosePaper(page, 'Attach bank statement');
  await page.getByRole('button', { name: 'Save statement' }).click();
  await expect(page.getByText(/^Checking is reconciled through/).first()).toBeVisible();
  await paperAdded(page);
  await visit(page, STATEMENT);
  await expect(page.getByText(PEN.byHand.ledger).first()).toBeVisible();
  await expect(page.getByText(PEN.byHand.statement.outstanding).first()).toBeVisible();
  await picture(page, 'pen-statement');
}
