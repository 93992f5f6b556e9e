import { NINE_LINE_NAMES } from '@pa-ledger/domain/bank/reconciliation';
import type { Page } from '@playwright/test';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { noon, putExpense, type Own } from '../e2e/support/expense-records.ts';
import { DESK } from '../e2e/support/page-test.ts';
import type { Records } from '../e2e/support/records.ts';
import { putAll } from '../e2e/support/records.ts';
import { download, table } from '../e2e/support/reports.ts';
import { approvedStep } from '../fixtures/steps.ts';
import { fixTime } from './support/fixed-time.ts';
import { CATEGORY, FUND, PLACE, putItems, putLedger } from './support/ledger.ts';
import { ADMIN, expect, test } from './support/memory-books.ts';

/** A second person confirms what one person entered. */
const API = '/api/admin/confirm-entry';
const PAT = { uid: 'pat', email: 'pat@example.com' };
const EXPENSE = 'one'.padEnd(20, 'x');
const CONFIRMED = { by: ADMIN.email, byUid: ADMIN.uid, at: new Date('2026-11-23T15:00:00Z') };

const person = ({ email }: typeof PAT, title: string) => ({ kind: 'people', title, detail: email });

test.beforeEach(async ({ page, books }) => {
  await fixTime(page, '2026-11-23T15:00:00Z');
  await putLedger(books.db, 'revenueItems');
  await putItems(books.db, 'manualExpenses', {
    mill: { date: '2026-10-02', amount: 40, paidTo: 'Cider Mill', description: 'Cider' },
    shop: { date: '2026-10-30', amount: 12.5, paidTo: 'Office Shop', description: 'Ink' },
  });
  await putAll(books.db, {
    'search/people~admin': person(ADMIN, 'Ruth Adeyemi'),
    'search/people~pat': person(PAT, 'Pat Lee'),
    'journal/manualExpenses~mill~1': entry('mill', PAT),
    'journal/manualExpenses~shop~1': entry('shop', ADMIN),
    [`payments/${EXPENSE}-1`]: payment('transfer', '2026-11-03'),
    [`payments/${EXPENSE}-2`]: payment('check', '2026-11-04'),
  });
  await putOpen(books.db, 3, 13_250);
  await putAll(books.db, {
    'settings/approvers': {
      presidents: [PAT.email, ''],
      treasurer: ADMIN.email,
      eventApprovers: {},
    },
    'home/plan': {
      categories: { [PLACE.categoryId]: CATEGORY },
      funds: { [PLACE.fundId]: { name: FUND, isHeld: false, isArchived: false } },
    },
  });
});

function entry(document: string, by: typeof PAT) {
  const made = { kind: 'created', before: null, after: {}, words: [], version: 1 };
  return { ...made, collection: 'manualExpenses', document, by, at: new Date(0) };
}

function payment(method: string, date: string) {
  const line = { expenseId: EXPENSE, ...PLACE, amount: 80, purpose: 'Banners' };
  return {
    method,
    date,
    payee: 'Dana Whitfield',
    checkNumber: null,
    lines: [line],
    by: PAT.email,
    byUid: PAT.uid,
    at: new Date(0),
    voided: null,
    mistake: null,
    version: 1,
  };
}

/** What `home/now` counts, which the functions keep. */
const putOpen = (db: Records, count: number, cents: number) =>
  db.doc('home/now').set({
    unconfirmed: {
      '2026-10': { count: count - 1, cents: cents - 8_000 },
      '2026-11': { count: 1, cents: 8_000 },
    },
  });

const rowsOf = (page: Page) => table(page, 'Entries to confirm').locator('tbody tr');

test(
  'revenue that was given back waits with them, as what went out',
  DESK,
  async ({ page, books }) => {
    await putItems(books.db, 'revenueItems', {
      bounced: { date: '2026-10-20', amount: -25, description: 'Bounced check' },
    });
    const made = { ...entry('bounced', PAT), collection: 'revenueItems' };
    await books.db.doc('journal/revenueItems~bounced~1').set(made);
    await putOpen(books.db, 4, 15_750);
    await books.open(page, '/admin/financial/confirm');
    const row = rowsOf(page).filter({ hasText: 'Bounced check' });
    await expect(row).toContainText('$25.00');
    await row.getByRole('checkbox', { name: 'Select Revenue given back, Oct 20, 2026' }).check();
    await books.answer(API, { ok: true, answer: {} });
    await page.getByRole('button', { name: 'Confirm 1 entry ($25.00)' }).click();
    await expect(page.getByText('1 entry confirmed.')).toBeVisible();
    expect(await books.asked(API)).toEqual({
      collection: 'revenueItems',
      id: 'bounced',
      version: 1,
    });
    await row.getByRole('link', { name: 'Revenue given back' }).click();
    await expect(page.getByText('Not confirmed yet')).toBeVisible();
  },
);

test('somebody confirms several, and Home counts fewer', DESK, async ({ page, books }, info) => {
  await books.open(page, '/admin');
  await page.getByRole('link', { name: 'Confirm: 3 entries to confirm' }).click();
  await expect(rowsOf(page)).toHaveCount(3);
  // The newest first; a check has its signatures.
  await expect(rowsOf(page).nth(0)).toContainText('Dana Whitfield');
  await expect(rowsOf(page).nth(1)).toContainText(
    'You entered or changed this, so someone else has to confirm it.',
  );
  await expect(rowsOf(page).nth(1).getByRole('checkbox')).toHaveCount(0);
  await expect(rowsOf(page).nth(2)).toContainText('Pat Lee');
  await checkAccessibility(page, info, 'to-confirm');

  await page.getByRole('checkbox', { name: 'Select all that you can confirm' }).check();
  await page.getByRole('checkbox', { name: 'Select Dana Whitfield, Nov 3, 2026' }).uncheck();
  await books.answer(API, { ok: true, answer: {} });
  await page.getByRole('button', { name: 'Confirm 1 entry ($40.00)' }).click();
  await expect(page.getByText('1 entry confirmed.')).toBeVisible();
  expect(await books.asked(API)).toEqual({ collection: 'manualExpenses', id: 'mill', version: 1 });

  await books.db.doc('manualExpenses/mill').update({ confirmed: CONFIRMED, version: 2 });
  await putOpen(books.db, 2, 9_250);
  await expect(rowsOf(page)).toHaveCount(2);
  await page.getByRole('tab', { name: 'Home' }).click();
  await expect(page.getByText('2 entries to confirm')).toBeVisible();
});

