import type { Role } from '@pa-ledger/domain/people/role';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import type { Page } from '@playwright/test';
import { noon, putApproved, putExpense } from '../../e2e/support/expense-records.ts';
import { putAll, type Records } from '../../e2e/support/records.ts';
import { LEDGER_RECORDS } from '../../fixtures/ledger-records.ts';
import { personEntry } from '../../fixtures/people.ts';
import { approvedStep, openStep } from '../../fixtures/steps.ts';
import { fixTime } from './fixed-time.ts';
import { PLACE, putItems, putLedger } from './ledger.ts';
import { ADMIN, type MemoryBooks } from './memory-books.ts';

/* Books that have something on every page of the panel, and who looks at them. */

export const NOW = '2026-11-23T15:00:00Z';
const SAM = { uid: 'sam', email: 'sam@example.com' };
const ACCOUNT = { kind: 'checking', version: 1, openingDate: '2026-07-01', openingBalance: 100 };
const COUNT = { count: 2, cents: 5_000 };
const AT = new Date('2026-11-20T15:00:00Z');

/** The records that pages are opened of, by their addresses. */
export const RECORD_PAGES = [
  'financial/revenue/fair',
  'financial/expenses/mill',
  'financial/expenses/cash',
  'financial/expenses/cash-settled-1',
  'financial/transfers/move',
  'bank/deposits/depositA000000000000',
  'bank/reconcile/checking~2026-10-31',
  'bank/ratification/october',
] as const;

/** The ids of an expense of each status. */
export const EXPENSES = ['pending', 'ready', 'paid', 'back'].map((id) => id.padEnd(20, 'x'));

/** Puts the books in place, and gives the signed-in person a role. */
export async function putWholeBooks(page: Page, books: MemoryBooks, role: Role): Promise<void> {
  const { db } = books;
  await fixTime(page, NOW);
  await putLedger(db, 'revenueItems', {
    fair: { date: '2026-11-02', amount: 40, description: 'Cookies', accountId: 'checking' },
    gift: { date: '2026-11-03', amount: 300, description: 'Gift', donor: 'Ada Lane' },
    back: { date: '2026-11-05', amount: -5, description: 'Given back', accountId: 'checking' },
  });
  await putItems(db, 'manualExpenses', {
    mill: { date: '2026-10-02', amount: 25, paidTo: 'Cider Mill', description: 'Cider' },
    cash: {
      date: '2026-10-10',
      amount: 200,
      paidTo: 'Riley Park',
      description: 'Cash for the fair',
      advance: { kind: 'given', eventOn: '2026-10-15', left: 50 },
    },
    'cash-settled-1': {
      date: '2026-10-12',
      amount: 150,
      paidTo: 'Riley Park',
      description: 'Prizes',
      advance: { kind: 'settled', ...PLACE },
    },
  });
  await putExpenses(db);
  await putAll(db, {
    ...SETTINGS,
    ...LEDGER,
    ...BANK,
    ...TAX,
    ...HOME,
    [`people/${ADMIN.uid}`]: personEntry(ADMIN.email, 'Ruth Adeyemi', {
      role,
      ...(role === 'reviewer' && {
        endsOn: '2027-06-30' as CalendarDate,
        endsAt: new Date('2027-07-01T04:00:00Z'),
      }),
    }),
  });
  const made = { by: SAM, at: AT, words: [], version: 1, kind: 'created', before: null };
  for (const [collection, document] of [
    ['manualExpenses', 'mill'],
    ['settings', 'approvers'],
    ['donors', 'ada'],
    ['funds', 'library'],
  ] as const) {
    const after = { version: 1, name: 'Ada Lane', description: 'Cider' };
    await db
      .doc(`journal/${collection}~${document}~1`)
      .set({ ...made, collection, document, after });
  }
}

async function putExpenses(db: Records): Promise<void> {
  const place = { categoryId: PLACE.categoryId, category: 'Book Fair', fundId: PLACE.fundId };
  const approved = [
    approvedStep('president', noon('2026-10-01')),
    approvedStep('treasurer', noon('2026-10-02')),
  ];
  const [pending = '', , paid = '', back = ''] = EXPENSES;
  await putExpense(db, {
    ...place,
    id: pending,
    steps: [openStep('treasurer', { approvers: [ADMIN.email] })],
  });
  await putApproved(db, 'ready', 'Dana Whitfield', {
    ...place,
    submission: { payBy: 'app' },
    contact: { payHandle: '@dana' },
  });
  await putExpense(db, { ...place, id: paid, status: 'paid', steps: approved });
  await putExpense(db, {
    ...place,
    id: back,
    status: 'returned',
    returned: { by: SAM.email, at: noon('2026-11-01'), note: 'Add the receipt.' },
  } as object);
  const check = {
    method: 'check',
    date: '2026-11-10',
    payee: 'Dana Whitfield',
    lines: [{ expenseId: paid, ...PLACE, amount: 45.2, purpose: 'Paint' }],
    accountId: 'checking',
    by: SAM.email,
    byUid: SAM.uid,
    at: AT,
    voided: null,
    mistake: null,
    version: 1,
  };
  const signature = { name: 'Renee Walsh', on: '2026-11-11', by: SAM.email, at: AT };
  await putAll(db, {
    'payments/toSign': { ...check, checkNumber: '1042', check: { signatures: [] } },
    'payments/toSend': {
      ...check,
      checkNumber: '1044',
      check: { signatures: [signature, { ...signature, name: 'Carlos Mendez' }] },
    },
    'payments/transfer': { ...check, method: 'transfer', checkNumber: null },
    'spoiledChecks/1045': {
      checkNumber: '1045',
      accountId: 'checking',
      date: '2026-11-12',
      reason: 'Torn',
      by: SAM,
      at: AT,
      version: 1,
    },
  });
}

