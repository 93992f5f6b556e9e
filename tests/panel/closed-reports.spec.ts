import { NO_AMOUNTS } from '@pa-ledger/domain/ledger/cells';
import { DESK } from '../e2e/support/page-test.ts';
import { putAll } from '../e2e/support/records.ts';
import { putReports } from '../e2e/support/report-books.ts';
import { table, textsOf } from '../e2e/support/reports.ts';
import { ENTRIES } from '../fixtures/treasurer-books.ts';
import { CLOSED, LAST } from './support/closing-answers.ts';
import { fixTime } from './support/fixed-time.ts';
import { expect, test } from './support/memory-books.ts';
import { putTreasurerBooks } from './support/treasurer-records.ts';

test.beforeEach(({ page }) => fixTime(page, '2026-11-20T15:00:00Z'));

test(
  'the reports of a closed year say who closed it, and those of others do not',
  DESK,
  async ({ page, books }) => {
    const by = { uid: 'desk', email: 'desk@example.com' };
    const at = new Date('2026-07-05T19:00:00Z');
    const days = { first: LAST.first, last: LAST.last };
    await books.db.doc('settings/books').set(CLOSED);
    await books.db
      .doc('closings/2025')
      .set({ ...days, countWhen: 'paid', reopenReason: null, by, at, version: 1 });
    await books.open(page, '/admin/reports/funds?year=2025');
    const closed = page.getByText(
      /^The fiscal year 2025–26 was closed by desk@example.com on Jul 5/,
    );
    await expect(closed).toBeVisible();
    await books.db.doc('closings/2025').update({ reopenReason: 'An invoice of June' });
    await expect(closed).toHaveCount(0);
    await books.db.doc('closings/2025').update({ reopenReason: null });
    await expect(closed).toBeVisible();
    await page.getByRole('combobox', { name: 'Fiscal year' }).selectOption('all');
    await expect(closed).toHaveCount(0);
  },
);

test('a closed year keeps the basis that it was closed with', DESK, async ({ page, books }) => {
  await putReports(books.db);
  await books.db.doc('closings/2025').set({ countWhen: 'approved', reopenReason: null });
  await books.open(page, '/admin/reports/categories?year=2025');
  const panel = page.getByRole('tabpanel').last();
  await expect(panel).toContainText('Fiscal year 2025–26, expenses count when approved');
  await books.db.doc('closings/2025').update({ reopenReason: 'A check was missing' });
  await expect(panel).toContainText('Fiscal year 2025–26, expenses count when paid');
});

test(
  'what is from closed years has a row of its own, and no budget line counts it',
  DESK,
  async ({ page, books }) => {
    await putTreasurerBooks(books.db);
    const refund = { ...ENTRIES[1].fields, description: 'Vendor refund of Jun 3, 2026: Cider' };
    await putAll(books.db, {
      'totals/2026-10~~main': {
        ...NO_AMOUNTS,
        month: '2026-10',
        categoryId: null,
        fundId: 'main',
        revenue: -2e3,
        manual: -1250,
      },
      'manualExpenses/cider-returned-x': { ...refund, amount: -12.5, fromClosedYear: true },
    });
    await books.open(page, '/admin/reports/categories?year=2026');
    const rows = await textsOf(table(page, 'Income by Category'), 'tbody');
    expect(rows.at(-1)).toEqual(['From closed years', '-$20.00', '-$12.50', '-$7.50']);
    await page.getByRole('tab', { name: 'Budget vs Actual' }).click();
    const apart = page.getByRole('region', { name: /From closed years/ });
    await expect(apart).toContainText('From closed years, Main Fund-$12.50');
    const lines = await textsOf(table(page, 'Budget vs Actual'), 'tbody');
    expect(lines.flat()).not.toContain('From closed years');
    await books.open(page, '/admin/reports/treasurer?from=2026-10-01&to=2026-10-31');
    await expect(
      page.getByText(
        'From closed years, not in these lines: -$12.50 in the period, -$12.50 year to date.',
      ),
    ).toBeVisible();
    const paid = await textsOf(table(page, 'Disbursements'), 'tbody');
    const [told] = paid.filter((row) => row.includes('From closed years'));
    expect(told?.at(-1)).toBe('-$12.50');
  },
);
