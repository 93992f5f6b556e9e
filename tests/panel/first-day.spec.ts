import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { putBalances, TAB as BALANCES } from '../e2e/support/balances.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { REVENUE } from '../e2e/support/transaction-pages.ts';
import { answerAll, API, CLOSED, OPEN } from './support/closing-answers.ts';
import { putLedger } from './support/ledger.ts';
import { fixTime } from './support/fixed-time.ts';
import { expect, test } from './support/memory-books.ts';

test.beforeEach(({ page }) => fixTime(page, '2026-11-20T15:00:00Z'));

test(
  'the first day of the books is set where the balances are',
  DESK,
  async ({ page, books }, info) => {
    await putBalances(books.db);
    await books.open(page, BALANCES);
    await page.getByRole('button', { name: 'Set start date' }).click();
    const dialog = page.getByRole('dialog', { name: 'Start date of your books' });
    await dialog.getByLabel('Start date of your books').fill('2026-08-15');
    const message = 'Your books have an entry on Aug 3, 2026, before this date.';
    await books.answer(API, { ok: false, why: 'refused', message });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText(message)).toBeVisible();
    await checkAccessibility(page, info, 'first-day-refused');
    await answerAll(books);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your books start on Aug 15, 2026.').first()).toBeVisible();
    expect(await books.asked(API)).toEqual({ act: 'openOn', day: '2026-08-15' });
    await books.db.doc('settings/books').set({ ...OPEN, opensOn: '2026-08-15' });
    await expect(page.getByText('Your books start on Aug 15, 2026. You can’t')).toBeVisible();
    await page.getByRole('button', { name: 'Change start date' }).click();
    await expect(dialog.getByLabel('Start date of your books')).toHaveValue('2026-08-15');
    await dialog.getByLabel('Start date of your books').fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your books can start on any date.').first()).toBeVisible();
    expect(await books.asked(API)).toEqual({ act: 'openOn', day: null });
  },
);

test('the first day of the books stays once a year is closed', DESK, async ({ page, books }) => {
  await books.db.doc('settings/books').set({ ...CLOSED, opensOn: '2025-08-15' });
  await putBalances(books.db);
  await books.open(page, BALANCES);
  await expect(page.getByText('Your books start on Aug 15, 2025. You can’t')).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'History of the start date of your books' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /start date/ })).toHaveCount(0);
  await books.db.doc('settings/books').set(CLOSED);
  await expect(page.getByText('Your books start')).toHaveCount(0);
});

test('an entry before the books begin is refused with that day', DESK, async ({ page, books }) => {
  await books.db.doc('settings/books').set({ ...OPEN, opensOn: '2026-08-15' });
  await putLedger(books.db, 'revenueItems', { sale: { date: '2026-09-01', description: 'Sale' } });
  await books.open(page, REVENUE.path);
  await page.getByRole('button', { name: /^Edit/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Date').fill('2026-08-14');
  await dialog.locator('[type=submit]').click();
  await expect(
    dialog.getByText('Aug 14, 2026 is before the books begin, on Aug 15, 2026.'),
  ).toBeVisible();
  await expect(dialog.getByLabel('Date')).toHaveValue('2026-08-14');
});
