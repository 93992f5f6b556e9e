import { failure } from '../../web/src/data/failure.ts';
import { noon, putExpense } from '../e2e/support/expense-records.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { putAll } from '../e2e/support/records.ts';
import { approvedStep } from '../fixtures/steps.ts';
import { PLACE, putLedger } from './support/ledger.ts';
import { fixTime } from './support/fixed-time.ts';
import { expect, test, type MemoryBooks } from './support/memory-books.ts';
import { API, choose, item, LIST, sample, text, ticked } from './support/statement-books.ts';

/** Register, Reconcile and the forms begin with the account that fits, and none of them loses a file or a tick. */
const ACCOUNT = { version: 1, openingDate: '2022-07-01', openingBalance: 100 };
const ACCOUNTS = {
  'accounts/box': { ...ACCOUNT, name: 'A cash box', kind: 'cash' },
  'accounts/savings': { ...ACCOUNT, name: 'Credit union savings', kind: 'savings' },
  'accounts/checking': { ...ACCOUNT, name: 'Main checking', kind: 'checking' },
};
const EXPENSE = 'onexxxxxxxxxxxxxxxxx';

test.beforeEach(async ({ page, books }) => {
  await fixTime(page, '2022-09-05T15:00:00Z');
  await putLedger(books.db);
  await putAll(books.db, {
    ...ACCOUNTS,
    'settings/books': {
      opensOn: null,
      closedThrough: null,
      closedYear: null,
      closing: null,
      accountsFrom: '2022-07-01',
    },
  });
});

async function putApproved(books: MemoryBooks): Promise<void> {
  await putExpense(books.db, {
    id: EXPENSE,
    status: 'approved',
    fundId: 'main',
    submittedAt: noon('2022-08-01'),
    steps: [
      approvedStep('president', noon('2022-08-01')),
      approvedStep('treasurer', noon('2022-08-02')),
    ],
    submission: {
      paidTo: 'Dana Whitfield',
      amount: 12,
      description: 'Paint',
    },
  });
}

/** An OFX file with a line, of a kind of account. */
const ofx = (kind: string, end: string) =>
  text(
    'bank.qfx',
    'OFXHEADER:100\r\n\r\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD' +
      `<BANKACCTFROM><BANKID>1<ACCTID>${end}<ACCTTYPE>${kind}</BANKACCTFROM><BANKTRANLIST>` +
      '<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20220815<TRNAMT>20.00<FITID>1<NAME>Interest</STMTTRN>' +
      '</BANKTRANLIST><LEDGERBAL><BALAMT>120.00<DTASOF>20220831</LEDGERBAL>' +
      '</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\r\n',
  );

test(
  'Register and Reconcile begin with the checking account, then with the one shown last',
  DESK,
  async ({ page, books }) => {
    await books.open(page, '/admin/bank/register');
    const account = page.getByLabel('Account', { exact: true });
    await expect(account).toHaveValue('checking');
    await account.selectOption('savings');
    await page.getByRole('tab', { name: 'Reconcile' }).click();
    await expect(page.getByRole('heading', { name: 'Reconcile' })).toBeVisible();
    await expect(account).toHaveValue('savings');
  },
);

test(
  'a payment begins with the account that fits its method, and keeps what a person chose',
  DESK,
  async ({ page, books }) => {
    await putApproved(books);
    await putAll(books.db, {
      'payments/last': {
        method: 'transfer',
        checkNumber: null,
        date: '2022-08-20',
        accountId: 'savings',
        payee: 'Mo',
        voided: null,
        version: 1,
        lines: [
          {
            expenseId: 'e',
            ...PLACE,
            amount: 1,
          },
        ],
      },
    });
    await books.open(page, `/admin/expenses/${EXPENSE}`);
    await page.getByRole('button', { name: 'Record payment' }).click();
    const form = page.getByRole('dialog', { name: 'Record payment' });
    const [method, account] = [form.getByLabel('Method'), form.getByLabel('Account')];
    await expect(account).toHaveValue('checking');
    // There are no checks on cash.
    await expect(account.getByRole('option', { name: 'A cash box' })).toHaveCount(0);
    await method.selectOption('cash');
    await expect(account).toHaveValue('box');
    await method.selectOption('transfer');
    await expect(account).toHaveValue('savings');
    await method.selectOption('debitCard');
    await expect(account).toHaveValue('checking');
    await method.selectOption('cash');
    await account.selectOption('box');
    await method.selectOption('check');
    await form.getByLabel('Check Number').fill('1042');
    await form.getByRole('button', { name: 'Record payment' }).click();
    await expect(form.getByText('A cash account has no checks.')).toBeVisible();
    await account.selectOption('checking');
    await books.answer('/api/admin/manage-payment', failure('refused', 'The server is busy.'));
    await form.getByRole('button', { name: 'Record payment' }).click();
    await expect(form.getByRole('alert')).toContainText('The server is busy.');
    expect(await books.asked('/api/admin/manage-payment')).toMatchObject({
      payment: { method: 'check', checkNumber: '1042', accountId: 'checking' },
    });
  },
);

