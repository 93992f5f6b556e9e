import { cellId, NO_AMOUNTS } from '@pa-ledger/domain/ledger/cells';
import type { Month } from '@pa-ledger/domain/time/months';
import { putAll, type Records } from '../../e2e/support/records.ts';
import { ACCOUNTS, BOOKS, ENTRIES } from '../../fixtures/treasurer-books.ts';
import { amendingEntry } from './amending-entry.ts';
import { putCounted } from './counted-books.ts';

/** Two funds, two categories with a budget, and entries of October; a check of it is voided in November. */
export async function putTreasurerBooks(db: Records): Promise<void> {
  const documents: Record<string, object> = {};
  for (const { id, ...own } of BOOKS.categories) {
    documents[`categories/${id}`] = { ...own, requiresEventApprover: false, version: 1 };
  }
  for (const { id, ...own } of BOOKS.funds) documents[`funds/${id}`] = { ...own, version: 1 };
  for (const [index, item] of BOOKS.budgetItems.entries()) {
    documents[`budgetItems/b${index}`] = { ...item, fiscalYear: '2026', version: 1 };
  }
  for (const balance of BOOKS.balances) {
    const own = { ...balance, source: 'typed', asOf: '2026-07-01', version: 1 };
    documents[`fundBalances/${balance.fiscalYear}~${balance.fundId}`] = own;
  }
  for (const cell of BOOKS.cells) documents[`totals/${cellId(cell)}`] = cell;
  await putAll(db, documents);
  await putEntries(db, {});
}

/** Puts the entries of October in place, each with what it has of its own, more of them, and the totals of all. */
export async function putEntries(
  db: Records,
  own: Readonly<Record<string, object>>,
  more: Parameters<typeof putCounted>[1] = [],
): Promise<void> {
  await putCounted(db, [
    ...ENTRIES.map(
      ({ collection, id, fields }) => [collection, id, { ...fields, ...own[id] }] as const,
    ),
    ...more,
  ]);
}

/** Two accounts, one of them opened within October, and what moved the other one in September. */
export async function putAccounts(db: Records): Promise<void> {
  const documents: Record<string, object> = {};
  for (const { id, ...own } of ACCOUNTS) {
    documents[`accounts/${id}`] = { ...own, kind: id === 'box' ? 'cash' : 'checking', version: 1 };
  }
  const cell = { month: '2026-09' as Month, accountId: 'bank' };
  documents[`accountTotals/${cellId(cell)}`] = { ...cell, ...NO_AMOUNTS, revenue: 28_500 };
  await putAll(db, documents);
}

/** An October of thirty entries in two accounts, with a budget of both sides and three amendments of it. */
export async function putBusyMonth(db: Records): Promise<void> {
  await putTreasurerBooks(db);
  await putAccounts(db);
  const [revenue, manual, , payment] = ENTRIES;
  for (const fundId of ['camp', 'library']) {
    await db.doc(`funds/${fundId}`).set({ code: '4970', name: `Fund ${fundId}`, version: 1 });
  }
  for (let index = 0; index < 10; index++) {
    const place = { categoryId: `c${index}`, fundId: 'main' };
    const name = `Category ${index} of the year`;
    await db.doc(`categories/c${index}`).set({ name, version: 1 });
    const item = { ...place, fiscalYear: '2026', originalBudget: 100, changes: 0, version: 1 };
    await db.doc(`budgetItems/c${index}`).set(item);
    await db.doc(`incomeItems/c${index}`).set(item);
  }
  await db.doc('budgets/2026').set({
    fiscalYear: '2026',
    version: 1,
    income: ['# Fundraisers', 'c3', 'c4', '# Dues', 'c1'],
    spending: ['# Programs', 'c2', 'c1', '# Running the school', 'c0', '# Gifts', 'c5'],
  });
  const more = Array.from({ length: 13 }, (_, index) => {
    const day = 10 + index;
    const place = { categoryId: `c${day % 10}`, fundId: 'main' };
    const own = { date: `2026-10-${day}`, accountId: day % 5 === 0 ? 'box' : 'bank' };
    const paid = { ...own, amount: 12.34, checkNumber: String(2e3 + day) };
    const lines = [{ ...payment.fields.lines[0], ...place }];
    return [
      ['revenueItems', `r${day}`, { ...revenue.fields, ...place, ...own }] as const,
      day % 2 === 0
        ? (['manualExpenses', `m${day}`, { ...manual.fields, ...place, ...paid }] as const)
        : (['payments', `p${day}`, { ...payment.fields, ...paid, lines, voided: null }] as const),
    ];
  });
  await putEntries(db, {}, more.flat());
  for (const [index, to] of [120, 80, 150].entries()) {
    const reason = 'The buses to the museum cost more than the board had planned in summer';
    await putAll(db, amendingEntry(`c${index}`, { from: 100, to }, { reason }));
  }
}
