import { cents, type Cents } from '../money/money.ts';
import { actualsOf, hasFlow, sumFlows, type Flow, mergedBy, type ReportSource } from './source.ts';
import { compareCategories, compareFunds, namesIn } from './names.ts';

/** A row's amounts, in the file's order. */
export const INCOME_AMOUNTS = ['revenue', 'expenses', 'netIncome'] as const;

/** A category's revenue and expenses. */
export type EventSummary = Readonly<Record<(typeof INCOME_AMOUNTS)[number], Cents>>;

/** A row of Income by Category. */
export interface CategoryIncomeRow extends EventSummary {
  readonly categoryName: string;
}

/** A row of Income by Fund; the code is empty for Unknown. */
export interface FundIncomeRow extends EventSummary {
  readonly fundName: string;
  readonly fundCode: string;
}

/** An income report: its rows, and the TOTAL of everything, including deleted categories and funds. */
export interface IncomeReport<Row> {
  readonly lines: readonly { readonly id: string; readonly row: Row }[];
  readonly total: EventSummary;
}

/**
 * Returns Income by Category: every category with revenue or expenses, by name, then one row Unknown for all deleted
 * ones.
 */
export function categoryIncome(source: ReportSource): IncomeReport<CategoryIncomeRow> {
  const { category } = namesIn(source);
  return incomeBy(
    actualsOf(source).map((flow) => ({ place: category(flow.categoryId), flow })),
    compareCategories,
    ({ name }) => ({ categoryName: name }),
  );
}

/** Returns Income by Fund: the same by fund, in the order of the codes. */
export function fundIncome(source: ReportSource): IncomeReport<FundIncomeRow> {
  const { fund } = namesIn(source);
  return incomeBy(
    actualsOf(source).map((flow) => ({ place: fund(flow.fundId), flow })),
    compareFunds,
    ({ name, code }) => ({ fundName: name, fundCode: code }),
  );
}

/** Returns the Event Report: one category over all funds; zeros without any activity. */
export function eventSummary(source: ReportSource, categoryId: string): EventSummary {
  return summaryOf(
    sumFlows(actualsOf(source).filter((actual) => actual.categoryId === categoryId)),
  );
}

interface Entry<Place> {
  readonly place: Place;
  readonly flow: Flow;
}

/** Returns one line for each category or fund with a flow that is not zero. */
function incomeBy<Place extends { readonly id: string }, Names>(
  entries: readonly Entry<Place>[],
  compare: (one: Place, other: Place) => number,
  namesOf: (place: Place) => Names,
): IncomeReport<Names & EventSummary> {
  const merged = mergedBy(
    entries.filter(({ flow }) => hasFlow(flow)),
    ({ place }) => place.id,
    (one, other) => ({ ...one, flow: sumFlows([one.flow, other.flow]) }),
  );
  const lines = [...merged.values()].sort((one, other) => compare(one.place, other.place));
  return {
    lines: lines.map(({ place, flow }) => ({
      id: place.id,
      row: { ...namesOf(place), ...summaryOf(flow) },
    })),
    total: summaryOf(sumFlows(entries.map(({ flow }) => flow))),
  };
}

export function summaryOf({ revenue, expenses }: Flow): EventSummary {
  return { revenue, expenses, netIncome: cents(revenue - expenses) };
}
