import { sectionsOf, type Section } from '../../ledger/board-order.ts';
import { finalBudget } from '../../ledger/budget.ts';
import { cents, type Cents } from '../../money/money.ts';
import { fiscalYearDays, fiscalYearOf, type Days } from '../../time/fiscal-year.ts';
import { compareCategories, FROM_CLOSED_YEARS, namesIn, type NamedCategory } from '../names.ts';
import { mergedBy } from '../source.ts';
import type { DatedFlow, OrderedItem, TreasurerSource } from './treasurer-source.ts';

/** A category's amounts against its budget, in order: `budget - yearToDate = left`. */
export const BUDGET_LINE_AMOUNTS = ['period', 'yearToDate', 'budget', 'left'] as const;

export type BudgetLineAmounts = Readonly<Record<(typeof BUDGET_LINE_AMOUNTS)[number], Cents>>;

/** A category over all funds. */
export interface TreasurerBudgetLine extends BudgetLineAmounts {
  readonly id: string;
  readonly categoryName: string;
}

export interface TreasurerBudget {
  /** By name, or in the board's own order. */
  readonly sections: readonly Section<TreasurerBudgetLine>[];
  readonly total: BudgetLineAmounts;
  /** What undid something from a closed year or paid it again: in no line and not in the total. Null if nothing did. */
  readonly fromClosed: Pick<BudgetLineAmounts, 'period' | 'yearToDate'> | null;
}

/** A side of the budget: its lines, and the part of a flow that counts against them, in cents. */
export interface BudgetSide {
  readonly items: readonly OrderedItem[];
  /** The board's order of the lines; empty without one. */
  readonly order: readonly string[];
  readonly amountIn: (flow: DatedFlow) => number;
}

interface Moved {
  readonly category: NamedCategory;
  readonly period: Cents;
  readonly yearToDate: Cents;
  readonly budget: Cents;
  /** Whether there's a budget line, even for 0. */
  readonly isPlanned: boolean;
}

/**
 * Returns what each category paid (or took in) in the period, and in its fiscal year to date, against that year's
 * budget: every category with a line on that side or with activity.
 * @param flows everything that moved through the last day (`flowsUntil`).
 */
export function treasurerBudget(
  { items, order, amountIn }: BudgetSide,
  source: Pick<TreasurerSource, 'categories' | 'funds' | 'calendar'>,
  flows: readonly DatedFlow[],
  { first, last }: Days,
): TreasurerBudget {
  const { category } = namesIn(source);
  const { calendar } = source;
  const year = fiscalYearDays(fiscalYearOf(last, calendar), calendar);
  const none = { period: cents(0), yearToDate: cents(0), budget: cents(0), isPlanned: false };
  const planned = items.map((item) => ({
    ...none,
    category: category(item.categoryId),
    budget: finalBudget(item),
    isPlanned: true,
  }));
  // Transfers have no category and count on neither side, so their amount is 0.
  const moved = flows.map((flow) => {
    const amount = cents(amountIn(flow));
    return {
      ...none,
      category: category(flow.categoryId ?? FROM_CLOSED_YEARS),
      period: flow.day >= first ? amount : none.period,
      yearToDate: flow.day >= year.first ? amount : none.yearToDate,
    };
  });
  const merged = new Map(
    mergedBy<Moved>([...planned, ...moved], (one) => one.category.id, addMoved),
  );
  const { period, yearToDate } = merged.get(FROM_CLOSED_YEARS) ?? none;
  const isFromClosed = period !== 0 || yearToDate !== 0;
  merged.delete(FROM_CLOSED_YEARS);
  const shown = [...merged.values()].filter(
    (one) => one.isPlanned || one.period !== 0 || one.yearToDate !== 0,
  );
  const lines = shown
    .sort((one, other) => compareCategories(one.category, other.category))
    .map((one) => ({
      id: one.category.id,
      categoryName: one.category.name,
      ...amountsOf(one),
    }));
  const categoryOf = new Map(items.map(({ id, categoryId }) => [id, category(categoryId).id]));
  return {
    // A category takes the position of its first line.
    sections: sectionsOf(
      order.map((row) => categoryOf.get(row) ?? row),
      lines,
    ),
    total: amountsOf(shown.reduce(addMoved, { ...none, category: category(null) })),
    fromClosed: isFromClosed ? { period, yearToDate } : null,
  };
}

function addMoved(one: Moved, other: Moved): Moved {
  return {
    category: one.category,
    period: cents(one.period + other.period),
    yearToDate: cents(one.yearToDate + other.yearToDate),
    budget: cents(one.budget + other.budget),
    isPlanned: one.isPlanned || other.isPlanned,
  };
}

function amountsOf({ period, yearToDate, budget }: Moved): BudgetLineAmounts {
  return { period, yearToDate, budget, left: cents(budget - yearToDate) };
}
