import { headingIn } from '../fields/order-row.ts';
import { sectionsOf } from '../ledger/board-order.ts';
import { pairId } from '../ledger/cells.ts';
import { finalBudget, type BudgetAmounts } from '../ledger/budget.ts';
import { cents, type Cents } from '../money/money.ts';
import type { BudgetCollection } from '../ledger/record-fields.ts';
import type { Actual } from '../reports/source.ts';
import type { CalendarDate } from '../time/dates.ts';
import {
  fiscalYearAfter,
  fiscalYearChoices,
  fiscalYearOf,
  type FiscalCalendar,
  type FiscalYear,
} from '../time/fiscal-year.ts';
import { byText, compareNames } from '../text/sort.ts';

/** What a new year's budget starts from: last year's final budget or its actuals. */
export const NEW_BUDGETS = ['final', 'actual'] as const;
export type NewBudget = (typeof NEW_BUDGETS)[number];

/** A budget line from the year before. */
export interface OldLine extends BudgetAmounts {
  readonly id: string;
  readonly categoryId: string;
  readonly fundId: string;
  readonly description?: string;
}

/** A budget line for the new year, and last year's amounts, in cents. */
export interface NewLine {
  readonly collection: BudgetCollection;
  /** Depends only on last year's line, so that starting twice adds nothing. */
  readonly id: string;
  readonly categoryId: string;
  readonly fundId: string;
  readonly description: string | null;
  /** Last year's final budget. */
  readonly budget: Cents;
  /**
   * Last year's actual expenses or revenue in this category and fund; if several lines share them, the first has it
   * all.
   */
  readonly actual: Cents;
}

/** The actuals for each side of the budget. */
const COUNTED = { budgetItems: 'expenses', incomeItems: 'revenue' } as const;

/**
 * Returns whether a year can be started: the current one, the next one from 60 days before the end, or a past one, for
 * late bookkeeping. It doesn't check whether the year is closed.
 */
export function canStart(year: string, today: CalendarDate, calendar: FiscalCalendar): boolean {
  return fiscalYearChoices(today, [], calendar).some((choice) => year <= choice);
}

/**
 * Returns the year that the budget of a shown year offers to start: its own while it's empty, and otherwise the next from
 * 60 days before the end. Null where there's none.
 */
export function yearToStart(
  shown: FiscalYear,
  { isEmpty, isClosed }: { readonly isEmpty: boolean; readonly isClosed: boolean },
  today: CalendarDate,
  calendar: FiscalCalendar,
): FiscalYear | null {
  if (isClosed || !canStart(shown, today, calendar)) return null;
  if (isEmpty) return shown;
  const next = fiscalYearAfter(shown);
  return shown === fiscalYearOf(today, calendar) && canStart(next, today, calendar) ? next : null;
}

/** Returns one side of a new year's budget: a line for each of last year's, by id. */
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

/** Returns a line's starting amount. */
export function originalOf({ budget, actual }: NewLine, choice: NewBudget): Cents {
  return choice === 'final' ? budget : actual;
}

/** Returns the year before's order for the new lines, under the same headings. */
export function startedOrder(year: FiscalYear, before: readonly string[]): readonly string[] {
  return before.map((row) => (headingIn(row) === null ? newLineId(year, row) : row));
}

/**
 * Returns a side's lines in the board's order; lines that it lacks come last, by category name.
 * @param order the new year's order. @param names the categories' names, by id.
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

/** Keeps a line's id from growing each year. */
function newLineId(year: FiscalYear, id: string): string {
  return `${year}-${id.replace(/^(?:1999|20\d\d)-/, '')}`.slice(0, 64);
}
