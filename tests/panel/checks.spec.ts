import { PREPARED } from '@pa-ledger/domain/payments/check';
import type { Page } from '@playwright/test';
import { failure } from '../../web/src/data/failure.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { noon, putApproved } from '../e2e/support/expense-records.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { table } from '../e2e/support/reports.ts';
import { fixTime } from './support/fixed-time.ts';
import { PLACE, putLedger } from './support/ledger.ts';
import { expect, test, type MemoryBooks } from './support/memory-books.ts';

/** Checks: signed, mailed or handed over, spoiled, missing. What the server does with each: tests/server/checks.test.ts. */
const PATH = '/admin/expenses/checks';
const API = '/api/admin/manage-payment';
const DONE = { ok: true, answer: { success: true } } as const;
const TODAY = '2026-11-23';

const ACCOUNT = {
  name: 'Checking',
  kind: 'checking',
  openingDate: '2026-07-01',
  openingBalance: 0,
  version: 1,
};
const SIGNERS = [
  { name: 'Renee Walsh', from: '2026-07-01' },
  { name: 'Carlos Mendez', from: '2026-07-01' },
  { name: 'Old Treasurer', from: '2025-07-01', to: '2026-06-30' },
];

/** A check that pays an expense. */
function putCheck(books: MemoryBooks, number: string, payee: string, own: object = {}) {
  return books.db.doc(`payments/${number}`).set({
    method: 'check',
    checkNumber: number,
    date: '2026-11-20',
    payee,
    lines: [{ expenseId: 'one'.padEnd(20, 'x'), categoryId: 'office', fundId: 'main', amount: 10 }],
    by: 'treasurer@example.com',
    at: noon('2026-11-20'),
    check: PREPARED,
    voided: null,
    mistake: null,
    version: 1,
    ...own,
  });
}

const signatures = (...names: readonly string[]) =>
  names.map((name) => ({
    name,
    on: '2026-11-21',
    by: 'treasurer@example.com',
    at: noon('2026-11-21'),
  }));

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const section = (page: Page, name: string) => page.getByRole('table', { name });

test.beforeEach(async ({ page, books }) => {
  await fixTime(page, `${TODAY}T15:00:00Z`);
  await putLedger(books.db, 'manualExpenses', {
    last: {
      ...PLACE,
      date: '2026-11-02',
      amount: 5,
      paidTo: 'Mill',
      method: 'check',
      checkNumber: '1041',
    },
  });
});

test('three checks go from ready to pay to the mailbox in eleven clicks', async ({
  page,
  books,
}, info) => {
  const payees = ['Amir Khan', 'Cider Mill', 'Dana Whitfield'];
  for (const [at, payee] of payees.entries()) {
    await putApproved(books.db, `e${at}`, payee, {
      submission: { amount: 10 },
      contact: { email: `e${at}@example.com` },
    });
  }
  await books.open(page, '/admin/expenses?view=pay');
  await books.answer(API, DONE);
  // The pay run: four clicks.
  await page.getByRole('link', { name: 'Pay run' }).click();
  await page.getByLabel('Select everyone').check();
  await press(page, /^Pay 3 payees/);
  await expect(page.getByRole('alertdialog')).toContainText(
    'We’ll email each submitter once their check is mailed or handed over.',
  );
  await press(page, 'Record payments');
  await expect(page.getByText('3 payments recorded.').first()).toBeVisible();
  for (const [at, payee] of payees.entries()) await putCheck(books, String(1042 + at), payee);
  // The fifth: to the checks.
  await page.getByRole('link', { name: 'Next: sign these checks' }).click();
  await expect(section(page, 'To sign').locator('tbody tr')).toHaveCount(3);
  await checkAccessibility(page, info, 'checks');
  // Each of two signatures: a name, which is typed where no account lists signers, and one click.
  for (const signer of ['Renee Walsh', 'Carlos Mendez']) {
    await page.getByLabel('Signed by').fill(signer);
    await press(page, 'Record signature on 3 checks');
    await expect(page.getByText(`${signer} signed 3 checks.`).first()).toBeVisible();
    expect(await books.asked(API)).toEqual({
      act: 'sign',
      payments: ['1042', '1043', '1044'],
      signer,
      date: TODAY,
    });
  }
  const check = { signatures: signatures('Renee Walsh', 'Carlos Mendez'), sent: null };
  for (const [at, payee] of payees.entries())
    await putCheck(books, String(1042 + at), payee, { check });
  // And two for the mailbox.
  await press(page, 'Mark 3 checks as mailed');
  await expect(page.getByRole('alertdialog')).toContainText('Check 1043 to Cider Mill: $10.00');
  await press(page, 'Mark and email');
  await expect(page.getByText('3 checks marked as mailed.').first()).toBeVisible();
  expect(await books.asked(API)).toEqual({
    act: 'send',
    payments: ['1042', '1043', '1044'],
    how: 'mailed',
    date: TODAY,
  });
});

