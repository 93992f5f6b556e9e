import { addDays, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { DESK } from '../e2e/support/page-test.ts';
import { download, table } from '../e2e/support/reports.ts';
import { putAll } from '../e2e/support/records.ts';
import { fixTime } from './support/fixed-time.ts';
import { PLACE, putLedger } from './support/ledger.ts';
import { expect, test } from './support/memory-books.ts';

/** However large the books are, the list of what is not ratified reads what it shows. */
const PATH = '/admin/bank/ratification?year=2026';
const API = '/api/admin/ratify';
const FIRST = '2026-07-01' as CalendarDate;
/** Half of 3,000 entries a year, of which five months are over: five payments and manual expenses a day. */
const DAYS = 145;
/** The last meeting ratified what was paid by this day. */
const RATIFIED_THROUGH = '2026-10-31';
const OPEN = 22 * 5;
/** Opening the list reads no more payments, manual expenses and marks. */
const MOST = 110;

test.beforeEach(async ({ page, books }) => {
  await fixTime(page, '2026-11-23T15:00:00Z');
  await putLedger(books.db, 'manualExpenses');
  const days = Array.from({ length: DAYS }, (_, at) => addDays(FIRST, at));
  const entries = days.flatMap((date) =>
    [0, 1, 2, 3, 4].map((at) => {
      const id = `${date}-${at}`;
      return at < 3
        ? ([`payments~${id}`, date, paymentOn(date)] as const)
        : ([`manualExpenses~${id}`, date, expenseOn(date)] as const);
    }),
  );
  await putAll(
    books.db,
    Object.fromEntries([
      ...entries.map(([key, , fields]) => [key.replace('~', '/'), fields]),
      ...entries
        .filter(([, date]) => date <= RATIFIED_THROUGH)
        .map(([key, date]) => [
          `ratified/${key}`,
          { ratification: 'october', ratifiedOn: '2026-11-02', itemDay: date },
        ]),
      ['home/now', { unratified: { '2026-11': { count: OPEN, cents: OPEN * 100 } } }],
    ]) as Record<string, object>,
  );
});

const paymentOn = (date: CalendarDate) => ({
  method: 'check',
  payee: 'Dana Whitfield',
  date,
  lines: [{ expenseId: 'e', ...PLACE, amount: 1 }],
  voided: null,
  version: 1,
});

const expenseOn = (date: CalendarDate) => ({
  ...PLACE,
  date,
  amount: 1,
  paidTo: 'Mill',
  description: 'Cider',
  version: 1,
});

const OWN = ['payments', 'manualExpenses', 'ratified'];

test(
  'the list reads the newest payments only, of months that have something open; its figures are whole',
  DESK,
  async ({ page, books }) => {
    await books.open(page, PATH);
    const rows = table(page, 'Ratification').locator('tbody tr');
    await expect(rows).toHaveCount(50);
    await expect(rows.first()).toContainText('Nov 22, 2026');
    await expect(page.getByText('The newest 50 of 110, $110.00 in all.')).toBeVisible();
    const read = (await books.read()).filter((path) => OWN.includes(path.split('/', 1).join()));
    expect(read.length).toBeLessThanOrEqual(MOST);

    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(rows).toHaveCount(100);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(rows).toHaveCount(OPEN);
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
    await expect(table(page, 'Ratification').locator('tfoot')).toContainText('TOTAL (110)');
    const all = (await books.read()).filter((path) => path.includes('2026-10'));
    expect(all).toEqual([]);
  },
);

test(
  'a meeting ratifies all of it, and so do the file and the paper have',
  DESK,
  async ({ page, books }) => {
    await books.open(page, PATH);
    const rows = table(page, 'Ratification').locator('tbody tr');
    await expect(rows).toHaveCount(50);
    const { rows: lines } = await download(page);
    expect(lines).toHaveLength(OPEN);
    await page.evaluate(() => {
      window.print = () => {
        document.title = String(document.querySelectorAll('tbody tr').length);
      };
    });
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page).toHaveTitle(String(OPEN));
    await expect(rows).toHaveCount(50);
    await page.getByRole('button', { name: 'Mark as Ratified' }).click();
    const form = page.getByRole('dialog', { name: 'Mark as Ratified' });
    await books.answer(API, { ok: true, answer: { ratified: OPEN, left: 0 } });
    await form.getByRole('button', { name: 'Mark as Ratified' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: '110 ratified on Nov 23, 2026.' }),
    ).toBeAttached();
    expect(await books.asked(API)).toMatchObject({ entries: { length: OPEN } });
  },
);

test(
  'where the newest are ratified, what is not is found behind them',
  DESK,
  async ({ page, books }) => {
    const month = { '2026-10': { count: 1, cents: 100 } };
    await putAll(books.db, { 'home/now': { unratified: month } });
    await books.db.doc('ratified/payments~2026-10-03-1').delete();
    await books.open(page, PATH);
    await expect(table(page, 'Ratification').locator('tbody tr')).toHaveText([/Oct 3, 2026/]);
  },
);

test('of many meetings, the latest are listed', DESK, async ({ page, books }) => {
  const meetings = Array.from({ length: 60 }, (_, at) => [
    `ratifications/m${at}`,
    { ratifiedOn: addDays(FIRST, at), count: 1, amount: 1, takenBack: null, version: 1 },
  ]);
  await putAll(books.db, Object.fromEntries(meetings) as Record<string, object>);
  await books.open(page, PATH);
  await expect(page.getByText('The latest 50 meetings.')).toBeVisible();
  const read = (await books.read()).filter((path) => path.startsWith('ratifications/'));
  expect(read.length).toBeLessThanOrEqual(51);
  const listed = page.getByRole('region', { name: 'Ratified' }).getByRole('listitem');
  await expect(listed.first()).toContainText('Aug 29, 2026');
  await page.getByRole('button', { name: 'Show more' }).last().click();
  await expect(listed).toHaveCount(60);
});
