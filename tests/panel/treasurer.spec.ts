import type { Page } from '@playwright/test';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { columnsOf, download, table, textsOf } from '../e2e/support/reports.ts';
import { ENTRIES } from '../fixtures/treasurer-books.ts';
import { putAll } from '../e2e/support/records.ts';
import { amendingEntry } from './support/amending-entry.ts';
import { fixTime } from './support/fixed-time.ts';
import { expect, test } from './support/memory-books.ts';
import { putAccounts, putEntries, putTreasurerBooks } from './support/treasurer-records.ts';
import { openTab } from '../e2e/support/panel-frame.ts';

const REPORT = '/admin/reports/treasurer';

const period = (page: Page) => page.getByLabel('Period', { exact: true });

/** The month before is October of the fiscal year 2026–27. */
test.beforeEach(async ({ page }) => {
  await fixTime(page, '2026-11-23T15:00:00Z');
});

test(
  'the report of the last month adds up, and lists what came in and was paid',
  DESK,
  async ({ page, books }, info) => {
    await putTreasurerBooks(books.db);
    await books.open(page, REPORT);
    const funds = table(page, 'Funds');
    await expect(funds.locator('tbody tr')).toHaveCount(3);
    await expect(page.getByText('Oct 1, 2026 to Oct 31, 2026.')).toBeVisible();
    await expect(period(page)).toHaveValue(/\d/);
    await expect(page.getByLabel('First day')).toHaveValue('2026-10-01');
    await expect(page.getByLabel('Last day')).toHaveValue('2026-10-31');
    await expect
      .poll(() => columnsOf(funds))
      .toEqual(['Fund', 'Beginning', '+ Receipts', '− Disbursements', '± Transfers', '= Ending']);
    await expect
      .poll(() => textsOf(funds, 'tbody'))
      .toEqual([
        ['4900 Main Fund', '$985.00', '$250.50', '$90.10', '-$30.00', '$1,115.40'],
        ['4950 Grants', '$0.00', '$0.00', '$0.00', '$30.00', '$30.00'],
        ['Unknown', '$0.00', '$0.00', '$1.00', '$0.00', '-$1.00'],
      ]);
    await expect
      .poll(() => textsOf(funds, 'tfoot'))
      .toEqual([['CASH', '$985.00', '$250.50', '$91.10', '$0.00', '$1,144.40']]);
    await expect
      .poll(() => textsOf(table(page, 'Receipts'), 'tbody'))
      .toEqual([['Book Fair', 'Oct 5, 2026', 'Ticket sales', 'Main Fund', '$250.50']]);
    const disbursements = table(page, 'Disbursements');
    await expect
      .poll(() => columnsOf(disbursements))
      .toEqual(['Date', 'Check', 'Payee', 'Category', 'Fund', 'Description', 'Amount']);
    const paid = await textsOf(disbursements, 'tbody');
    expect(paid[0]).toEqual([
      'Oct 7, 2026',
      'Debit card ',
      'Cider Mill *Not confirmed yet',
      'Book Fair',
      'Main Fund',
      'Cider',
      '$40.10',
    ]);
    expect(paid.map(([, check, , , , , amount]) => [check, amount])).toEqual([
      ['Debit card ', '$40.10'],
      ['1042 ', '$50.00'],
      ['1042 ', '$1.00'],
    ]);
    await expect
      .poll(() => textsOf(table(page, 'Transfers'), 'tbody'))
      .toEqual([['Oct 20, 2026', 'Main Fund', 'Grants', 'For the library', '$30.00']]);
    await expect
      .poll(() => textsOf(table(page, 'Budget vs. Actual, 2026–27'), 'tbody'))
      .toEqual([
        ['Book Fair', '$90.10', '$110.10', '$400.00', '$289.90'],
        ['Office', '$0.00', '$0.00', '$0.00', '$0.00'],
        ['Unknown', '$1.00', '$1.00', '$0.00', '-$1.00'],
      ]);
    await checkAccessibility(page, info, 'treasurer');

    await page.getByRole('link', { name: 'Ticket sales' }).click();
    await expect(page).toHaveURL(/\/admin\/financial\/revenue\/r1$/);
    await page.goBack();
    await disbursements.getByRole('link', { name: 'Cider Mill' }).click();
    await expect(page).toHaveURL(/\/admin\/financial\/expenses\/m1$/);
  },
);

