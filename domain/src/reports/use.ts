import type { Cents } from '../money/money.ts';

/** How much of a budget is used: above 100 %, above 90 %, or less (docs/behaviour.md, 'Report formulas'). */
export type BudgetUse = 'over' | 'near' | 'within';

/** Returns the use from the cents, so that 100.04 %, shown as 100.0, still counts as over. */
export function budgetUse(budget: Cents, actual: Cents): BudgetUse {
  if (actual > budget && actual > 0) return 'over';
  return actual * 10 > budget * 9 && actual > 0 ? 'near' : 'within';
}

/**
 * Returns actual expenses as a percentage of the budget with one decimal, half up.
 * @returns 0 for expenses of 0; null for expenses without a budget above 0.
 */
export function percentUsed(budget: Cents, actual: Cents): number | null {
  if (actual === 0) return 0;
  if (budget <= 0) return null;
  // Tenths of a percent in BigInt: a thousand times the largest amount is too large for a number.
  const [part, whole] = [BigInt(actual) * 2_000n + BigInt(budget), BigInt(budget) * 2n];
  const tenths = part / whole - (part % whole < 0n ? 1n : 0n);
  return Number(tenths) / 10;
}
