import { possibleDuplicates } from '../duplicates.ts';
import type { Expense } from '../expense.ts';
import type { Changed } from '../history.ts';

/** An administrator says that two expenses that look alike are not duplicates. */
export interface SettleDuplicate {
  readonly act: 'settleDuplicate';
  /** The id of the other expense. */
  readonly other: string;
  readonly reason: string;
}

export type SettleOutcome =
  | { readonly kind: 'done'; readonly pair: readonly [Changed, Changed] }
  /** It was done before (a second press, a lost answer): nothing changes. */
  | { readonly kind: 'repeated' }
  /** They are not possible duplicates: one of them was rejected, or they never looked alike. */
  | { readonly kind: 'refused'; readonly why: 'notDuplicates' };

/**
 * Notes in both expenses that they are not duplicates: from now on neither is shown as a possible duplicate of the
 * other.
 */
export function settleDuplicate(one: Expense, other: Expense, reason: string): SettleOutcome {
  if (one.notDoubleOf.includes(other.id)) return { kind: 'repeated' };
  if (possibleDuplicates(one, [other]).length === 0) {
    return { kind: 'refused', why: 'notDuplicates' };
  }
  return { kind: 'done', pair: [settled(one, other, reason), settled(other, one, reason)] };
}

function settled(expense: Expense, other: Expense, reason: string): Changed {
  return {
    expense: { ...expense, notDoubleOf: [...expense.notDoubleOf, other.id] },
    change: { what: 'duplicateSettled', step: null, old: other.id, new: reason },
  };
}
