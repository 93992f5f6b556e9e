import { cents, type Cents } from '../money/money.ts';
import { actualsOf, hasFlow, sumFlows, type Flow, mergedBy, type ReportSource } from './source.ts';
import { compareCategories, compareFunds, namesIn } from './names.ts';

/** The amounts of a row, in the order of the file. */
export const INCOME_AMOUNTS = ['revenue', 'expenses', 'netIncome'] as const;

/** What a category took in and spent. */
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

/** An income report: its rows, and the TOTAL of everything, also of deleted categories and funds. */
export interface IncomeReport<Row> {
  readonly lines: readonly { readonly id: string; readonly row: Row }[];
  readonly total: EventSummary;
}

/**
 * Returns Income by Category: every category with revenue or expenses, by name, and last one row Unknown for all that
 * do not exist.
 */
export function categoryIncome(source: ReportSource): IncomeReport<CategoryIncomeRow> {
  const names = namesIn(source);
  const entries = actualsOf(source).map((actual) => ({
    place: names.category(actual.categoryId),
    flow: actual,
  }));
  return {
    lines: summed(entries, compareCategories).map(({ place, flow }) => ({
      id: place.id,
      row: { categoryName: place.name, ...summaryOf(flow) },
    })),
    total: totalOf(entries),
  };
}

/** Returns Income by Fund: the same by fund, in the order of the codes. */
export function fundIncome(source: ReportSource): IncomeReport<FundIncomeRow> {
  const names = namesIn(source);
  const entries = actualsOf(source).map((actual) => ({
    place: names.fund(actual.fundId),
    flow: actual,
  }));
  return {
    lines: summed(entries, compareFunds).map(({ place, flow }) => ({
      id: place.id,
      row: { fundName: place.name, fundCode: place.code, ...summaryOf(flow) },
    })),
    total: totalOf(entries),
  };
}

/** Returns the Event Report: one category over all funds; zeros if nothing came in or went out. */
export function eventSummary(source: ReportSource, categoryId: string): EventSummary {
  return summaryOf(
    sumFlows(actualsOf(source).filter((actual) => actual.categoryId === categoryId)),
  );
}

interface Entry<Place> {
  readonly place: Place;
  readonly flow: Flow;
}

/** Returns one entry for each category or fund with a flow that is not zero. */
function summed<Place extends { readonly id: string }>(
  entries: readonly Entry<Place>[],
  compare: (one: Place, other: Place) => number,
): Entry<Place>[] {
  const merged = mergedBy(
    entries.filter(({ flow }) => hasFlow(flow)),
    ({ place }) => place.id,
    (one, other) => ({ ...one, flow: sumFlows([one.flow, other.flow]) }),
  );
  return [...merged.values()].sort((one, other) => compare(one.place, other.place));
}

function totalOf(entries: readonly Entry<unknown>[]): EventSummary {
  return summaryOf(sumFlows(entries.map(({ flow }) => flow)));
}

function summaryOf({ revenue, expenses }: Flow): EventSummary {
  return { revenue, expenses, netIncome: cents(revenue - expenses) };
}
