import { NO_AMOUNTS } from '@pa-ledger/domain/ledger/cells';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import {
  BUDGET,
  CATEGORIES,
  download,
  drawn,
  EVENT,
  FUNDS,
  table,
  textsOf,
} from '../e2e/support/reports.ts';
import { yearSwitch } from '../e2e/support/transaction-pages.ts';
import { fixTime } from './support/fixed-time.ts';
import { expect, test } from './support/memory-books.ts';
import { countExpensesWhen } from './support/school.ts';
import { putYears } from './support/two-years.ts';

/** The reports of a fiscal year and of all. */
test.beforeEach(({ page }) => fixTime(page, '2026-11-20T15:00:00Z'));

const tab = (page: Parameters<typeof table>[0], name: string) =>
  page.getByRole('tab', { name, exact: true });

test(
  'each report is of the year that is shown, and of all years when they are chosen',
  DESK,
  async ({ page, books }, info) => {
    await putYears(books);
    await books.open(page, CATEGORIES);
    const rows = () => textsOf(table(page, 'Income by Category'), 'tbody');
    await expect(yearSwitch(page).getByRole('option')).toHaveText([
      'All years',
      '2026–27',
      '2025–26',
    ]);
    await expect(yearSwitch(page)).toHaveValue('2026');
    const heading = page.getByRole('heading', { name: 'Income by Category' });
    const paid = 'expenses count when paid (cash basis)';
    await expect(heading).toHaveText(`Income by Category Fiscal year 2026–27, ${paid}`);
    await expect.poll(rows).toEqual([['Book Fair', '$1,000.00', '$57.00', '$943.00']]);

    await yearSwitch(page).selectOption('2025–26');
    await expect(page).toHaveURL(`${CATEGORIES}?year=2025`);
    await expect(heading).toContainText('Fiscal year 2025–26');
    await expect.poll(rows).toEqual([['Book Fair', '$200.00', '$30.00', '$170.00']]);

    await tab(page, 'Budget vs Actual').click();
    await expect(page).toHaveURL(`${BUDGET}?year=2025`);
    await expect(table(page, 'Budget vs Actual').getByText('30.0%').first()).toBeVisible();
    await yearSwitch(page).selectOption('All years');
    await expect(page).toHaveURL(`${BUDGET}?year=all`);
    await expect(page.getByRole('heading', { name: 'Budget vs Actual' })).toContainText(
      'All fiscal years',
    );
    await expect
      .poll(() => textsOf(table(page, 'Budget vs Actual'), 'tbody'))
      .toEqual([
        [
          'Book Fair2 budget items',
          'Main Fund',
          '$600.00',
          '$0.00',
          '$600.00',
          '$87.00',
          '$513.00',
          '14.5%',
        ],
      ]);
    await tab(page, 'Income by Category').click();
    await expect(page).toHaveURL(`${CATEGORIES}?year=all`);
    await expect.poll(rows).toEqual([['Book Fair', '$1,200.00', '$87.00', '$1,113.00']]);
    const years = table(page, 'Income by Fiscal Year');
    await expect(years.locator('tbody tr')).toHaveCount(2);
    await expect
      .poll(() => textsOf(years, 'tbody'))
      .toEqual([
        ['2025–26', '$200.00', '$30.00', '$170.00'],
        ['2026–27', '$1,000.00', '$57.00', '$943.00'],
      ]);
    await drawn(page, 'Income and expenses by fiscal year');
    await checkAccessibility(page, info, 'reports-years-all');
    await page.reload();
    await expect(yearSwitch(page)).toHaveValue('all');
    await page.goBack();
    await expect(page).toHaveURL(`${BUDGET}?year=all`);
  },
);

test(
  'all years are the present one where a tab has none of them',
  DESK,
  async ({ page, books }) => {
    await putYears(books);
    await books.open(page, `${BUDGET}?year=all`);
    await tab(page, 'Budget Management').click();
    await expect(yearSwitch(page)).toHaveValue('2026');
    await expect(yearSwitch(page).getByRole('option', { name: 'All years' })).toHaveCount(0);
    await expect(page.getByText('$500.00').first()).toBeVisible();
    await expect(page.getByText('$100.00')).toHaveCount(0);
    await tab(page, 'Financial Data').click();
    await expect(yearSwitch(page)).toHaveValue('2026');
    await tab(page, 'Reports').click();
    await expect(page).toHaveURL(`${BUDGET}?year=all`);
  },
);

