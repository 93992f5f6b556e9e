import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { failure } from '../../web/src/data/failure.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { putAll } from '../e2e/support/records.ts';
import { table, textsOf } from '../e2e/support/reports.ts';
import { pdfReceipt } from '../fixtures/receipt-files.ts';
import { expect, test } from './support/memory-books.ts';
import { takeUploads } from './support/take-uploads.ts';

/** A statement of the bank: what it clears, its difference, its review form, and its reopening. */
const PATH = '/admin/bank/reconcile';
const API = '/api/admin/reconcile';
const PAPERS = '/api/admin/manage-papers';
const ACCOUNT = {
  name: 'Checking',
  kind: 'checking',
  version: 1,
  openingDate: '2026-07-01',
  openingBalance: 100,
};
const item = (key: string, day: string, amount: number, own: object = {}) => ({
  key,
  day,
  amount,
  checkNumber: null,
  words: 'Fall Fair',
  ...own,
});
const LIST = {
  before: { day: '2026-06-30', balance: 10_000 },
  after: null,
  items: [
    item('revenueItems~fair', '2026-07-03', 4_000),
    item('payments~a', '2026-07-05', -1_550, { checkNumber: '1042', words: 'Dana Whitfield' }),
    item('payments~b', '2026-07-06', -900, { words: 'Lost' }),
    item('payments~b~void', '2026-07-07', 900, { words: 'Void: Lost' }),
  ],
};
const STATEMENT = {
  accountId: 'checking',
  day: '2026-07-31',
  balance: 140,
  version: 1,
  reopened: null,
  lines: {
    beginning: 100,
    receipts: 40,
    disbursements: 15.5,
    ending: 124.5,
    balance: 140,
    onTheWay: 0,
    outstanding: 15.5,
    adjusted: 124.5,
    difference: 0,
  },
  cleared: ['revenueItems~fair'],
  outstanding: [
    {
      key: 'payments~a',
      day: '2026-07-05',
      amount: -15.5,
      checkNumber: '1042',
      words: 'Dana',
    },
  ],
  by: {
    uid: 'admin',
    email: 'treasurer@example.com',
  },
};

test('ticks what the bank has until the difference is 0.00, and saves it', async ({
  page,
  books,
}, info) => {
  await putAll(books.db, { 'accounts/checking': ACCOUNT });
  await books.open(page, PATH);
  await books.answer(API, { ok: true, answer: LIST });
  await page.getByLabel('Statement date').fill('2026-07-31');
  await page.getByLabel('Statement ending balance').fill('140');
  await page.getByRole('button', { name: 'Start' }).click();
  const save = page.getByRole('button', { name: 'Save statement' });
  await expect(page.getByText('Difference: $40.00')).toBeVisible();
  await expect(save).toBeDisabled();
  await expect(page.getByText('voided, nothing to check off')).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Fall Fair' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Difference: $0.00')).toBeVisible();
  await checkAccessibility(page, info, 'reconcile');
  await page.getByLabel('Show', { exact: true }).selectOption('out');
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await page.getByRole('button', { name: 'Check off all shown', exact: true }).click();
  await expect(page.getByText('Difference: $24.50')).toBeVisible();
  await page.getByRole('button', { name: 'Uncheck all shown' }).click();
  await books.answer(API, failure('refused', 'other@example.com saved the statement'));
  await save.click();
  await expect(page.getByRole('alert')).toContainText('other@example.com saved');
  await books.answer(API, { ok: true, answer: {} });
  await save.click();
  await expect(
    page.getByText('Checking is reconciled through Jul 31, 2026.').first(),
  ).toBeVisible();
  expect(await books.asked(API)).toMatchObject({
    act: 'save',
    accountId: 'checking',
    day: '2026-07-31',
    balance: 14e3,
    after: null,
    ticks: [
      {
        key: 'revenueItems~fair',
        amount: 4e3,
      },
    ],
  });
});

