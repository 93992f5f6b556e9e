import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import papaparse from 'papaparse';
import { openAsAdmin } from './support/admin.ts';
import { watchDocuments } from './support/documents-read.ts';
import { look } from './support/look.ts';
import { admit, dismiss, expect, test } from './support/own-books.ts';
import { putCell, putPlans, putReports } from './support/report-books.ts';
import { expectComplaint, test as shared } from './support/test.ts';

const BUDGET = '/admin/reports/budget';
const CATEGORIES = '/admin/reports/categories';
const FUNDS = '/admin/reports/funds';
const EVENT = '/admin/reports/event';

const FORMULA = '=HYPERLINK("https://example.com","Dance")';
/** Green, orange and red as the light scheme has them. */
const GREEN = 'rgb(27, 106, 58)';
const ORANGE = 'rgb(131, 83, 0)';
const RED = 'rgb(174, 29, 29)';

function table(page: Page, name: string): Locator {
  return page.getByRole('table', { name, exact: true });
}

/** The texts of a table's cells, row by row, without the labels of a phone's cards. */
function textsOf(grid: Locator, part: 'tbody' | 'tfoot'): Promise<string[][]> {
  return grid
    .locator(`${part} tr`)
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.children].map((cell) => (cell.querySelector('.value') ?? cell).textContent),
      ),
    );
}

async function columnsOf(grid: Locator): Promise<string[]> {
  return grid.locator('thead th').allTextContents();
}

/** The chart is drawn: its bars have their amounts. */
async function drawn(page: Page, name: string): Promise<void> {
  const chart = page.getByRole('img', { name });
  await expect(chart.locator('svg text').first()).toBeVisible();
}

/** Presses Download CSV. @returns the file's name, its text, and its cells as another program reads them. */
async function download(page: Page) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  const { data, errors } = papaparse.parse<Record<string, unknown>>(text, {
    header: true,
    dynamicTyping: true,
  });
  expect(errors).toEqual([]);
  return { name: file.suggestedFilename(), text, rows: data };
}

