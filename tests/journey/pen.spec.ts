import { expect, type Page } from '@playwright/test';
import { act } from '../e2e/support/expense-records.ts';
import { fact } from '../e2e/support/expense-detail.ts';
import { edit, input, save, saved } from '../e2e/support/balances.ts';
import { pageTest as test } from '../e2e/support/page-test.ts';
import { BUDGET, table, textsOf } from '../e2e/support/reports.ts';
import { beginQuiet } from './begin-quiet.ts';
import {
  approve,
  decideAll,
  PRESIDENT,
  submitAll,
  waitForWords,
  type PenIds,
} from './pen-people.ts';
import { ACCOUNT_ID, choosePaper, deposit, paperAdded, reconcile, STATEMENT } from './pen-bank.ts';
import { chairOf, PEN, YEAR } from './pen-year.ts';
import { picture } from './pictures.ts';
import { setApprovers } from './set-up.ts';
import { dollars, TODAY } from './the-year.ts';
import { appoint, goToDesk, idsBy, openDesk, openExpense, visit, type Desk } from './treasurer.ts';

const TREASURER = 'tina.treasurer@example.org';
const BOOKKEEPER = 'nora.bookkeeper@example.org';

test.beforeAll(beginQuiet);

/**
 * The day of `tests/fixtures/pen-year.json`. In the browser: a split on the form, a part that is rejected, a smaller amount,
 * a category set right before and after the payment, the pay run, two signatures, both ways to send, a spoiled number, a
 * transfer, a manual expense with its paper, what a second person confirms, a deposit with its count sheet, the bank's
 * statement with its PDF, and what the reports say of all of it.
 */
test('a treasurer pays, corrects, deposits, and reconciles, and a second person looks', async ({
  page,
  context,
}) => {
  const treasurer = await appoint(TREASURER, 'Tina Treasurer');
  const bookkeeper = await appoint(BOOKKEEPER, 'Nora Quist');
  const desk = await openDesk(treasurer);
  await test.step('the books are set up', async () => {
    await goToDesk(page, treasurer);
    await setUp(page, desk);
  });
  const visitor = await context.newPage();
  const ids = await test.step('parents submit, and approvers decide', async () => {
    const submitted = await submitAll(visitor);
    await decideAll(visitor, submitted, TREASURER);
    await visitor.close();
    return submitted;
  });
  await test.step('a category is set right before the last approval', () => setRight(page, ids));
  await test.step('four checks are written, signed, and sent', () => payByCheck(page, ids));
  await test.step('a transfer and a manual expense are entered', async () => {
    await payByTransfer(page, ids);
    await enterFee(page);
  });
  await test.step('a paid expense counts in another category', () => reclassify(page, ids));
  await test.step('a check and cash are deposited', () => deposit(page));
  await test.step('the bank’s statement is reconciled', () => reconcile(page));
  await test.step('a second person confirms', async () => {
    const second = await (await context.browser()?.newContext())?.newPage();
    if (second === undefined) throw new Error('There is no browser.');
    await goToDesk(second, bookkeeper);
    await confirmAll(second, ids);
    await second.context().close();
  });
  await test.step('the reports say what was added by hand', () => checkReports(page));
  await desk.close();
});