test("the bank's own statement is chosen before and attached with the save", async ({
  page,
  books,
}, info) => {
  const uploads = await takeUploads(page);
  await putAll(books.db, { 'accounts/checking': ACCOUNT });
  await books.open(page, PATH);
  await books.answer(API, { ok: true, answer: LIST });
  await page.getByLabel('Statement date').fill('2026-07-31');
  await page.getByLabel('Statement ending balance').fill('140');
  await page.getByRole('button', { name: 'Start' }).click();
  const { name, type, bytes } = pdfReceipt();
  await page
    .locator('input[aria-label="Attach bank statement"]')
    .setInputFiles({ name, mimeType: type, buffer: Buffer.from(bytes) });
  await expect(page.getByRole('list', { name: 'Files to add' })).toContainText(name);
  await page.getByRole('checkbox', { name: 'Fall Fair' }).check();
  await checkAccessibility(page, info, 'reconcile-attach');
  await books.answer(PAPERS, failure('noAnswer'));
  const save = page.getByRole('button', { name: 'Save statement' });
  await expect(save).toBeInViewport();
  await save.click();
  await expect(page.getByText('is reconciled through Jul 31, 2026.').first()).toBeVisible();
  await books.db.doc('statements/checking~2026-07-31').set(STATEMENT);
  const former = page.getByRole('region', { name: 'Saved statements' });
  await expect(former.getByRole('alert')).toContainText(`${name}: `);
  await page.getByRole('tab', { name: 'Accounts' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`${name} isn’t uploaded yet.`);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await books.answer(PAPERS, { ok: true, answer: {} });
  await former.getByRole('button', { name: `Try again ${name}` }).click();
  await expect(former.getByRole('status')).toHaveText('The paper is added.');
  expect(await books.asked(PAPERS)).toMatchObject({ of: 'statements~checking~2026-07-31' });
  expect(uploads).toHaveLength(1);
});

test('asks before ticks are left', DESK, async ({ page, books }) => {
  await putAll(books.db, { 'accounts/checking': ACCOUNT });
  await books.open(page, PATH);
  await books.answer(API, { ok: true, answer: LIST });
  await page.getByLabel('Statement date').fill('2026-07-31');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('checkbox', { name: 'Fall Fair' }).check();
  await page.getByRole('tab', { name: 'Accounts' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test(
  'each saved statement has a page with its review form and what it cleared; the last is reopened with a reason',
  DESK,
  async ({ page, books }, info) => {
    await putAll(books.db, {
      'accounts/checking': ACCOUNT,
      'revenueItems/fair': {
        date: '2026-07-03',
        amount: 40,
        description: 'Fall Fair',
        accountId: 'checking',
      },
      'statements/checking~2026-07-31': STATEMENT,
      'statements/checking~2026-08-31': {
        ...STATEMENT,
        day: '2026-08-31',
        version: 2,
        reopened: {
          reason: 'A tick too many',
          by: STATEMENT.by,
        },
      },
    });
    await books.open(page, PATH);
    await expect(
      page.getByText('Reopened by treasurer@example.com: A tick too many'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reopen' })).toHaveCount(1);
    await page.getByRole('link', { name: 'Jul 31, 2026: $140.00' }).click();
    await expect(page).toHaveURL('/admin/bank/reconcile/checking~2026-07-31');
    await expect(
      page.getByRole('heading', { name: 'Checking, statement of Jul 31, 2026' }),
    ).toBeVisible();
    const form = page.getByRole('tabpanel');
    for (const line of [
      /Ending book balance\$124\.50/,
      /Outstanding checks\$15\.50/,
      /Adjusted bank balance\$124\.50/,
      /Jul 5, 2026 · 1042 · Dana\$15\.50/,
    ])
      await expect(form.locator('dl > div').filter({ hasText: line })).toBeVisible();
    const cleared = table(page, 'Cleared entries');
    await expect
      .poll(() => textsOf(cleared, 'tbody'))
      .toEqual([['Jul 3, 2026', '–', 'Fall Fair', '$40.00']]);
    await expect(cleared.getByRole('link')).toHaveAttribute(
      'href',
      '/admin/financial/revenue/fair',
    );
    await expect(form.getByRole('link', { name: /1042 · Dana/ })).toHaveAttribute(
      'href',
      `/admin/expenses/${referenceOf('a')}`,
    );
    await checkAccessibility(page, info, 'reconcile-form');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Reopen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reopen the statement of Jul 31, 2026' });
    await dialog.getByLabel('Reason').fill('Wrong month');
    await books.answer(API, { ok: true, answer: {} });
    await dialog.getByRole('button', { name: 'Reopen' }).click();
    await expect(
      page.getByText('The statement of Jul 31, 2026 was reopened.').first(),
    ).toBeVisible();
    expect(await books.asked(API)).toEqual({
      act: 'reopen',
      statement: 'checking~2026-07-31',
      reason: 'Wrong month',
    });
  },
);

test('a statement and an account have a History each', DESK, async ({ page, books }) => {
  const { by, ...stored } = STATEMENT;
  await putAll(books.db, {
    'accounts/checking': ACCOUNT,
    'statements/checking~2026-07-31': STATEMENT,
    'journal/statements~checking~2026-07-31~1': {
      collection: 'statements',
      document: 'checking~2026-07-31',
      version: 1,
      kind: 'created',
      by,
      at: new Date('2026-08-02T15:00:00Z'),
      words: ['checking'],
      before: null,
      after: {
        ...stored,
        by,
      },
    },
  });
  await books.open(page, PATH);
  await page.getByRole('link', { name: /^History of Checking, statement of Jul 31, 2026/ }).click();
  const history = page.getByRole('dialog');
  await expect(
    history.getByText(
      'Reconciled statement “Checking, Jul 31, 2026”: Statement ending balance $140.00; Cleared 1 entry.',
    ),
  ).toBeVisible();
});
