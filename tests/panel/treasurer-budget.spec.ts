import { DESK } from '../e2e/support/page-test.ts';
import { putAll } from '../e2e/support/records.ts';
import { table } from '../e2e/support/reports.ts';
import { CLOSED } from './support/closing-answers.ts';
import { fixTime } from './support/fixed-time.ts';
import { expect, test } from './support/memory-books.ts';
import { putTreasurerBooks } from './support/treasurer-records.ts';

const REPORT = '/admin/reports/treasurer';

/** The month before is October of the fiscal year 2026–27. */
test.beforeEach(({ page }) => fixTime(page, '2026-11-23T15:00:00Z'));

test('the budget is in the board’s order, below its headings', DESK, async ({ page, books }) => {
  await putTreasurerBooks(books.db);
  const fair = { categoryId: 'fair', fundId: 'main', fiscalYear: '2026' };
  const office = { categoryId: 'office', fundId: 'grants', fiscalYear: '2026' };
  const amounts = { originalBudget: 5, changes: 0, finalBudget: 5, version: 1 };
  await putAll(books.db, {
    'budgetItems/own-fair': { ...fair, ...amounts },
    'budgetItems/own-office': { ...office, ...amounts },
    'budgets/2026': {
      fiscalYear: '2026',
      income: [],
      version: 1,
      spending: ['# Running the school', 'own-office', '# Fairs', 'own-fair'],
    },
  });
  await books.open(page, REPORT);
  const rows = table(page, 'Budget vs. Actual, 2026–27').locator('tbody tr');
  await expect(rows).toHaveText([
    'Running the school',
    /Office/,
    'Fairs',
    /Book Fair/,
    'Other lines',
    /Unknown/,
  ]);
});

test('closed days are said, also on paper', DESK, async ({ page, books }) => {
  await putTreasurerBooks(books.db);
  await books.open(page, REPORT);
  await expect(table(page, 'Funds')).toBeVisible();
  const closed = page.getByText(/^Closed through .+\.$/);
  await expect(closed).toHaveCount(0);
  await books.db.doc('settings/books').set({ ...CLOSED, closedThrough: '2026-10-15' });
  await expect(closed).toHaveText('Closed through Oct 15, 2026.');
  await books.db.doc('settings/books').set({ ...CLOSED, closedThrough: '2026-10-31' });
  await page.emulateMedia({ media: 'print' });
  await expect(closed).toHaveText('Closed through Oct 31, 2026.');
});
