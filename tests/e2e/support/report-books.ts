import { cellId, NO_AMOUNTS, type TotalsAmounts } from '@pa-ledger/domain/ledger/cells';
import { monthOf } from '@pa-ledger/domain/time/months';
import { balanceOf, balancePath } from './balances.ts';
import { putAll, type Records } from './records.ts';
import { PRESENT_YEAR, THIS_YEAR } from './transaction-pages.ts';

/** The name of a category that a spreadsheet would compute. */
export const FORMULA = '=HYPERLINK("https://example.com","Dance")';

const CATEGORIES = {
  fair: 'Book Fair',
  library: 'Library',
  camp: 'Camp, "North"',
  formula: FORMULA,
  office: 'Office',
};
const FUNDS = { main: ['4900', 'Main Fund'], grants: ['4950', 'Grants'] } as const;
const BUDGET = [
  ['fair', 'main', 1_000, -250.5],
  ['library', 'grants', 300, 0],
  ['camp', 'main', 100, 20],
  ['formula', 'main', 0, 0],
] as const;

/** The month of all totals, in the fiscal year that is shown. */
const MONTH = monthOf(THIS_YEAR.first);

/** A cell of the totals as the server would keep it. */
export async function putCell(
  db: Records,
  categoryId: string,
  fundId: string | null,
  measures: Partial<TotalsAmounts>,
): Promise<void> {
  const cell = { month: MONTH, categoryId, fundId, ...NO_AMOUNTS, ...measures };
  await db.doc(`totals/${cellId(cell)}`).set(cell);
}

/** What submitted expenses that are approved and paid add to a cell, the same on both bases; in cents. */
export function settled(amount: number, count: number): Partial<TotalsAmounts> {
  return { approved: amount, approvedCount: count, paid: amount, paidCount: count };
}

/** Categories, funds and budget items. */
export async function putPlans(db: Records): Promise<void> {
  const documents: Record<string, object> = {};
  for (const [id, name] of Object.entries(CATEGORIES)) {
    documents[`categories/${id}`] = {
      name,
      requiresEventApprover: id === 'fair',
      version: 1,
    };
  }
  for (const [id, [code, name]] of Object.entries(FUNDS)) {
    documents[`funds/${id}`] = { code, name, version: 1 };
  }
  for (const [index, [categoryId, fundId, originalBudget, changes]] of BUDGET.entries()) {
    const finalBudget = (originalBudget * 100 + changes * 100) / 100;
    documents[`budgetItems/item-${index}`] = {
      fiscalYear: PRESENT_YEAR,
      categoryId,
      fundId,
      originalBudget,
      changes,
      finalBudget,
      version: 1,
    };
  }
  for (const [id, amount] of Object.entries({ main: 12_500.75, grants: -40 })) {
    documents[balancePath(id)] = { ...balanceOf(id, amount), lastUpdated: new Date(), version: 1 };
  }
  await putAll(db, documents);
}

/** The same with totals: one line over its budget, one near it, one within, and what is gone or waits for a fund. */
export async function putReports(db: Records): Promise<void> {
  await putPlans(db);
  await putCell(db, 'fair', 'main', { revenue: 123_450, manual: 50_000, ...settled(30_000, 1) });
  await putCell(db, 'library', 'grants', { revenue: 50_000, manual: 27_500 });
  await putCell(db, 'library', 'main', { manual: 1_234 });
  await putCell(db, 'camp', 'main', settled(4_020, 1));
  await putCell(db, 'office', null, settled(7_000, 2));
  await putCell(db, 'formula', 'main', { manual: 10 });
  await putCell(db, 'gone', 'lost', { revenue: 1_001 });
}
