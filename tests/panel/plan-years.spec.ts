import { NO_AMOUNTS, type TotalsAmounts } from '@pa-ledger/domain/ledger/cells';
import { Timestamp } from 'firebase-admin/firestore';
import type { Locator, Page } from '@playwright/test';
import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import {
  balanceOf,
  balancePath,
  card,
  edit,
  input,
  save,
  saved,
  TAB as BALANCES,
} from '../e2e/support/balances.ts';
import {
  cells,
  ITEMS,
  openAdd,
  openEdit,
  putBudget,
  row,
  TAB as BUDGET,
} from '../e2e/support/budget.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { putAll, stored } from '../e2e/support/records.ts';
import { yearSwitch } from '../e2e/support/transaction-pages.ts';
import { expect, test, type MemoryBooks } from './support/memory-books.ts';

/** Budgets and beginning balances of fiscal years. */
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-20T15:00:00Z'));

const [LAST, THIS] = ['2025', '2026'] as readonly string[] as readonly [FiscalYear, FiscalYear];
const BOTH = [LAST, THIS] as const;

async function putBudgets({ db }: MemoryBooks): Promise<void> {
  await putBudget(db, false);
  for (const fiscalYear of BOTH) {
    const item = { ...ITEMS.library, fiscalYear, version: 1 };
    const originalBudget = Number(fiscalYear);
    await db
      .doc(`budgetItems/${fiscalYear}`)
      .set({ ...item, originalBudget, finalBudget: originalBudget });
  }
}

test('the budget is that of the year that is shown', DESK, async ({ page, books }) => {
  await putBudgets(books);
  await books.open(page, BUDGET);
  await expect(cells(page, 'Library').nth(2)).toHaveText('$2,026.00');
  await expect(row(page, 'Total of 1 item')).toBeVisible();
  await yearSwitch(page).selectOption('2025–26');
  await expect(page).toHaveURL(`${BUDGET}?year=2025`);
  await expect(cells(page, 'Library').nth(2)).toHaveText('$2,025.00');
  await expect(row(page, 'Library')).toHaveCount(1);
  await page.reload();
  await expect(cells(page, 'Library').nth(2)).toHaveText('$2,025.00');
});

