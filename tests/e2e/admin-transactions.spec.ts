import type { Page } from '@playwright/test';
import { IN_ONE_PAGE } from '../../playwright.config.ts';
import { putRecorded } from '../../tools/seed/put-recorded.ts';
import { db } from '../functions/support/suite.ts';
import { openAsAdmin } from './support/admin.ts';
import { findEmpty } from './support/empty-collection.ts';
import { ownBooks, putItem, rowsIn, showOwn, stored, storedItem } from './support/ledger.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { DESK, expect, test } from './support/test.ts';
import { EXPENSES, fillTransaction, REVENUE } from './support/transaction-pages.ts';

test.use(IN_ONE_PAGE);

/** The color of an amount as its parts, 0 to 255. */
async function colorOf(page: Page, amount: string): Promise<{ red: number; green: number }> {
  const color = await page
    .getByText(amount, { exact: true })
    .evaluate((node) => getComputedStyle(node).color);
  const [red = 0, green = 0] = (color.match(/\d+/g) ?? []).map(Number);
  return { red, green };
}

test('each sub-tab has an address', DESK, async ({ page }) => {
  await openAsAdmin(page, '/admin/financial/expenses');
  await expect(page.getByRole('heading', { name: 'Manual Expenses' })).toBeVisible();
  const tabs = page.getByRole('tablist', { name: 'Financial Data' }).getByRole('tab');
  await expect(tabs).toHaveText(['Revenue Items', 'Manual Expenses', 'Fund Management']);
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
});

for (const kind of [REVENUE, EXPENSES]) {
  const { book } = kind;

  test(`${kind.heading}: adds and shows`, async ({ page }, info) => {
    const books = await ownBooks();
    const description = `Bouncy castle ${books.fundCode}`;
    await putItem(book, books, {
      date: '2026-09-05',
      amount: 3.07,
      description: 'With a reference',
      reference: 'Check 1042',
    });
    await openAsAdmin(page, kind.path);
    await showOwn(page, books);
    await expect(page.getByRole('columnheader')).toHaveText([...kind.columns]);
    const rows = rowsIn(page, kind.heading);
    await expect(rows).toHaveCount(1);

    await page.getByRole('button', { name: kind.add }).click();
    const form = page.getByRole('dialog', { name: kind.addTitle });
    await fillTransaction(page, books, description);
    await checkAccessibility(page, info, `${book}-add`);
    await form.getByRole('button', { name: kind.add }).click();
    await expect(form).toBeHidden();
    await expect(page.getByText(`${description} was saved.`).first()).toBeVisible();

    await expect(rows).toHaveCount(2);
    const row = rows.filter({ hasText: description });
    await expect(row).toContainText('Oct 17, 2026');
    await expect(row).toContainText(books.categoryName);
    await expect(row).toContainText(books.fundName);
    await expect(row.getByRole('cell').nth(kind.columns.indexOf('Reference'))).toHaveText(
      /^(Reference)?-$/,
    );
    await expect(rows.filter({ hasText: 'Check 1042' })).toContainText('$3.07');
    const { red, green } = await colorOf(page, '$1,234.50');
    if (kind === REVENUE) expect(green).toBeGreaterThan(red);
    else expect(red).toBeGreaterThan(green);
    if (kind === EXPENSES) await expect(row).toContainText('Jump Rentals');
    if (info.project.name === 'desktop') {
      await expect(row.getByRole('cell').nth(3)).toHaveCSS('text-align', 'end');
    }
    expect(await storedItem(book, description)).toMatchObject({
      date: '2026-10-17',
      categoryId: books.categoryId,
      fundId: books.fundId,
      amount: 1234.5,
      version: 1,
    });
    await checkAccessibility(page, info, book);
  });

  test(`${kind.heading}: edits, deletes and restores`, DESK, async ({ page }, info) => {
    const books = await ownBooks();
    const description = `Tombola ${books.fundCode}`;
    const id = await putItem(book, books, { description, amount: 1234.5 });
    await openAsAdmin(page, kind.path);
    await showOwn(page, books);
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
    expect(await stored(`${book}/${id}`)).toMatchObject({
      amount: 99.9,
      version: 2,
    });

    await page.getByRole('button', { name: `Delete ${description}` }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(kind.question);
    await expect(question).toContainText('$99.90 on Oct 17, 2026');
    await checkAccessibility(page, info, `${book}-delete`);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(rows).toHaveCount(1);
    await page.getByRole('button', { name: `Delete ${description}` }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    // As long as the question is open, nothing behind it has a role.
    await expect(question).toHaveCount(0);
    await expect(rows).toHaveCount(0);
    expect((await db.doc(`${book}/${id}`).get()).exists).toBe(false);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows).toContainText(['$99.90']);
    expect(await stored(`${book}/${id}`)).toMatchObject({
      amount: 99.9,
      description,
      version: 1,
    });
  });

  test(`${kind.heading}: a category or a fund that is gone is Unknown`, DESK, async ({ page }) => {
    const books = await ownBooks();
    const ofNoCategory = { ...books, categoryId: 'gone' };
    const ofNoFund = { ...books, fundId: 'gone' };
    await putItem(book, ofNoCategory);
    await putItem(book, ofNoFund);
    await openAsAdmin(page, kind.path);
    const filter = page.getByRole('search');
    const cells = rowsIn(page, kind.heading).getByRole('cell');
    await filter.getByLabel('Fund').selectOption(books.fundId);
    await expect(rowsIn(page, kind.heading)).toHaveCount(1);
    await expect(cells.nth(1)).toContainText('Unknown');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await filter.getByLabel('Category').selectOption(books.categoryId);
    await expect(rowsIn(page, kind.heading)).toHaveCount(1);
    await expect(cells.nth(2)).toContainText('Unknown');
    // Editing it shows the same, until another one is chosen.
    await page.getByRole('button', { name: 'Edit Ticket sales' }).click();
    await expect(
      page.getByRole('dialog').getByLabel('Fund').getByRole('option', { name: 'Unknown' }),
    ).toBeAttached();
  });

  test(`${kind.heading}: the empty state`, DESK, async ({ page }, info) => {
    await findEmpty(page, book);
    await openAsAdmin(page, kind.path);
    await expect(page.getByText(kind.empty)).toBeVisible();
    await expect(page.getByRole('search')).toHaveCount(0);
    await checkAccessibility(page, info, `${book}-empty`);
  });
}

test('what another admin changes appears without a reload', DESK, async ({ page }) => {
  const books = await ownBooks();
  const id = await putItem('revenueItems', books);
  await openAsAdmin(page, REVENUE.path);
  await showOwn(page, books);
  const rows = rowsIn(page, REVENUE.heading);
  await expect(rows).toHaveText([/\$812\.35/]);
  await db.doc(`revenueItems/${id}`).update({ amount: 900, version: 2 });
  await expect(rows).toHaveText([/\$900\.00/]);
  await putItem('revenueItems', books, {
    date: '2026-10-18',
    description: 'From elsewhere',
  });
  await expect(rows).toHaveText([/From elsewhere/, /Ticket sales/]);
  const renamed = { name: 'Renamed Fair', requiresEventApprover: false };
  await putRecorded(db, `categories/${books.categoryId}`, renamed);
  await expect(rows.first()).toContainText('Renamed Fair');
  await db.doc(`revenueItems/${id}`).delete();
  await expect(rows).toHaveCount(1);
});
