import { GREEN, ORANGE, RED } from '../e2e/support/colors.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { expect, test } from './support/memory-books.ts';
import { schemesOf } from '../../web/src/ui/palette.ts';
import { organization } from '@pa-ledger/domain/organization';
import { FORMULA, putReports } from '../e2e/support/report-books.ts';
import {
  BUDGET,
  CATEGORIES,
  columnsOf,
  download,
  drawn,
  EVENT,
  FUNDS,
  table,
  textsOf,
} from '../e2e/support/reports.ts';
import { DESK } from '../e2e/support/page-test.ts';

test(
  'Budget vs Actual shows each line with its variance and how much is used',
  DESK,
  async ({ page, books }, info) => {
    await putReports(books.db);
    await books.open(page, BUDGET);
    const grid = table(page, 'Budget vs Actual');
    await expect(grid.locator('tbody tr')).toHaveCount(4);
    await expect
      .poll(() => columnsOf(grid))
      .toEqual([
        'Category',
        'Fund',
        'Original Budget',
        'Changes',
        'Final Budget',
        'Actual',
        'Variance',
        '% Used',
      ]);
    await expect
      .poll(() => textsOf(grid, 'tbody'))
      .toEqual([
        [FORMULA, 'Main Fund', '$0.00', '$0.00', '$0.00', '$0.10', '-$0.10', 'No budget'],
        [
          'Book Fair',
          'Main Fund',
          '$1,000.00',
          '-$250.50',
          '$749.50',
          '$800.00',
          '-$50.50',
          '106.7%',
        ],
        ['Camp, "North"', 'Main Fund', '$100.00', '$20.00', '$120.00', '$40.20', '$79.80', '33.5%'],
        ['Library', 'Grants', '$300.00', '$0.00', '$300.00', '$275.00', '$25.00', '91.7%'],
      ]);
    await expect
      .poll(() => textsOf(grid, 'tfoot'))
      .toEqual([
        ['TOTAL', '', '$1,400.00', '-$230.50', '$1,169.50', '$1,115.30', '$54.20', '95.4%'],
      ]);
    const color = (text: string) => expect(grid.getByText(text, { exact: true }).last());
    await color('106.7%').toHaveCSS('color', RED);
    await color('91.7%').toHaveCSS('color', ORANGE);
    await color('33.5%').toHaveCSS('color', GREEN);
    await color('-$50.50').toHaveCSS('color', RED);
    await color('$25.00').toHaveCSS('color', GREEN);
    // Without colour: a sign before what is over or near its budget.
    await expect(grid.getByText('106.7%').locator('svg')).toBeVisible();
    await expect(grid.getByText('91.7%').locator('svg')).toBeVisible();
    await expect(grid.getByText('33.5%').locator('svg')).toHaveCount(0);

    const note = page.getByRole('region', { name: 'Spent without a budget item: $82.34' });
    await expect(note.getByRole('listitem')).toHaveText([
      'Library, Main Fund$12.34',
      'Office, Unknown$70.00',
    ]);
    await drawn(page, 'Budget used per category');
    const chart = page.getByRole('figure', { name: 'Budget used per category' });
    // Of a small sum also the cents; what was planned is quieter than what was spent.
    await expect(chart.getByText('$0.10')).toBeVisible();
    await expect(chart.getByText('$750')).toBeVisible();
    await expect(chart.getByRole('img')).toHaveCSS(
      '--hatching',
      schemesOf(organization.color).light.inputLine,
    );
    await checkAccessibility(page, info, 'reports-budget');
    expect((await download(page)).text).not.toContain('TOTAL');
  },
);

test(
  'Income by Category sums each category, and TOTAL everything (#68)',
  DESK,
  async ({ page, books }, info) => {
    await putReports(books.db);
    await books.open(page, CATEGORIES);
    const grid = table(page, 'Income by Category');
    await expect(grid.locator('tbody tr')).toHaveCount(6);
    await expect
      .poll(() => columnsOf(grid))
      .toEqual(['Category', 'Revenue', 'Expenses', 'Net Income']);
    await expect
      .poll(() => textsOf(grid, 'tbody'))
      .toEqual([
        [FORMULA, '$0.00', '$0.10', '-$0.10'],
        ['Book Fair', '$1,234.50', '$800.00', '$434.50'],
        ['Camp, "North"', '$0.00', '$40.20', '-$40.20'],
        ['Library', '$500.00', '$287.34', '$212.66'],
        ['Office', '$0.00', '$70.00', '-$70.00'],
        ['Unknown', '$10.01', '$0.00', '$10.01'],
      ]);
    const total = ['TOTAL', '$1,744.51', '$1,197.64', '$546.87'];
    await expect.poll(() => textsOf(grid, 'tfoot')).toEqual([total]);
    await checkAccessibility(page, info, 'reports-categories');

    await books.db.doc('categories/fair').delete();
    await expect(grid.locator('tbody tr')).toHaveCount(5);
    expect((await textsOf(grid, 'tbody')).at(-1)).toEqual([
      'Unknown',
      '$1,244.51',
      '$800.00',
      '$444.51',
    ]);
    await expect.poll(() => textsOf(grid, 'tfoot')).toEqual([total]);
  },
);