test('Budget vs Actual shows each line with its variance and how much is used', async ({
  page,
  books,
}, info) => {
  await putReports(books.db);
  await books.open(page, BUDGET);
  const grid = table(page, 'Budget vs Actual');
  await expect(grid.locator('tbody tr')).toHaveCount(4);
  expect(await columnsOf(grid)).toEqual([
    'Category',
    'Fund',
    'Original Budget',
    'Changes',
    'Final Budget',
    'Actual',
    'Variance',
    '% Used',
  ]);
  expect(await textsOf(grid, 'tbody')).toEqual([
    [FORMULA, 'Main Fund', '$0.00', '$0.00', '$0.00', '$0.10', '-$0.10', 'No budget'],
    ['Book Fair', 'Main Fund', '$1,000.00', '-$250.50', '$749.50', '$800.00', '-$50.50', '106.7%'],
    ['Camp, "North"', 'Main Fund', '$100.00', '$20.00', '$120.00', '$40.20', '$79.80', '33.5%'],
    ['Library', 'Grants', '$300.00', '$0.00', '$300.00', '$275.00', '$25.00', '91.7%'],
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
  await look(page, info, 'reports-budget');
});

const EMPTY = {
  'Budget vs Actual': 'No budget data available. Add budget items to see the report.',
  'Income by Category':
    'No category data available. Add revenue and expense items to see the report.',
  'Income by Fund': 'No fund data available. Add revenue and expense items to see the report.',
  'Event Report': 'Select an event/category above to view its financial report.',
};
for (const [name, words] of Object.entries(EMPTY)) {
  test(`${name} says when it has nothing to show`, async ({ page, books }, info) => {
    await books.open(page, '/admin/reports');
    await expect(page).toHaveURL(BUDGET);
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    const button = page.getByRole('button', { name: 'Download CSV' });
    if (name === 'Event Report') await expect(button).toHaveCount(0);
    else await expect(button).toBeDisabled();
    await look(page, info, `reports-${name.toLowerCase().replaceAll(' ', '-')}-empty`);
  });
}

test('#68 Income by Category sums each category, and TOTAL everything', async ({
  page,
  books,
}, info) => {
  await putReports(books.db);
  await books.open(page, CATEGORIES);
  const grid = table(page, 'Income by Category');
  await expect(grid.locator('tbody tr')).toHaveCount(6);
  expect(await columnsOf(grid)).toEqual(['Category', 'Revenue', 'Expenses', 'Net Income']);
  expect(await textsOf(grid, 'tbody')).toEqual([
    [FORMULA, '$0.00', '$0.10', '-$0.10'],
    ['Book Fair', '$1,234.50', '$800.00', '$434.50'],
    ['Camp, "North"', '$0.00', '$40.20', '-$40.20'],
    ['Library', '$500.00', '$287.34', '$212.66'],
    ['Office', '$0.00', '$70.00', '-$70.00'],
    ['Unknown', '$10.01', '$0.00', '$10.01'],
  ]);
  const total = ['TOTAL', '$1,744.51', '$1,197.64', '$546.87'];
  expect(await textsOf(grid, 'tfoot')).toEqual([total]);
  await look(page, info, 'reports-categories');

  await books.db.doc('categories/fair').delete();
  await expect(grid.locator('tbody tr')).toHaveCount(5);
  expect((await textsOf(grid, 'tbody')).at(-1)).toEqual([
    'Unknown',
    '$1,244.51',
    '$800.00',
    '$444.51',
  ]);
  expect(await textsOf(grid, 'tfoot')).toEqual([total]);
});

test('Income by Fund is followed by what it makes of the beginning balances', async ({
  page,
  books,
}, info) => {
  await putReports(books.db);
  await books.open(page, FUNDS);
  const grid = table(page, 'Income by Fund');
  await expect(grid.locator('tbody tr')).toHaveCount(3);
  expect(await columnsOf(grid)).toEqual(['Fund', 'Code', 'Revenue', 'Expenses', 'Net Income']);
  expect(await textsOf(grid, 'tbody')).toEqual([
    ['Main Fund', '4900', '$1,234.50', '$852.64', '$381.86'],
    ['Grants', '4950', '$500.00', '$275.00', '$225.00'],
    ['Unknown', '–', '$10.01', '$70.00', '-$59.99'],
  ]);
  expect(await textsOf(grid, 'tfoot')).toEqual([
    ['TOTAL', '', '$1,744.51', '$1,197.64', '$546.87'],
  ]);
  const balances = table(page, 'Ending Balances');
  expect(await textsOf(balances, 'tbody')).toEqual([
    ['Main Fund', '4900', '$12,500.75', '$1,234.50', '$852.64', '$12,882.61'],
    ['Grants', '4950', '-$40.00', '$500.00', '$275.00', '$185.00'],
    ['Unknown', '–', '$0.00', '$10.01', '$70.00', '-$59.99'],
  ]);
  expect(await textsOf(balances, 'tfoot')).toEqual([
    ['TOTAL', '', '$12,460.75', '$1,744.51', '$1,197.64', '$13,007.62'],
  ]);
  await drawn(page, 'Income against expenses per fund');
  await look(page, info, 'reports-funds');
});

test('Event Report shows the category that is chosen, and the address keeps the choice', async ({
  page,
  books,
}, info) => {
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
  const figures = page.getByRole('region', { name: 'Library - Financial Summary' });
  await expect(figures.getByRole('term')).toHaveText([
    'Total Revenue',
    'Total Expenses',
    'Net Income',
  ]);
  await expect(figures.getByRole('definition')).toHaveText(['$500.00', '$287.34', '$212.66']);
  await look(page, info, 'reports-event');
  const { name, rows } = await download(page);
  expect(name).toBe('event-report-library.csv');
  expect(rows).toEqual([{ revenue: 500, expenses: 287.34, netIncome: 212.66 }]);

  await expect(page).toHaveURL(`${EVENT}?category=library`);
  // The sum of a category with nothing in it is 0.
  await choice.selectOption({ label: 'Camp, "North"' });
  await expect(page.getByText('-$40.20')).toBeVisible();
  await books.db.doc('categories/camp').delete();
  await expect(
    page.getByText('Select an event/category above to view its financial report.'),
  ).toBeVisible();
});

test('threat #71: each file says what its report says, and no text begins a formula', async ({
  page,
  books,
}) => {
  await putReports(books.db);
  await books.open(page, BUDGET);
  const budget = await download(page);
  expect(budget.name).toBe('budget-vs-actual.csv');
  expect(budget.text.startsWith('\ufeffcategoryName,fundName,originalBudget,')).toBe(true);
  expect(budget.text.split('\r\n')).toHaveLength(5);
  const line = (categoryName: string, fundName: string, figures: readonly (number | null)[]) => {
    const [originalBudget, changes, finalBudget, actualExpenses, variance, percentUsed] = figures;
    return {
      ...{ categoryName, fundName, originalBudget, changes, finalBudget },
      ...{ actualExpenses, variance, percentUsed },
    };
  };
  expect(budget.rows).toEqual([
    line(`'${FORMULA}`, 'Main Fund', [0, 0, 0, 0.1, -0.1, null]),
    line('Book Fair', 'Main Fund', [1_000, -250.5, 749.5, 800, -50.5, 106.7]),
    line('Camp, "North"', 'Main Fund', [100, 20, 120, 40.2, 79.8, 33.5]),
    line('Library', 'Grants', [300, 0, 300, 275, 25, 91.7]),
  ]);

  await page.getByRole('tab', { name: 'Income by Category' }).click();
  const categories = await download(page);
  expect(categories.name).toBe('income-by-category.csv');
  expect(categories.rows).toHaveLength(6);
  expect(categories.rows.at(-1)).toEqual({
    ...{ categoryName: 'Unknown', revenue: 10.01, expenses: 0, netIncome: 10.01 },
  });

  await page.getByRole('tab', { name: 'Income by Fund' }).click();
  const funds = await download(page);
  expect(funds.name).toBe('income-by-fund.csv');
  expect(funds.rows[0]).toEqual({
    ...{ fundName: 'Main Fund', fundCode: 4900 },
    ...{ revenue: 1_234.5, expenses: 852.64, netIncome: 381.86 },
  });
});

test('a line above says how many expenses wait for a fund, with a link', async ({
  page,
  books,
}) => {
  await putReports(books.db);
  await books.open(page, CATEGORIES);
  await expect(page.getByText('2 approved expenses wait for a fund.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choose their funds' })).toHaveAttribute(
    'href',
    '/admin/expenses?fund=none',
  );
  await putCell(books.db, 'office', null, {});
  await expect(page.getByText('2 approved expenses wait for a fund.')).toHaveCount(0);
});

test('what changes in the books shows without a reload', async ({ page, books }) => {
  await putReports(books.db);
  await books.open(page, BUDGET);
  const fair = table(page, 'Budget vs Actual').locator('tbody tr').filter({ hasText: 'Book Fair' });
  await expect(fair).toContainText('106.7%');
  await putCell(books.db, 'fair', 'main', { revenue: 123_450, manual: 37_475 });
  await expect(fair).toContainText('50.0%', { timeout: 2_000 });
  await books.db.doc('budgetItems/item-0').update({ changes: 2_747.5, finalBudget: 3_747.5 });
  await expect(fair).toContainText('10.0%', { timeout: 2_000 });
});

test('opening the reports reads totals and no transaction', async ({ page, books }) => {
  await putReports(books.db);
  const batch = books.db.batch();
  for (let number = 0; number < 200; number++) {
    batch.create(books.db.doc(`revenueItems/item-${number}`), { amount: number, version: 1 });
    batch.create(books.db.doc(`manualExpenses/item-${number}`), { amount: number, version: 1 });
  }
  await batch.commit();
  await watchDocuments(page);
  await books.open(page, BUDGET);
  await expect(table(page, 'Budget vs Actual')).toBeVisible();
  for (const name of ['Income by Category', 'Income by Fund', 'Event Report']) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  }
  const read = await page.evaluate(() => window.documentsRead);
  const counts = Map.groupBy(read, (name) => name.split('/')[0] ?? '');
  const found = [...counts].map(([name, paths]) => [name, paths.length]);
  expect(Object.fromEntries(found)).toEqual({
    categories: 5,
    funds: 2,
    budgetItems: 4,
    fundBalances: 2,
    totals: 7,
  });
});

