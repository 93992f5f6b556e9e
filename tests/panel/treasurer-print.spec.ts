import { DESK } from '../e2e/support/page-test.ts';
import { table } from '../e2e/support/reports.ts';
import { fixTime } from './support/fixed-time.ts';
import { expect, test } from './support/memory-books.ts';
import { putBusyMonth } from './support/treasurer-records.ts';

const REPORT = '/admin/reports/treasurer';

/** A sheet of letter paper, 8.5 by 11 inches of 72 points. */
const SHEET = /\/MediaBox\s*\[\s*0 0 612 792\s*\]/g;

test('a month of thirty entries prints on two sheets at most', DESK, async ({ page, books }) => {
  // The month before is October.
  await fixTime(page, '2026-11-23T15:00:00Z');
  await putBusyMonth(books.db);
  await books.open(page, REPORT);
  await expect(table(page, 'Amendments of the Budget').locator('tbody tr')).toHaveCount(3);
  await expect(table(page, 'Receipts').locator('tbody tr')).toHaveCount(17);
  await expect(table(page, 'Accounts').locator('tbody tr')).toHaveCount(2);
  const income = table(page, 'Income vs. Budget, 2026–27');
  // Two headings, and what is not below one.
  await expect(income.locator('tbody tr')).toHaveCount(14);
  await expect(table(page, 'Disbursements').locator('tbody tr')).toHaveCount(16);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Maple Grove PTA').last()).toBeVisible();
  await expect(
    page.getByText('Maple Grove Elementary School, prepared on Nov 23, 2026, 10:00 AM'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: "Treasurer's Report" })).toBeVisible();
  await expect(page.getByText('Oct 1, 2026 to Oct 31, 2026.')).toBeVisible();
  await expect(page.getByText('Secretary, received for the files')).toBeVisible();
  await expect(page.getByLabel('First day')).toBeHidden();
  await expect(page.getByRole('tablist').first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'More actions' }).first()).toBeHidden();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const sheets = pdf.toString('latin1').match(SHEET) ?? [];
  expect([1, 2]).toContain(sheets.length);
});
