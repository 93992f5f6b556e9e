import { cellId, NO_AMOUNTS } from '@pa-ledger/domain/ledger/cells';
import type { Month } from '@pa-ledger/domain/time/months';
import { TAB as BALANCES } from '../e2e/support/balances.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { putAll } from '../e2e/support/records.ts';
import { CATEGORIES, table, textsOf } from '../e2e/support/reports.ts';
import { REVENUE, yearSwitch } from '../e2e/support/transaction-pages.ts';
import { putLedger } from './support/ledger.ts';
import { fixTime } from './support/fixed-time.ts';
import { expect, test, type MemoryBooks } from './support/memory-books.ts';

/**
 * A school that closed the calendar year 2025 and begins its years in July since: 2025 keeps its days, and 2026, which begins
 * on January 1, 2026, ends in June 2027.
 */
test.beforeEach(({ page }) => fixTime(page, '2026-11-20T15:00:00Z'));

const MONTHS = [
  ['2025-02', 10_00],
  ['2025-12', 20_00],
  ['2026-03', 40_00],
  ['2026-09', 80_00],
] as const;

async function putBooks({ db }: MemoryBooks): Promise<void> {
  await putLedger(db, 'revenueItems', {
    february: { date: '2025-02-10', description: 'February' },
    march: { date: '2026-03-10', description: 'March' },
  });
  const place = { categoryId: 'fair', fundId: 'library' };
  const cells = MONTHS.map(([month, revenue]) => {
    const key = { ...place, month: month as Month };
    return [`totals/${cellId(key)}`, { ...key, ...NO_AMOUNTS, revenue }] as const;
  });
  await putAll(db, Object.fromEntries(cells));
  await db.doc('closings/2025').set({
    first: '2025-01-01',
    last: '2025-12-31',
    countWhen: 'paid',
    reopenReason: null,
    at: new Date('2026-01-05T15:00:00Z'),
    by: {
      uid: 'desk',
      email: 'desk@example.com',
    },
    version: 1,
  });
  await db.doc('settings/books').set({
    opensOn: null,
    closedThrough: '2025-12-31',
    closedYear: '2025',
    closing: null,
  });
}

test('the lists show each year with its own days', DESK, async ({ page, books }) => {
  await putBooks(books);
  await books.open(page, REVENUE.path);
  const options = yearSwitch(page).getByRole('option');
  await expect(options).toHaveText(['2026–27', '2025']);
  await expect(page.getByText('March').first()).toBeVisible();
  await yearSwitch(page).selectOption('2025');
  await expect(page.getByText('2025 is closed, so')).toBeVisible();
  await expect(page.getByText('February').first()).toBeVisible();
  await expect(page.getByText('March')).toHaveCount(0);
});

test('the reports and balances count each year on its own days', DESK, async ({ page, books }) => {
  await putBooks(books);
  await books.open(page, `${CATEGORIES}?year=2025`);
  const rows = () => textsOf(table(page, 'Income by Category'), 'tbody');
  await expect.poll(rows).toEqual([['Book Fair', '$30.00', '$0.00', '$30.00']]);
  await expect(page.getByText('The fiscal year 2025 was closed by desk')).toBeVisible();
  const months = () => textsOf(table(page, 'Income by Month'), 'tbody');
  await expect.poll(async () => (await months()).map(([month]) => month)).toHaveLength(12);
  await yearSwitch(page).selectOption('2026–27');
  await expect.poll(rows).toEqual([['Book Fair', '$120.00', '$0.00', '$120.00']]);
  await expect.poll(async () => (await months()).map(([month]) => month)).toHaveLength(9);
  await yearSwitch(page).selectOption('All years');
  const years = () => textsOf(table(page, 'Income by Fiscal Year'), 'tbody');
  await expect.poll(years).toEqual([
    ['2025', '$30.00', '$0.00', '$30.00'],
    ['2026–27', '$120.00', '$0.00', '$120.00'],
  ]);
  await books.open(page, BALANCES);
  await expect(page.getByText('$30.00').first()).toBeVisible();
});

test(
  "the treasurer's whole years and the year to date begin where the closed one ended",
  DESK,
  async ({ page, books }) => {
    await putBooks(books);
    await books.open(page, '/admin/reports/treasurer');
    const period = page.getByRole('combobox', { name: 'Period' });
    await period.selectOption('Year to date');
    await expect(page.getByLabel('First day')).toHaveValue('2026-01-01');
    await period.selectOption('All of 2025');
    await expect(page.getByLabel('First day')).toHaveValue('2025-01-01');
    await expect(page.getByLabel('Last day')).toHaveValue('2025-12-31');
  },
);

test('twenty years are in the switch, from the first one on', DESK, async ({ page, books }) => {
  await putBooks(books);
  await putLedger(books.db, 'revenueItems', { old: { date: '2007-08-01', description: 'Old' } });
  await books.open(page, REVENUE.path);
  const options = yearSwitch(page).getByRole('option');
  await expect(options).toHaveCount(20);
  await expect(options.last()).toHaveText('2007–08');
  await yearSwitch(page).selectOption('2007–08');
  await expect(page.getByText('Old', { exact: true }).first()).toBeVisible();
});