test('a report prints on letter paper, without the band, the tabs and the buttons', async ({
  page,
  books,
}, info) => {
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
    await expect(page.getByRole('button', { name: 'Recalculate' })).toBeHidden();
    await expect(page.getByText('Parent Association, as of')).toBeVisible();
    await expect(table(page, ready).getByRole('columnheader').first()).toBeVisible();
    const pdf = await page.pdf({
      path: `.local/screenshots/reports-${name}-${info.project.name}.pdf`,
      preferCSSPageSize: true,
    });
    // Letter paper is 8.5 by 11 inches of 72 points; all of it fits one sheet.
    expect(pdf.toString('latin1').match(/\/MediaBox\s*\[\s*0 0 612 792\s*\]/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('Recalculate goes page by page and says what differed', async ({ page, books }, info) => {
  await putReports(books.db);
  const asked: unknown[] = [];
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/recalculate', async (route) => {
    const body: unknown = route.request().postDataJSON();
    asked.push(body);
    if (asked.length === 2) await held;
    const sentence = 'The total of Book Fair in Main Fund was $10.00 too high.';
    const pages = [
      { next: 'two', checked: 2_000, differed: [], more: 0 },
      { next: null, checked: 500, differed: [{ what: 'total', path: 'x', sentence }], more: 2 },
      { next: null, checked: 2_500, differed: [], more: 0 },
    ];
    await route.fulfill({ json: { success: true, ...pages[asked.length - 1] } });
  });
  await books.open(page, BUDGET);
  await page.getByRole('button', { name: 'Recalculate' }).click();
  await expect(page.getByText('2,000 documents checked so far…')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Recalculating…' })).toBeDisabled();
  release();
  await expect(
    page.getByText('3 differences were put right: 2,500 documents checked.'),
  ).toBeVisible();
  await expect(page.getByText('The total of Book Fair in Main Fund was $10.00')).toBeVisible();
  await expect(page.getByText('And 2 others.')).toBeVisible();
  expect(asked).toEqual([{ from: null }, { from: 'two' }]);
  await look(page, info, 'reports-recalculated');
  await page.getByRole('button', { name: 'Recalculate' }).click();
  await expect(
    page.getByText('Everything was right: 2,500 documents checked, nothing differed.'),
  ).toBeVisible();
});

test('a recalculation that fails says so, and can be started again', async ({
  page,
  books,
  complaints,
}) => {
  await putPlans(books.db);
  await page.route('**/api/recalculate', (route) =>
    route.fulfill({ status: 503, json: { success: false, error: 'The server is busy.' } }),
  );
  await books.open(page, BUDGET);
  await page.getByRole('button', { name: 'Recalculate' }).click();
  await expect(page.getByText('The totals were not recalculated to the end.')).toBeVisible();
  await expect(page.getByText('The server is busy.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Recalculate' })).toBeEnabled();
  expectComplaint(complaints, /status of 503/);
});

shared('Recalculate checks the totals of the real books', async ({ page }) => {
  await openAsAdmin(page, BUDGET);
  await page.getByRole('button', { name: 'Recalculate' }).click();
  await expect(page.getByText(/\d documents checked(?:, nothing differed)?\.$/)).toBeVisible();
});

test('reports that may not be read say so, and can be read again', async ({
  page,
  books,
  complaints,
}) => {
  await putReports(books.db);
  await books.open(page, '/admin/users');
  await dismiss(books.db, books.admin);
  await page.getByRole('tab', { name: 'Reports' }).click();
  await expect(page.getByText('This could not be loaded.')).toBeVisible();
  await admit(books.db, books.admin);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(table(page, 'Budget vs Actual')).toBeVisible();
  expectComplaint(complaints, /status of 40[0-9]|permission/i);
});

test('without its drawing a chart says so, and the table is there', async ({
  page,
  books,
  complaints,
}) => {
  await putReports(books.db);
  await page.route('**/assets/PairBars-*', (route) => route.abort());
  await books.open(page, BUDGET);
  await expect(page.getByText('The chart could not be loaded')).toBeVisible();
  await expect(table(page, 'Budget vs Actual')).toBeVisible();
  expectComplaint(complaints, /Failed to load resource|PairBars/);
});