test(
  'the months of a year are a chart and a table, up to the last one with anything',
  DESK,
  async ({ page, books }) => {
    await putYears(books);
    await books.open(page, CATEGORIES);
    const months = table(page, 'Income by Month');
    await expect(months.locator('tbody tr')).toHaveCount(3);
    await expect
      .poll(() => textsOf(months, 'tbody'))
      .toEqual([
        ['Jul 2026', '$0.00', '$50.00', '-$50.00'],
        ['Aug 2026', '$0.00', '$0.00', '$0.00'],
        ['Sep 2026', '$1,000.00', '$7.00', '$993.00'],
      ]);
    await expect
      .poll(() => textsOf(months, 'tfoot'))
      .toEqual([['TOTAL', '$1,000.00', '$57.00', '$943.00']]);
    await drawn(page, 'Income and expenses by month');
    const chart = page.getByRole('figure', { name: 'Income and expenses by month' });
    await expect(chart.getByText('Sep 2026')).toBeVisible();
    await expect(chart.getByText('$1,000', { exact: true })).toBeVisible();
  },
);

const TIES: Readonly<Record<'paid' | 'approved', Readonly<Record<string, readonly string[]>>>> = {
  paid: {
    '2025–26': ['Approved, not yet paid$50.00'],
    '2026–27': ['Approved, not yet paid$20.00'],
    'All years': ['Approved, not yet paid$20.00'],
  },
  approved: {
    '2025–26': ['Expenses$80.00', '− of which not yet paid$50.00', '= Paid$30.00'],
    '2026–27': [
      'Expenses$27.00',
      '− Approved, not yet paid at the end$20.00',
      '+ Approved, not yet paid at the beginning$50.00',
      '= Paid$57.00',
    ],
    'All years': ['Expenses$107.00', '− of which not yet paid$20.00', '= Paid$87.00'],
  },
};
for (const countWhen of ['paid', 'approved'] as const) {
  test(
    `expenses that count when ${countWhen} tie to the payments of each year, beside the files`,
    DESK,
    async ({ page, books }) => {
      await putYears(books);
      await countExpensesWhen(page, countWhen);
      await books.open(page, `${BUDGET}?year=2025`);
      const tie = page.getByRole('region', { name: 'Expenses and payments' });
      for (const [year, lines] of Object.entries(TIES[countWhen])) {
        await yearSwitch(page).selectOption(year);
        await expect(tie.locator('dl > div')).toHaveText(lines);
      }
      for (const name of ['Income by Category', 'Income by Fund', 'Budget vs Actual']) {
        await tab(page, name).click();
        const heading = page.getByRole('heading', { name });
        await expect(heading).toContainText(`expenses count when ${countWhen}`);
        await expect(tie.locator('dl > div')).toHaveText(TIES[countWhen]['All years'] ?? []);
      }
      expect((await download(page)).text).not.toMatch(/unpaid|not yet/i);
      await tab(page, 'Event Report').click();
      await page.getByLabel('Select Event/Category').selectOption('Book Fair');
      await expect(tie.locator('dl > div')).toHaveText(TIES[countWhen]['All years'] ?? []);
    },
  );
}

test(
  'payments with days before their approvals are said as such, not as less than nothing',
  DESK,
  async ({ page, books }) => {
    await putYears(books);
    const cell = { month: '2026-05', categoryId: 'fair', fundId: 'main', ...NO_AMOUNTS };
    await books.db.doc('totals/2026-05~fair~main').set({ ...cell, paid: 80_00, paidCount: 1 });
    await books.open(page, `${BUDGET}?year=2025`);
    const tie = page.getByRole('region', { name: 'Expenses and payments' });
    await expect(tie).toContainText('Paid, approved later$30.00');
    await expect(tie).toContainText(
      'You paid more than was approved by the end of 2025–26. The figures above include it.',
    );
  },
);

