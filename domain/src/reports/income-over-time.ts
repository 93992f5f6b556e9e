import type { CalendarDate } from '../time/dates.ts';
import {
  fiscalYearOf,
  fiscalYearMonths,
  type FiscalCalendar,
  type FiscalYear,
} from '../time/fiscal-year.ts';
import type { Month } from '../time/months.ts';
import { summaryOf, type EventSummary } from './income.ts';
import {
  flowOf,
  hasFlow,
  mergedBy,
  sumFlows,
  type Flow,
  type PairTotals,
  type ReportSource,
} from './source.ts';

/** Income and spending in a month of the year shown, or in a year if all are shown. */
export interface TimeLine<Part extends Month | FiscalYear> {
  readonly id: Part;
  readonly row: EventSummary;
}

/**
 * Returns a fiscal year's income and expenses by month, from its first month to the last one with any, including empty
 * months in between; empty for a year without any.
 */
export function incomeByMonth(
  source: ReportSource,
  year: FiscalYear,
  calendar: FiscalCalendar,
): readonly TimeLine<Month>[] {
  const flows = flowsBy(source, ({ month }) => month);
  const months = fiscalYearMonths(year, calendar);
  return linesOf(months.slice(0, months.findLastIndex((month) => flows.has(month)) + 1), flows);
}

/** Returns the same by fiscal year, from the first one with any to the last. */
export function incomeByYear(
  source: ReportSource,
  calendar: FiscalCalendar,
): readonly TimeLine<FiscalYear>[] {
  const flows = flowsBy(source, ({ month }) =>
    fiscalYearOf(`${month}-01` as CalendarDate, calendar),
  );
  const numbers = [...flows.keys()].map(Number);
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  const count = flows.size === 0 ? 0 : last - first + 1;
  return linesOf(
    Array.from({ length: count }, (_, index) => String(first + index) as FiscalYear),
    flows,
  );
}

/** Returns the flows that are not zero. */
function flowsBy(
  { cells, countWhen }: ReportSource,
  partOf: (cell: PairTotals) => string,
): ReadonlyMap<string, Flow> {
  const flows = mergedBy(
    cells.map((cell) => ({ part: partOf(cell), flow: flowOf(cell, countWhen) })),
    ({ part }) => part,
    (one, other) => ({ ...one, flow: sumFlows([one.flow, other.flow]) }),
  );
  const some = [...flows].filter(([, { flow }]) => hasFlow(flow));
  return new Map(some.map(([part, { flow }]) => [part, flow]));
}

function linesOf<Part extends Month | FiscalYear>(
  parts: readonly Part[],
  flows: ReadonlyMap<string, Flow>,
): readonly TimeLine<Part>[] {
  return parts.map((id) => ({ id, row: summaryOf(flows.get(id) ?? sumFlows([])) }));
}
