import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { putAll, type Records } from '../e2e/support/records.ts';
import { download, table, textsOf } from '../e2e/support/reports.ts';
import { PLACE, putItems } from './support/ledger.ts';
import { fixTime } from './support/fixed-time.ts';
import { expect, test } from './support/memory-books.ts';

/** Checks that have been outstanding for over 180 days: domain/src/bank/register.ts says which. */
const PATH = '/admin/bank/register';
const ACCOUNT = {
  name: 'Checking',
  kind: 'checking',
  version: 1,
  openingDate: '2026-01-01',
  openingBalance: 1e3,
};
const check = (date: string, checkNumber: string, own: object = {}) => ({
  method: 'check',
  checkNumber,
  date,
  payee: 'Dana Whitfield',
  accountId: 'bank',
  lines: [
    {
      expenseId: 'e1',
      ...PLACE,
      amount: 40,
    },
  ],
  voided: null,
  version: 1,
  ...own,
});
const kept = (id: string, day: string) => ({
  key: `payments~${id}`,
  day,
  amount: -40,
  checkNumber: id,
  words: 'Dana Whitfield',
});
const STATEMENT = {
  accountId: 'bank',
  day: '2026-10-31',
  balance: 1e3,
  version: 1,
  reopened: null,
  cleared: [],
  lines: {},
  by: {
    uid: 'admin',
    email: 'treasurer@example.com',
  },
  outstanding: [kept('1001', '2026-04-01'), kept('1002', '2026-04-02'), kept('9', '2026-04-03')],
};
const notice = /outstanding for over 180 days\./;

/** The last day on which a stale check was written is May 26. */
test.beforeEach(async ({ page, books }) => {
  await fixTime(page, '2026-11-23T15:00:00Z');
  await putAll(books.db, {
    'accounts/bank': ACCOUNT,
    'payments/1001': check('2026-04-01', '1001'),
    'payments/1002': check('2026-04-02', '1002', {
      voided: { date: '2026-11-02', reason: 'Lost' },
    }),
    'payments/1003': check('2026-05-27', '1003'),
    'payments/1004': check('2026-04-02', '1004', { accountId: 'other' }),
  });
  await putItems(books.db, 'manualExpenses', {
    mill: {
      date: '2026-05-26',
      amount: 5,
      paidTo: 'Cider Mill',
      description: 'Cider',
      checkNumber: 'M-7',
      accountId: 'bank',
    },
  });
});

test(
  'without a statement each old check counts as outstanding, and that is said',
  DESK,
  async ({ page, books }, info) => {
    await books.open(page, PATH);
    await expect(page.getByText(/2 checks totaling \$45\.00 have been/)).toBeVisible();
    await expect(page.getByText('This account has no saved statement yet')).toBeVisible();
    await expect(page.getByText('the money isn’t yours to keep')).toBeVisible();
    await page.getByRole('button', { name: 'Show checks' }).click();
    const stale = table(page, 'Stale Checks');
    await expect
      .poll(() => textsOf(stale, 'tbody'))
      .toEqual([
        ['Apr 1, 2026', '1001', 'Dana Whitfield', '-$40.00', 'Apr 2026'],
        ['May 26, 2026', 'M-7', 'Cider Mill', '-$5.00', 'May 2026'],
      ]);
    await checkAccessibility(page, info, 'stale-checks');
    await page.getByRole('link', { name: 'Register of Apr 2026' }).click();
    await expect(page).toHaveURL(/account=bank&month=2026-04/);
    // Until then it is the month before.
    await expect(table(page, 'Register').locator('tbody tr')).toHaveCount(2);
    const cleared = await textsOf(table(page, 'Register'), 'tbody');
    expect(cleared.map((cells) => [cells[1], cells.at(-1)])).toEqual([
      ['1001', 'Stale'],
      ['1002', '–'],
    ]);
    const { text } = await download(page);
    expect(text).toContain('"2026-04-01","1001","Dana Whitfield","",-40,960,"Stale"');
  },
);

test(
  'after a statement it is what that left outstanding, as it is now',
  DESK,
  async ({ page, books }) => {
    await putStatement(books.db);
    await books.open(page, PATH);
    // The manual expense was cleared, 1002 voided since, and 9 is gone.
    await expect(page.getByText('A check of $40.00 has been')).toBeVisible();
    await expect(page.getByText('Banks may refuse checks this old.')).toBeVisible();
    await books.db.doc('payments/1001').update({ voided: { date: '2026-11-20', reason: 'Lost' } });
    await expect(page.getByText(notice)).toHaveCount(0);
  },
);

test('what was paid after the last statement is looked at too', DESK, async ({ page, books }) => {
  await putStatement(books.db, '2026-04-30');
  await books.open(page, PATH);
  await expect(page.getByText(/2 checks totaling \$45\.00 have been/)).toBeVisible();
  await books.db.doc('statements/bank~2026-04-30').update({ reopened: { reason: 'Wrong' } });
  await expect(page.getByText('This account has no saved statement yet')).toBeVisible();
});

test(
  'Reconcile marks what is stale on the last day of the statement',
  DESK,
  async ({ page, books }) => {
    await books.open(page, '/admin/bank/reconcile');
    const item = { checkNumber: '1001', words: 'Dana Whitfield', amount: -4_000 };
    const items = [
      { ...item, key: 'payments~1001', day: '2026-04-03' },
      { ...item, key: 'payments~1005', day: '2026-04-05' },
    ];
    const before = { day: '2025-12-31', balance: 100_000 };
    await books.answer('/api/admin/reconcile', {
      ok: true,
      answer: { before, after: null, items },
    });
    await page.getByLabel('Statement date').fill('2026-10-01');
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByText('Apr 3, 2026, stale: outstanding for over 180 days')).toBeVisible();
    await expect(page.getByText('Apr 5, 2026', { exact: true })).toBeVisible();
  },
);

async function putStatement(db: Records, day = '2026-10-31'): Promise<void> {
  await putAll(db, { [`statements/bank~${day}`]: { ...STATEMENT, day } });
}