test('only the signers of the account can be chosen, and no check by its payee or twice', async ({
  page,
  books,
}) => {
  await books.db.doc('accounts/bank').set({ ...ACCOUNT, signers: SIGNERS });
  const accountId = 'bank';
  await putCheck(books, '1042', 'Carlos Mendez', { accountId });
  await putCheck(books, '1043', 'Mill', {
    accountId,
    check: { signatures: signatures('Carlos Mendez'), sent: null },
  });
  await putCheck(books, '1044', 'Dana Whitfield', { accountId });
  await books.open(page, PATH);
  await books.answer(API, failure('refused', 'Check 1044: Somebody just signed it.'));
  const signer = page.getByLabel('Signed by');
  await expect(signer.locator('option')).toHaveText([
    'Select a signer',
    'Renee Walsh',
    'Carlos Mendez',
  ]);
  await expect(page.getByRole('button', { name: 'Record signature on 3 checks' })).toBeDisabled();
  await signer.selectOption('Carlos Mendez');
  const list = section(page, 'To sign: Checking');
  await expect(list).toContainText('Is its payee');
  await expect(list).toContainText('Signed it already');
  await expect(list).toContainText('1 of 2 signatures');
  await press(page, 'Record signature on 1 check');
  await expect(page.getByText('Check 1044: Somebody just signed it.')).toBeVisible();
  await expect(signer).toHaveValue('Carlos Mendez');
  // Before the year only another one signed.
  await page.getByLabel('Signed on').fill('2026-06-30');
  await expect(signer.locator('option')).toContainText(['Select a signer', 'Old Treasurer']);
  await expect(page.getByText('this account lists fewer signers')).toBeVisible();
  await page.getByLabel('Select check 1042 to Carlos Mendez').isDisabled();
});

test('a check that is handed over is left alone with the others', DESK, async ({ page, books }) => {
  const check = { signatures: signatures('Renee Walsh', 'Carlos Mendez'), sent: null };
  await putCheck(books, '1042', 'Amir Khan', { check });
  await putCheck(books, '1043', 'Mill', { check });
  await putCheck(books, '1044', 'Gone', { check, voided: { date: TODAY } });
  await books.open(page, PATH);
  await books.answer(API, DONE);
  await expect(page.getByText('No checks to sign.')).toBeVisible();
  await expect(section(page, 'To mail or hand over').locator('tbody tr')).toHaveCount(2);
  await page.getByLabel('Select check 1043 to Mill').uncheck();
  await page.getByLabel('How was it sent?').selectOption('Handed over');
  await press(page, 'Mark 1 check as handed over');
  await press(page, 'Not yet');
  await press(page, 'Mark 1 check as handed over');
  await press(page, 'Mark and email');
  await expect(page.getByText('1 check marked as handed over.').first()).toBeVisible();
  expect(await books.asked(API)).toMatchObject({ payments: ['1042'], how: 'handedOver' });
});

