import { expect, type Page } from '@playwright/test';
import { expectComplaint, REFUSED } from '../e2e/support/page-test.ts';
import { newId } from '../../web/src/data/new-id.ts';
import { optionOf } from './set-up.ts';
import { dollars, shown, THE_YEAR, YEAR, type Entry, type ManualExpense } from './the-year.ts';
import { idsBy, type Desk, visit } from './treasurer.ts';

/** What the file has as one of several ways to enter it, by its words. */
const BOUNCED = 'Returned check (NSF) of a member';
export const REFUND = 'Refund from Bounce house rental: invoice 3391 overcharged';
const TWICE = 'Check 1063';

/**
 * What came in: the first deposit and the bounced check in Financial Data, the others as its form saves them. The file has
 * the bounced check as an expense and the vendor's refund as revenue; here the check is given back from the deposit that
 * it was part of, and the refund is a negative expense.
 */
export async function enterRevenue(page: Page, { create }: Desk): Promise<void> {
  const [dues, ...others] = THE_YEAR.revenue.filter(({ description }) => description !== REFUND);
  if (dues === undefined) throw new Error('There is no revenue.');
  await visit(page, `/admin/financial/revenue?year=${YEAR}`);
  const form = await enterDeposit(page, dues);
  await expect(form).toBeHidden();

  const place = await placeOf();
  await create(
    'revenueItems',
    others.map(({ date, cents, description, reference, ...names }) => ({
      date,
      amount: cents / 100,
      ...place(names),
      description,
      reference,
    })),
  );

  const bounced = THE_YEAR.manualExpenses.find(({ description }) => description === BOUNCED);
  if (bounced === undefined) throw new Error('No check bounced.');
  await page.getByRole('button', { name: `Edit ${dues.description}` }).click();
  await form.getByRole('button', { name: 'Bounced check' }).click();
  await form.getByLabel('Date').fill(bounced.date);
  await form.getByLabel('Amount').fill(`-${dollars(bounced.cents)}`);
  await form.getByRole('button', { name: 'Add Revenue' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('-$25.00').first()).toBeVisible();
}

/** Types a deposit into the form of revenue and presses its button. */
export async function enterDeposit(page: Page, deposit: Entry) {
  await page.getByRole('button', { name: 'Add Revenue' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Date').fill(deposit.date);
  await form.getByLabel('Amount').fill(dollars(deposit.cents));
  await form.getByLabel('Category').selectOption({ label: deposit.category });
  await form.getByLabel('Fund').selectOption(await optionOf(page, deposit.fund));
  await form.getByLabel('Description').fill(deposit.description);
  await form.getByLabel('Reference').fill(deposit.reference);
  await form.getByRole('button', { name: 'Add Revenue' }).click();
  return form;
}

/**
 * What was paid without a submission: a card's payment, the vendor's refund and a check whose number was used in Financial
 * Data; the others as its form saves them, by the API where they have a check number.
 */
export async function enterExpenses(
  page: Page,
  { create, call }: Desk,
  complaints: string[],
): Promise<void> {
  const place = await placeOf();
  const entries = THE_YEAR.manualExpenses.filter(({ description }) => description !== BOUNCED);
  const [paper] = entries.filter(({ reference }) => reference === 'Debit');
  const [, twice] = entries.filter(({ reference }) => reference === TWICE);
  if (paper === undefined || twice === undefined) throw new Error('An expense is missing.');
  for (const entry of entries) {
    if (entry === paper || entry === twice) continue;
    const number = /^Check (\d+)$/.exec(entry.reference)?.[1];
    const { date, cents, description, reference, paidTo } = entry;
    const own = { date, amount: cents / 100, ...place(entry), description, paidTo };
    if (number === undefined) {
      const method = reference === 'Debit' ? { method: 'debitCard' } : {};
      await create('manualExpenses', [{ ...own, ...method, reference }]);
      continue;
    }
    const fields = { ...own, method: 'check', checkNumber: number };
    const answer = await call('/api/admin/save-manual-expense', {
      id: newId(),
      version: null,
      fields,
    });
    expect(answer.body.error).toBeUndefined();
  }

  await visit(page, `/admin/financial/expenses?year=${YEAR}`);
  await typeExpense(page, paper, 'Debit card');
  await addExpense(page);
  const refund = THE_YEAR.revenue.find(({ description }) => description === REFUND);
  if (refund === undefined) throw new Error('The refund is missing.');
  await typeExpense(
    page,
    { ...refund, cents: -refund.cents, paidTo: 'Bounce house rental' },
    'Bank transfer',
  );
  await addExpense(page);

  // 1063 was written before: the next check in the book is meant.
  const form = await typeExpense(page, twice, 'Check');
  await form.getByLabel('Check Number').fill('1063');
  await form.getByRole('button', { name: 'Add Expense' }).click();
  await expect(
    form.getByText(
      `Check 1063 was already used for a manual expense: Prize shop, ${shown('2026-03-14')}.`,
    ),
  ).toBeVisible();
  expectComplaint(complaints, REFUSED);
  await form.getByLabel('Check Number').fill('1064');
  await addExpense(page);
}

async function typeExpense(page: Page, entry: ManualExpense, method: string) {
  await page.getByRole('button', { name: 'Add Expense' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Date').fill(entry.date);
  await form.getByLabel('Amount').fill(dollars(entry.cents));
  await form.getByLabel('Category').selectOption({ label: entry.category });
  await form.getByLabel('Fund').selectOption(await optionOf(page, entry.fund));
  await form.getByLabel('Paid To').fill(entry.paidTo);
  await form.getByLabel('Description').fill(entry.description);
  await form.getByLabel('Method').selectOption(method);
  return form;
}

async function addExpense(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Add Expense' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** The transfer, in Financial Data. */
export async function transfer(page: Page): Promise<void> {
  const [voted] = THE_YEAR.transfers;
  if (voted === undefined) throw new Error('There is no transfer.');
  await visit(page, `/admin/financial/transfers?year=${YEAR}`);
  await page.getByRole('button', { name: 'Add Transfer' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Date').fill(voted.date);
  await form.getByLabel('Amount').fill(dollars(voted.cents));
  await form.getByLabel('From Fund').selectOption(await optionOf(page, voted.from));
  await form.getByLabel('To Fund').selectOption(await optionOf(page, voted.to));
  await form.getByLabel('Description').fill(voted.description);
  await form.getByRole('button', { name: 'Add Transfer' }).click();
  await expect(form).toBeHidden();
}

/** Returns what finds the ids of a category and a fund by their names. */
async function placeOf() {
  const categoryId = await idsBy('categories', 'name');
  const fundId = await idsBy('funds', 'name');
  return ({ category, fund }: { readonly category: string; readonly fund: string }) => ({
    categoryId: categoryId(category),
    fundId: fundId(fund),
  });
}
