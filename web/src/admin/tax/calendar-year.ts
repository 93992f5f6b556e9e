import { useLocation } from 'react-router-dom';
import { keepYear } from '../shared/years/keep-year.ts';
import { useToday } from '../shared/years/useShownYear.ts';

/** What is of the address's query: `for=2025`. Without it the present calendar year is shown. */
const PARAM = 'for';

/** A calendar year, such as `2026`: the tax year of payments, whatever the fiscal year is. */
interface CalendarYear {
  readonly year: string;
  readonly present: string;
}

/** Returns the calendar year that the address names, or the present one. */
export function useCalendarYear(): CalendarYear {
  const { search } = useLocation();
  const present = useToday().slice(0, 4);
  const named = new URLSearchParams(search).get(PARAM) ?? '';
  return { year: /^20\d\d$/.test(named) ? named : present, present };
}

/** Returns the query of a page that shows a calendar year. @param search the present query, for the fiscal year in it. */
export function calendarYearSearch(search: string, { year, present }: CalendarYear): string {
  return keepYear(search, year === present ? '' : `?${PARAM}=${year}`);
}

/** Returns the years to choose from, the latest first. @param days that something is dated on. */
export function yearChoices(
  { year, present }: CalendarYear,
  days: readonly string[],
): readonly string[] {
  const years = days.map((day) => Number(day.slice(0, 4))).concat(Number(present), Number(year));
  const [first, last] = [Math.min(...years), Math.max(...years)];
  return Array.from({ length: last - first + 1 }, (_, at) => String(last - at));
}
