import type { Page } from '@playwright/test';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { stored } from '../e2e/support/records.ts';
import { formatDate } from '@pa-ledger/domain/time/dates';
import {
  EXPENSES,
  fillTransaction,
  REVENUE,
  rowsIn,
  THIS_YEAR,
  TODAY,
} from '../e2e/support/transaction-pages.ts';
import { CATEGORY, FUND, PLACE, putItems, putLedger } from './support/ledger.ts';
import { expect, test } from './support/memory-books.ts';

/** The color of an amount as its parts, 0 to 255. */
async function colorOf(page: Page, amount: string): Promise<{ red: number; green: number }> {
  const color = await page
    .getByText(amount, { exact: true })
    .evaluate((node) => getComputedStyle(node).color);
  const [red = 0, green = 0] = (color.match(/\d+/g) ?? []).map(Number);
  return { red, green };
}

test(
  'each sub-tab has an address, and says when it is empty',
  DESK,
  async ({ page, books }, info) => {
    await books.open(page, '/admin/financial/expenses');
    await expect(page.getByRole('heading', { name: 'Manual Expenses' })).toBeVisible();
    await expect(page.getByText(EXPENSES.empty)).toBeVisible();
    const tabs = page.getByRole('tablist', { name: 'Financial Data' }).getByRole('tab');
    const specified = ['Revenue Items', 'Manual Expenses', 'Fund Management'];
    await expect(tabs).toHaveText([...specified, 'Transfers', 'Advances', 'To Confirm']);
    await tabs.nth(2).click();
    await expect(page).toHaveURL('/admin/financial/funds');
    await expect(page.getByRole('heading', { name: 'Fund Management' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'Manual Expenses' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.goto('/admin/financial');
    await expect(page).toHaveURL('/admin/financial/revenue');
    await expect(page.getByRole('heading', { name: 'Revenue Items' })).toBeVisible();
    await expect(page.getByText(REVENUE.empty)).toBeVisible();
    await expect(page.getByRole('search', { name: 'Filter' })).toHaveCount(0);
    await checkAccessibility(page, info, 'revenueItems-empty');
  },
);

for (const kind of [REVENUE, EXPENSES]) {
  const { book } = kind;

  test(`${kind.heading}: adds and shows`, async ({ page, books }, info) => {
    const description = 'Bouncy castle';
    const earlier = { amount: 3.07, reference: 'Check 1042' };
    await putLedger(books.db, book, { earlier });
    await books.open(page, kind.path);
    await expect(page.getByRole('columnheader')).toHaveText([...kind.columns]);
    const rows = rowsIn(page, kind.heading);
    await expect(rows).toHaveCount(1);

    await page.getByRole('button', { name: kind.add }).click();
    const form = page.getByRole('dialog', { name: kind.addTitle });
    await fillTransaction(page, PLACE, description);
    if (kind === EXPENSES) await checkAccessibility(page, info, `${book}-add`);
    await form.getByRole('button', { name: kind.add }).click();
    await expect(form).toBeHidden();
    await expect(page.getByText(`${description} was saved.`).first()).toBeVisible();

    await expect(rows).toHaveCount(2);
    const row = rows.filter({ hasText: description });
    await expect(row).toContainText(formatDate(TODAY));
    await expect(row).toContainText(CATEGORY);
    await expect(row).toContainText(FUND);
    await expect(row.getByRole('cell').nth(kind.columns.indexOf('Reference'))).toHaveText(
      /^(Reference)?–$/,
    );
    await expect(rows.filter({ hasText: 'Check 1042' })).toContainText('$3.07');
    const { red, green } = await colorOf(page, '$1,234.50');
    if (kind === REVENUE) expect(green).toBeGreaterThan(red);
    else expect(red).toBeGreaterThan(green);
    if (kind === EXPENSES) await expect(row).toContainText('Jump Rentals');
    if (info.project.name === 'desktop') {
      await expect(row.getByRole('cell').nth(3)).toHaveCSS('text-align', 'end');
    }
    const saved = { ...PLACE, date: TODAY, amount: 1234.5, version: 1 };
    expect(await books.all(book)).toContainEqual(
      expect.objectContaining({ ...saved, description }),
    );
    if (kind === REVENUE) await checkAccessibility(page, info, book);
  });

  test(`${kind.heading}: edits, deletes and restores`, DESK, async ({ page, books }, info) => {
    const description = 'Tombola';
    await putLedger(books.db, book, { tombola: { description, amount: 1234.5 } });
    await books.open(page, kind.path);
    const rows = rowsIn(page, kind.heading);

    await page.getByRole('button', { name: `Edit ${description}` }).click();
    const form = page.getByRole('dialog', { name: kind.editTitle });
    await expect(form.getByLabel('Amount')).toHaveValue('1234.50');
    await form.getByLabel('Amount').fill('99.9');
    await form.getByLabel('Reference').fill('Deposit 7');
    await form.getByRole('button', { name: kind.update }).click();
    await expect(form).toBeHidden();
    await expect(rows).toContainText(['$99.90']);
    await expect(rows).toContainText(['Deposit 7']);
    expect(await stored(books.db, `${book}/tombola`)).toMatchObject({
      amount: 99.9,
      version: 2,
    });

    await page.getByRole('button', { name: `Delete ${description}` }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(kind.question);
    await expect(question).toContainText(`$99.90 on ${formatDate(TODAY)}`);
    if (kind === REVENUE) await checkAccessibility(page, info, `${book}-delete`);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(rows).toHaveCount(1);
    await page.getByRole('button', { name: `Delete ${description}` }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    // As long as the question is open, nothing behind it has a role.
    await expect(question).toHaveCount(0);
    await expect(rows).toHaveCount(0);
    expect(await stored(books.db, `${book}/tombola`)).toBeNull();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows).toContainText(['$99.90']);
    expect(await stored(books.db, `${book}/tombola`)).toMatchObject({
      amount: 99.9,
      description,
      version: 4,
    });
  });
}

test('a category or a fund that is gone is Unknown', DESK, async ({ page, books }) => {
  const gone = { categoryless: { categoryId: 'gone' }, fundless: { fundId: 'gone' } };
  await putLedger(books.db, 'revenueItems', gone);
  await books.open(page, REVENUE.path);
  const filter = page.getByRole('search', { name: 'Filter' });
  const cells = rowsIn(page, REVENUE.heading).getByRole('cell');
  await filter.getByLabel('Fund').selectOption(PLACE.fundId);
  await expect(rowsIn(page, REVENUE.heading)).toHaveCount(1);
  await expect(cells.nth(1)).toContainText('Unknown');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rowsIn(page, REVENUE.heading)).toHaveCount(2);
  await filter.getByLabel('Category').selectOption(PLACE.categoryId);
  await expect(rowsIn(page, REVENUE.heading)).toHaveCount(1);
  await expect(cells.nth(2)).toContainText('Unknown');
  // Editing it shows the same, until another one is chosen.
  await page.getByRole('button', { name: 'Edit Ticket sales' }).click();
  await expect(
    page.getByRole('dialog').getByLabel('Fund').getByRole('option', { name: 'Unknown' }),
  ).toBeAttached();
});

test('what another admin changes appears without a reload', DESK, async ({ page, books }) => {
  await putLedger(books.db, 'revenueItems', { ticket: { date: THIS_YEAR.first } });
  await books.open(page, REVENUE.path);
  const rows = rowsIn(page, REVENUE.heading);
  await expect(rows).toHaveText([/\$812\.35/]);
  await books.db.doc('revenueItems/ticket').update({ amount: 900, version: 2 });
  await expect(rows).toHaveText([/\$900\.00/]);
  const elsewhere = { date: THIS_YEAR.last, description: 'From elsewhere' };
  await putItems(books.db, 'revenueItems', { elsewhere });
  await expect(rows).toHaveText([/From elsewhere/, /Ticket sales/]);
  const renamed = { name: 'Renamed Fair', version: 2 };
  await books.db.doc(`categories/${PLACE.categoryId}`).update(renamed);
  await expect(rows.first()).toContainText('Renamed Fair');
  await books.db.doc('revenueItems/ticket').delete();
  await expect(rows).toHaveCount(1);
});
