import { possibleDuplicates } from './duplicates.ts';
import type { Expense } from './expense.ts';
import type { HistoryChange } from './expense-actions.ts';

/** An admin says of two expenses that look like one that they are not. */
export interface SettleDuplicate {
  readonly act: 'settleDuplicate';
  /** The id of the other expense. */
  readonly other: string;
  readonly reason: string;
}

/** An expense after it was settled, and the line of its history. */
export interface SettledExpense {
  readonly expense: Expense;
  readonly line: HistoryChange;
}

export type SettleOutcome =
  | { readonly kind: 'done'; readonly pair: readonly [SettledExpense, SettledExpense] }
  /** It is so already (a second press, an answer that was lost): nothing changes. */
  | { readonly kind: 'repeated' }
  /** They are not taken for one another: one of them was rejected, or they never looked alike. */
  | { readonly kind: 'refused'; readonly why: 'notDuplicates' };

/** Settles that two expenses are not one, in both of them: from now on nobody is shown the one beside the other. */
export function settleDuplicate(one: Expense, other: Expense, reason: string): SettleOutcome {
  if (one.notDoubleOf.includes(other.id)) return { kind: 'repeated' };
  if (possibleDuplicates(one, [other]).length === 0) {
    return { kind: 'refused', why: 'notDuplicates' };
  }
  return { kind: 'done', pair: [settled(one, other, reason), settled(other, one, reason)] };
}

function settled(expense: Expense, other: Expense, reason: string): SettledExpense {
  return {
    expense: { ...expense, notDoubleOf: [...expense.notDoubleOf, other.id] },
    line: { what: 'duplicateSettled', step: null, old: other.id, new: reason },
  };
}
