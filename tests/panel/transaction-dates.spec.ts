import type { Page } from '@playwright/test';
import { zeroQuestion } from '../e2e/support/amounts.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { fillTransaction, REVENUE, rowsIn } from '../e2e/support/transaction-pages.ts';
import { PLACE, putLedger } from './support/ledger.ts';
import { fixTime } from './support/fixed-time.ts';
import { expect, test } from './support/memory-books.ts';

test.beforeEach(({ page }) => fixTime(page, '2026-11-20T15:00:00Z'));

function dateQuestion(page: Page) {
  return page.getByRole('alertdialog', { name: /^Save it with the date / });
}

test(
  'a date of another year is asked about, by the keyboard too',
  DESK,
  async ({ page, books }, info) => {
    await putLedger(books.db);
    await books.open(page, REVENUE.path);
    await page.getByRole('button', { name: REVENUE.add }).click();
    const form = page.getByRole('dialog', { name: REVENUE.addTitle });
    await fillTransaction(page, PLACE, 'Bouncy castle');
    await form.getByLabel('Date').fill('2016-10-17');
    await form.getByLabel('Amount').press('Enter');
    const question = dateQuestion(page);
    await expect(question).toHaveAccessibleName('Save it with the date Oct 17, 2016?');
    await expect(question).toHaveAccessibleDescription(
      'It’s in 2016–17, not in 2026–27, the fiscal year you’re viewing. It’s more than two years ago.',
    );
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await checkAccessibility(page, info, `${REVENUE.book}-date-question`);

    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(form.getByLabel('Date')).toHaveValue('2016-10-17');
    await expect(form.getByLabel('Amount')).toHaveValue('1234.5');
    expect(await books.all(REVENUE.book)).toEqual([]);

    await form.getByLabel('Amount').press('Enter');
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(question.getByRole('button', { name: 'Save with this date' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(form).toBeHidden();
    // It is not in the list that is shown, so the notice says where it is.
    await expect(page.getByText('Bouncy castle was saved in 2016–17.').first()).toBeVisible();
    await expect(page.getByText(REVENUE.empty)).toBeVisible();
    const saved = { date: '2016-10-17', amount: 1234.5, description: 'Bouncy castle', version: 1 };
    expect(await books.all(REVENUE.book)).toMatchObject([saved]);
    const years = page.getByRole('combobox', { name: 'Fiscal year' });
    await years.selectOption('2016–17');
    await expect(rowsIn(page, REVENUE.heading)).toContainText(['Bouncy castle']);
  },
);

test('a day that has not come yet is asked about, today is not', DESK, async ({ page, books }) => {
  await putLedger(books.db);
  await books.open(page, REVENUE.path);
  const form = page.getByRole('dialog', { name: REVENUE.addTitle });
  for (const [date, asked] of [
    ['2026-11-20', false],
    ['2026-07-01', false],
    ['2026-11-21', true],
  ] as const) {
    await page.getByRole('button', { name: REVENUE.add }).click();
    await fillTransaction(page, PLACE, `Of ${date}`);
    await form.getByLabel('Date').fill(date);
    await form.getByRole('button', { name: REVENUE.add }).click();
    if (asked) {
      await expect(dateQuestion(page)).toContainText('This date is in the future.');
      await dateQuestion(page).getByRole('button', { name: 'Save with this date' }).click();
    }
    await expect(form).toBeHidden();
    await expect(page.getByText(`Of ${date} was saved.`).first()).toBeVisible();
  }
  expect(await books.all('revenueItems')).toHaveLength(3);
});

test(
  'one question follows the other, and each can keep what was typed',
  DESK,
  async ({ page, books }) => {
    await putLedger(books.db, 'revenueItems', { ticket: { date: '2026-10-17' } });
    await books.open(page, REVENUE.path);
    await page.getByRole('button', { name: 'Edit Ticket sales' }).click();
    const form = page.getByRole('dialog', { name: REVENUE.editTitle });
    await form.getByLabel('Date').fill('2026-06-30');
    await form.getByLabel('Amount').fill('');
    await form.getByLabel('Amount').pressSequentially('--5');
    const update = form.getByRole('button', { name: REVENUE.update });
    await update.click();
    await zeroQuestion(page).getByRole('button', { name: 'Save as $0.00' }).click();
    await expect(dateQuestion(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
    await dateQuestion(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(form.getByLabel('Date')).toHaveValue('2026-06-30');
    expect(await books.all('revenueItems')).toMatchObject([{ amount: 812.35, version: 1 }]);
    await update.click();
    await zeroQuestion(page).getByRole('button', { name: 'Save as $0.00' }).click();
    await dateQuestion(page).getByRole('button', { name: 'Save with this date' }).click();
    await expect(form).toBeHidden();
    expect(await books.all('revenueItems')).toMatchObject([
      { date: '2026-06-30', amount: 0, version: 2 },
    ]);
  },
);

test(
  'in the year that is shown, and where the date stays, nothing is asked',
  DESK,
  async ({ page, books }) => {
    const old = { date: '2023-09-01', description: 'Years ago' };
    await putLedger(books.db, 'revenueItems', { old });
    await books.open(page, `${REVENUE.path}?year=2023`);
    await page.getByRole('button', { name: 'Edit Years ago' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Reference').fill('Deposit 7');
    await form.getByRole('button', { name: REVENUE.update }).click();
    await expect(form).toBeHidden();
    await expect(rowsIn(page, REVENUE.heading)).toContainText(['Deposit 7']);
    await page.getByRole('combobox', { name: 'Fiscal year' }).selectOption('2025–26');
    await page.getByRole('button', { name: REVENUE.add }).click();
    await fillTransaction(page, PLACE, 'Last spring');
    await form.getByLabel('Date').fill('2026-04-09');
    await form.getByRole('button', { name: REVENUE.add }).click();
    await expect(form).toBeHidden();
    await expect(rowsIn(page, REVENUE.heading)).toContainText(['Last spring']);
  },
);
