import { DESK } from '../e2e/support/page-test.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { putAll } from '../e2e/support/records.ts';
import { putReports } from '../e2e/support/report-books.ts';
import { columnsOf, download, table, textsOf } from '../e2e/support/reports.ts';
import { PRESENT_YEAR, yearSwitch } from '../e2e/support/transaction-pages.ts';
import { expect, test, type MemoryBooks } from './support/memory-books.ts';

/** Income vs Budget, behind the specified reports. */
const INCOME = '/admin/reports/income';
const NAME = 'Income vs Budget';
const NET = 'Planned and Actual Net';

const line = (categoryId: string, originalBudget: number, changes = 0) => ({
  categoryId,
  fundId: 'main',
  fiscalYear: PRESENT_YEAR,
  originalBudget,
  changes,
  finalBudget: originalBudget + changes,
  version: 1,
});

async function putIncome({ db }: MemoryBooks): Promise<void> {
  await putReports(db);
  await putAll(db, {
    'incomeItems/fair': line('fair', 1_000, 500.5),
    'incomeItems/library': line('library', 20),
    'incomeItems/early': { ...line('fair', 7), fiscalYear: String(Number(PRESENT_YEAR) - 1) },
  });
}

test(
  'Income vs Budget compares what was expected with what came in, and nets both',
  DESK,
  async ({ page, books }, info) => {
    await putIncome(books);
    await books.open(page, INCOME);
    const grid = table(page, NAME);
    await expect(grid.locator('tbody tr').last()).toContainText('$10.01');
    await expect
      .poll(() => columnsOf(grid))
      .toEqual(['Category', 'Expected Income', 'Actual Revenue', 'Difference']);
    const rows = await textsOf(grid, 'tbody');
    const fair = rows.find(([name]) => name === 'Book Fair');
    expect(fair).toEqual(['Book Fair', '$1,500.50', '$1,234.50', '-$266.00']);
    expect(rows.at(-1)).toEqual(['Unknown', '$0.00', '$10.01', '$10.01']);
    const [[, expected, revenue] = []] = await textsOf(grid, 'tfoot');
    expect(expected).toBe('$1,520.50');

    const net = table(page, NET);
    await expect
      .poll(() => columnsOf(net))
      .toEqual(['Planned or Actual', 'Revenue', 'Expenses', 'Net Income']);
    const [planned, actual] = await textsOf(net, 'tbody');
    expect(planned).toEqual(['Planned', '$1,520.50', '$1,169.50', '$351.00']);
    expect(actual?.slice(0, 2)).toEqual(['Actual', revenue]);
    await checkAccessibility(page, info, 'reports-income-vs-budget');

    const file = await download(page);
    expect(file.name).toBe('income-vs-budget.csv');
    expect(file.rows).toContainEqual({
      categoryName: 'Book Fair',
      expectedIncome: 1500.5,
      actualRevenue: 1234.5,
      difference: -266,
    });

    // What changes appears without a reload.
    const library = grid.locator('tbody tr').filter({ hasText: 'Library' });
    await expect(library).toContainText('$20.00');
    await books.db.doc('incomeItems/library').update({ changes: 5, finalBudget: 25 });
    await expect(library).toContainText('$25.00');

    await yearSwitch(page).selectOption({ label: 'All years' });
    await expect(grid.locator('tbody tr').filter({ hasText: 'Book Fair' })).toContainText(
      '$1,507.50',
    );
  },
);
