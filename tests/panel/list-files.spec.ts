import { putExpense } from '../e2e/support/expense-records.ts';
import { DESK, openFilters } from '../e2e/support/page-test.ts';
import { putAll } from '../e2e/support/records.ts';
import { download } from '../e2e/support/reports.ts';
import {
  EXPENSES,
  numberedItem,
  NUMBERED_YEAR,
  REVENUE,
  TODAY,
} from '../e2e/support/transaction-pages.ts';
import { CATEGORY, putLedger } from './support/ledger.ts';
import { expect, test } from './support/memory-books.ts';

const FUNDS = {
  'funds/main': { code: '4900', name: 'Main Fund', version: 1 },
  'funds/grants': { code: '4950', name: 'Teacher Grants', heldForOthers: true, version: 1 },
};

test(
  'the file and the sum of a list are of all that its filters show',
  DESK,
  async ({ page, books }) => {
    const rows = Array.from({ length: 60 }, (_, index) => ({
      ...numberedItem(index + 1),
      amount: 0.1,
      fundId: index % 2 === 0 ? 'main' : 'grants',
    }));
    await putLedger(books.db, 'revenueItems', {
      ...Object.fromEntries(rows.map((row, index) => [`row-${index}`, row])),
      back: { ...numberedItem(1), fundId: 'main', amount: -12.05, description: '=SUM(A1)' },
    });
    await putAll(books.db, FUNDS);
    await books.open(page, `${REVENUE.path}${NUMBERED_YEAR}`);
    const total = page.getByRole('table').locator('tfoot');
    await expect(total).toContainText('Total of 61 entries');
    await expect(total).toContainText('-$6.05');
    await openFilters(page);
    await page.getByRole('search', { name: 'Filter' }).getByLabel('Fund').selectOption('main');
    await expect(total).toContainText('Total of 31 entries');
    await expect(total).toContainText('-$9.05');

    const { name, text, rows: lines } = await download(page);
    expect(name).toBe('revenue-2025.csv');
    expect(lines).toHaveLength(31);
    expect(Object.keys(lines[0] ?? {})).toEqual([
      'date',
      'amount',
      'category',
      'fund',
      'account',
      'description',
      'reference',
      'donor',
      'givenInReturn',
      'depositedOn',
      'slip',
    ]);
    expect(new Set(lines.map(({ fund }) => fund))).toEqual(new Set(['Main Fund']));
    expect(text).toContain(`,-12.05,"${CATEGORY}","Main Fund",,"'=SUM(A1)",`);
    await expect(page.getByText('A file with 31 entries was made.').last()).toBeVisible();
  },
);

test(
  'an expense is in the file and in the sum when it has every word',
  DESK,
  async ({ page, books }) => {
    const vendor = { payTo: 'vendor', invoiceNumber: 'INV-0042' } as const;
    for (const [description, amount, own] of [
      ['Pizza for the party', 20.1, vendor],
      ['Pizza', 3.2, {}],
      ['Tents', 100, {}],
    ] as const) {
      await putExpense(books.db, { submission: { description, amount, ...own } });
    }
    await books.open(page, '/admin/expenses?q=pizza');
    const total = page.getByRole('table').locator('tfoot');
    await expect(total).toContainText('Total of 2, in any status');
    await expect(total).toContainText('$23.30');
    const both = (await download(page)).rows;
    expect(both.map(({ payTo }) => payTo).toSorted()).toEqual(['Vendor', null]);
    await openFilters(page);
    await page.getByRole('search', { name: 'Filter' }).getByLabel('Search').fill('pizza party');
    await expect(total).toContainText('$20.10');
    await expect(total).not.toContainText('entries');
    const { name, rows } = await download(page);
    expect(name).toBe('expenses.csv');
    expect(rows).toMatchObject([
      { amount: 20.1, status: 'Pending', fund: null, payTo: 'Vendor', invoiceNumber: 'INV-0042' },
    ]);
  },
);

test('lists that are loaded whole have their files', DESK, async ({ page, books }) => {
  await putAll(books.db, {
    ...FUNDS,
    'categories/fair': {
      name: 'Spring Fair',
      spanishName: 'Feria de primavera',
      requiresEventApprover: true,
      version: 1,
    },
    'categories/interest': {
      name: 'Interest',
      requiresEventApprover: false,
      offForm: true,
      version: 1,
    },
    'settings/approvers': { presidents: ['pat@example.com'], treasurer: '', eventApprovers: {} },
    'transfers/one': {
      date: TODAY,
      amount: 500,
      fromFundId: 'main',
      toFundId: 'grants',
      description: 'Grants',
      version: 1,
    },
  });
  await books.open(page, '/admin/categories');
  expect(await download(page)).toMatchObject({
    name: 'categories.csv',
    rows: [
      {
        name: 'Spring Fair',
        spanishName: 'Feria de primavera',
        requiresEventApprover: 'yes',
        offForm: null,
        archived: null,
        eventApprover: null,
        president: 'pat@example.com',
        treasurer: null,
      },
      { name: 'Interest', requiresEventApprover: null, offForm: 'yes', archived: null },
    ],
  });
  await books.open(page, '/admin/financial/funds');
  expect(await download(page)).toMatchObject({
    name: 'funds.csv',
    rows: [
      { code: 4900, name: 'Main Fund', heldForOthers: null },
      { code: 4950, name: 'Teacher Grants', heldForOthers: 'yes' },
    ],
  });
  await books.open(page, '/admin/financial/transfers');
  await expect(page.getByRole('table').locator('tfoot')).toContainText('$500.00');
  expect((await download(page)).rows).toMatchObject([
    { amount: 500, fromFund: 'Main Fund', toFund: 'Teacher Grants' },
  ]);
  await books.open(page, '/admin/balances');
  await expect(page.getByText('Total of 2 funds: Beginning Balance $0.00')).toBeVisible();
  expect((await download(page)).rows).toMatchObject([
    { code: 4900, fund: 'Main Fund', beginningBalance: 0 },
    { code: 4950, fund: 'Teacher Grants' },
  ]);
});

test('a long file says how far it is and can be stopped', DESK, async ({ page, books }) => {
  await putLedger(books.db, 'manualExpenses', { one: numberedItem(1) });
  await books.open(page, `${EXPENSES.path}${NUMBERED_YEAR}`);
  const button = page.getByRole('button', { name: 'Download CSV' });
  await expect(button).toBeEnabled();
  await page.evaluate(() => {
    const data = window.memoryData;
    if (data === undefined) throw new Error('The page has no data.');
    const listen = data.listenPage.bind(data);
    data.listenPage = (query, onChange) => {
      let stop: () => void = () => undefined;
      const timer = setTimeout(() => (stop = listen(query, onChange)), 2_500);
      return () => {
        clearTimeout(timer);
        stop();
      };
    };
  });
  let files = 0;
  page.on('download', () => files++);
  await button.click();
  await expect(page.getByText('0 of 1 entries read…')).toBeVisible();
  const stop = page.getByRole('button', { name: 'Stop' });
  await expect(stop).toBeFocused();
  await stop.click();
  await expect(button).toBeVisible();
  // What was stopped makes no file; the next press does.
  expect((await download(page)).rows).toHaveLength(1);
  expect(files).toBe(1);
});
