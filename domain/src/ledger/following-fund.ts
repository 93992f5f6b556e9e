import { isInUse } from '../fields/archived.ts';
import { fiscalYearBefore, type FiscalYear } from '../time/fiscal-year.ts';

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
