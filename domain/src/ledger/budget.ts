import { amountOf, cents, sumCents, type Cents } from '../money/money.ts';
import type { CountWhen } from '../organization.ts';
import type { CalendarDate } from '../time/dates.ts';
import { isInUse } from '../fields/archived.ts';
import { fiscalYearBefore, type FiscalYear } from '../time/fiscal-year.ts';

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

/** A category's budget of a fiscal year. */
export interface YearBudget {
  /** The year as people write it, such as `2026–27`. */
  readonly year: string;
  /** Null when the category has no budget line of the year. */
  readonly budget: CategoryBudget | null;
  /** Whether any category has a budget line of the year; until then its budget is not started. */
  readonly isStarted: boolean;
}

/** Which budget an expense that waits for its approvals will be charged to. */
export interface ChargedBudget {
  /** Of the present year: the expense counts on the day of its approval or payment, which is still to come. */
  readonly charged: YearBudget;
  /** Of the year of the expense's date, if that is another one: it is not charged. */
  readonly dated: YearBudget | null;
  /** The year that is charged instead after a day, if that day is near: the year ends before it may be decided or paid. */
  readonly next: { readonly year: string; readonly after: CalendarDate } | null;
  /** What makes an expense count. */
  readonly countWhen: CountWhen;
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

/** What a budget line says of where its category is paid from. */
export interface BudgetPlace {
  readonly categoryId: string;
  readonly fundId: string;
}

/**
 * Returns the budget lines of a category that say in a year where it is paid from: those of the year; without any, those of
 * the year before, whose budget goes on until there is a new one.
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
 * Returns the fund that pays a category because all its budget lines name the same one, and it is in use; null when none
 * follows, and a person must choose.
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
