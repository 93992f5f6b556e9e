import { addDays, type CalendarDate } from '@pa-ledger/domain/time/dates';
import type { Page } from '@playwright/test';
import { DESK } from '../e2e/support/page-test.ts';
import { download, table } from '../e2e/support/reports.ts';
import { putCounted } from './support/counted-books.ts';
import { fixTime } from './support/fixed-time.ts';
import { PLACE, putLedger } from './support/ledger.ts';
import { expect, test } from './support/memory-books.ts';

/** However large the books are, the treasurer's report reads totals, and of the entries the first of each list. */
const FIRST = '2026-07-01' as CalendarDate;
/** 3,000 entries of a year; every second one is revenue. */
const ENTRIES = 3_000;
const DAYS = 365;
const OF_JULY = 255;
const FIVE_MONTHS = '/admin/reports/treasurer?from=2026-07-01&to=2026-11-30';
const JULY = '/admin/reports/treasurer?from=2026-07-01&to=2026-07-31';
const PART_OF_NOVEMBER = '/admin/reports/treasurer?from=2026-07-01&to=2026-11-05';

/** Of each list one page and where the next begins. */
const MOST = 2 * 51;
/** Of the part of a month at the end, all. */
const MOST_OF_PART = 50;

test.beforeEach(async ({ page, books }) => {
  await fixTime(page, '2026-12-02T15:00:00Z');
  await putLedger(books.db, 'revenueItems');
  await putCounted(
    books.db,
    Array.from({ length: ENTRIES }, (_, at) => {
      const date = addDays(FIRST, Math.floor((at * DAYS) / ENTRIES));
      const own = { ...PLACE, date, description: `Entry ${at}`, version: 1 };
      const id = `e${String(at).padStart(4, '0')}`;
      return at % 2 === 0
        ? (['revenueItems', id, { ...own, amount: 2 }] as const)
        : (['manualExpenses', id, { ...own, amount: 1, paidTo: `Payee ${at}` }] as const);
    }),
  );
});

const OWN = ['revenueItems', 'manualExpenses', 'payments', 'transfers'];

const sums = (page: Page) => table(page, 'Funds').locator('tfoot .value');
const rowsOf = (page: Page, name: string) => table(page, name).locator('tbody tr');

test(
  'five months read totals, and fifty of the entries of each list',
  DESK,
  async ({ page, books }) => {
    await books.open(page, FIVE_MONTHS);
    await expect(rowsOf(page, 'Receipts')).toHaveCount(50);
    await expect(rowsOf(page, 'Disbursements')).toHaveCount(50);
    // 629 times $2.00 in, and $1.00 out.
    await expect(sums(page)).toHaveText(['$0.00', '$1,258.00', '$629.00', '$629.00']);
    await expect(page.getByText('The first 50 entries.')).toHaveCount(2);
    const read = (await books.read()).filter((path) => OWN.includes(path.split('/', 1).join()));
    expect(read.length).toBeLessThanOrEqual(MOST);
    expect(await page.locator('*').count()).toBeLessThan(6_000);

    await page.getByRole('button', { name: 'Show more' }).last().click();
    await expect(rowsOf(page, 'Disbursements')).toHaveCount(100);
    await expect(rowsOf(page, 'Receipts')).toHaveCount(50);
  },
);

test(
  'the file and the paper have all entries; on the page it stays as it was',
  DESK,
  async ({ page, books }) => {
    await books.open(page, JULY);
    await expect(rowsOf(page, 'Receipts')).toHaveCount(50);
    const { rows } = await download(page);
    const entries = rows.filter(({ date }) => date !== null);
    expect(entries).toHaveLength(OF_JULY);
    await page.evaluate(() => {
      window.print = () => {
        document.title = String(document.querySelectorAll('tbody tr').length);
      };
    });
    await page.getByRole('button', { name: 'Print' }).click();
    // With a fund, the sum of the receipts' category, and a line of the budget.
    await expect(page).toHaveTitle(String(OF_JULY + 3));
    await expect(rowsOf(page, 'Receipts')).toHaveCount(50);
  },
);

test(
  'the part of a month at the end is counted by its entries, all others by totals',
  DESK,
  async ({ page, books }) => {
    await books.open(page, PART_OF_NOVEMBER);
    await expect(rowsOf(page, 'Receipts')).toHaveCount(50);
    await expect(rowsOf(page, 'Disbursements')).toHaveCount(50);
    // To Nov 5: 527 times $2.00 in, and 526 times $1.00 out.
    await expect(sums(page)).toHaveText(['$0.00', '$1,054.00', '$526.00', '$528.00']);
    const read = (await books.read()).filter((path) => OWN.includes(path.split('/', 1).join()));
    expect(read.length).toBeLessThanOrEqual(MOST + MOST_OF_PART);
  },
);
