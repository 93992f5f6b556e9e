import { expect, type Page } from '@playwright/test';
import { paymentIdOf } from '@pa-ledger/domain/payments/recorded-payment';
import { card } from '../e2e/support/balances.ts';
import { table as budgetTable } from '../e2e/support/budget.ts';
import { expectComplaint, REFUSED } from '../e2e/support/page-test.ts';
import { chooseMore } from '../e2e/support/panel-frame.ts';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { newId } from '../../web/src/data/new-id.ts';
import { db } from '../functions/support/suite.ts';
import { enterDeposit } from './entries.ts';
import type { Ids } from './parents.ts';
import { picture } from './pictures.ts';
import { ENDINGS } from './reports.ts';
import { LABEL, moved, NEXT_LABEL, NEXT_YEAR, shown, THE_YEAR, YEAR } from './the-year.ts';
import { idsBy, type Desk, visit } from './treasurer.ts';

const CLOSED = `${LABEL} is closed, so you can’t add, change, or delete anything in it.`;

/** The pages that edit what belongs to a year, and their headings. */
const PAGES = {
  budget: 'Budget Management',
  balances: 'Fund Balances',
  'financial/revenue': 'Revenue Items',
  'financial/expenses': 'Manual Expenses',
  'financial/transfers': 'Transfers',
};

/** The close: what is still open, the progress, and what each fund ended with. */
export async function closeYear(page: Page, ids: Ids): Promise<void> {
  await visit(page, `/admin/balances?year=${YEAR}`);
  await chooseMore(page, `Close ${LABEL}`);
  const dialog = page.getByRole('dialog', { name: `Close ${LABEL}` });
  await expect(dialog.getByRole('link')).toHaveText([
    new RegExp(`^${referenceOf(ids('S25'))}: \\$310.40`),
    // No one confirms what is entered in this year.
    /^\d+ entries aren’t confirmed by a second person/,
  ]);
  await picture(page, 'close-list');
  await dialog.getByRole('button', { name: `Close ${LABEL}` }).click();
  await expect(dialog.getByText(`${LABEL} is closed.`)).toBeVisible();
  for (const [fund, ending] of ENDINGS)
    await expect(dialog.getByRole('row', { name: fund })).toContainText(ending);
  await picture(page, 'closed');
  await dialog.getByRole('button', { name: 'Done' }).click();
}

/** No page of the closed year offers an edit, and what is sent all the same is refused. */
export async function tryToEdit(
  page: Page,
  desk: Desk,
  ids: Ids,
  complaints: string[],
): Promise<void> {
  for (const [path, heading] of Object.entries(PAGES)) {
    await visit(page, `/admin/${path}?year=${YEAR}`);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(page.getByText(CLOSED)).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('button', { name: /^(Add|Edit|Delete) / }),
    ).toHaveCount(0);
  }
  await picture(page, 'closed-transfers');

  await visit(page, `/admin/financial/revenue?year=${NEXT_YEAR}`);
  const [deposit] = THE_YEAR.revenue;
  if (deposit === undefined) throw new Error('There is no revenue.');
  const form = await enterDeposit(page, deposit);
  await page.getByRole('button', { name: 'Save with this date' }).click();
  const day = shown('2025-07-02');
  await expect(
    form.getByText(
      `${day} is in a closed year: the books are closed through ${shown('2026-06-30')}.`,
    ),
  ).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();
  expectComplaint(complaints, REFUSED);

  for (const refused of await attempts(desk, ids)) expect(refused).toBe(true);
}

/** Writes into the closed year in each way that there is. @returns whether each was refused. */
async function attempts({ commit, call }: Desk, ids: Ids): Promise<readonly boolean[]> {
  const categoryId = (await idsBy('categories', 'name'))('Block Party');
  const fundId = await idsBy('funds', 'name');
  const day = { date: moved('2026-06-30'), amount: 1, description: 'Late' };
  const place = { categoryId, fundId: fundId('General Fund') };
  const entry = { ...day, ...place };
  const revenue = await someOf('revenueItems');
  const line = await someOf('budgetItems');
  const fields = { ...entry, paidTo: 'Vendor', method: 'check', checkNumber: '2000' };
  const paid = paymentIdOf(ids('S1'), 1);
  const create = (
    in_: 'revenueItems' | 'manualExpenses' | 'transfers' | 'budgetItems',
    own: object,
  ) => commit({ kind: 'create', in: in_, id: newId(), fields: { ...own } });
  const saved = [
    await create('revenueItems', entry),
    await create('manualExpenses', { ...entry, paidTo: 'Vendor' }),
    await create('transfers', {
      ...day,
      fromFundId: fundId('General Fund'),
      toFundId: fundId('Teacher Grants'),
    }),
    await create('budgetItems', {
      ...place,
      fiscalYear: YEAR,
      originalBudget: 1,
      changes: 0,
      finalBudget: 1,
    }),
    // Neither out of the year.
    await commit({
      kind: 'update',
      in: 'revenueItems',
      ...revenue,
      fields: { ...entry, date: moved('2026-07-01') },
    }),
    await commit({ kind: 'remove', in: 'revenueItems', ...revenue }),
    await commit({ kind: 'remove', in: 'budgetItems', ...line }),
  ];
  const answers = [
    await call('/api/admin/save-manual-expense', { id: newId(), version: null, fields }),
    await call('/api/admin/manage-expense', {
      expenseId: ids('S1'),
      act: 'setFund',
      fundId: fundId('Teacher Grants'),
    }),
    await call('/api/admin/manage-payment', {
      act: 'void',
      payment: paid,
      date: day.date,
      reason: 'Late',
    }),
    await call('/api/admin/manage-payment', { act: 'mistake', payment: paid, reason: 'Late' }),
    await call('/api/admin/manage-payment', {
      act: 'record',
      expenses: [
        {
          id: ids('S25'),
          number: 1,
        },
      ],
      payment: {
        method: 'cash',
        checkNumber: '',
        date: day.date,
      },
    }),
  ];
  return [...saved.map(({ ok }) => !ok), ...answers.map(({ status }) => status === 409)];
}

/** One that is stored. */
async function someOf(
  collection: string,
): Promise<{ readonly id: string; readonly version: number }> {
  const [found] = (await db.collection(collection).limit(1).get()).docs;
  return { id: found?.id ?? '', version: Number(found?.get('version')) };
}

/** The next year begins with the budget and the balances of this one. */
export async function startNextYear(page: Page): Promise<void> {
  await visit(page, `/admin/budget?year=${NEXT_YEAR}`);
  await chooseMore(page, `Start ${NEXT_LABEL}`);
  const dialog = page.getByRole('dialog', { name: `Start ${NEXT_LABEL}` });
  const spending = dialog.getByRole('table', { name: 'Last year', exact: true });
  await expect(spending.getByRole('row', { name: '6th Grade Carnival' })).toContainText(
    '$1,512.00',
  );
  await picture(page, 'start');
  await dialog.getByRole('button', { name: `Start ${NEXT_LABEL}` }).click();
  // 30 of the spending, with the one that was added, and 19 of the income.
  await expect(page.getByText('49 budget lines added.').first()).toBeVisible();
  await expect(budgetTable(page)).toContainText('$29,550.00');

  await visit(page, `/admin/balances?year=${NEXT_YEAR}`);
  for (const [fund, ending] of ENDINGS) await expect(card(page, fund)).toContainText(ending);
  await expect(page.getByText('Not closed yet')).toHaveCount(0);
  await picture(page, 'next-beginnings');
}
