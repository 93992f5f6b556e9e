import { amountOf, cents, sumCents, type Cents } from '../money/money.ts';

/** What a budget item's document has for its amounts, in dollars; what cannot be read counts as 0. */
export interface BudgetAmounts {
  readonly originalBudget: unknown;
  readonly changes: unknown;
}

/** What a category may spend and has spent. */
export interface CategoryBudget {
  readonly budget: Cents;
  readonly spent: Cents;
  /** `budget - spent`; negative when overspent. */
  readonly left: Cents;
}

/**
 * Returns what is left in a category's budget.
 * @param items its budget lines of a fiscal year.
 * @param spent what is spent or promised of the category in that year.
 * @returns null when the category has no budget line.
 */
export function categoryBudget(
  items: readonly BudgetAmounts[],
  spent: Cents,
): CategoryBudget | null {
  if (items.length === 0) return null;
  const budget = sumCents(items.map(finalBudget));
  return { budget, spent, left: cents(budget - spent) };
}

/** Returns original budget plus changes; the stored final budget is not read. */
export function finalBudget({ originalBudget, changes }: BudgetAmounts): Cents {
  return cents(amountOf(originalBudget) + amountOf(changes));
}
