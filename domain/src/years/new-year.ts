import { headingIn } from '../fields/order-row.ts';
import { sectionsOf } from '../ledger/board-order.ts';
import { pairId } from '../ledger/cells.ts';
import { finalBudget, type BudgetAmounts } from '../ledger/budget.ts';
import { cents, type Cents } from '../money/money.ts';
import type { BudgetCollection } from '../ledger/record-fields.ts';
import type { Actual } from '../reports/source.ts';
import type { CalendarDate } from '../time/dates.ts';
import { fiscalYearChoices, type FiscalCalendar, type FiscalYear } from '../time/fiscal-year.ts';
import { byText, compareNames } from '../text/sort.ts';

/** What a new year's budget begins with: last year's final budget, what was spent or came in, or nothing. */
export const NEW_BUDGETS = ['final', 'actual', 'none'] as const;
export type NewBudget = (typeof NEW_BUDGETS)[number];

/** A budget line of the year before. */
export interface OldLine extends BudgetAmounts {
  readonly id: string;
  readonly categoryId: string;
  readonly fundId: string;
  readonly description?: string;
}

/** A budget line of the new year, and what it comes from, in cents. */
export interface NewLine {
  readonly collection: BudgetCollection;
  /** The same for the same line of the year before, so that a second start adds nothing. */
  readonly id: string;
  readonly categoryId: string;
  readonly fundId: string;
  readonly description: string | null;
  /** Last year's final budget. */
  readonly budget: Cents;
  /** Last year's actual expenses or revenue in this category and fund; the first of several lines has it all. */
  readonly actual: Cents;
}

/** What a side of the budget is compared with. */
const COUNTED = { budgetItems: 'expenses', incomeItems: 'revenue' } as const;

/**
 * Returns whether a year can be started: the present one, the next one from 15 days before the end, or one that is over,
 * whose books are entered behind time. Whether it is closed is another question.
 */
export function canStart(year: string, today: CalendarDate, calendar: FiscalCalendar): boolean {
  return fiscalYearChoices(today, [], calendar).some((choice) => year <= choice);
}

/** Returns the lines of one side of a new year's budget, one for each of the year before, in the order of their ids. */
export function newLines(
  year: FiscalYear,
  collection: BudgetCollection,
  before: readonly OldLine[],
  actuals: readonly Actual[],
): NewLine[] {
  const left = new Map(actuals.map((actual) => [pairId(actual), actual[COUNTED[collection]]]));
  return before
    .toSorted(byText(({ id }) => id))
    .map(({ id, categoryId, fundId, description, ...amounts }) => {
      const pair = pairId({ categoryId, fundId });
      const actual = left.get(pair) ?? cents(0);
      left.delete(pair);
      return {
        collection,
        id: newLineId(year, id),
        categoryId,
        fundId,
        description: description ?? null,
        budget: finalBudget(amounts),
        actual,
      };
    });
}

/** Returns what a line begins with; null if the new budget begins with none. */
export function originalOf({ budget, actual }: NewLine, choice: NewBudget): Cents | null {
  if (choice === 'none') return null;
  return choice === 'final' ? budget : actual;
}

/** Returns the board's order of a year for the lines that are started from it, under the same headings. */
export function startedOrder(year: FiscalYear, before: readonly string[]): readonly string[] {
  return before.map((row) => (headingIn(row) === null ? newLineId(year, row) : row));
}

/**
 * Returns the lines of a side in the board's order; those that are not in it come last, by the names of their categories.
 * @param order that of the new year. @param names those of the categories, by their ids.
 */
export function inOrder(
  lines: readonly NewLine[],
  order: readonly string[],
  names: ReadonlyMap<string, string>,
): readonly NewLine[] {
  const nameOf = ({ categoryId }: NewLine): string => names.get(categoryId) ?? '';
  const byName = lines.toSorted((one, other) => compareNames(nameOf(one), nameOf(other)));
  return sectionsOf(order, byName).flatMap(({ lines: own }) => own);
}

/** The id of a line that was started itself does not grow with each year. */
function newLineId(year: FiscalYear, id: string): string {
  return `${year}-${id.replace(/^(?:1999|20\d\d)-/, '')}`.slice(0, 64);
}
