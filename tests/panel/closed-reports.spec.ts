import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { putReports } from '../e2e/support/report-books.ts';
import { CLOSED, LAST } from './support/closing-answers.ts';
import { expect, test } from './support/memory-books.ts';

test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-20T15:00:00Z'));

test('the reports of a closed year say who closed it, and those of others do not', async ({
  page,
  books,
}, info) => {
  const by = { uid: 'desk', email: 'desk@example.com' };
  const at = new Date('2026-07-05T19:00:00Z');
  const days = { first: LAST.first, last: LAST.last };
  await books.db.doc('settings/books').set(CLOSED);
  await books.db
    .doc('closings/2025')
    .set({ ...days, countWhen: 'paid', reopenReason: null, by, at, version: 1 });
  await books.open(page, '/admin/reports/funds?year=2025');
  const closed = page.getByText(/^The fiscal year 2025–26 was closed by desk@example.com on Jul 5/);
  await expect(closed).toBeVisible();
  await checkAccessibility(page, info, 'closed-report');
  await books.db.doc('closings/2025').update({ reopenReason: 'An invoice of June' });
  await expect(closed).toHaveCount(0);
  await books.db.doc('closings/2025').update({ reopenReason: null });
  await expect(closed).toBeVisible();
  await page.getByRole('combobox', { name: 'Fiscal year' }).selectOption('all');
  await expect(closed).toHaveCount(0);
});

test('a closed year keeps the basis that it was closed with', DESK, async ({ page, books }) => {
  await putReports(books.db);
  await books.db.doc('closings/2025').set({ countWhen: 'approved', reopenReason: null });
  await books.open(page, '/admin/reports/categories?year=2025');
  const panel = page.getByRole('tabpanel').last();
  await expect(panel).toContainText('Fiscal year 2025–26, expenses counted when they are approved');
  await books.db.doc('closings/2025').update({ reopenReason: 'A check was missing' });
  await expect(panel).toContainText('Fiscal year 2025–26, expenses counted when they are paid');
});
