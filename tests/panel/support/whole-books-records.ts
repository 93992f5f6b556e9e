import { LEDGER_RECORDS } from '../../fixtures/ledger-records.ts';
import { PLACE } from './ledger.ts';
import { ADMIN } from './memory-books.ts';

/* The records of `whole-books.ts`, one of each kind at least. */

export const SAM = { uid: 'sam', email: 'sam@example.com' };
const ACCOUNT = { kind: 'checking', version: 1, openingDate: '2026-07-01', openingBalance: 100 };
const COUNT = { count: 2, cents: 5_000 };
export const AT = new Date('2026-11-20T15:00:00Z');

export const SETTINGS = {
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

export const LEDGER = {
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

export const BANK = {
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

export const TAX = {
  'payees/mill': { ...LEDGER_RECORDS.payees, name: 'Cider Mill' },
  'returnLines/fair': LEDGER_RECORDS.returnLines,
  'donors/ada': { ...LEDGER_RECORDS.donors, name: 'Ada Lane' },
  'inKindGifts/pies': LEDGER_RECORDS.inKindGifts,
};

export const HOME = {
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
