import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import type { Role } from '@pa-ledger/domain/people/role';
import type { Page } from '@playwright/test';
import { failure } from '../../web/src/data/failure.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { noon, putExpense } from '../e2e/support/expense-records.ts';
import { DESK, openFilters } from '../e2e/support/page-test.ts';
import { putAll, type Records } from '../e2e/support/records.ts';
import { download } from '../e2e/support/reports.ts';
import { personEntry } from '../fixtures/people.ts';
import { approvedStep } from '../fixtures/steps.ts';
import { putDepositBooks } from './support/deposit-books.ts';
import { fixTime } from './support/fixed-time.ts';
import { putLedger } from './support/ledger.ts';
import { ADMIN, expect, test } from './support/memory-books.ts';

/** Findings. What the server does: tests/server/findings.test.ts. */
const API = '/api/admin/manage-finding';
const LIST = '/admin/journal/findings';
const HALL = '/admin/financial/expenses/hall';
const EXPENSE = 'aB3dE5fG7hJ9kL1mN2pQ';
const DONE = { ok: true, answer: {} } as const;
const [ANA, SAM] = [
  { by: { uid: 'ana', email: 'ana@example.com' }, name: 'Ana Ruiz' },
  { by: { uid: 'sam', email: 'sam@example.com' }, name: 'Sam Okafor' },
];
const OWN = { by: ADMIN, name: 'Ruth Adeyemi' };

function finding(own: object = {}) {
  return {
    ...ANA,
    on: { collection: 'manualExpenses', id: 'hall' },
    title: 'Deposit for the hall',
    role: 'reviewer',
    status: 'open',
    text: 'Where’s the receipt?',
    at: new Date(noon('2026-11-10')),
    answers: [] as object[],
    version: 1,
    ...own,
  };
}

const answer = (text: string, day: string) => ({ ...SAM, text, at: new Date(noon(day)) });

/** Says what the person who is signed in is, since when. */
const be = (db: Records, role: Role, since = '2026-07-01') =>
  db
    .doc(`people/${ADMIN.uid}`)
    .set(personEntry(ADMIN.email, OWN.name, { role, joinedAt: new Date(noon(since)) }));

const section = (page: Page) => page.getByRole('region', { name: 'Findings' });
const button = (page: Page, name: string | RegExp) => section(page).getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');

test.beforeEach(async ({ page, books }) => {
  await fixTime(page, '2026-11-23T15:00:00Z');
  await putLedger(books.db, 'manualExpenses', {
    hall: { date: '2026-11-02', amount: 350, description: 'Deposit for the hall', paidTo: 'Hall' },
  });
});