test(
  'a budget item is added to the year that is shown, and stays in its year',
  DESK,
  async ({ page, books }) => {
    await putBudgets(books);
    await books.open(page, `${BUDGET}?year=2025`);
    let dialog = await openAdd(page);
    await dialog.getByLabel('Category').selectOption({ label: 'Office Supplies' });
    await dialog.getByLabel('Fund').selectOption({ label: 'Main Fund (4900)' });
    await dialog.getByLabel('Original Budget').fill('7');
    await dialog.getByRole('button', { name: 'Add Budget Item' }).click();
    await expect(cells(page, 'Office Supplies').nth(2)).toHaveText('$7.00');
    const of = async (amount: number) =>
      (await books.all('budgetItems')).find(({ originalBudget }) => originalBudget === amount);
    expect(await of(7)).toMatchObject({ fiscalYear: '2025', version: 1 });

    dialog = await openEdit(page, 'Office Supplies, Main Fund');
    // The other year has an item of that category and fund.
    await dialog.getByLabel('Original Budget').fill('8');
    await dialog.getByRole('button', { name: 'Update Budget Item' }).click();
    await expect(cells(page, 'Office Supplies').nth(2)).toHaveText('$8.00');
    expect(await of(8)).toMatchObject({ fiscalYear: '2025', version: 2 });

    await page.getByRole('button', { name: 'Delete Office Supplies, Main Fund' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cells(page, 'Office Supplies').nth(2)).toHaveText('$8.00');
    expect(await of(8)).toMatchObject({ fiscalYear: '2025', version: 4 });
    await yearSwitch(page).selectOption('2026–27');
    await expect(row(page, 'Library')).toHaveCount(1);
    await expect(row(page, 'Office Supplies')).toHaveCount(0);
  },
);

test(
  'a year without budget items says which year it is, and years with budgets can be chosen',
  DESK,
  async ({ page, books }) => {
    await putBudgets(books);
    const early = { ...ITEMS.library, fiscalYear: '2021', version: 1 };
    await books.db.doc('budgetItems/early').set(early);
    await books.open(page, BUDGET);
    await expect(yearSwitch(page).getByRole('option')).toHaveText([
      '2026–27',
      '2025–26',
      '2024–25',
      '2023–24',
      '2022–23',
      '2021–22',
    ]);
    await yearSwitch(page).selectOption('2023–24');
    await expect(page.getByText('No budget items yet.', { exact: true })).toBeVisible();
    await expect(page.getByText('You’re looking at 2023–24.')).toBeVisible();
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    await tab('Fund Balances').click();
    await expect(page).toHaveURL(`${BALANCES}?year=2023`);
    await tab('Financial Data').click();
    await expect(yearSwitch(page)).toHaveValue('2023');
    await tab('Budget Management').click();
    await expect(page).toHaveURL(`${BUDGET}?year=2023`);
  },
);

test(
  'what is typed before midnight of the last day is of the year in which the form was opened',
  DESK,
  async ({ page, books }) => {
    await page.clock.install({ time: new Date('2027-07-01T03:58:30Z') });
    await putBudgets(books);
    await books.open(page, BUDGET);
    const dialog = await openAdd(page);
    await dialog.getByLabel('Category').selectOption({ label: 'Office Supplies' });
    await dialog.getByLabel('Fund').selectOption({ label: 'Main Fund (4900)' });
    await dialog.getByLabel('Original Budget').fill('7');
    await page.clock.runFor('02:00');
    await dialog.getByRole('button', { name: 'Add Budget Item' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(yearSwitch(page)).toHaveValue('2027');
    const items = await books.all('budgetItems');
    expect(items.find(({ originalBudget }) => originalBudget === 7)).toMatchObject({
      fiscalYear: '2026',
    });
  },
);

/** Two funds with a balance of last year and what has moved them since; the third fund is new. */
async function putYears({ db }: MemoryBooks): Promise<void> {
  const funds = {
    main: ['4900', 'Main Fund'],
    grants: ['4950', 'Grants'],
    trips: ['4990', 'Trips'],
  };
  const moved = (month: string, fundId: string, amounts: Partial<TotalsAmounts>) => ({
    month,
    categoryId: 'fair',
    fundId,
    ...NO_AMOUNTS,
    ...amounts,
  });
  await putAll(db, {
    ...Object.fromEntries(
      Object.entries(funds).map(([id, [code, name]]) => [
        `funds/${id}`,
        { code, name, version: 1 },
      ]),
    ),
    ...Object.fromEntries(
      Object.entries({ main: 1_000, grants: 40.5 }).map(([id, amount]) => [
        balancePath(id, LAST),
        { ...balanceOf(id, amount, LAST), lastUpdated: LONG_AGO, version: 1 },
      ]),
    ),
    'totals/2026-06~fair~main': moved('2026-06', 'main', {
      revenue: 250_25,
      manual: 50_00,
      paid: 100_00,
      approved: 777_00,
    }),
    'totals/2026-07~fair~main': moved('2026-07', 'main', { revenue: 999_00 }),
    'totals/2025-07~fair~grants': moved('2025-07', 'grants', { manual: 60_50 }),
  });
}

const LONG_AGO = Timestamp.fromDate(new Date('2025-07-01T16:00:00Z'));

function reason(page: Page, name: string): Locator {
  return page.getByRole('group', { name, exact: true }).getByLabel('Reason');
}

test(
  'a fund begins with what the year before ends with, until that is closed',
  DESK,
  async ({ page, books }) => {
    await putYears(books);
    await books.open(page, BALANCES);
    await expect(card(page, 'Main Fund')).toContainText('$1,100.25');
    await expect(card(page, 'Main Fund')).toContainText(
      'Not closed yet. This is what 2025–26 ends with so far.',
    );
    await expect(card(page, 'Main Fund')).toContainText('Last updated: never');
    await expect(card(page, 'Grants')).toContainText('-$20.00');
    await expect(card(page, 'Trips')).toContainText('$0.00');
    await expect(card(page, 'Trips')).not.toContainText('Not closed yet');
    // Whatever is entered into last year moves it.
    await books.db.doc('totals/2026-06~fair~main').update({ revenue: 350_25 });
    await expect(card(page, 'Main Fund')).toContainText('$1,200.25');
    await yearSwitch(page).selectOption('2025–26');
    await expect(card(page, 'Main Fund')).toContainText('$1,000.00');
    await expect(card(page, 'Main Fund')).toContainText('Last updated: Jul 1, 2025');
    await expect(card(page, 'Main Fund')).not.toContainText('Not closed yet');
    await books.open(page, `${BALANCES}?year=2024`);
    await expect(card(page, 'Main Fund')).toContainText('$0.00');
  },
);

test(
  'a balance that differs from the books is an adjustment with its reason',
  DESK,
  async ({ page, books }, info) => {
    await putYears(books);
    await books.open(page, BALANCES);
    await edit(page);
    await expect(page.getByText('Fiscal year 2026–27.')).toBeVisible();
    await expect(yearSwitch(page)).toHaveCount(0);
    await expect(input(page, 'Main Fund')).toHaveValue('1100.25');
    await expect(reason(page, 'Main Fund')).toHaveCount(0);
    await input(page, 'Main Fund').fill('1110');
    await expect(page.getByText('The books say $1,100.25. Adjustment: $9.75.')).toBeVisible();
    await reason(page, 'Main Fund').fill('Interest of June');
    await input(page, 'Trips').fill('5');
    await expect(reason(page, 'Trips')).toHaveCount(0);
    await checkAccessibility(page, info, 'plan-years-adjustment-edit');
    await save(page);
    await saved(page);
    await expect(card(page, 'Main Fund')).toContainText('$1,110.00');
    await expect(card(page, 'Main Fund')).toContainText('Adjustment');
    await expect(card(page, 'Main Fund')).toContainText('$9.75');
    await expect(card(page, 'Main Fund')).toContainText('Interest of June');
    await expect(card(page, 'Main Fund')).not.toContainText('Not closed yet');
    expect(await stored(books.db, balancePath('main', THIS))).toMatchObject({
      ...balanceOf('main', 1110, THIS),
      asOf: '2026-07-01',
      adjustmentReason: 'Interest of June',
      version: 1,
    });
    expect(await stored(books.db, balancePath('trips', THIS))).not.toHaveProperty(
      'adjustmentReason',
    );
    // What nobody changed stays as the books have it.
    expect(await stored(books.db, balancePath('grants', THIS))).toBeNull();
    expect(await stored(books.db, balancePath('main', LAST))).toMatchObject({
      amount: 1_000,
      version: 1,
    });

    await edit(page);
    await expect(reason(page, 'Main Fund')).toHaveValue('Interest of June');
    await input(page, 'Main Fund').fill('1100.25');
    await expect(reason(page, 'Main Fund')).toHaveCount(0);
    await save(page);
    await saved(page);
    await expect(card(page, 'Main Fund')).not.toContainText('Adjustment');
    const last = await stored(books.db, balancePath('main', THIS));
    expect(last).toMatchObject({ amount: 1_100.25, version: 2 });
    expect(last).not.toHaveProperty('adjustmentReason');
  },
);

test('the History of a balance is that of its year', DESK, async ({ page, books }) => {
  await putYears(books);
  await books.open(page, BALANCES);
  await edit(page);
  await input(page, 'Main Fund').fill('1110');
  await reason(page, 'Main Fund').fill('Interest of June');
  await save(page);
  await saved(page);
  await card(page, 'Main Fund')
    .getByRole('link', { name: 'History of the balance of Main Fund' })
    .click();
  const history = page.getByRole('dialog', { name: /History/ });
  await expect(history.getByRole('list').locator('> li')).toHaveText([
    /Added beginning balance “Main Fund”: Fiscal Year 2026–27; Beginning Balance \$1,110\.00\./,
  ]);
  await page.reload();
  await expect(history.getByRole('list').locator('> li')).toHaveCount(1);
});

test(
  'a year that begins while balances are edited changes nothing of what is edited',
  DESK,
  async ({ page, books }) => {
    await page.clock.install({ time: new Date('2027-07-01T03:58:30Z') });
    await putYears(books);
    await books.open(page, BALANCES);
    await edit(page);
    await input(page, 'Main Fund').fill('7');
    await page.clock.runFor('02:00');
    await expect(page.getByText('Fiscal year 2026–27.')).toBeVisible();
    await expect(input(page, 'Main Fund')).toHaveValue('7');
    await save(page);
    await saved(page);
    await expect(yearSwitch(page)).toHaveValue('2027');
    expect(await stored(books.db, balancePath('main', THIS))).toMatchObject({ amount: 7 });
    expect(await stored(books.db, balancePath('main', '2027' as FiscalYear))).toBeNull();
  },
);
