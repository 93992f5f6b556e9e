import { act, noon, putExpense } from '../e2e/support/expense-records.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { putAll } from '../e2e/support/records.ts';
import { table, textsOf } from '../e2e/support/reports.ts';
import { PLACE, putLedger } from './support/ledger.ts';
import { fixTime } from './support/fixed-time.ts';
import { expect, test } from './support/memory-books.ts';
import { API, choose, item, LIST, text, ticked } from './support/statement-books.ts';

/** What comes into a period that a statement has reconciled, and what a statement lists once or as one line. */
const EXPENSE = 'onexxxxxxxxxxxxxxxxx';
const BY = { uid: 'admin', email: 'treasurer@example.com' };
const JULY = {
  accountId: 'checking',
  day: '2022-07-31',
  balance: 140,
  version: 1,
  reopened: null,
  by: BY,
  cleared: ['revenueItems~fair'],
  outstanding: [
    {
      key: 'payments~old',
      day: '2022-07-05',
      amount: -15.5,
      checkNumber: '7',
      words: 'Dana',
    },
  ],
};
const PAYMENT = { method: 'check', payee: 'Dana', accountId: 'checking', voided: null, version: 1 };

test.beforeEach(async ({ page, books }) => {
  await fixTime(page, '2022-09-05T15:00:00Z');
  await putLedger(books.db, 'revenueItems', {
    fair: { date: '2022-07-03', amount: 40, description: 'Fair', accountId: 'checking' },
    late: { date: '2022-07-04', amount: 5, description: 'Late cookies', accountId: 'checking' },
  });
  await putAll(books.db, {
    'accounts/box': {
      name: 'A cash box',
      kind: 'cash',
      version: 1,
      openingDate: '2022-07-01',
      openingBalance: 100,
    },
    'accounts/checking': {
      name: 'Checking',
      kind: 'checking',
      version: 1,
      openingDate: '2022-07-01',
      openingBalance: 100,
    },
    'settings/books': {
      opensOn: null,
      closedThrough: null,
      closedYear: null,
      closing: null,
      accountsFrom: '2022-07-01',
    },
    'statements/checking~2022-07-31': JULY,
    'payments/old': {
      ...PAYMENT,
      checkNumber: '7',
      date: '2022-07-05',
      lines: [
        {
          expenseId: 'e',
          ...PLACE,
          amount: 15.5,
        },
      ],
    },
  });
});

test('the register marks what came into a reconciled period', DESK, async ({ page, books }) => {
  await books.open(page, '/admin/bank/register?account=checking&month=2022-07');
  const register = table(page, 'Register');
  const mark = 'Added after reconciling through Jul 31, 2022';
  await expect(register.getByText(mark)).toHaveCount(1);
  const rows = await textsOf(register, 'tbody');
  expect(rows.filter((row) => row.join(' ').includes(mark))).toEqual([
    expect.arrayContaining(['Jul 4, 2022', 'Late cookies']),
  ]);
});

