import { DAY_MS, dateAt } from '@pa-ledger/domain/time/dates';
import { organization } from '@pa-ledger/domain/organization';
import type { Page } from '@playwright/test';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import type { Records } from '../e2e/support/records.ts';
import { ADMIN, expect, test } from './support/memory-books.ts';

const PRESIDENT = { presidents: [ADMIN.email, ''], treasurer: 'dana@example.com' };
const TREASURER = { presidents: ['pat@example.com', ''], treasurer: ADMIN.email };
const TODAY = dateAt(Date.now(), organization.timeZone);
const YEAR = TODAY.slice(5, 7) >= '07' ? TODAY.slice(0, 4) : String(Number(TODAY.slice(0, 4)) - 1);
const MONTH = TODAY.slice(0, 7);
const amount = (count: number, cents: number) => ({ count, cents });

const CATEGORIES = {
  fair: 'Book Fair',
  fall: 'Fall Festival',
  field: 'Field Day',
  grants: 'Classroom Grants for Teachers',
  office: 'Office Supplies',
};

/** The documents of `home` as the functions keep them, and what else the page reads. */
async function putHome(db: Records, settings: object, plan: object = {}): Promise<void> {
  await db.doc('settings/approvers').set({ eventApprovers: {}, ...settings, version: 1 });
  await db.doc('home/now').set({
    pending: { all: amount(5, 61_250) },
    waiting: { [ADMIN.email]: amount(2, 12_035), 'pat@example.com': amount(3, 49_215) },
    stuck: { 'eventApprover~field': amount(1, 4_000) },
    ready: { all: amount(3, 34_310) },
    fundless: { all: amount(1, 1_250) },
    promised: { fair: amount(2, 30_000), fall: amount(1, 4_310) },
    returned: { all: amount(1, 900) },
    unratified: { [MONTH]: amount(5, 80_000) },
    unsentChecks: { 1: amount(2, 3_000), 2: amount(1, 1_500) },
    // Of an event two years ago, and of one to come.
    advances: { '2024-09-01': amount(1, 5_000), '2099-01-01': amount(1, 700) },
  });
  await db.doc('home/cash').set({
    accounts: { checking: 512_345, savings: 100 },
    funds: { main: 500_000, dues: 24_500 },
  });
  await db.doc('home/plan').set({
    accounts: {
      checking: account('Checking', 250_000),
      savings: account('Savings', 900_000),
    },
    funds: {
      main: { name: 'Main Fund', isHeld: false, isArchived: false },
      dues: { name: 'State Dues', isHeld: true, isArchived: false },
    },
    categories: CATEGORIES,
    budgetItems: {
      [YEAR]: { fair: 120_000, fall: 250_000, field: 90_000, grants: 400_000, office: 30_000 },
    },
    statements: { savings: { through: TODAY, unreviewed: 0 } },
    treasurerReports: { through: TODAY },
    ...plan,
  });
  await db.doc(`home/${MONTH}`).set({
    month: MONTH,
    categories: {
      fair: { revenue: 310_000, manual: 20_000, paid: 46_050 },
      fall: { revenue: 80_000, paid: 180_000 },
      grants: { manual: 120_000 },
      office: { manual: 41_275 },
    },
    funds: { main: 1, dues: 24_500 },
  });
  const made = { by: null, kind: 'takenOver', before: null, after: {}, words: [], version: 1 };
  const at = (minutes: number) => new Date(Date.now() - DAY_MS - minutes * 60_000);
  for (const [index, id] of Object.keys(CATEGORIES).entries()) {
    const entry = { ...made, collection: 'categories', document: id, at: at(index) };
    await db.doc(`journal/categories~${id}~1`).set(entry);
  }
  await db.doc('journal/funds~main~2').set({
    ...made,
    kind: 'changed',
    by: { uid: 'x', email: 'pat@example.com' },
    collection: 'funds',
    document: 'main',
    before: { name: 'Main', code: '4900' },
    after: { name: 'Main Fund', code: '4900' },
    version: 2,
    at: new Date(),
  });
}

function account(name: string, opening: number) {
  return { name, opening, openingDate: `${YEAR}-07-01`, isArchived: false };
}

const tiles = (page: Page) => page.getByRole('list', { name: 'At a glance' }).getByRole('link');
const part = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const toDo = (page: Page) => part(page, 'To do').getByRole('listitem');

