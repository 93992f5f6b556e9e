import { PREPARED } from '@pa-ledger/domain/payments/check';
import type { Role } from '@pa-ledger/domain/people/role';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import type { Page } from '@playwright/test';
import { noon, putApproved, putExpense } from '../../e2e/support/expense-records.ts';
import { putAll, type Records } from '../../e2e/support/records.ts';
import { personEntry } from '../../fixtures/people.ts';
import { approvedStep, openStep } from '../../fixtures/steps.ts';
import { fixTime } from './fixed-time.ts';
import { PLACE, putItems, putLedger } from './ledger.ts';
import { ADMIN, type MemoryBooks } from './memory-books.ts';
import { AT, BANK, HOME, LEDGER, SAM, SETTINGS, TAX } from './whole-books-records.ts';

/* Books that have something on every page of the panel, and who looks at them. */

export const NOW = '2026-11-23T15:00:00Z';

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
    'payments/toSign': { ...check, checkNumber: '1042', check: PREPARED },
    'payments/toSend': {
      ...check,
      checkNumber: '1044',
      check: { signatures: [signature, { ...signature, name: 'Carlos Mendez' }], sent: null },
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