test(
  'an entry that nobody chose an account for is saved with the one that is shown',
  DESK,
  async ({ page, books }) => {
    await books.open(page, '/admin/financial/revenue?year=2022');
    await page.getByRole('button', { name: 'Add Revenue' }).click();
    const form = page.getByRole('dialog');
    await expect(form.getByLabel('Account')).toHaveValue('checking');
    await form.getByLabel('Amount').fill('12');
    await form.getByLabel('Category').selectOption({ index: 1 });
    await form.getByLabel('Fund').selectOption({ index: 1 });
    await form.getByLabel('Description').fill('Cake');
    await form.getByRole('button', { name: 'Add Revenue' }).click();
    await expect
      .poll(() => books.all('revenueItems'))
      .toEqual([expect.objectContaining({ description: 'Cake', accountId: 'checking' })]);
  },
);

test(
  'a file chooses the account of its kind, and then of its number',
  DESK,
  async ({ page, books }) => {
    await books.open(page, '/admin/bank/reconcile');
    const account = page.getByLabel('Account', { exact: true });
    await books.answer(API, { ok: true, answer: { ...LIST, items: [] } });
    await choose(page, ofx('SAVINGS', '77123456'));
    await expect(account).toHaveValue('savings');
    await expect(page.getByRole('region', { name: 'File bank.qfx' })).toHaveCount(1);
    await expect.poll(() => books.asked(API)).toMatchObject({ accountId: 'savings' });
    await page.getByRole('button', { name: 'Remove the file' }).click();
    await books.db.doc('accounts/box').update({ fileAccount: '3456' });
    await choose(page, ofx('SAVINGS', '77123456'));
    await expect(account).toHaveValue('box');
  },
);

test('choosing another account keeps the file and the ticks', DESK, async ({ page, books }) => {
  await books.open(page, '/admin/bank/reconcile');
  await books.answer(API, { ok: true, answer: LIST });
  const account = page.getByLabel('Account', { exact: true });
  const shown = page.locator('form:visible');
  await shown.getByLabel('Statement ending balance').fill('900');
  await choose(page, sample('schwab.csv'));
  await expect(page.getByText('In your books and checked off: 2 of 4 lines.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Not at the bank yet' }).check();
  await expect(ticked(page)).toHaveCount(3);
  await books.answer(API, { ok: true, answer: { ...LIST, items: [item('a', '2022-08-02', 5)] } });
  await account.selectOption('savings');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'File schwab.csv' })).toHaveCount(1);
  await expect(page.getByText('In your books and checked off: 0 of 4 lines.')).toBeVisible();
  await expect(ticked(page)).toHaveCount(0);
  await account.selectOption('checking');
  await expect(ticked(page)).toHaveCount(3);
  await expect(shown.getByLabel('Statement ending balance')).toHaveValue('900');
  await page.getByRole('button', { name: 'Remove the file' }).click();
  await expect(ticked(page)).toHaveCount(1);
});

test(
  'a file of another kind asks where a person has chosen the account',
  DESK,
  async ({ page, books }) => {
    await books.open(page, '/admin/bank/reconcile');
    await books.answer(API, { ok: true, answer: { ...LIST, items: [] } });
    await page.getByLabel('Account', { exact: true }).selectOption('savings');
    await choose(page, ofx('CHECKING', '1'));
    await expect(
      page.getByText('The file calls its account Checking, and Credit union savings is Savings.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Use it anyway' }).click();
    await expect(page.getByText('In your books and checked off: 0 of 1 line.')).toBeVisible();
  },
);