test(
  'an entry that is dated into a reconciled period asks first',
  DESK,
  async ({ page, books }) => {
    await books.open(page, '/admin/financial/revenue?year=2022');
    await page.getByRole('button', { name: 'Add Revenue' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Date').fill('2022-07-31');
    await form.getByLabel('Amount').fill('12');
    await form.getByLabel('Category').selectOption({ index: 1 });
    await form.getByLabel('Fund').selectOption({ index: 1 });
    await form.getByLabel('Description').fill('Cake');
    await expect(form.getByLabel('Account')).toHaveValue('checking');
    await form.getByRole('button', { name: 'Add Revenue' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Checking is reconciled through Jul 31, 2022.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await books.all('revenueItems')).toHaveLength(2);
    // An open day is not asked about.
    await form.getByLabel('Date').fill('2022-08-01');
    await form.getByRole('button', { name: 'Add Revenue' }).click();
    await expect.poll(() => books.all('revenueItems')).toHaveLength(3);
    await expect(question).toHaveCount(0);
  },
);

test('so do a payment and its void', DESK, async ({ page, books }) => {
  const steps = {
    id: EXPENSE,
    fundId: 'main',
    submittedAt: noon('2022-07-08'),
    submission: {
      paidTo: 'Dana Whitfield',
      amount: 12,
      description: 'Paint',
    },
  } as const;
  await putExpense(books.db, { ...steps, status: 'approved' });
  await books.open(page, `/admin/expenses/${EXPENSE}`);
  await books.answer('/api/admin/manage-payment', { ok: true, answer: {} });
  await page.getByRole('button', { name: 'Record payment' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Check Number').fill('1042');
  await form.getByLabel('Date').fill('2022-07-20');
  await form.getByRole('button', { name: 'Record payment' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Checking is reconciled through Jul 31, 2022.');
  await question.getByRole('button', { name: 'Save anyway' }).click();
  await expect(page.getByText('The payment to Dana Whitfield was recorded.').first()).toBeVisible();
  const own = { method: 'check', checkNumber: '1042', date: '2022-07-20' } as const;
  const payment = { ...own, ...BY, by: BY.email, id: 'old', number: 1, at: noon('2022-07-20') };
  await putExpense(books.db, { ...steps, status: 'paid', payments: 1, payment } as never);
  await act(page, 'Void payment');
  await form.getByLabel('Voided on').fill('2022-07-30');
  await form.getByLabel('Reason').fill('Lost');
  await form.getByRole('button', { name: 'Void payment' }).click();
  await expect(question).toContainText('Checking is reconciled through Jul 31, 2022.');
});

test(
  'a voided pair is listed once, and a deposit with its change fund is one tick',
  DESK,
  async ({ page, books }) => {
    await books.open(page, '/admin/bank/reconcile');
    const sales = item('deposits~sales', '2022-08-15', 81_235, { words: 'Deposit 118, 3 items' });
    const change = item('transfers~change~to', '2022-08-15', 10_000, {
      words: 'Change fund back',
      from: 'box',
    });
    const pair = [
      item('payments~lost', '2022-07-06', -900, { words: 'Lost' }),
      item('payments~lost~void', '2022-07-07', 900, { words: 'Void: Lost' }),
    ];
    await books.answer(API, {
      ok: true,
      answer: { ...LIST, items: [...pair, sales, change], listed: pair.map(({ key }) => key) },
    });
    await page.getByLabel('Statement date').fill('2022-08-31');
    await page.getByRole('button', { name: 'Start' }).click();
    const boxes = page.getByRole('list', { name: 'Entries to check off' });
    await expect(boxes.getByRole('checkbox')).toHaveCount(1);
    await expect(page.getByText('0 of 2 checked off')).toBeVisible();
    const one = page.getByRole('checkbox', { name: 'Deposit 118, 3 items + Change fund back' });
    await one.check();
    await expect(page.getByText('2 of 2 checked off')).toBeVisible();
    await page.getByRole('button', { name: 'Two lines at the bank: Deposit 118, 3 items' }).click();
    await expect(ticked(page)).toHaveCount(2);
    await page.getByLabel('Show', { exact: true }).selectOption('Voided, listed before');
    await expect(boxes.getByRole('checkbox')).toHaveCount(2);
    await expect(boxes).toContainText('Void: Lost');
  },
);

test(
  'a line of a file that is a deposit and its change fund ticks both',
  DESK,
  async ({ page, books }) => {
    await books.open(page, '/admin/bank/reconcile');
    const items = [
      item('deposits~sales', '2022-08-12', 81_235, { words: 'Deposit 118, 3 items' }),
      item('manualExpenses~x-returned-1', '2022-08-13', 10_000, { words: 'Change fund back' }),
    ];
    await books.answer(API, { ok: true, answer: { ...LIST, items } });
    await choose(page, text('own.csv', 'Date,Description,Amount\n8/15/2022,DEPOSIT,912.35\n'));
    await expect(page.getByText('In your books and checked off: 1 of 1 line.')).toBeVisible();
    await expect(page.getByText(/is Deposit 118, 3 items, .* \+ Change fund back/)).toBeVisible();
    await expect(ticked(page)).toHaveCount(2);
    await expect(page.getByText('Your books have every line from these dates.')).toBeVisible();
  },
);