const SETTINGS = {
  'settings/approvers': {
    presidents: ['pat@example.com', ''],
    treasurer: ADMIN.email,
    eventApprovers: {},
    version: 1,
  },
  'settings/books': { opensOn: null, closedThrough: null, closedYear: null, closing: null },
  'categories/festival': { name: 'Fall Festival', requiresEventApprover: true, version: 1 },
  'search/people~admin': { kind: 'people', title: 'Ruth Adeyemi', detail: ADMIN.email, words: {} },
  'search/people~sam': { kind: 'people', title: 'Sam Ortiz', detail: SAM.email, words: {} },
  'imports/one': { kind: 'funds', rows: 1, stored: 1, by: SAM, at: AT, undone: null },
  'alerts/one': {
    kind: 'workFails',
    expenseId: null,
    work: 'sendMail',
    item: 'x',
    code: 'EAUTH',
    since: AT,
  },
};

const LINE = { ...LEDGER_RECORDS.budgetItems, ...PLACE, fiscalYear: '2026' };

const LEDGER = {
  'funds/grants': { code: '4950', name: 'Grants', version: 1 },
  'budgetItems/fair': LINE,
  'budgetItems/festival': { ...LINE, categoryId: 'festival' },
  'incomeItems/fair': LINE,
  'incomeItems/festival': { ...LINE, categoryId: 'festival' },
  'budgets/2026': { fiscalYear: '2026', spending: [], income: [], version: 1 },
  'transfers/move': {
    date: '2026-10-20',
    amount: 50,
    fromFundId: PLACE.fundId,
    toFundId: 'grants',
    description: 'For the grants',
    version: 1,
  },
  'fundBalances/2026~library': {
    fundId: PLACE.fundId,
    fiscalYear: '2026',
    amount: 100,
    asOf: '2026-07-01',
    source: 'typed',
    lastUpdated: AT,
    version: 1,
  },
  'totals/2026-10~fair~library': {
    month: '2026-10',
    ...PLACE,
    revenue: 9_000,
    manual: 1_250,
    approved: 100,
    paid: 100,
    approvedCount: 1,
    paidCount: 1,
    transferIn: 0,
    transferOut: 0,
  },
  'treasurerReports/2026-10-01~2026-10-31': LEDGER_RECORDS.treasurerReports,
};

const ITEM = { itemDay: '2026-10-30', amount: 40 };

const BANK = {
  'accounts/checking': {
    ...ACCOUNT,
    name: 'Checking',
    signers: [{ name: 'Renee Walsh', from: '2026-07-01' }],
  },
  'accounts/box': { ...ACCOUNT, name: 'Cash box', kind: 'cash' },
  'accounts/service': { ...ACCOUNT, name: 'Payment service', kind: 'paymentService' },
  'deposits/depositA000000000000': {
    date: '2026-11-04',
    accountId: 'checking',
    slip: '77',
    version: 1,
    countedBy: ['Ann Lee', 'Bo Diaz'],
    items: [{ id: 'fair', date: '2026-11-02', amount: 40 }],
  },
  'clearings/revenueItems~fair': {
    ...ITEM,
    accountId: 'checking',
    depositId: 'depositA000000000000',
    depositedOn: '2026-11-04',
  },
  'statements/checking~2026-10-31': {
    accountId: 'checking',
    day: '2026-10-31',
    balance: 140,
    version: 1,
    reopened: null,
    by: SAM,
    at: AT,
    cleared: [],
    outstanding: [],
    lines: {
      beginning: 100,
      deposits: 40,
      withdrawals: 0,
      ending: 140,
      onTheWay: 0,
      outstanding: 0,
      adjusted: 140,
      books: 140,
      difference: 0,
    },
  },
  'ratifications/october': {
    ratifiedOn: '2026-10-05',
    count: 3,
    amount: 120.5,
    takenBack: null,
    version: 1,
    by: SAM,
  },
  'papers/manualExpenses~mill': {
    version: 1,
    papers: [
      {
        slot: 0,
        name: 'bill.pdf',
        type: 'application/pdf',
        size: 100,
        sha256: '0'.repeat(64),
        md5: '',
        by: SAM,
        at: AT,
      },
    ],
  },
  'advanceHolders/cash': { email: 'riley@example.com' },
};

const TAX = {
  'payees/mill': { ...LEDGER_RECORDS.payees, name: 'Cider Mill' },
  'returnLines/fair': LEDGER_RECORDS.returnLines,
  'donors/ada': { ...LEDGER_RECORDS.donors, name: 'Ada Lane' },
  'inKindGifts/pies': LEDGER_RECORDS.inKindGifts,
};

const HOME = {
  'home/now': {
    pending: { all: COUNT },
    waiting: { [ADMIN.email]: COUNT },
    stuck: { 'eventApprover~festival': COUNT },
    ready: { all: COUNT },
    unratified: { '2026-11': COUNT },
    unconfirmed: { '2026-11': COUNT },
    unsentChecks: { 1: COUNT },
  },
  'home/cash': { accounts: { checking: 512_345 }, funds: { library: 500_000 } },
  'home/plan': {
    accounts: {
      checking: {
        name: 'Checking',
        opening: 10_000,
        openingDate: '2026-07-01',
        isArchived: false,
      },
    },
    funds: { library: { name: 'Library Fund', isHeld: false, isArchived: false } },
    categories: { fair: 'Book Fair', festival: 'Fall Festival' },
    budgetItems: { 2026: { fair: 120_000 } },
    statements: {},
    treasurerReports: {},
  },
  'home/2026-10': {
    month: '2026-10',
    categories: { fair: { revenue: 310_000, manual: 20_000, paid: 46_050 } },
    funds: { library: 1 },
  },
};
