import { cellId, NO_AMOUNTS, type TotalsAmounts } from '@pa-ledger/domain/ledger/cells';
import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import type { Month } from '@pa-ledger/domain/time/months';
import { balanceOf, balancePath } from '../../e2e/support/balances.ts';
import { putAll } from '../../e2e/support/records.ts';
import type { MemoryBooks } from './memory-books.ts';

/** An expense of $50.00 that is approved in June and paid in July, and what else was in both years, month by month. */
const MONTHS: readonly (readonly [month: string, measures: Partial<TotalsAmounts>])[] = [
  ['2025-09', { revenue: 200_00, manual: 30_00 }],
  ['2026-06', { approved: 50_00, approvedCount: 1 }],
  ['2026-07', { paid: 50_00, paidCount: 1 }],
  ['2026-09', { revenue: 1_000_00, manual: 7_00, approved: 20_00, approvedCount: 1 }],
];

/** Two fiscal years with a budget each, and the balance with which they begin. */
export async function putYears({ db }: MemoryBooks): Promise<void> {
  const documents: Record<string, object> = {
    'categories/fair': { name: 'Book Fair', requiresEventApprover: false, version: 1 },
    'categories/office': { name: 'Office', requiresEventApprover: false, version: 1 },
    'funds/main': { code: '4900', name: 'Main Fund', version: 1 },
  };
  for (const [fiscalYear, originalBudget] of [
    ['2025', 100],
    ['2026', 500],
  ] as const) {
    const item = { categoryId: 'fair', fundId: 'main', fiscalYear, originalBudget, changes: 0 };
    documents[`budgetItems/${fiscalYear}`] = { ...item, finalBudget: originalBudget, version: 1 };
  }
  const first = '2025' as FiscalYear;
  documents[balancePath('main', first)] = {
    ...balanceOf('main', 1e3, first),
    lastUpdated: new Date(),
    version: 1,
  };
  for (const [month, measures] of MONTHS) {
    const place = { month: month as Month, categoryId: 'fair', fundId: 'main' };
    documents[`totals/${cellId(place)}`] = { ...place, ...NO_AMOUNTS, ...measures };
  }
  await putAll(db, documents);
}