test(
  'a year with nothing but an unpaid expense says so, and an empty one says nothing of it',
  DESK,
  async ({ page, books }) => {
    await putYears(books);
    await books.db.doc('totals/2025-09~fair~main').delete();
    await books.open(page, `${CATEGORIES}?year=2025`);
    await expect(page.getByText('No category data available.')).toBeVisible();
    const tie = page.getByRole('region', { name: 'Expenses and payments' });
    await expect(tie).toContainText('Approved, not yet paid$50.00');
    await yearSwitch(page).selectOption('2026–27');
    await expect(tie).toContainText('$20.00');
    await books.db.doc('totals/2026-06~fair~main').delete();
    await yearSwitch(page).selectOption('2025–26');
    await expect(page.getByText('No category data available.')).toBeVisible();
    await expect(tie).toHaveCount(0);
  },
);

test(
  'the choice of an event keeps the year, and another year the choice',
  DESK,
  async ({ page, books }) => {
    await putYears(books);
    await books.open(page, `${EVENT}?year=2025`);
    await page.getByLabel('Select Event/Category').selectOption('Book Fair');
    await expect(page).toHaveURL(`${EVENT}?year=2025&category=fair`);
    await expect(page.getByRole('region', { name: 'Book Fair - Financial Summary' })).toContainText(
      '$170.00',
    );
    await yearSwitch(page).selectOption('All years');
    await expect(page).toHaveURL(`${EVENT}?year=all&category=fair`);
    await expect(page.getByRole('region', { name: 'Book Fair - Financial Summary' })).toContainText(
      '$1,113.00',
    );
    await page.getByLabel('Select Event/Category').selectOption('None selected');
    await expect(page).toHaveURL(`${EVENT}?year=all`);
  },
);

test(
  'the ending balances of a year are the beginnings of the next, also where expenses count when approved',
  DESK,
  async ({ page, books }) => {
    await putYears(books);
    await countExpensesWhen(page, 'approved');
    await books.open(page, `${FUNDS}?year=2025`);
    const row = async () => (await textsOf(table(page, 'Ending Balances'), 'tbody'))[0];
    await expect(table(page, 'Ending Balances')).toBeVisible();
    await expect
      .poll(row)
      .toEqual(['Main Fund', '4900', '$1,000.00', '$200.00', '$30.00', '$1,170.00']);
    await yearSwitch(page).selectOption('2026–27');
    await expect(table(page, 'Ending Balances').getByText('$2,113.00').first()).toBeVisible();
    await expect
      .poll(row)
      .toEqual(['Main Fund', '4900', '$1,170.00', '$1,000.00', '$57.00', '$2,113.00']);
    await yearSwitch(page).selectOption('All years');
    await expect(table(page, 'Ending Balances').getByText('$1,200.00').first()).toBeVisible();
    await expect
      .poll(row)
      .toEqual(['Main Fund', '4900', '$1,000.00', '$1,200.00', '$87.00', '$2,113.00']);
  },
);

test(
  'a year that cannot be read says so, and can be loaded again',
  DESK,
  async ({ page, books }) => {
    await putYears(books);
    await books.open(page, CATEGORIES);
    await expect(table(page, 'Income by Category')).toBeVisible();
    await books.deny(true);
    await yearSwitch(page).selectOption('2025–26');
    await expect(page.getByText('We couldn’t load this.')).toBeVisible();
    await expect(table(page, 'Income by Category')).toHaveCount(0);
    await books.deny(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('$170.00').first()).toBeVisible();
  },
);

test(
  'a year in which only a transfer, a payment or an approved expense is dated can be chosen',
  DESK,
  async ({ page, books }) => {
    await putYears(books);
    await books.db.doc('expenses/pending').set({ approvedOn: null, status: 'pending' });
    await books.open(page, CATEGORIES);
    for (const [path, fields, first] of [
      ['transfers/one', { date: '2024-08-01' }, '2024–25'],
      ['payments/one', { date: '2023-08-01', voided: null }, '2023–24'],
      ['expenses/one', { approvedOn: '2022-08-01', status: 'approved' }, '2022–23'],
    ] as const) {
      await expect(yearSwitch(page).getByRole('option', { name: '2025–26' })).toBeAttached();
      await expect(yearSwitch(page).getByRole('option', { name: first })).toHaveCount(0);
      await books.db.doc(path).set(fields);
      await page.reload();
      await expect(yearSwitch(page).getByRole('option').last()).toHaveText(first);
    }
  },
);