test(
  'Income by Fund is followed by the resulting balances',
  DESK,
  async ({ page, books }, info) => {
    await putReports(books.db);
    await books.open(page, FUNDS);
    const grid = table(page, 'Income by Fund');
    await expect(grid.locator('tbody tr')).toHaveCount(3);
    await expect
      .poll(() => columnsOf(grid))
      .toEqual(['Fund', 'Code', 'Revenue', 'Expenses', 'Net Income']);
    await expect
      .poll(() => textsOf(grid, 'tbody'))
      .toEqual([
        ['Main Fund', '4900', '$1,234.50', '$852.64', '$381.86'],
        ['Grants', '4950', '$500.00', '$275.00', '$225.00'],
        ['Unknown', '–', '$10.01', '$70.00', '-$59.99'],
      ]);
    await expect
      .poll(() => textsOf(grid, 'tfoot'))
      .toEqual([['TOTAL', '', '$1,744.51', '$1,197.64', '$546.87']]);
    const balances = table(page, 'Ending Balances');
    await expect(balances.locator('tbody tr')).toHaveCount(3);
    await expect
      .poll(() => textsOf(balances, 'tbody'))
      .toEqual([
        ['Main Fund', '4900', '$12,500.75', '$1,234.50', '$852.64', '$12,882.61'],
        ['Grants', '4950', '-$40.00', '$500.00', '$275.00', '$185.00'],
        ['Unknown', '–', '$0.00', '$10.01', '$70.00', '-$59.99'],
      ]);
    await expect
      .poll(() => textsOf(balances, 'tfoot'))
      .toEqual([['TOTAL', '', '$12,460.75', '$1,744.51', '$1,197.64', '$13,007.62']]);
    await drawn(page, 'Income against expenses per fund');
    await checkAccessibility(page, info, 'reports-funds');
  },
);

test(
  'Event Report shows the category that is chosen, and the address keeps the choice',
  DESK,
  async ({ page, books }, info) => {
    await putReports(books.db);
    await books.open(page, EVENT);
    const choice = page.getByLabel('Select Event/Category');
    await expect(choice.locator('option')).toHaveText([
      'None selected',
      FORMULA,
      'Book Fair',
      'Camp, "North"',
      'Library',
      'Office',
    ]);
    await choice.selectOption({ label: 'Library' });
    await expect(page.getByRole('heading', { name: 'Library - Financial Summary' })).toBeVisible();
    const summary = page.getByRole('region', { name: 'Library - Financial Summary' });
    const figures = summary.locator('dl').first();
    await expect(figures.getByRole('term')).toHaveText([
      'Total Revenue',
      'Total Expenses',
      'Net Income',
    ]);
    await expect(figures.getByRole('definition')).toHaveText(['$500.00', '$287.34', '$212.66']);
    await checkAccessibility(page, info, 'reports-event');
    const { name, rows } = await download(page);
    expect(name).toBe('event-report-library.csv');
    expect(rows).toEqual([{ revenue: 500, expenses: 287.34, netIncome: 212.66 }]);

    await expect(page).toHaveURL(`${EVENT}?category=library`);
    // The sum of a category with nothing in it is 0.
    await choice.selectOption({ label: 'Camp, "North"' });
    await expect(page.getByText('-$40.20').first()).toBeVisible();
    await books.db.doc('categories/camp').delete();
    await expect(
      page.getByText('Select an event/category above to view its financial report.'),
    ).toBeVisible();
  },
);

for (const { width, height } of [
  { width: 1366, height: 900 },
  { width: 390, height: 844 },
]) {
  test(
    `the table of each report begins on the first screen, ${width} wide`,
    DESK,
    async ({ page, books }) => {
      await putReports(books.db);
      await page.setViewportSize({ width, height });
      await books.open(page, BUDGET);
      for (const [address, name] of [
        [BUDGET, 'Budget vs Actual'],
        [CATEGORIES, 'Income by Category'],
        [FUNDS, 'Income by Fund'],
        [`${EVENT}?category=library`, 'This Year and Last'],
        ['/admin/reports/income', 'Income vs Budget'],
        ['/admin/reports/treasurer', 'Funds'],
      ] as const) {
        await page.goto(address);
        const first = table(page, name).locator('tbody tr').first();
        await expect(first).toBeVisible();
        const { y = height } = (await first.boundingBox()) ?? {};
        expect.soft(y, name).toBeLessThan(height);
      }
    },
  );
}
