import { centsFromDollars, cents, sumCents, sumDollars, type Cents } from '../money/money.ts';

/** A line of the budget; amounts in dollars, as documents hold them. */
export interface BudgetItem {
  readonly id: string;
  readonly categoryId: string;
  readonly fundId: string;
  readonly originalBudget: number;
  readonly changes: number;
  readonly finalBudget: number;
  readonly description?: string;
}

/** What a category may spend and has spent. */
export interface CategoryBudget {
  readonly budget: Cents;
  readonly spent: Cents;
  /** `budget - spent`; negative when overspent. */
  readonly left: Cents;
}

/**
 * Returns what is left in a category's budget. The final budget is computed from original budget and changes; the
 * stored one is not read.
 * @param spent approved expenses and manual expenses of the category.
 * @returns null when the category has no budget line.
 */
export function categoryBudget(
  items: readonly Pick<BudgetItem, 'originalBudget' | 'changes'>[],
  spent: Cents,
): CategoryBudget | null {
  if (items.length === 0) return null;
  const budget = sumCents(
    items.flatMap((item) => [amountOf(item.originalBudget), amountOf(item.changes)]),
  );
  return { budget, spent, left: cents(budget - spent) };
}

/** Returns original budget plus changes, all in dollars. */
export function finalBudget(originalBudget: unknown, changes: unknown): number {
  return sumDollars([originalBudget, changes]);
}

/** An amount that cannot be read counts as 0. */
function amountOf(dollars: unknown): Cents {
  return centsFromDollars(dollars) ?? cents(0);
}
