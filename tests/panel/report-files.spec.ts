import { expect, test } from './support/memory-books.ts';
import { FORMULA, putReports } from '../e2e/support/report-books.ts';
import { BUDGET, CATEGORIES, download, drawn, FUNDS, table } from '../e2e/support/reports.ts';
import { DESK } from '../e2e/support/page-test.ts';

test(
  'each file has the values of its report, adds up to the records, and has no text that starts a formula (#71, #117)',
  DESK,
  async ({ page, books }) => {
    await putReports(books.db);
    await books.open(page, BUDGET);
    const budget = await download(page);
    expect(budget.name).toBe('budget-vs-actual.csv');
    expect(budget.text.startsWith('\ufeffcategoryName,fundName,originalBudget,')).toBe(true);
    expect(budget.text.split('\r\n')).toHaveLength(7);
    const line = (categoryName: string, fundName: string, figures: readonly (number | null)[]) => {
      const [originalBudget, changes, finalBudget, actualExpenses, variance, percentUsed] = figures;
      return {
        categoryName,
        fundName,
        originalBudget,
        changes,
        finalBudget,
        actualExpenses,
        variance,
        percentUsed,
      };
    };
    expect(budget.rows).toEqual([
      line(`'${FORMULA}`, 'Main Fund', [0, 0, 0, 0.1, -0.1, null]),
      line('Book Fair', 'Main Fund', [1_000, -250.5, 749.5, 800, -50.5, 106.7]),
      line('Camp, "North"', 'Main Fund', [100, 20, 120, 40.2, 79.8, 33.5]),
      line('Library', 'Grants', [300, 0, 300, 275, 25, 91.7]),
      line('Library', 'Main Fund', [0, 0, 0, 12.34, -12.34, null]),
      line('Office', 'Unknown', [0, 0, 0, 70, -70, null]),
    ]);

    await page.getByRole('tab', { name: 'Income by Category' }).click();
    await expect(table(page, 'Income by Category')).toBeVisible();
    const categories = await download(page);
    expect(categories.name).toBe('income-by-category.csv');
    expect(categories.rows).toHaveLength(6);
    expect(categories.rows.at(-1)).toEqual({
      categoryName: 'Unknown',
      revenue: 10.01,
      expenses: 0,
      netIncome: 10.01,
    });

    await page.getByRole('tab', { name: 'Income by Fund' }).click();
    await expect(table(page, 'Income by Fund')).toBeVisible();
    const funds = await download(page);
    expect(funds.name).toBe('income-by-fund.csv');
    expect(funds.rows[0]).toEqual({
      fundName: 'Main Fund',
      fundCode: 4900,
      revenue: 1234.5,
      expenses: 852.64,
      netIncome: 381.86,
    });
  },
);

test(
  'a report prints on letter paper, without the band, the tabs and the buttons',
  DESK,
  async ({ page, books }) => {
    await putReports(books.db);
    for (const [name, address, ready] of [
      ['budget', BUDGET, 'Budget vs Actual'],
      ['funds', FUNDS, 'Income by Fund'],
      ['categories', CATEGORIES, 'Income by Category'],
    ] as const) {
      if (name === 'budget') await books.open(page, address);
      else await page.getByRole('tab', { name: ready }).click();
      await expect(table(page, ready)).toBeVisible();
      if (name !== 'categories') await drawn(page, name === 'budget' ? 'Budget' : 'Income');
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('tablist').first()).toBeHidden();
      await expect(page.getByRole('button', { name: 'Download CSV' })).toBeHidden();
      await expect(page.getByRole('button', { name: 'More actions' }).first()).toBeHidden();
      await expect(page.getByText('Maple Grove Elementary School, as of')).toBeVisible();
      await expect(table(page, ready).getByRole('columnheader').first()).toBeVisible();
      const pdf = await page.pdf({ preferCSSPageSize: true });
      // Letter paper is 8.5 by 11 inches of 72 points; all of it fits one sheet.
      expect(pdf.toString('latin1').match(/\/MediaBox\s*\[\s*0 0 612 792\s*\]/g)).toHaveLength(1);
      await page.emulateMedia({ media: 'screen' });
    }
  },
);