test(
  'accounts have what the funds have, by where it is, and a difference is said',
  DESK,
  async ({ page, books }) => {
    await putTreasurerBooks(books.db);
    await putAccounts(books.db);
    const named = { accountId: 'bank' };
    const between = { fromAccountId: 'bank', toAccountId: 'box' };
    const cash = { date: '2026-10-21', amount: 20, description: 'Change for the fair', version: 1 };
    await putEntries(books.db, { r1: named, m1: named }, [
      ['transfers', 'cash', { ...cash, ...between }],
    ]);
    await books.open(page, REPORT);
    const accounts = table(page, 'Accounts');
    await expect(accounts.locator('tbody tr')).toHaveCount(2);
    await expect
      .poll(() => columnsOf(accounts))
      .toEqual([
        'Account',
        'Beginning',
        '+ Receipts',
        '− Disbursements',
        '± Transfers',
        '± Adjustments',
        '= Ending',
      ]);
    await expect
      .poll(() => textsOf(accounts, 'tbody'))
      .toEqual([
        ['Cash box', '$0.00', '$0.00', '$0.00', '$20.00', '$50.25', '$70.25'],
        ['Checking', '$985.00', '$250.50', '$40.10', '-$20.00', '$0.00', '$1,175.40'],
      ]);
    await expect
      .poll(() => textsOf(accounts, 'tfoot'))
      .toEqual([['CASH', '$985.00', '$250.50', '$40.10', '$0.00', '$50.25', '$1,245.65']]);
    await expect(
      page.getByText('The accounts end with $101.25 more than the funds.'),
    ).toBeVisible();
    await expect
      .poll(() => textsOf(table(page, 'Transfers'), 'tbody'))
      .toEqual([
        ['Oct 20, 2026', 'Main Fund', 'Grants', 'For the library', '$30.00'],
        ['Oct 21, 2026', 'Checking', 'Cash box', 'Change for the fair', '$20.00'],
      ]);
    // By as much less as the difference was.
    await books.db.doc('accounts/box').update({ openingBalance: -51 });
    await expect(accounts.locator('tfoot')).toContainText('$1,144.40');
    await expect(page.getByText(/The accounts end with/)).toHaveCount(0);
  },
);

test('a period is chosen, typed, and kept in the address', DESK, async ({ page, books }) => {
  await putTreasurerBooks(books.db);
  await books.open(page, REPORT);
  await period(page).selectOption({ label: 'Nov 2026' });
  await expect(page).toHaveURL(`${REPORT}?from=2026-11-01&to=2026-11-30`);
  const disbursements = table(page, 'Disbursements');
  await expect(disbursements.locator('tbody tr')).toHaveCount(2);
  const [voided] = await textsOf(disbursements, 'tbody');
  expect(voided).toEqual([
    'Nov 2, 2026',
    '1042 Void',
    'Dana Whitfield',
    'Book Fair',
    'Main Fund',
    'Void of Oct 9, 2026: Lost in the mail',
    '-$50.00',
  ]);
  await expect(page.getByText('Nothing was received.')).toBeVisible();
  await expect(table(page, 'Transfers')).toHaveCount(0);

  await page.getByLabel('First day').fill('2026-10-08');
  await page.getByLabel('Last day').fill('2026-10-20');
  await expect(page).toHaveURL(`${REPORT}?from=2026-10-08&to=2026-10-20`);
  await expect(period(page)).toHaveValue('');
  const main = table(page, 'Funds').locator('tbody tr').first();
  await expect(main).toContainText('$1,195.40');
  await expect(main).toContainText('$1,115.40');
  await page.reload();
  await expect(main).toContainText('$1,195.40');
  await page.goBack();
  await expect(page.getByLabel('Last day')).toHaveValue('2026-11-30');

  await page.getByLabel('Last day').fill('2026-10-01');
  await expect(page.getByText('This date is before the first one.')).toBeVisible();
  await expect(page.getByText("Choose the report's first and last dates.")).toBeVisible();
  await period(page).selectOption({ label: 'Year to date' });
  await expect(page).toHaveURL(`${REPORT}?from=2026-07-01&to=2026-11-23`);
});

test('the year of other pages changes nothing of it', DESK, async ({ page, books }) => {
  await putTreasurerBooks(books.db);
  await books.open(page, `${REPORT}?year=all`);
  await expect(page.getByText('Oct 1, 2026 to Oct 31, 2026.')).toBeVisible();
  await page.goto(`${REPORT}?year=2024`);
  await expect(page.getByText('Oct 1, 2026 to Oct 31, 2026.')).toBeVisible();
  await expect(page.getByLabel('Fiscal year', { exact: true })).toHaveCount(0);
  await period(page).selectOption({ label: 'Oct 2026 to Dec 2026' });
  await expect(page).toHaveURL(`${REPORT}?year=2024&from=2026-10-01&to=2026-12-31`);
});

