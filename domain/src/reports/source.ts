import type { BudgetAmounts } from '../ledger/budget.ts';
import type { TotalsCell } from '../ledger/ledger.ts';
import type { CountWhen } from '../organization.ts';

/** A budget item for the reports. */
export interface ReportBudgetItem extends BudgetAmounts {
  readonly categoryId: string;
  readonly fundId: string;
}

/** Everything the reports need. It contains no transaction, so its size does not grow with their number. */
export interface ReportSource {
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  readonly funds: readonly { readonly id: string; readonly code: string; readonly name: string }[];
  readonly budgetItems: readonly ReportBudgetItem[];
  /** Beginning balances, in dollars as documents have them. */
  readonly balances: readonly { readonly fundId: string; readonly amount: number }[];
  /** The stored totals, in cents. */
  readonly cells: readonly TotalsCell[];
  readonly countWhen: CountWhen;
}

/** Returns one row for each key and merges rows with the same key, in the order of the keys. */
export function mergedBy<Row>(
  rows: Iterable<Row>,
  keyOf: (row: Row) => string,
  merge: (one: Row, other: Row) => Row,
): ReadonlyMap<string, Row> {
  const merged = new Map<string, Row>();
  for (const row of rows) {
    const key = keyOf(row);
    const before = merged.get(key);
    merged.set(key, before === undefined ? row : merge(before, row));
  }
  return merged;
}