async function setUp(page: Page, { create, call }: Desk): Promise<void> {
  await create(
    'funds',
    PEN.funds.map(({ code, name }) => ({ code, name })),
  );
  for (const { name, chair } of PEN.categories) {
    const fields = { id: null, version: null, name, requiresEventApprover: chair !== null };
    expect((await call('/api/admin/save-category', fields)).body.error).toBeUndefined();
  }
  const chairs = PEN.categories.flatMap(({ name, chair }) =>
    chair === null ? [] : [[name, chair] as const],
  );
  await setApprovers(page, {
    'President 1': PRESIDENT,
    'Treasurer Email': TREASURER,
    ...Object.fromEntries(chairs),
  });
  await visit(page, `/admin/balances?year=${YEAR}`);
  await edit(page);
  for (const { name, beginning } of PEN.funds) await input(page, name).fill(dollars(beginning));
  await save(page);
  await saved(page);
  const categoryId = await idsBy('categories', 'name');
  const fundId = await idsBy('funds', 'name');
  await create(
    'budgetItems',
    PEN.categories.map(({ name, fund, budget }) => ({
      categoryId: categoryId(name),
      fundId: fundId(fund),
      fiscalYear: YEAR,
      originalBudget: budget / 100,
      changes: 0,
      finalBudget: budget / 100,
    })),
  );
  const { name, opening, signers } = PEN.account;
  const account = {
    act: 'save',
    id: ACCOUNT_ID,
    version: null,
    fields: {
      name,
      kind: 'checking',
      openingDate: `${YEAR}-07-01`,
      openingBalance: opening / 100,
      archived: false,
    },
    signers: signers.map((signer) => ({ name: signer, from: `${YEAR}-07-01`, to: '' })),
  };
  expect((await call('/api/admin/manage-account', account)).body.error).toBeUndefined();
}

/** The president's approval stays; the chair of the right category is asked. */
async function setRight(page: Page, ids: PenIds): Promise<void> {
  const { right } = PEN.expenses.setRight;
  await openExpense(page, ids.setRight);
  await changeCategory(page, right, 'These were tickets for the book fair');
  await expect(page.getByText('The expense was changed.').first()).toBeVisible();
  await approve(ids.setRight, chairOf(right), TREASURER);
}

async function changeCategory(page: Page, category: string, reason: string): Promise<void> {
  await act(page, 'Change category or split');
  const dialog = page.getByRole('dialog', { name: 'Change category or split' });
  const line = dialog.getByRole('region', { name: 'Line 1' });
  await line.getByLabel('Category').selectOption({ label: category });
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: 'Save lines' }).click();
}