test(
  'several entries of a category have their sum, and a typed balance its reason',
  DESK,
  async ({ page, books }) => {
    await putTreasurerBooks(books.db);
    const [revenue] = ENTRIES;
    const returned = { ...revenue.fields, date: '2026-10-01', amount: -0.5 };
    await putEntries(books.db, {}, [['revenueItems', 'r2', returned]]);
    await books.db.doc('fundBalances/2026~grants').set({
      fundId: 'grants',
      fiscalYear: '2026',
      amount: 20,
      source: 'typed',
      version: 1,
    });
    await books.db.doc('fundBalances/2025~grants').set({
      fundId: 'grants',
      fiscalYear: '2025',
      amount: 5,
      source: 'typed',
      version: 1,
    });
    await books.open(page, `${REPORT}?from=2026-07-01&to=2026-10-31`);
    await expect
      .poll(() => textsOf(table(page, 'Receipts'), 'tbody'))
      .toEqual([
        // What is given back takes money out, so someone confirms it.
        ['Book Fair', 'Oct 1, 2026', 'Ticket sales *Not confirmed yet', 'Main Fund', '-$0.50'],
        ['Book Fair', 'Oct 5, 2026', 'Ticket sales', 'Main Fund', '$250.50'],
        ['Book Fair subtotal', '', '', '', '$250.00'],
      ]);
    await expect
      .poll(() => textsOf(table(page, 'Adjustments of Beginning Balances'), 'tbody'))
      .toEqual([['Jul 1, 2026', 'Grants', '–', '$15.00']]);
    await expect(table(page, 'Funds').getByText('$15.00')).not.toHaveCount(0);
  },
);

test(
  'a fund that is held for others stands apart, with sums of its own',
  DESK,
  async ({ page, books }) => {
    await putTreasurerBooks(books.db);
    await books.db.doc('funds/grants').update({ heldForOthers: true });
    await books.open(page, REPORT);
    const funds = table(page, 'Funds');
    await expect(funds.locator('tbody tr')).toHaveCount(5);
    const rows = await textsOf(funds, 'tbody');
    expect(rows.map((cells) => [cells[0], cells.at(-1)])).toEqual([
      ['4900 Main Fund', '$1,115.40'],
      ['Unknown', '-$1.00'],
      ['Own funds', '$1,114.40'],
      ['4950 Grants', '$30.00'],
      ['Held for others', '$30.00'],
    ]);
    await expect(funds.locator('tfoot')).toContainText('$1,144.40');
  },
);

test('without funds and entries it says so', DESK, async ({ page, books }, info) => {
  await books.open(page, REPORT);
  await expect(
    page.getByText('No fund data available. Add funds in Financial Data to see the report.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Print' })).toBeDisabled();
  await checkAccessibility(page, info, 'treasurer-empty');
});

test('what cannot be read is said, and can be loaded again', DESK, async ({ page, books }) => {
  await putTreasurerBooks(books.db);
  await books.open(page, '/admin/users');
  await expect(page.getByRole('button', { name: 'Edit Users' })).toBeVisible();
  await books.deny(true);
  await openTab(page, 'Reports');
  await page.getByRole('tab', { name: "Treasurer's Report" }).click();
  await expect(page.getByText('This is not allowed.')).toBeVisible();
  await books.deny(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(table(page, 'Funds')).toBeVisible();
});

test(
  'the file has every line, and nothing that a spreadsheet computes (#71)',
  DESK,
  async ({ page, books }) => {
    await putTreasurerBooks(books.db);
    await books.db.doc('manualExpenses/m1').update({ paidTo: '=HYPERLINK("https://example.com")' });
    await books.open(page, REPORT);
    await expect(table(page, 'Funds')).toBeVisible();
    const { name, text, rows } = await download(page);
    expect(name).toBe('treasurers-report-2026-10-01-to-2026-10-31.csv');
    expect(rows).toHaveLength(11);
    expect(rows[0]).toMatchObject({
      section: 'Fund',
      beginning: 985,
      ending: 1115.4,
      budget: null,
    });
    expect(text).toContain(`"'=HYPERLINK(""https://example.com"")"`);
  },
);

test(
  'the amendments of the period are in the report and in its file',
  DESK,
  async ({ page, books }) => {
    await putTreasurerBooks(books.db);
    await putAll(books.db, {
      ...amendingEntry('fair', { from: 400, to: 450.5 }),
      ...amendingEntry('office', { from: 5, to: 6 }, { meetingDate: '2026-11-01' }),
    });
    await books.open(page, REPORT);
    const amendments = table(page, 'Amendments of the Budget');
    await expect
      .poll(() => textsOf(amendments, 'tbody'))
      .toEqual([
        ['Oct 12, 2026', 'Book Fair, Main Fund', '$400.00', '$450.50', 'Decided for fair', 'Board'],
      ]);
    const { text } = await download(page);
    expect(text).toContain('"Amendment","2026-10-12"');
    expect(text).toContain('"Board: Decided for fair","",50.5');
  },
);