test('a number without a record is told, and recorded as spoiled', async ({ page, books }) => {
  await putCheck(books, '1044', 'Mill', { check: { signatures: [], sent: {} } });
  await books.db
    .doc('spoiledChecks/1043')
    .set({ checkNumber: '1043', date: '2026-11-20', reason: 'Torn', version: 1 });
  await books.open(page, PATH);
  await books.answer(API, DONE);
  await expect(page.getByText('No record of check 1042')).toBeVisible();
  await press(page, 'Record as spoiled: 1042');
  const form = page.getByRole('dialog');
  await expect(form.getByLabel('Check Number')).toHaveValue('1042');
  await form.getByRole('button', { name: 'Record' }).click();
  await expect(form.getByText('Reason is required.')).toBeVisible();
  await form.getByLabel('Reason').fill('Misprinted');
  await form.getByRole('button', { name: 'Record' }).click();
  await expect(page.getByText('Check 1042 is recorded as spoiled.').first()).toBeVisible();
  expect(await books.asked(API)).toEqual({
    act: 'spoil',
    checkNumber: '1042',
    date: TODAY,
    reason: 'Misprinted',
  });
  const spoiled = table(page, 'Spoiled checks');
  await expect(spoiled).toContainText('$0.00');
  await press(page, 'Remove spoiled check 1043');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(
    page.getByText('Check 1043 is no longer recorded as spoiled.').first(),
  ).toBeVisible();
  expect(await books.asked(API)).toEqual({ act: 'unspoil', checkNumber: '1043' });
});

test('the register and the reconciliation have it at $0.00', DESK, async ({ page, books }) => {
  await books.db.doc('accounts/bank').set(ACCOUNT);
  await books.db.doc('spoiledChecks/1046').set({
    checkNumber: '1046',
    accountId: 'bank',
    date: '2026-11-20',
    reason: 'Torn',
    version: 1,
  });
  await putCheck(books, '1044', 'Mill', { accountId: 'bank' });
  await books.open(page, '/admin/bank/register?account=bank&month=2026-11');
  await expect(page.getByText('No record of check 1045')).toBeVisible();
  const line = table(page, 'Register').getByRole('row', { name: /1046/ });
  await expect(line).toContainText('Spoiled check');
  await expect(line).toContainText('$0.00');
  await page.goto('/admin/bank/reconcile?account=bank');
  await expect(table(page, 'Spoiled checks')).toContainText('1046');
});

test('the signers of an account are listed with their days', async ({ page, books }) => {
  await books.db.doc('accounts/bank').set({ ...ACCOUNT, signers: SIGNERS.slice(0, 1) });
  await books.open(page, '/admin/bank/accounts');
  await books.answer('/api/admin/manage-account', DONE);
  await expect(page.getByText('Signs checks: Renee Walsh')).toBeVisible();
  await press(page, 'Signers');
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Add a signer' }).click();
  const second = form.getByRole('region', { name: 'Signer 2' });
  await second.getByLabel('Name').fill('renee walsh');
  await second.getByLabel('From').fill('2026-08-01');
  await form.getByRole('button', { name: 'Save Signers' }).click();
  await expect(form.getByText('This signer is listed already.')).toBeVisible();
  await second.getByLabel('Name').fill('Carlos Mendez');
  await form.getByRole('button', { name: 'Save Signers' }).click();
  await expect(page.getByText('Signers of Checking saved.').first()).toBeVisible();
  expect(await books.asked('/api/admin/manage-account')).toMatchObject({
    act: 'save',
    id: 'bank',
    signers: [
      { name: 'Renee Walsh', from: '2026-07-01', to: '' },
      { name: 'Carlos Mendez', from: '2026-08-01', to: '' },
    ],
  });
});

test(
  'a payment by check proposes the number after the account’s last one',
  DESK,
  async ({ page, books }) => {
    await books.db.doc('accounts/bank').set(ACCOUNT);
    await books.db.doc('settings/books').set({
      opensOn: null,
      closedThrough: null,
      closedYear: null,
      closing: null,
      accountsFrom: '2026-07-01',
    });
    await books.db.doc('accounts/other').set({ ...ACCOUNT, name: 'Other' });
    await putCheck(books, '1044', 'Mill', { accountId: 'bank' });
    await putCheck(books, '205', 'Mill', { accountId: 'other', date: '2026-11-01' });
    const id = await putApproved(books.db, 'one', 'Amir Khan');
    await books.open(page, `/admin/expenses/${id}`);
    await press(page, 'Record payment');
    const form = page.getByRole('dialog');
    const number = form.getByLabel('Check Number');
    await expect(number).toHaveValue('1045');
    await form.getByLabel('Account').selectOption('Other');
    await expect(number).toHaveValue('206');
    // What a person types stays.
    await number.fill('300');
    await form.getByLabel('Account').selectOption('Checking');
    await expect(number).toHaveValue('300');
  },
);
