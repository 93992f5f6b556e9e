import type { TotalsCell } from '../ledger/ledger.ts';
import { cents, centsFromDollars, type Cents } from '../money/money.ts';
import type { CountWhen } from '../organization.ts';

/** A budget item for the reports; amounts in dollars. The final budget is computed, never read. */
export interface ReportBudgetItem {
  readonly categoryId: string;
  readonly fundId: string;
  readonly originalBudget: number;
  readonly changes: number;
}

/** Everything the reports need. It contains no transaction, so its size does not grow with their number. */
export interface ReportSource {
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  readonly funds: readonly { readonly id: string; readonly code: string; readonly name: string }[];
  readonly budgetItems: readonly ReportBudgetItem[];
  /** Beginning balances in dollars. */
  readonly balances: readonly { readonly fundId: string; readonly amount: number }[];
  /** The stored totals, in cents. */
  readonly cells: readonly TotalsCell[];
  readonly countWhen: CountWhen;
}

/** An amount of a document in cents; one that cannot be read counts as 0. */
export function amountOf(dollars: unknown): Cents {
  return centsFromDollars(dollars) ?? cents(0);
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
