import { pairId } from '../ledger/cells.ts';
import { amountOf, cents, sumCents, type Cents } from '../money/money.ts';
import { actualsOf, mergedBy, type ReportSource } from './source.ts';
import { FROM_CLOSED_YEARS, namesIn, type ReportNames } from './names.ts';
import { compareNames } from '../text/sort.ts';

/** A row's amounts, in the file's order. The variance is final budget less actual expenses: negative if overspent. */
export const BUDGET_AMOUNTS = [
  'originalBudget',
  'changes',
  'finalBudget',
  'actualExpenses',
  'variance',
] as const;

interface Named {
  readonly categoryName: string;
  readonly fundName: string;
}

interface BudgetAmounts extends Readonly<Record<(typeof BUDGET_AMOUNTS)[number], Cents>> {
  /** With one decimal; null as in `percentUsed`. */
  readonly percentUsed: number | null;
}

/** A budget report row. */
export interface BudgetReportRow extends Named, BudgetAmounts {}

/** A row, with what the page needs besides. */
export interface BudgetLine {
  /** The id of its category and fund. */
  readonly id: string;
  readonly row: BudgetReportRow;
  readonly use: BudgetUse;
  /** How many budget items this line combines. */
  readonly items: number;
}

/** A category's budget over all funds. */
export interface CategoryUse {
  readonly categoryId: string;
  readonly categoryName: string;
  readonly finalBudget: Cents;
  readonly actualExpenses: Cents;
}

export interface BudgetReport {
  readonly lines: readonly BudgetLine[];
  /**
   * Spending in a category and fund without a budget item. With the lines and `fromClosed`, it makes up all actual
   * expenses.
   */
  readonly unbudgeted: readonly BudgetLine[];
  /** What undid something from a closed year or paid it again, by fund; it counts against no line. */
  readonly fromClosed: readonly BudgetLine[];
  /**
   * The file's rows: the lines, then unbudgeted spending and closed years with a budget of 0, so that the file adds up
   * to the books.
   */
  readonly rows: readonly BudgetReportRow[];
  /** The lines by category. */
  readonly byCategory: readonly CategoryUse[];
  /** The sums of the lines, with those of `unbudgeted` and `fromClosed` apart. */
  readonly totals: BudgetAmounts & { readonly unbudgeted: Cents; readonly fromClosed: Cents };
}

/** A category and fund's combined budget items, with the spending. */
interface Place {
  readonly categoryId: string;
  readonly fundId: string | null;
  readonly original: Cents;
  readonly changes: Cents;
  readonly actual: Cents;
  readonly items: number;
}

const NOTHING: Place = {
  categoryId: '',
  fundId: null,
  original: cents(0),
  changes: cents(0),
  actual: cents(0),
  items: 0,
};

/**
 * Returns Budget vs Actual (docs/behaviour.md, 'Report formulas'), by category and fund. Budget items of the same
 * category and fund become one line: we can't tell their expenses apart, and would count them twice.
 */
export function budgetReport(source: ReportSource): BudgetReport {
  const names = namesIn(source);
  const places = placesIn(source);
  const budgeted = places.filter(({ items }) => items > 0);
  const spent = places.filter(({ items, actual }) => items === 0 && actual !== 0);
  const others = spent.filter(({ categoryId }) => categoryId !== FROM_CLOSED_YEARS);
  const closed = spent.filter(({ categoryId }) => categoryId === FROM_CLOSED_YEARS);
  const lines = linesOf(budgeted, names);
  const unbudgeted = linesOf(others, names);
  const fromClosed = linesOf(closed, names);
  return {
    lines,
    unbudgeted,
    fromClosed,
    rows: [...lines, ...unbudgeted, ...fromClosed].map(({ row }) => row),
    byCategory: usesOf(budgeted, names),
    totals: {
      ...amountsOf(budgeted.reduce(addPlaces, NOTHING)),
      unbudgeted: sumCents(others.map(({ actual }) => actual)),
      fromClosed: sumCents(closed.map(({ actual }) => actual)),
    },
  };
}

/** Returns every category and fund with a budget item or an actual expense. */
function placesIn(source: ReportSource): Place[] {
  const budgeted = source.budgetItems.map(({ categoryId, fundId, originalBudget, changes }) => ({
    ...NOTHING,
    categoryId,
    fundId,
    items: 1,
    original: amountOf(originalBudget),
    changes: amountOf(changes),
  }));
  const spent = actualsOf(source).map(({ categoryId, fundId, expenses }) => ({
    ...NOTHING,
    categoryId,
    fundId,
    actual: expenses,
  }));
  return [...mergedBy<Place>([...budgeted, ...spent], pairId, addPlaces).values()];
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
  const { actual, items } = place;
  return {
    id: pairId(place),
    row: { ...namesOf(place, names), ...amountsOf(place) },
    use: budgetUse(finalOf(place), actual),
    items,
  };
}

function amountsOf(place: Place): BudgetAmounts {
  const { original, changes, actual } = place;
  const finalBudget = finalOf(place);
  return {
    originalBudget: original,
    changes,
    finalBudget,
    actualExpenses: actual,
    variance: cents(finalBudget - actual),
    percentUsed: percentUsed(finalBudget, actual),
  };
}

function usesOf(budgeted: readonly Place[], names: ReportNames): CategoryUse[] {
  const merged = mergedBy(budgeted, ({ categoryId }) => categoryId, addPlaces);
  return [...merged.values()]
    .map((place) => ({
      categoryId: place.categoryId,
      categoryName: names.category(place.categoryId).name,
      finalBudget: finalOf(place),
      actualExpenses: place.actual,
    }))
    .sort((one, other) => compareNames(one.categoryName, other.categoryName));
}

function namesOf({ categoryId, fundId }: Place, names: ReportNames): Named {
  return { categoryName: names.category(categoryId).name, fundName: names.fund(fundId).name };
}

function byNames(one: Named, other: Named): number {
  return (
    compareNames(one.categoryName, other.categoryName) || compareNames(one.fundName, other.fundName)
  );
}

/** How much of a budget is used: above 100%, above 90%, or less (docs/behaviour.md, 'Report formulas'). */
export type BudgetUse = 'over' | 'near' | 'within';

/** Computes with cents, so that 100.04%, shown as 100.0, still counts as over. */
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
