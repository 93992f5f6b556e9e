import { isFiscalYear, type FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { addDays, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { monthAfter, type Month } from '@pa-ledger/domain/time/months';
import { keepYear } from './keep-year.ts';

/** What is of the address's query: `year=2025`. Without it the present year is shown. */
const PARAM = 'year';

/** What stands there for all years; only pages that say so show them. */
export const ALL_YEARS = 'all';

/** What a page shows that also shows all years. */
export type ShownPeriod = FiscalYear | typeof ALL_YEARS;

/** Returns whether a query asks for all years. */
export function asksForAll(search: string): boolean {
  return new URLSearchParams(search).get(PARAM) === ALL_YEARS;
}

/** Returns the fiscal year that a query names; null for none and for what is no year. */
export function yearIn(search: string): FiscalYear | null {
  const year = new URLSearchParams(search).get(PARAM);
  return isFiscalYear(year) ? year : null;
}

/** Returns the query of a page that shows a year and filters nothing. */
export function yearSearch(year: ShownPeriod): string {
  return `?${PARAM}=${year}`;
}

/**
 * Returns the query of the same page in another year. The days of a filter are left out, as they are of the former year.
 * @param year null for the present one.
 */
export function inYear(search: string, year: ShownPeriod | null): string {
  const query = new URLSearchParams(search);
  for (const param of [PARAM, 'from', 'to']) query.delete(param);
  const rest = query.size === 0 ? '' : `?${query.toString()}`;
  return year === null ? rest : keepYear(yearSearch(year), rest);
}

/** Returns the address of a month's Treasurer's Report, which has the month's entries. */
export function treasurerReportOf(month: Month): string {
  const last = addDays(`${monthAfter(month)}-01` as CalendarDate, -1);
  return `/admin/reports/treasurer?${new URLSearchParams({ from: `${month}-01`, to: last }).toString()}`;
}
