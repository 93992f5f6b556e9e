import { amountOf, cents, sumCents, type Cents } from '../money/money.ts';
import type { CountWhen } from '../organization.ts';
import type { CalendarDate } from '../time/dates.ts';
import { isInUse } from '../fields/archived.ts';
import { fiscalYearBefore, type FiscalYear } from '../time/fiscal-year.ts';

/** A budget item's stored amounts, in dollars; unreadable ones count as 0. */
export interface BudgetAmounts {
  readonly originalBudget: unknown;
  readonly changes: unknown;
}

/** A category's budget and spending. */
export interface CategoryBudget {
  readonly budget: Cents;
  readonly spent: Cents;
  /** `budget - spent`; negative when overspent. */
  readonly left: Cents;
}

/** A category's budget for a fiscal year. */
export interface YearBudget {
  /** The year as people write it, such as `2026–27`. */
  readonly year: string;
  /** Null if the category has no budget line that year. */
  readonly budget: CategoryBudget | null;
  /** Whether any category has a budget line that year; if none does, the budget isn't started. */
  readonly isStarted: boolean;
}

/** The budget that a pending expense will count against. */
export interface ChargedBudget {
  /** The current year's: the expense counts on the day of its approval or payment, which is still to come. */
  readonly charged: YearBudget;
  /** That of the year of the expense's date, if different; it isn't charged. */
  readonly dated: YearBudget | null;
  /** The next year, charged after a day, if that day is so near that the expense may be decided or paid after it. */
  readonly next: { readonly year: string; readonly after: CalendarDate } | null;
  /** What makes an expense count. */
  readonly countWhen: CountWhen;
}

/** The budget of a category, and what an expense takes of it. */
export interface LineBudget extends ChargedBudget {
  readonly category: string;
  readonly amount: Cents;
}

/**
 * Returns a category's budget, spending, and what's left.
 * @param items its budget lines for a fiscal year.
 * @param spent what the category spent or promised that year.
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

/** Returns original budget plus changes, ignoring the stored final budget. */
export function finalBudget({ originalBudget, changes }: BudgetAmounts): Cents {
  return cents(amountOf(originalBudget) + amountOf(changes));
}

/** The category and fund of a budget line. */
export interface BudgetPlace {
  readonly categoryId: string;
  readonly fundId: string;
}

/**
 * Returns the budget lines that decide a category's fund in a year: that year's, else the year before's, whose budget
 * goes on until there's a new one.
 * @param lines of any category and year.
 */
export function linesInForce<Line extends BudgetPlace & { readonly fiscalYear: string }>(
  categoryId: string,
  year: FiscalYear,
  lines: readonly Line[],
): readonly Line[] {
  const of = (one: FiscalYear) =>
    lines.filter((line) => line.categoryId === categoryId && line.fiscalYear === one);
  const own = of(year);
  return own.length > 0 ? own : of(fiscalYearBefore(year));
}

/**
 * Returns the fund that a category's budget implies: all its lines name the same one, and it's in use. Null if a person
 * must choose.
 * @param lines of any category.
 */
export function followingFundOf(
  categoryId: string,
  lines: readonly BudgetPlace[],
  funds: readonly { readonly id: string; readonly archived?: boolean }[],
): string | null {
  const own = lines.filter((line) => line.categoryId === categoryId);
  const [first, ...others] = new Set(own.map(({ fundId }) => fundId));
  if (first === undefined || others.length > 0) return null;
  return funds.some((fund) => fund.id === first && isInUse(fund)) ? first : null;
}
