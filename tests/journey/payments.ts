import { expect, type Page } from '@playwright/test';
import type { Expense } from '@pa-ledger/domain/expenses/expense';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { act } from '../e2e/support/expense-records.ts';
import { fact } from '../e2e/support/expense-detail.ts';
import { db } from '../functions/support/suite.ts';
import type { Ids } from './parents.ts';
import { optionOf } from './set-up.ts';
import { moved, THE_YEAR } from './the-year.ts';
import { idsBy, type Desk, openExpense } from './treasurer.ts';

/** Day and check number of each payment that the panel's call records; the others are made in the panel. */
export const CHECKS: Readonly<Record<string, readonly [day: string, checkNumber: string]>> = {
  S3: ['2025-07-22', '1042'],
  S5: ['2025-08-04', '1043'],
  S6: ['2025-08-20', '1044'],
  S7: ['2025-09-03', '1045'],
  S9: ['2025-09-30', '1047'],
  S10: ['2025-10-03', '1048'],
  S12: ['2025-10-20', '1049'],
  S14: ['2025-10-27', '1050'],
  S16: ['2025-11-12', '1052'],
  S18: ['2025-12-15', '1056'],
  S21: ['2026-01-05', '1057'],
  S22: ['2026-01-20', '1058'],
  S23: ['2026-01-21', '1059'],
  S24: ['2026-02-12', '1066'],
};

/** The budget of Art Program has lines in two funds: the treasurer says which one pays for clay. */
export async function setArtFund(page: Page, ids: Ids): Promise<void> {
  await openExpense(page, ids('S15'));
  await act(page, 'Set fund');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Fund').selectOption(await optionOf(page, 'Teacher Grants'));
  await dialog.getByRole('button', { name: 'Set fund' }).click();
  await expect(page.getByText('The fund is Teacher Grants now.').first()).toBeVisible();
}

/**
 * Gives a fund to whatever else was approved without one: on July 1 the last year that can be closed is the one before last,
 * whose budget names none any more. On all other days this finds nothing.
 */
export async function setFunds({ call }: Desk): Promise<void> {
  const fundId = await idsBy('funds', 'name');
  const open = await db.collection('expenses').where('status', '==', 'approved').get();
  for (const expense of open.docs) {
    // None of them is split.
    const { lines = [] } = expense.data() as Partial<Pick<Expense, 'lines'>>;
    const [line] = lines;
    if (line === undefined || line.fundId !== null) continue;
    const budget = THE_YEAR.budget.find(({ category }) => category === line.category);
    const act = { expenseId: expense.id, act: 'setFund', fundId: fundId(budget?.fund ?? '') };
    expect((await call('/api/admin/manage-expense', act)).body.error).toBeUndefined();
  }
}

/** Pays all that is approved, in the panel where a payment is something else than one check for one expense. */
export async function payAll(page: Page, desk: Desk, other: Desk, ids: Ids): Promise<void> {
  for (const [key, [day, checkNumber]] of Object.entries(CHECKS))
    await record(desk, ids(key), { method: 'check', checkNumber, date: moved(day) });
  // Nobody pays themselves: the other administrator pays the treasurer's bill.
  const bill = { method: 'transfer', checkNumber: '', date: moved('2025-11-24') };
  await record(other, ids('S17'), bill);

  await pay(page, ids('S1'), '1041', '2025-07-15');
  await payTogether(page, ids);

  // The check for clay is lost, voided and written again.
  await pay(page, ids('S15'), '1051', '2025-11-10');
  await act(page, 'Void payment');
  const voiding = page.getByRole('dialog', { name: 'Void payment' });
  await voiding.getByLabel('Voided on').fill(moved('2025-12-12'));
  await voiding.getByLabel('Reason').fill('Lost in the mail');
  await voiding.getByRole('button', { name: 'Void payment' }).click();
  await expect(voiding).toBeHidden();
  await pay(page, ids('S15'), '1055', '2025-12-12');
}

async function record(desk: Desk, id: string, payment: object): Promise<void> {
  const act = { act: 'record', expenses: [{ id, number: 1 }], payment };
  expect((await desk.call('/api/admin/manage-payment', act)).body.error).toBeUndefined();
}

async function openPayment(page: Page, id: string, checkNumber: string, day: string) {
  await openExpense(page, id);
  await act(page, 'Record payment');
  const dialog = page.getByRole('dialog', { name: 'Record payment' });
  await dialog.getByLabel('Check Number').fill(checkNumber);
  await dialog.getByLabel('Date').fill(moved(day));
  return dialog;
}

/** Records the payment of an expense in the panel. */
export async function pay(page: Page, id: string, checkNumber: string, day: string): Promise<void> {
  const dialog = await openPayment(page, id, checkNumber, day);
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect(dialog).toBeHidden();
  await expect(fact(page, 'Check Number')).toContainText(checkNumber);
}

/** One check for both parts of a receipt. */
async function payTogether(page: Page, ids: Ids): Promise<void> {
  const dialog = await openPayment(page, ids('S8a'), '1046', '2025-09-19');
  await dialog.getByRole('checkbox', { name: referenceOf(ids('S8b')) }).check();
  await dialog.getByRole('button', { name: 'Pay 2 for Dee Park, $148.76' }).click();
  await expect(dialog).toBeHidden();
  await expect(fact(page, 'Paid together with')).toContainText(referenceOf(ids('S8b')));
}