async function payByCheck(page: Page, ids: PenIds): Promise<void> {
  const { split, less, partRejected, reclassified } = PEN.expenses;
  const due = less.approvedCents + partRejected.cents - partRejected.otherCents;
  const total = split.cents + due + reclassified.cents;
  await visit(page, '/admin/expenses/pay-run');
  await page.getByLabel('Account').selectOption(PEN.account.name);
  await page.getByLabel('First check number').fill('1042');
  for (const { payee } of [split, less, partRejected, reclassified])
    await page.getByLabel(`Pay ${payee}`).check();
  await page.getByRole('button', { name: `Pay 4 payees, $${dollars(total)}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Record payments' }).click();
  await expect(page.getByText('4 payments recorded.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Next: sign these checks' }).click();
  for (const signer of PEN.account.signers) {
    await page.getByLabel('Signed by').selectOption(signer);
    await page.getByRole('button', { name: 'Record signature on 4 checks' }).click();
    await expect(page.getByText(`${signer} signed 4 checks.`).first()).toBeVisible();
  }
  // One parent comes for the check.
  const pickedUp = page.getByLabel(`Select check 1042 to ${split.payee}`);
  await pickedUp.uncheck();
  await send(page, 'Mark 3 checks as mailed', '3 checks marked as mailed.');
  await pickedUp.check();
  await page.getByLabel('How was it sent?').selectOption('Handed over');
  await send(page, 'Mark 1 check as handed over', '1 check marked as handed over.');
  await waitForWords(ids.less, less.payee, '1043');
  // The next one tore in the printer.
  await page.getByRole('button', { name: 'Record a spoiled check' }).click();
  const spoiled = page.getByRole('dialog');
  await spoiled.getByLabel('Check Number').fill('1046');
  await spoiled.getByLabel('Account').selectOption(PEN.account.name);
  await spoiled.getByLabel('Reason').fill('Torn in the printer');
  await spoiled.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByText('Check 1046 is recorded as spoiled.').first()).toBeVisible();
  await expect(table(page, 'Spoiled checks')).toContainText('$0.00');
  await picture(page, 'pen-checks');
}

async function send(page: Page, button: string, done: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark and email' }).click();
  await expect(page.getByText(done).first()).toBeVisible();
}

async function payByTransfer(page: Page, ids: PenIds): Promise<void> {
  await openExpense(page, ids.setRight);
  await page.getByRole('button', { name: 'Record payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record payment' });
  await dialog.getByLabel('Method').selectOption('Bank transfer');
  await dialog.getByLabel('Account').selectOption(PEN.account.name);
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect(dialog).toBeHidden();
  await expect(fact(page, 'Method')).toContainText('Bank transfer');
}

/** The bank's fee, with the notice as its paper. */
async function enterFee(page: Page): Promise<void> {
  const { payee, category, cents } = PEN.fee;
  await visit(page, `/admin/financial/expenses?year=${YEAR}`);
  await page.getByRole('button', { name: 'Add Expense' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Date').fill(TODAY);
  await form.getByLabel('Amount').fill(dollars(cents));
  await form.getByLabel('Category').selectOption({ label: category });
  await form.getByLabel('Fund').selectOption({ index: 1 });
  await form.getByLabel('Paid To').fill(payee);
  await form.getByLabel('Method').selectOption('Debit card');
  await form.getByLabel('Account').selectOption(PEN.account.name);
  await form.getByLabel('Description').fill('Fee of the month');
  await form.getByRole('button', { name: 'Add Expense' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('link', { name: 'Fee of the month', exact: true }).click();
  await choosePaper(page, 'Add papers');
  await paperAdded(page);
}

/** It goes over the budget of the right category, so a second person has to agree. */
async function reclassify(page: Page, ids: PenIds): Promise<void> {
  await openExpense(page, ids.reclassified);
  await changeCategory(page, PEN.expenses.reclassified.right, 'The prizes were for the book fair');
  await expect(page.getByText('The expense counts this way from today on.').first()).toBeVisible();
  await expect(page.getByText(/^Another administrator should confirm this change/)).toBeVisible();
}

/** What one person entered, changed, and reconciled: the transfer, the fee, the other category, the statement. */
async function confirmAll(page: Page, ids: PenIds): Promise<void> {
  await visit(page, '/admin/financial/confirm');
  await page.getByRole('checkbox', { name: 'Select all that you can confirm' }).check();
  const { setRight: transfer } = PEN.expenses;
  const sum = dollars(transfer.cents + PEN.fee.cents);
  await page.getByRole('button', { name: `Confirm 2 entries ($${sum})` }).click();
  await expect(page.getByText('2 entries confirmed.').first()).toBeVisible();
  await openExpense(page, ids.reclassified);
  await page.getByRole('button', { name: 'Confirm this change' }).click();
  await expect(page.getByText('The change was confirmed.').first()).toBeVisible();
  await visit(page, STATEMENT);
  await page.getByRole('button', { name: 'Mark as Reviewed' }).click();
  await expect(page.getByText('Reviewed by Nora Quist').first()).toBeVisible();
}

async function checkReports(page: Page): Promise<void> {
  await visit(page, `${BUDGET}?year=${YEAR}`);
  const budget = table(page, 'Budget vs Actual');
  const shown = async () =>
    [...(await textsOf(budget, 'tbody')), ...(await textsOf(budget, 'tfoot'))].map(
      (cells) =>
        // The final budget, Actual, what remains, and % Used.
        [cells[0] ?? '', cells.filter((text) => text !== '').slice(-4)] as const,
    );
  // What was entered last may not have been counted yet.
  await expect.poll(async () => Object.fromEntries(await shown())).toEqual(PEN.byHand.budget);
  await picture(page, 'pen-budget');

  await visit(page, `/admin/reports/treasurer?from=${TODAY}&to=${TODAY}`);
  const funds = table(page, 'Funds');
  await expect
    .poll(async () =>
      (await funds.isVisible())
        ? [...(await textsOf(funds, 'tbody')), ...(await textsOf(funds, 'tfoot'))]
        : [],
    )
    .toEqual(PEN.byHand.funds);
  await picture(page, 'pen-treasurer');
}
