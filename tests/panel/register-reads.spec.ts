import { addDays, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { DESK } from '../e2e/support/page-test.ts';
import { download, table } from '../e2e/support/reports.ts';
import { putAll } from '../e2e/support/records.ts';
import { putCounted } from './support/counted-books.ts';
import { fixTime } from './support/fixed-time.ts';
import { PLACE, putLedger } from './support/ledger.ts';
import { expect, test } from './support/memory-books.ts';

/** However large the books are, a month's register reads what it shows. */
const PATH = '/admin/bank/register?account=bank&month=2026-10';
const FIRST = '2026-10-01' as CalendarDate;
/** 3,000 entries a year are 250 a month; half are in another account. */
const OF_MONTH = 125;
/** Opening the month reads no more of its entries and their marks. */
const MOST = 260;

const accountOf = (name: string) => ({
  name,
  kind: 'checking',
  version: 1,
  openingDate: '2026-07-01',
  openingBalance: 1e3,
});

test.beforeEach(async ({ page, books }) => {
  await fixTime(page, '2026-11-23T15:00:00Z');
  await putLedger(books.db, 'revenueItems');
  const many = Array.from({ length: OF_MONTH }, (_, at) => at);
  const entries = ['bank', 'save'].flatMap((accountId) =>
    many.map((at) => {
      const date = addDays(FIRST, Math.floor((at * 31) / OF_MONTH));
      const own = { ...PLACE, date, amount: 1, accountId, description: `Entry ${at}`, version: 1 };
      const id = `${accountId}${String(at).padStart(3, '0')}`;
      return at % 2 === 0
        ? (['revenueItems', id, own] as const)
        : (['manualExpenses', id, { ...own, amount: 2, paidTo: `Payee ${at}` }] as const);
    }),
  );
  await putCounted(books.db, entries);
  await putAll(books.db, {
    'accounts/bank': accountOf('Checking'),
    'accounts/save': accountOf('Savings'),
    ...Object.fromEntries(
      entries.map(([collection, id, { date, accountId }]) => [
        `clearings/${collection}~${id}`,
        { accountId, itemDay: date },
      ]),
    ),
  });
});

const OWN = ['revenueItems', 'manualExpenses', 'payments', 'transfers', 'clearings', 'ratified'];

test(
  'a month reads the entries that it shows, and of no other account; its figures are whole',
  DESK,
  async ({ page, books }) => {
    await books.open(page, PATH);
    const rows = table(page, 'Register').locator('tbody tr');
    await expect(rows).toHaveCount(50);
    // 63 times $1.00 in, 62 times $2.00 out.
    await expect(page.locator('dl')).toContainText('Ending balance$939.00');
    await expect(rows.last()).toContainText('$975.00');
    const read = (await books.read()).filter((path) => OWN.includes(path.split('/', 1).join()));
    expect(read.length).toBeLessThanOrEqual(MOST);
    expect(read.filter((path) => path.includes('save'))).toEqual([]);

    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(rows).toHaveCount(100);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(rows).toHaveCount(OF_MONTH);
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
    await expect(rows.last()).toContainText('$939.00');
  },
);

test('the search, the file and the paper have the whole month', DESK, async ({ page, books }) => {
  await books.open(page, PATH);
  const rows = table(page, 'Register').locator('tbody tr');
  await expect(rows).toHaveCount(50);
  const { rows: lines } = await download(page);
  expect(lines).toHaveLength(OF_MONTH);
  await expect(rows).toHaveCount(50);
  await page.evaluate(() => {
    window.print = () => {
      document.title = String(document.querySelectorAll('tbody tr').length);
    };
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page).toHaveTitle(String(OF_MONTH));
  await expect(rows).toHaveCount(50);
  await page.getByRole('searchbox', { name: 'Search' }).fill('Entry 124');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('$939.00');
});

test(
  'revenue is in the line of a later deposit that is not shown yet',
  DESK,
  async ({ page, books }) => {
    const items = [{ id: 'bank000', date: FIRST, amount: 1 }];
    const deposit = {
      accountId: 'bank',
      date: '2026-10-31',
      items,
      countedBy: ['A', 'B'],
      version: 1,
    };
    await putAll(books.db, {
      'deposits/zz': deposit,
      'clearings/revenueItems~bank000': {
        accountId: 'bank',
        depositId: 'zz',
        depositedOn: '2026-10-31',
        itemDay: FIRST,
      },
    });
    await books.open(page, PATH);
    const rows = table(page, 'Register').locator('tbody tr');
    await expect(rows.first()).toContainText('Entry 1');
    await expect(rows.getByText('Entry 0', { exact: true })).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Search' }).fill('Deposit');
    await expect(rows).toHaveCount(1);
  },
);
