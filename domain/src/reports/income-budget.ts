import { finalBudget } from '../ledger/budget.ts';
import { cents, sumCents, type Cents } from '../money/money.ts';
import { summaryOf, type EventSummary } from './income.ts';
import { compareCategories, namesIn, type NamedCategory } from './names.ts';
import {
  actualsOf,
  mergedBy,
  sumFlows,
  type Flow,
  type ReportBudgetItem,
  type ReportSource,
} from './source.ts';

/** A row's amounts, in the file's order. The difference is negative if less came in than expected. */
export const INCOME_BUDGET_AMOUNTS = ['expectedIncome', 'actualRevenue', 'difference'] as const;

export type IncomeBudgetAmounts = Readonly<Record<(typeof INCOME_BUDGET_AMOUNTS)[number], Cents>>;

/** A row of Income vs Budget. */
export interface IncomeBudgetRow extends IncomeBudgetAmounts {
  readonly categoryName: string;
}

/** Income against what was expected, and the period's net. */
export interface IncomeBudgetReport {
  readonly lines: readonly { readonly id: string; readonly row: IncomeBudgetRow }[];
  /** The sums of the lines: all expected income, and all revenue. */
  readonly total: IncomeBudgetAmounts;
  /** Expected income less the final budgets. */
  readonly planned: EventSummary;
  /** Revenue less expenses. */
  readonly actual: EventSummary;
  /** Actual less planned. */
  readonly difference: EventSummary;
}

/** A category over all funds. */
interface Income {
  readonly category: NamedCategory;
  readonly expected: Cents;
  readonly revenue: Cents;
  /** How many income lines the budget has, even for 0. */
  readonly items: number;
}

/**
 * Returns Income vs Budget (docs/behaviour.md, 'Report formulas'): every category with expected income or revenue, by
 * name, then one row Unknown for all deleted ones.
 * @param incomeItems the period's expected income.
 */
export function incomeBudgetReport(
  source: ReportSource,
  incomeItems: readonly ReportBudgetItem[],
): IncomeBudgetReport {
  const { category } = namesIn(source);
  const actuals = actualsOf(source);
  const expected = incomeItems.map((item): Income => ({
    category: category(item.categoryId),
    revenue: cents(0),
    items: 1,
    expected: finalBudget(item),
  }));
  const received = actuals.map(({ categoryId, revenue }): Income => ({
    category: category(categoryId),
    revenue,
    items: 0,
    expected: cents(0),
  }));
  const shown = [...mergedBy([...expected, ...received], ({ category: { id } }) => id, addIncome)]
    .map(([, income]) => income)
    .filter(({ items, revenue }) => items > 0 || revenue !== 0)
    .sort((one, other) => compareCategories(one.category, other.category));
  const total = amountsOf(shown.reduce(addIncome, NOTHING));
  const planned: Flow = {
    revenue: total.expectedIncome,
    expenses: sumCents(source.budgetItems.map(finalBudget)),
  };
  const actual = sumFlows(actuals);
  return {
    lines: shown.map((income) => ({
      id: income.category.id,
      row: { categoryName: income.category.name, ...amountsOf(income) },
    })),
    total,
    planned: summaryOf(planned),
    actual: summaryOf(actual),
    difference: summaryOf({
      revenue: cents(actual.revenue - planned.revenue),
      expenses: cents(actual.expenses - planned.expenses),
    }),
  };
}

const NOTHING: Income = {
  category: { id: '', name: '' },
  expected: cents(0),
  revenue: cents(0),
  items: 0,
};

function addIncome(one: Income, other: Income): Income {
  return {
    category: one.category,
    expected: cents(one.expected + other.expected),
    revenue: cents(one.revenue + other.revenue),
    items: one.items + other.items,
  };
}

function amountsOf({ expected, revenue }: Income): IncomeBudgetAmounts {
  return {
    expectedIncome: expected,
    actualRevenue: revenue,
    difference: cents(revenue - expected),
  };
}
