import { DESK } from '../e2e/support/page-test.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { putAll } from '../e2e/support/records.ts';
import { table, textsOf } from '../e2e/support/reports.ts';
import { fixTime } from './support/fixed-time.ts';
import { expect, test } from './support/memory-books.ts';
import { putTreasurerBooks } from './support/treasurer-records.ts';
import { readFile } from 'node:fs/promises';

const PAGE = '/admin/tax/export';
const NAME = 'Journal entries';

test.beforeEach(({ page }) => fixTime(page, '2026-11-23T15:00:00Z'));

test('the year’s books are journal entries that balance', DESK, async ({ page, books }, info) => {
  await putTreasurerBooks(books.db);
  await books.open(page, PAGE);
  const grid = table(page, NAME);
  await expect(grid.locator('tbody tr').first()).toBeVisible();
  const [totals = []] = await textsOf(grid, 'tfoot');
  expect(totals.at(-1)).toMatch(/^\$[\d,]+\.\d\d$/);
  expect(totals.at(-2)).toBe(totals.at(-1));
  await checkAccessibility(page, info, 'tax-export');

  for (const [label, name, header] of [
    ['Download CSV for QuickBooks Online', 'journal-entries-2026.csv', 'JournalNo,JournalDate,'],
    ['Download CSV for Xero', 'manual-journals-2026.csv', 'Narration,Date,Description,'],
  ] as const) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: label }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(name);
    expect((await readFile(await file.path(), 'utf8')).slice(1)).toContain(header);
  }
});

test('a year without entries has nothing to export', DESK, async ({ page, books }) => {
  await putAll(books.db, { 'funds/main': { code: '4900', name: 'Main Fund', version: 1 } });
  await books.open(page, PAGE);
  await expect(page.getByText('there’s nothing to export.')).toBeVisible();
  const download = page.getByRole('button', { name: 'Download CSV for Xero' });
  await expect(download).toBeDisabled();
});
