import { cellId } from '../ledger/ledger.ts';
import { cents, dollarsFromCents, sumCents, type Cents } from '../money/money.ts';
import { actualsOf } from './actuals.ts';
import { namesIn, type ReportNames } from './names.ts';
import { compareNames } from '../text/names.ts';
import { amountOf, mergedBy, type ReportSource } from './source.ts';
import { budgetUse, percentUsed, type BudgetUse } from './use.ts';

/** A budget report row; amounts in dollars. */
export interface BudgetReportRow {
  readonly categoryName: string;
  readonly fundName: string;
  readonly originalBudget: number;
  readonly changes: number;
  readonly finalBudget: number;
  readonly actualExpenses: number;
  /** Final budget less actual expenses; negative when overspent. */
  readonly variance: number;
  /** With one decimal; null as `percentUsed` says. */
  readonly percentUsed: number | null;
}

/** A row, with what the page needs beside it. */
export interface BudgetLine {
  /** The id of its category and fund. */
  readonly id: string;
  readonly row: BudgetReportRow;
  readonly use: BudgetUse;
  /** How many budget items this line combines. */
  readonly items: number;
}

/** What was spent in a category and fund without a budget item, in dollars. */
export interface UnbudgetedSpending {
  readonly id: string;
  readonly categoryName: string;
  readonly fundName: string;
  readonly actualExpenses: number;
}

/** A category's budget over all funds, in dollars. */
export interface CategoryUse {
  readonly categoryId: string;
  readonly categoryName: string;
  readonly finalBudget: number;
  readonly actualExpenses: number;
}

export interface BudgetReport {
  readonly lines: readonly BudgetLine[];
  /** Together with the lines, all actual expenses. */
  readonly unbudgeted: readonly UnbudgetedSpending[];
  /**
   * The rows of the file: the lines, then the unbudgeted spending with a budget of 0, so that the file sums to the
   * books.
   */
  readonly rows: readonly BudgetReportRow[];
  /** The lines by category. */
  readonly byCategory: readonly CategoryUse[];
  /** In dollars; all but the last sum the lines. */
  readonly totals: Readonly<
    Record<'finalBudget' | 'actualExpenses' | 'variance' | 'unbudgeted', number>
  >;
}

/** The combined budget items of a category and fund, with what was spent; in cents. */
interface Place {
  readonly categoryId: string;
  readonly fundId: string | null;
  readonly original: Cents;
  readonly changes: Cents;
  readonly actual: Cents;
  readonly items: number;
}

/**
 * Returns Budget vs Actual (docs/behaviour.md, 'Report formulas'), by category and fund. Budget items of the same
 * category and fund become one line: their expenses cannot be told apart and would count twice.
 */
export function budgetReport(source: ReportSource): BudgetReport {
  const names = namesIn(source);
  const places = placesIn(source);
  const budgeted = places.filter(({ items }) => items > 0);
  const others = places.filter(({ items, actual }) => items === 0 && actual !== 0);
  const budget = sumCents(budgeted.map(finalOf));
  const actual = sumCents(budgeted.map((place) => place.actual));
  const lines = linesOf(budgeted, names);
  const unbudgeted = linesOf(others, names);
  return {
    lines,
    unbudgeted: unbudgeted.map(({ id, row: { categoryName, fundName, actualExpenses } }) => ({
      id,
      categoryName,
      fundName,
      actualExpenses,
    })),
    rows: [...lines, ...unbudgeted].map(({ row }) => row),
    byCategory: usesOf(budgeted, names),
    totals: {
      finalBudget: dollarsFromCents(budget),
      actualExpenses: dollarsFromCents(actual),
      variance: dollarsFromCents(cents(budget - actual)),
      unbudgeted: dollarsFromCents(sumCents(others.map((place) => place.actual))),
    },
  };
}

/** Returns every category and fund that has a budget item or an actual expense. */
function placesIn(source: ReportSource): Place[] {
  const budgeted = source.budgetItems.map(({ categoryId, fundId, originalBudget, changes }) => ({
    categoryId,
    fundId,
    items: 1,
    actual: cents(0),
    original: amountOf(originalBudget),
    changes: amountOf(changes),
  }));
  const spent = actualsOf(source).map(({ categoryId, fundId, expenses }) => ({
    categoryId,
    fundId,
    items: 0,
    actual: expenses,
    original: cents(0),
    changes: cents(0),
  }));
  return [...mergedBy<Place>([...budgeted, ...spent], cellId, addPlaces).values()];
}

function addPlaces(one: Place, other: Place): Place {
  return {
    ...one,
    original: cents(one.original + other.original),
    changes: cents(one.changes + other.changes),
    actual: cents(one.actual + other.actual),
    items: one.items + other.items,
  };
}

function finalOf({ original, changes }: Place): Cents {
  return cents(original + changes);
}

/** Sorted by name. */
function linesOf(places: readonly Place[], names: ReportNames): BudgetLine[] {
  return places
    .map((place) => lineOf(place, names))
    .sort((one, other) => byNames(one.row, other.row));
}

function lineOf(place: Place, names: ReportNames): BudgetLine {
  const final = finalOf(place);
  return {
    id: cellId(place),
    row: {
      ...namesOf(place, names),
      originalBudget: dollarsFromCents(place.original),
      changes: dollarsFromCents(place.changes),
      finalBudget: dollarsFromCents(final),
      actualExpenses: dollarsFromCents(place.actual),
      variance: dollarsFromCents(cents(final - place.actual)),
      percentUsed: percentUsed(final, place.actual),
    },
    use: budgetUse(final, place.actual),
    items: place.items,
  };
}

function usesOf(budgeted: readonly Place[], names: ReportNames): CategoryUse[] {
  const merged = mergedBy(budgeted, ({ categoryId }) => categoryId, addPlaces);
  return [...merged.values()]
    .map((place) => ({
      categoryId: place.categoryId,
      categoryName: names.category(place.categoryId).name,
      finalBudget: dollarsFromCents(finalOf(place)),
      actualExpenses: dollarsFromCents(place.actual),
    }))
    .sort((one, other) => compareNames(one.categoryName, other.categoryName));
}

interface Named {
  readonly categoryName: string;
  readonly fundName: string;
}

function namesOf({ categoryId, fundId }: Place, names: ReportNames): Named {
  return { categoryName: names.category(categoryId).name, fundName: names.fund(fundId).name };
}

function byNames(one: Named, other: Named): number {
  return (
    compareNames(one.categoryName, other.categoryName) || compareNames(one.fundName, other.fundName)
  );
}
