import { paymentIdOf } from '@pa-ledger/domain/payments/recorded-payment';
import { noon, putExpense, type Own } from '../e2e/support/expense-records.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { putAll } from '../e2e/support/records.ts';
import { download, table } from '../e2e/support/reports.ts';
import { approvedStep } from '../fixtures/steps.ts';
import { PLACE, putItems, putLedger } from './support/ledger.ts';
import { fixTime } from './support/fixed-time.ts';
import { expect, test } from './support/memory-books.ts';

/** What a meeting has ratified says so wherever it is shown. */
const EXPENSE = 'one'.padEnd(20, 'x');
const PAYMENT = paymentIdOf(EXPENSE, 1);
const ratified = (itemDay: string) => ({
  ratification: 'october',
  ratifiedOn: '2026-10-12',
  itemDay,
});

test.beforeEach(async ({ page, books }) => {
  await fixTime(page, '2026-11-23T15:00:00Z');
  await putLedger(books.db, 'revenueItems');
  await putItems(books.db, 'manualExpenses', {
    mill: { date: '2026-10-02', paidTo: 'Cider Mill', description: 'Cider', accountId: 'bank' },
    late: { date: '2026-10-30', paidTo: 'Office Shop', description: 'Ink', accountId: 'bank' },
  });
  await putAll(books.db, {
    'accounts/bank': {
      name: 'Checking',
      kind: 'checking',
      version: 1,
      openingDate: '2026-07-01',
      openingBalance: 1e3,
    },
    'ratified/manualExpenses~mill': ratified('2026-10-02'),
    [`ratified/payments~${PAYMENT}`]: ratified('2026-10-05'),
  });
});

test('the register says it, and its file', DESK, async ({ page, books }) => {
  await books.open(page, '/admin/bank/register?month=2026-10');
  const rows = table(page, 'Register').locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await expect(rows.first().getByText('Ratified on Oct 12, 2026')).toHaveCount(1);
  await expect(page.getByText(/^Ratified on/)).toHaveCount(1);
  const { rows: lines } = await download(page);
  expect(lines.map(({ ratifiedOn }) => ratifiedOn)).toEqual(['2026-10-12', null]);
});

test(
  'the manual expenses say it, their file, and the form, whose other day the server saves',
  DESK,
  async ({ page, books }) => {
    await books.open(page, '/admin/financial/expenses');
    await expect(table(page, 'Manual Expenses').locator('tbody tr')).toHaveCount(2);
    await expect(page.getByText('Ratified on Oct 12, 2026')).toHaveCount(1);
    const { rows } = await download(page);
    expect(rows.map(({ paidTo, ratifiedOn }) => [paidTo, ratifiedOn])).toEqual([
      ['Office Shop', null],
      ['Cider Mill', '2026-10-12'],
    ]);

    const API = '/api/admin/save-manual-expense';
    await page.getByRole('button', { name: 'Edit Cider, Oct 2, 2026' }).click();
    const form = page.getByRole('dialog');
    await expect(form.getByText('A meeting ratified this on Oct 12, 2026.')).toBeVisible();
    await form.getByLabel('Description').fill('Cider, 3 gallons');
    await form.getByRole('button', { name: 'Update Expense' }).click();
    await expect(form).toHaveCount(0);
    await page.getByRole('button', { name: /^Edit Cider, 3 gallons/ }).click();
    await form.getByLabel('Date').fill('2026-11-02');
    await books.answer(API, { ok: true, answer: {} });
    await form.getByRole('button', { name: 'Update Expense' }).click();
    await expect(form).toHaveCount(0);
    expect(await books.asked(API)).toMatchObject({ id: 'mill', fields: { date: '2026-11-02' } });
    await books.db.doc('ratified/manualExpenses~mill').delete();
    await expect(page.getByText('Ratified on Oct 12, 2026')).toHaveCount(0);
  },
);

test(
  'an expense says it of its payment, and which statement cleared it',
  DESK,
  async ({ page, books }) => {
    const payment = {
      method: 'check',
      checkNumber: '1042',
      date: '2026-10-05',
      by: 'desk@example.com',
      at: noon('2026-10-05'),
      number: 1,
      id: PAYMENT,
    };
    const paid = { status: 'paid', fundId: PLACE.fundId, payments: 1, payment } as Own;
    await putExpense(books.db, {
      id: EXPENSE,
      ...paid,
      steps: [
        approvedStep('president', noon('2026-10-01')),
        approvedStep('treasurer', noon('2026-10-02')),
      ],
    });
    await books.open(page, `/admin/expenses/${EXPENSE}`);
    const fact = page.locator('dl > div').filter({ hasText: 'Ratified on' });
    await expect(fact.getByRole('link', { name: 'Oct 12, 2026' })).toHaveAttribute(
      'href',
      '/admin/bank/ratification/october',
    );
    await books.db
      .doc(`clearings/payments~${PAYMENT}`)
      .set({ accountId: 'bank', statementId: 'bank~2026-10-31', itemDay: '2026-10-05' });
    await expect(page.getByRole('link', { name: 'Statement of Oct 31, 2026' })).toHaveAttribute(
      'href',
      '/admin/bank/reconcile/bank~2026-10-31',
    );
    await books.db.doc(`ratified/payments~${PAYMENT}`).delete();
    await expect(fact).toHaveCount(0);
  },
);
