import { finalBudget } from '@pa-ledger/domain/ledger/budget';
import { pairId, type Pair } from '@pa-ledger/domain/ledger/cells';
import { cents, sumCents, type Cents } from '@pa-ledger/domain/money/money';
import { FROM_CLOSED_YEARS } from '@pa-ledger/domain/reports/names';
import { mergedBy } from '@pa-ledger/domain/reports/source';
import type { CountWhen } from '@pa-ledger/domain/organization';
import type { Days, FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import type { PairUse } from '@pa-ledger/domain/reports/unpaid';
import type { BudgetRow } from './budget-items.ts';
import type { BudgetKind } from './budget-kinds.ts';

/** What a category and a fund have used of the year's budget, in cents. */
export interface LineUse extends Pair {
  /** Spent; on the side of income, received. */
  readonly used: Cents;
  /** Approved and not paid; 0 on the side of income. */
  readonly promised: Cents;
  /** The final budgets of all its lines less both; negative when overspent. */
  readonly left: Cents;
}

/** The uses of a side of the budget. */
export interface BudgetUses {
  /** By `pairId`, for each category and fund that has a line. */
  readonly lines: ReadonlyMap<string, LineUse>;
  /** What has no line, so that nothing is hidden. */
  readonly outside: readonly LineUse[];
}

/** A side of the budget as it is shown. */
export interface ShownSide extends Pick<BudgetKind, 'messages' | 'side'> {
  readonly year: FiscalYear;
  readonly days: Days;
  /** When a submitted expense counts in the year. */
  readonly countWhen: CountWhen;
  readonly hasPromised: boolean;
  /** What its lines have used; null until that is known. */
  readonly uses: BudgetUses | null;
  /** What the cells say until then. */
  readonly unknown: string;
}

/**
 * Returns what the lines of a side have used.
 * @param hasPromised whether what is approved and not paid is promised from this year: only the present one pays it.
 */
export function budgetUses(
  rows: readonly BudgetRow[],
  uses: ReadonlyMap<string, PairUse>,
  { side, hasPromised }: Pick<BudgetKind, 'side'> & { readonly hasPromised: boolean },
): BudgetUses {
  const budgets = mergedBy(
    rows.map((row) => ({ ...placeOf(row), budget: finalBudget(row) })),
    pairId,
    (one, other) => ({ ...one, budget: cents(one.budget + other.budget) }),
  );
  const useOf = (place: Pair, budget: number): LineUse => {
    const use = uses.get(pairId(place));
    const used = use?.[side === 'income' ? 'revenue' : 'expenses'] ?? cents(0);
    const promised = (hasPromised ? use?.promised : undefined) ?? cents(0);
    return { ...placeOf(place), used, promised, left: cents(budget - used - promised) };
  };
  const lines = [...budgets].map(
    ([id, { budget, ...place }]) => [id, useOf(place, budget)] as const,
  );
  const others = [...uses]
    .filter(([id, { categoryId }]) => !budgets.has(id) && categoryId !== FROM_CLOSED_YEARS)
    .map(([, place]) => useOf(place, 0));
  return {
    lines: new Map(lines),
    outside: others.filter(({ used, promised }) => used !== 0 || promised !== 0),
  };
}

function placeOf({ categoryId, fundId }: Pair): Pair {
  return { categoryId, fundId };
}

/** Returns what some of the lines have used; several lines of one category and fund count once. */
export function sumOfLines(
  items: readonly Pair[],
  { lines }: BudgetUses,
): Readonly<Record<'used' | 'promised' | 'left', Cents>> {
  const own = [...new Set(items.map(pairId))].flatMap((id) => lines.get(id) ?? []);
  return {
    used: sumCents(own.map(({ used }) => used)),
    promised: sumCents(own.map(({ promised }) => promised)),
    left: sumCents(own.map(({ left }) => left)),
  };
}
