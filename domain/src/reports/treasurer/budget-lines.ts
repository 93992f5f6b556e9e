import { finalBudget } from '../../ledger/budget.ts';
import { cents, type Cents } from '../../money/money.ts';
import { fiscalYearDays, fiscalYearOf, type Days } from '../../time/fiscal-year.ts';
import { compareCategories, namesIn, type NamedCategory } from '../names.ts';
import { mergedBy } from '../source.ts';
import { spentIn } from './fund-lines.ts';
import type { DatedFlow, TreasurerSource } from './treasurer-source.ts';

/** The amounts of a category against its budget, in their order: `budget - yearToDate = left`. */
export const BUDGET_LINE_AMOUNTS = ['period', 'yearToDate', 'budget', 'left'] as const;

export type BudgetLineAmounts = Readonly<Record<(typeof BUDGET_LINE_AMOUNTS)[number], Cents>>;

/** A category over all funds. */
export interface TreasurerBudgetLine extends BudgetLineAmounts {
  readonly id: string;
  readonly categoryName: string;
}

export interface TreasurerBudget {
  readonly lines: readonly TreasurerBudgetLine[];
  readonly total: BudgetLineAmounts;
}

interface Spending {
  readonly category: NamedCategory;
  readonly period: Cents;
  readonly yearToDate: Cents;
  readonly budget: Cents;
  /** Whether there is a budget line, even of nothing. */
  readonly isPlanned: boolean;
}

/**
 * Returns what each category paid in the period, and from the first day of the fiscal year of its last day, against the
 * budget of that year: every category with a budget line or a payment.
 * @param flows everything that moved until the last day: `flowsUntil`.
 */
export function treasurerBudget(
  source: TreasurerSource,
  flows: readonly DatedFlow[],
  { first, last }: Days,
): TreasurerBudget {
  const { category } = namesIn(source);
  const { firstMonth } = source;
  const year = fiscalYearDays(fiscalYearOf(last, firstMonth), firstMonth);
  const none = { period: cents(0), yearToDate: cents(0), budget: cents(0), isPlanned: false };
  const planned = source.budgetItems.map((item) => ({
    ...none,
    category: category(item.categoryId),
    budget: finalBudget(item),
    isPlanned: true,
  }));
  // Transfers, which have no category, pay nothing.
  const spent = flows.map((flow) => {
    const amount = cents(spentIn(flow));
    return {
      ...none,
      category: category(flow.categoryId),
      period: flow.day >= first ? amount : none.period,
      yearToDate: flow.day >= year.first ? amount : none.yearToDate,
    };
  });
  const merged = mergedBy<Spending>([...planned, ...spent], (one) => one.category.id, addSpendings);
  const shown = [...merged.values()].filter(
    ({ isPlanned, period, yearToDate }) => isPlanned || period !== 0 || yearToDate !== 0,
  );
  return {
    lines: shown
      .sort((one, other) => compareCategories(one.category, other.category))
      .map((one) => ({
        ...{ id: one.category.id, categoryName: one.category.name },
        ...amountsOf(one),
      })),
    total: amountsOf(shown.reduce(addSpendings, { ...none, category: category(null) })),
  };
}

function addSpendings(one: Spending, other: Spending): Spending {
  return {
    category: one.category,
    period: cents(one.period + other.period),
    yearToDate: cents(one.yearToDate + other.yearToDate),
    budget: cents(one.budget + other.budget),
    isPlanned: one.isPlanned || other.isPlanned,
  };
}

function amountsOf({ period, yearToDate, budget }: Spending): BudgetLineAmounts {
  return { period, yearToDate, budget, left: cents(budget - yearToDate) };
}