test(
  'a treasurer sees the money first, each figure a link to what it counts',
  DESK,
  async ({ page, books }, info) => {
    await putHome(books.db, TREASURER);
    await books.open(page, '/admin/home');
    await expect(tiles(page)).toHaveText([
      /Cash today\$16,624\.45\$245\.00 of it held for others/,
      /Ready to pay3\$343\.10/,
      /Waiting for me2\$120\.35 · 3 requests with others/,
      /Budget used46%\$4,073\.25 of \$8,900\.00/,
    ]);
    await expect(toDo(page)).toHaveText([
      /Pay 3 requests/,
      /Sign 2 checks/,
      /Mail or hand over 1 check/,
      /Choose a fund for 1 request/,
      /Review 2 requests/,
      /Set an approver for Field Day/,
      /1 advance is past due\$50\.00/,
      /Reconcile July/,
      /Ratify 5 payments/,
      /Adopt the .* budget/,
    ]);
    const link = (name: RegExp) => page.getByRole('link', { name });
    await expect(link(/^Waiting for me/)).toHaveAttribute('href', '/admin/expenses?view=mine');
    await expect(link(/^Review: /)).toHaveAttribute('href', '/admin/expenses?view=mine');
    await expect(link(/^Ready to pay/)).toHaveAttribute('href', '/admin/expenses?view=pay');
    await expect(link(/^Pay: Pay 3 requests/)).toHaveAttribute('href', '/admin/expenses/pay-run');
    await expect(link(/^Sign: Sign 2 checks/)).toHaveAttribute('href', '/admin/expenses/checks');
    await expect(link(/^Set approver/)).toHaveAttribute(
      'href',
      '/admin/users?set=eventApprovers+Field+Day',
    );
    await expect(link(/^Reconcile: /)).toHaveAttribute(
      'href',
      '/admin/bank/reconcile?account=checking',
    );
    await expect(link(/^Settle: /)).toHaveAttribute('href', '/admin/financial/advances');
    await expect(link(/^Ratify/)).toHaveAttribute('href', '/admin/bank/ratification');
    await expect(
      link(/^Office Supplies: \$412\.75 spent, of \$300\.00, \$112\.75 over budget/),
    ).toHaveAttribute('href', '/admin/reports/event?category=office');
    await expect(
      link(/^Book Fair: \$660\.50 spent, \$300\.00 promised, of \$1,200\.00, \$239\.50 remaining/),
    ).toBeVisible();
    await expect(
      page.getByRole('img', {
        name: /^Money in and out by month, Jul 2026 to .* came in and \$.* went out\.$/,
      }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Show the figures' }).click();
    const figures = page.getByRole('table', { name: 'Money in and out by month' });
    await expect(figures.getByRole('row').last()).toContainText('$3,900.00$4,073.25');
    const acts = part(page, 'Latest activity').getByRole('listitem');
    await expect(acts).toHaveText([/Main Fund/, /5 entries made by PA Ledger/]);
    await checkAccessibility(page, info, 'home');
    await tiles(page).filter({ hasText: 'Cash today' }).click();
    await expect(page).toHaveURL(/\/admin\/bank\/accounts/);
  },
);

test('a president sees the decisions first', async ({ page, books }) => {
  await putHome(books.db, PRESIDENT, { budgets: { [YEAR]: TODAY } });
  await books.open(page, '/admin/home');
  await expect(tiles(page).first()).toContainText('Waiting for me');
  await expect(toDo(page).first()).toContainText('Review 2 requests');
  await expect(toDo(page).nth(1)).toContainText('Set an approver for Field Day');
  await expect(part(page, 'To do')).not.toContainText('Adopt');
});

test(
  'a new association gets its checklist, until it can work',
  DESK,
  async ({ page, books }, info) => {
    await books.open(page, '/admin/home');
    const list = part(page, 'Let’s set up your association');
    await expect(list.getByRole('listitem')).toHaveCount(7);
    await expect(list).toContainText('0 of 7 done');
    await expect(page.getByRole('status')).toContainText(['it’s opening soon']);
    await expect(list.getByRole('link', { name: 'Add funds' })).toHaveAttribute(
      'href',
      '/admin/financial/funds',
    );
    await checkAccessibility(page, info, 'home-checklist');
    await books.db.doc('settings/approvers').set({ eventApprovers: {}, ...TREASURER, version: 1 });
    const fund = { name: 'Main Fund', isHeld: false, isArchived: false };
    await books.db.doc('home/plan').set({ categories: CATEGORIES, funds: { main: fund } });
    await expect(list).toContainText('3 of 7 done');
    await expect(page.getByRole('status')).toContainText(['Parents can send in requests now.']);
    for (const uid of ['one', 'two'])
      await books.db.doc(`search/people~${uid}`).set({ kind: 'people', words: {} });
    await expect(list).toContainText('4 of 7 done');
    await books.db.doc('home/now').set({ pending: { all: amount(1, 500) } });
    await expect(list).toHaveCount(0);
    await expect(tiles(page)).toHaveCount(4);
  },
);

test('says what there will be where there is nothing yet', DESK, async ({ page, books }) => {
  await putHome(books.db, TREASURER, { budgetItems: {}, accounts: {} });
  await books.db.doc('home/now').set({ pending: { all: amount(1, 500) } });
  await books.db.doc('home/cash').set({});
  await books.db.doc(`home/${MONTH}`).delete();
  await books.open(page, '/admin/home');
  await expect(tiles(page)).toHaveText([
    /Cash today\$0\.00By your funds/,
    /Ready to pay0Everything approved is paid/,
    /Waiting for me01 request with others/,
    /Budget usedNo budget yet/,
  ]);
  await expect(toDo(page)).toHaveText([/Start the .* budget/]);
  await expect(part(page, /^Budget/)).toContainText('Enter the budget');
  await expect(part(page, 'Money in and out')).toContainText('month by month');
});

test(
  'says why nothing waits for an address that approves nothing',
  DESK,
  async ({ page, books }) => {
    await putHome(books.db, { presidents: ['pat@example.com'], treasurer: 'terry@example.com' });
    await books.db.doc('home/now').set({ pending: { all: amount(3, 500) } });
    await books.open(page, '/admin/home');
    await expect(tiles(page).filter({ hasText: 'Waiting for me' })).toContainText(
      /isn’t an approver · 3 requests with others/,
    );
  },
);

test('says what is wrong, and tries again', DESK, async ({ page, books }) => {
  await putHome(books.db, TREASURER);
  await books.open(page, '/admin/expenses');
  await books.deny(true);
  await page.getByRole('tab', { name: 'Home' }).click();
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  await books.deny(false);
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(tiles(page)).toHaveCount(4);
});

/** More of everything than the page may read. */
async function putMany(db: Records): Promise<void> {
  await putHome(db, TREASURER);
  const many = (count: number) => Array.from({ length: count }, (_, index) => index);
  const entry = {
    by: { uid: 'x', email: 'x@example.com' },
    kind: 'changed',
    words: [],
    version: 2,
  };
  for (const index of many(70)) {
    const at = new Date(Date.now() - index * 1_000);
    const [before, after] = [{ name: 'Old' }, { name: `Fund ${index}` }];
    const change = { ...entry, collection: 'funds', document: `f${index}`, before, after, at };
    await db.doc(`journal/funds~f${index}~2`).set(change);
    await db.doc(`funds/f${index}`).set({ code: String(index), name: `Fund ${index}`, version: 1 });
    await db.doc(`categories/c${index}`).set({ name: `Category ${index}`, version: 1 });
    await db.doc(`totals/${MONTH}~c${index}~f${index}`).set({ month: MONTH, revenue: 1 });
  }
  for (const year of many(10))
    for (const month of many(12)) {
      const name = `${2017 + year}-${String(month + 1).padStart(2, '0')}`;
      await db.doc(`home/${name}`).set({ month: name, funds: { main: 1 } });
    }
}

test('reads at most 60 documents, whatever the books hold', DESK, async ({ page, books }) => {
  await putMany(books.db);
  await books.open(page, '/admin/home');
  await expect(part(page, 'Latest activity').getByRole('listitem')).toHaveCount(10);
  const read = await books.read();
  const others = ['people', 'schema', 'alerts'];
  const own = read.filter((path) => !others.includes(path.split('/', 1).join()));
  expect(own.length).toBeLessThanOrEqual(60);
  expect(new Set(own.map((path) => path.split('/', 1).join()))).toEqual(
    new Set(['settings', 'home', 'journal']),
  );
});
