import { MAX_ROWS } from '@pa-ledger/domain/fields/order-row';
import type { SheetOrder } from '@pa-ledger/domain/imports/import-plan';
import { orderWithSheet } from '@pa-ledger/domain/ledger/board-order';
import { storedVersion, type Change, type JournalPlace } from '@pa-ledger/domain/ledger/journal';
import { BUDGETS } from '../firestore/paths.ts';
import type { Accepted } from './accept-records.ts';
import type { Around } from './read-around.ts';

const SIDES = { spending: 'budgetItems', income: 'incomeItems' } as const;

/**
 * Returns how the budget of the year changes when lines are added with a sheet's order; null if its order stays.
 * @param order that of the sheet, if it sent one.
 */
export function arrangedBudget(
  { budget: before, fiscalYear, lines }: Around,
  order: SheetOrder | undefined,
  accepted: readonly Accepted[],
): { readonly place: JournalPlace; readonly change: Change } | null {
  if (order === undefined || fiscalYear === null || before === undefined) return null;
  const orderOf = (side: keyof typeof SIDES): readonly string[] => {
    // The rules and this function hold the shape.
    const stored = (before?.[side] as readonly string[] | undefined) ?? [];
    const collection = SIDES[side];
    const added = accepted.filter((one) => one.collection === collection);
    if (added.length === 0) return stored;
    const arranged = orderWithSheet(
      stored,
      order[side],
      [...lines[collection], ...added].map(({ id }) => id),
    );
    return arranged.length > MAX_ROWS ? stored : arranged;
  };
  const sides = { spending: orderOf('spending'), income: orderOf('income') };
  const kept = { spending: before?.['spending'] ?? [], income: before?.['income'] ?? [] };
  if (JSON.stringify(sides) === JSON.stringify(kept)) return null;
  return {
    place: { collection: BUDGETS, document: fiscalYear },
    change: {
      before,
      after: { ...before, fiscalYear, ...sides, version: storedVersion(before) + 1 },
    },
  };
}
