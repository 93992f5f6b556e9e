import { isExpenseId } from '@pa-ledger/domain/expenses/reference';
import { membersOf } from '@pa-ledger/domain/untyped';

/** What a link from a list carries in the history's entry: the expenses of its page, in order. */
export interface AmongExpenses {
  readonly among: readonly string[];
}

/** Where an expense is in the list that it was opened from. */
export interface Neighbors {
  readonly previous: string | null;
  readonly next: string | null;
  /** From 1. */
  readonly position: number;
  readonly count: number;
}

/**
 * Returns the expenses before and after one. They stay what they were when the list was left: a decided expense may no longer
 * be in it. Null for one that was opened by a link.
 * @param state of the history's entry.
 */
export function neighborsOf(id: string, state: unknown): Neighbors | null {
  const { among } = membersOf(state);
  const ids = Array.isArray(among) ? among.filter(isExpenseId) : [];
  const at = ids.indexOf(id);
  if (at === -1) return null;
  return {
    previous: ids[at - 1] ?? null,
    next: ids[at + 1] ?? null,
    position: at + 1,
    count: ids.length,
  };
}