test('a reviewer writes a finding on an entry, and a second try is the same finding', async ({
  page,
  books,
}, info) => {
  await be(books.db, 'reviewer');
  await books.open(page, HALL);
  await expect(section(page)).toContainText('No findings yet.');
  await button(page, 'Write a finding').click();
  await dialog(page).getByRole('button', { name: 'Save finding' }).click();
  await expect(dialog(page)).toContainText('Finding is required.');
  await dialog(page).getByLabel('Finding').fill('  Where’s the receipt? ');
  await expect(dialog(page).getByLabel('About')).toBeHidden();
  await checkAccessibility(page, info, 'findings-write');
  await books.answer(API, failure('noAnswer'));
  await dialog(page).getByRole('button', { name: 'Save finding' }).click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  const first = await books.asked(API);
  expect(first).toMatchObject({
    action: 'write',
    on: { collection: 'manualExpenses', id: 'hall' },
    text: 'Where’s the receipt?',
  });
  await books.answer(API, DONE);
  await dialog(page).getByRole('button', { name: 'Save finding' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('Finding saved.')).toBeVisible();
  expect(await books.asked(API)).toEqual(first);
});

test('the books’ people answer what they see, also what others add while they type', async ({
  page,
  books,
}, info) => {
  await books.db.doc('findings/f1').set(finding());
  await books.open(page, HALL);
  await expect(section(page).getByRole('listitem')).toContainText(
    'OpenAna Ruiz (Reviewer), Nov 10, 2026Where’s the receipt?',
  );
  await expect(section(page)).toContainText('Ana Ruiz, or a later reviewer, can resolve this.');
  await expect(button(page, /^Resolve/)).toBeHidden();
  await button(page, 'Answer the finding by Ana Ruiz').click();
  await dialog(page).getByRole('textbox', { name: 'Answer' }).fill('It’s in the binder.');
  await books.db
    .doc('findings/f1')
    .set(finding({ answers: [answer('I’ll look for it.', '2026-11-12')], version: 2 }));
  await expect(dialog(page).getByRole('log')).toContainText('I’ll look for it.');
  await books.answer(API, failure('refused', 'Someone already resolved this finding.'));
  await dialog(page).getByRole('button', { name: 'Save answer' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('already resolved');
  await expect(dialog(page).getByRole('textbox', { name: 'Answer' })).toHaveValue(
    'It’s in the binder.',
  );
  await books.answer(API, DONE);
  await dialog(page).getByRole('button', { name: 'Save answer' }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await books.asked(API)).toEqual({
    action: 'answer',
    id: 'f1',
    version: 2,
    text: 'It’s in the binder.',
  });
  await expect(section(page).getByRole('list', { name: 'Answers' })).toContainText(
    'Sam Okafor answered on Nov 12, 2026:I’ll look for it.',
  );
  await checkAccessibility(page, info, 'findings-answered');
});

test('its writer resolves it, with a note or without', DESK, async ({ page, books }, info) => {
  await be(books.db, 'reviewer');
  await books.db.doc('findings/f1').set(finding({ ...OWN, version: 3 }));
  await books.open(page, HALL);
  await expect(button(page, /^Answer/)).toBeHidden();
  await books.answer(API, DONE);
  await button(page, 'Resolve the finding by Ruth Adeyemi').click();
  await checkAccessibility(page, info, 'findings-resolve');
  await dialog(page).getByRole('button', { name: 'Resolve' }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await books.asked(API)).toEqual({ action: 'resolve', id: 'f1', version: 3 });
  await button(page, /^Resolve/).click();
  await dialog(page).getByLabel('Note').fill('Seen.');
  await dialog(page).getByRole('button', { name: 'Resolve' }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await books.asked(API)).toMatchObject({ action: 'resolve', text: 'Seen.' });
  const resolved = { ...OWN, at: new Date(noon('2026-11-20')), text: 'Seen.' };
  await books.db.doc('findings/f1').set(finding({ status: 'resolved', resolved, version: 4 }));
  await expect(section(page)).toContainText('Ruth Adeyemi resolved this on Nov 20, 2026:Seen.');
  await expect(button(page, /^(Answer|Resolve)/)).toBeHidden();
});

test('who may resolve a finding sees the button', DESK, async ({ page, books }) => {
  await putAll(books.db, {
    'findings/f1': finding(),
    'findings/f2': finding({ ...OWN, at: new Date(noon('2026-11-11')) }),
  });
  // Joined after the first and wrote the second; then before both; then keeps the books.
  for (const [role, since, names] of [
    ['reviewer', '2026-11-12', ['Ruth Adeyemi', 'Ana Ruiz']],
    ['reviewer', '2026-11-09', ['Ruth Adeyemi']],
    ['bookkeeper', '2026-11-12', []],
  ] as const) {
    await be(books.db, role, since);
    if (names.length === 2) await books.open(page, HALL);
    await expect(button(page, /^Resolve/)).toHaveText(
      names.map((name) => `Resolve the finding by ${name}`),
    );
  }
  await expect(section(page)).toContainText('A later reviewer can resolve this.');
  await expect(button(page, /^Answer/)).toHaveCount(2);
});

test(
  'a request has its findings and those of its payments',
  DESK,
  async ({ page, books }, info) => {
    await putExpense(books.db, {
      id: EXPENSE,
      status: 'paid',
      fundId: 'library',
      steps: [approvedStep('president', noon('2026-10-01'))],
      payments: 2,
      payment: {
        id: `${EXPENSE}-2`,
        number: 2,
        method: 'cash',
        checkNumber: null,
        date: '2026-11-04',
        by: ADMIN.email,
        byUid: ADMIN.uid,
        at: noon('2026-11-04'),
        flags: [],
      } as never,
    });
    const on = (collection: string, id: string, text: string) =>
      finding({ on: { collection, id }, title: '', text });
    await putAll(books.db, {
      'findings/f1': on('expenses', EXPENSE, 'About the request'),
      'findings/f2': on('payments', `${EXPENSE}-1`, 'About the voided payment'),
      'findings/f3': on('payments', `${EXPENSE}-2`, 'About the payment'),
      // Another record with the same id.
      'findings/f4': on('deposits', EXPENSE, 'About a deposit'),
    });
    await books.open(page, `/admin/expenses/${EXPENSE}`);
    const entries = section(page).getByRole('list', { name: 'Findings on this record' });
    await expect(entries.getByRole('listitem')).toHaveCount(3);
    await expect(entries.getByText('Payment', { exact: true })).toHaveCount(2);
    await books.answer(API, DONE);
    await button(page, 'Write a finding').click();
    await dialog(page).getByLabel('About').selectOption('Its payment');
    await dialog(page).getByLabel('Finding').fill('Paid twice?');
    await checkAccessibility(page, info, 'findings-of-request');
    await dialog(page).getByRole('button', { name: 'Save finding' }).click();
    await expect(dialog(page)).toBeHidden();
    expect(await books.asked(API)).toMatchObject({
      on: { collection: 'payments', id: `${EXPENSE}-2` },
      text: 'Paid twice?',
    });
  },
);

test('a deposit has its findings', DESK, async ({ page, books }) => {
  await putDepositBooks(page, books);
  const id = 'depositA000000000000';
  await books.db.doc('findings/f1').set(finding({ on: { collection: 'deposits', id } }));
  await books.open(page, `/admin/bank/deposits/${id}`);
  await expect(section(page)).toContainText('Where’s the receipt?');
  await page.emulateMedia({ media: 'print' });
  // The slip goes to the bank.
  await expect(section(page)).toBeHidden();
});

test.describe('the list of findings', () => {
  test('begins with the open ones, and is filtered, searched, and downloaded', async ({
    page,
    books,
  }, info) => {
    const resolved = { ...ANA, at: new Date(noon('2026-11-20')) };
    await putAll(books.db, {
      'findings/f1': finding({
        answers: [answer('It’s in the binder.', '2026-11-12')],
        version: 2,
      }),
      'findings/f2': finding({
        on: { collection: 'expenses', id: EXPENSE },
        title: '',
        text: '=SUM(A1)',
        at: new Date(noon('2026-11-01')),
      }),
      'findings/f3': finding({
        on: { collection: 'statements', id: 'bank~2026-10-31' },
        title: 'Checking, Oct 31, 2026',
        text: 'The balance is off by a cent.\nWhy?',
        at: new Date(noon('2026-11-19')),
        status: 'resolved',
        resolved,
        version: 2,
      }),
    });
    await books.open(page, '/admin/journal');
    await page.getByRole('tab', { name: 'Findings' }).click();
    await expect(page).toHaveURL(LIST);
    const rows = page.getByRole('table', { name: 'Findings' }).locator('tbody tr');
    const links = rows.getByRole('link');
    await expect(links).toHaveText([
      'Deposit for the hall',
      `Request ${referenceOf(EXPENSE)}`,
      'Checking, Oct 31, 2026',
    ]);
    await expect(links.nth(1)).toHaveAttribute('href', `/admin/expenses/${EXPENSE}`);
    await expect(links.nth(2)).toHaveAttribute('href', '/admin/bank/reconcile/bank~2026-10-31');
    await checkAccessibility(page, info, 'findings-list');

    const file = await download(page);
    expect(file.name).toBe('findings.csv');
    expect(file.rows).toMatchObject([
      {
        status: 'Open',
        kind: 'Manual expense',
        about: 'Deposit for the hall',
        writtenBy: 'Ana Ruiz',
        role: 'Reviewer',
        date: '2026-11-10',
        answers: 'Sam Okafor, 2026-11-12: It’s in the binder.',
        resolvedBy: null,
      },
      { finding: "'=SUM(A1)" },
      { status: 'Resolved', resolvedBy: 'Ana Ruiz', resolvedOn: '2026-11-20', note: null },
    ]);

    await openFilters(page);
    const filter = page.getByRole('search', { name: 'Filter' });
    await filter.getByLabel('Status').selectOption('Resolved');
    await expect(rows).toHaveCount(1);
    await expect(page).toHaveURL(`${LIST}?status=resolved`);
    await filter.getByLabel('Search').fill('binder');
    await expect(page.getByText('No findings match these filters.')).toBeVisible();
    await filter.getByRole('button', { name: 'Clear filters' }).click();
    await filter.getByLabel('Search').fill('BINDER');
    await expect(links).toHaveText(['Deposit for the hall']);
    await links.click();
    await expect(page).toHaveURL(HALL);
    const found = section(page).getByRole('list', { name: 'Findings on this record' });
    await expect(found).toBeFocused();
    await expect(found).toBeInViewport();
  });

  test('says how to begin, and offers to try again where it fails', async ({
    page,
    books,
  }, info) => {
    await books.open(page, '/admin/journal');
    await books.deny(true);
    await page.getByRole('tab', { name: 'Findings' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await books.deny(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^No findings yet\. To write one, open an entry/)).toBeVisible();
    await checkAccessibility(page, info, 'findings-none');
  });

  test('shows the newest 50, and more on a press', DESK, async ({ page, books }) => {
    const many = Array.from({ length: 60 }, (_, at) => [
      `findings/f${at}`,
      finding({ text: `Number ${at}`, at: new Date(noon('2026-11-01') + at) }),
    ]);
    await putAll(books.db, Object.fromEntries(many) as Record<string, object>);
    await books.open(page, LIST);
    const rows = page.getByRole('table', { name: 'Findings' }).locator('tbody tr');
    await expect(rows).toHaveCount(50);
    await expect(rows.first()).toContainText('Number 59');
    expect((await download(page)).rows).toHaveLength(60);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(rows).toHaveCount(60);
  });
});

test.describe('Home', () => {
  test.beforeEach(async ({ books }) => {
    await putAll(books.db, {
      'settings/approvers': {
        presidents: ['pat@example.com', ''],
        treasurer: ADMIN.email,
        eventApprovers: {},
        version: 1,
      },
      'home/plan': {
        categories: { fair: 'Book Fair' },
        funds: { library: { name: 'Library Fund', isHeld: false, isArchived: false } },
      },
      'home/cash': { accounts: {}, funds: { library: 100 } },
    });
  });

  for (const role of ['admin', 'reviewer'] as const) {
    test(
      `of a ${role} counts the open findings, and leads to them`,
      DESK,
      async ({ page, books }, info) => {
        await be(books.db, role);
        await putAll(books.db, {
          'findings/f1': finding({ answers: [answer('Yes.', '2026-11-12')] }),
          'findings/f2': finding(),
          'findings/f3': finding({ status: 'resolved' }),
        });
        await books.open(page, '/admin/home');
        const toDo = page.getByRole('region', { name: 'To do' });
        const row = toDo.getByRole('listitem').filter({ hasText: 'finding' });
        await expect(row).toContainText('2 open findings1 not answered yet');
        if (role === 'reviewer') await checkAccessibility(page, info, 'findings-home');
        await books.db.doc('findings/f2').set(finding({ status: 'resolved' }));
        await expect(row).toContainText('1 open findingAnswered, and not resolved yet');
        await row.getByRole('link', { name: 'Show: 1 open finding' }).click();
        await expect(page).toHaveURL(LIST);
      },
    );
  }

  test('counts up to 20', DESK, async ({ page, books }) => {
    const many = Array.from({ length: 21 }, (_, at) => [`findings/f${at}`, finding()]);
    await putAll(books.db, Object.fromEntries(many) as Record<string, object>);
    await books.open(page, '/admin/home');
    await expect(page.getByRole('region', { name: 'To do' })).toContainText('20+ open findings');
  });
});