test('what the server refuses stays, with why', DESK, async ({ page, books }) => {
  await books.open(page, '/admin/financial/confirm');
  const message = 'This paid you, so someone else has to confirm it.';
  await books.answer(API, { ok: false, why: 'refused', message });
  await page.getByRole('checkbox', { name: /^Select Dana Whitfield/ }).check();
  await page.getByRole('button', { name: 'Confirm 1 entry ($80.00)' }).click();
  await expect(page.getByText(`Dana Whitfield, Nov 3, 2026: ${message}`)).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(3);
});

test(
  'the page of a manual expense says who confirmed it, and its list and file',
  DESK,
  async ({ page, books }) => {
    await books.open(page, '/admin/financial/expenses/mill');
    await expect(page.getByText('Not confirmed yet')).toBeVisible();
    await books.answer(API, { ok: true, answer: {} });
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.getByText('Entry confirmed.')).toBeVisible();
    await books.db.doc('manualExpenses/mill').update({ confirmed: CONFIRMED, version: 2 });
    await expect(page.getByText('Confirmed by Ruth Adeyemi on Nov 23, 2026')).toBeVisible();

    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(
      page.getByText('If you change it, someone has to confirm it again.'),
    ).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('link', { name: 'Manual Expenses' }).first().click();
    await expect(page.getByText('Not confirmed yet')).toHaveCount(1);
    const { rows } = await download(page);
    expect(
      rows.map(({ paidTo, confirmedBy, confirmedOn }) => [paidTo, confirmedBy, confirmedOn]),
    ).toEqual([
      ['Office Shop', null, null],
      ['Cider Mill', ADMIN.email, '2026-11-23'],
    ]);
  },
);

test('who entered it sees why not, and who is alone is told', DESK, async ({ page, books }) => {
  await books.open(page, '/admin/financial/expenses/shop');
  await expect(
    page.getByText('You entered or changed this, so someone else has to confirm it.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);
  await books.db.doc('search/people~pat').delete();
  await expect(
    page.getByText('You’re the only one signed up, so no one else can confirm this.'),
  ).toBeVisible();
});

test('an expense says who confirmed its payment', DESK, async ({ page, books }) => {
  const id = `${EXPENSE}-1`;
  const paidBy = { by: PAT.email, byUid: PAT.uid, at: noon('2026-11-03') };
  const payment = { method: 'transfer', checkNumber: null, date: '2026-11-03', number: 1, id };
  const paid = {
    status: 'paid',
    fundId: PLACE.fundId,
    payments: 1,
    payment: { ...payment, ...paidBy },
  } as Own;
  await putExpense(books.db, {
    id: EXPENSE,
    ...paid,
    steps: [
      approvedStep('president', noon('2026-11-01')),
      approvedStep('treasurer', noon('2026-11-02')),
    ],
  });
  await books.open(page, `/admin/expenses/${EXPENSE}`);
  await books.answer(API, { ok: true, answer: {} });
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Entry confirmed.')).toBeVisible();
  expect(await books.asked(API)).toEqual({ collection: 'payments', id, version: 1 });
  await books.db.doc(`payments/${id}`).update({ confirmed: CONFIRMED, version: 2 });
  await expect(page.getByText('Confirmed by Ruth Adeyemi on Nov 23, 2026')).toBeVisible();
});

test('a statement is marked as reviewed by somebody else', DESK, async ({ page, books }) => {
  const id = 'bank~2026-10-31';
  const lines = Object.fromEntries(Object.keys(NINE_LINE_NAMES).map((name) => [name, 0]));
  const own = { accountId: 'bank', day: '2026-10-31', balance: 0, lines, token: 't', version: 1 };
  await books.db.doc(`statements/${id}`).set({
    ...own,
    cleared: [],
    outstanding: [],
    by: PAT,
    reopened: null,
    at: new Date(0),
  });
  await books.open(page, `/admin/bank/reconcile/${encodeURIComponent(id)}`);
  await expect(page.getByText('Not reviewed yet')).toBeVisible();
  await books.answer(API, { ok: true, answer: {} });
  await page.getByRole('button', { name: 'Mark as Reviewed' }).click();
  expect(await books.asked(API)).toEqual({ collection: 'statements', id, version: 1 });
  await books.db.doc(`statements/${id}`).update({ reviewed: CONFIRMED, version: 2 });
  await expect(page.getByText('Reviewed by Ruth Adeyemi on Nov 23, 2026')).toBeVisible();
});

test('the reports say how much is unconfirmed, also on paper', DESK, async ({ page, books }) => {
  await books.open(page, '/admin/reports/treasurer');
  const note = page.getByText(/aren’t confirmed by a second person yet\.$/);
  await expect(note).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(note).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('tab', { name: 'Budget vs Actual' }).click();
  await expect(
    page.getByText('3 entries ($132.50) aren’t confirmed by a second person yet.'),
  ).toBeVisible();
});
