import { addDays, dateAt, isCalendarDate, type CalendarDate, type Instant } from './dates.ts';
import { isMonth, type Month } from './months.ts';
import { byText } from '../text/sort.ts';

/**
 * A fiscal year: the calendar year of its first day, such as `2026`. It's a text because URLs and document ids contain
 * it; it also sorts by time.
 */
export type FiscalYear = string & { readonly kind: 'fiscal year' };

/** A period of whole days, both included. */
export interface Days {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

/** The days of a closed year, fixed when it was closed. */
export interface ClosedDays extends Days {
  readonly year: FiscalYear;
}

/**
 * A school's fiscal years: the month they begin in (1 is January, the organization's `fiscalYearFirstMonth`), and the
 * closed years in order. A month alone means no year is closed.
 */
export type FiscalCalendar =
  | number
  | { readonly firstMonth: number; readonly closed: readonly ClosedDays[] };

/** How many days before a year ends people can start on the next one. */
const NEXT_YEAR_DAYS = 60;

/** Returns whether the text is the fiscal year of a day that `isCalendarDate` accepts: `1999` began before 2000. */
export function isFiscalYear(text: unknown): text is FiscalYear {
  return typeof text === 'string' && /^(?:1999|20\d\d)$/.test(text);
}

/** Returns the calendar of a school. @param closed in any order. */
export function fiscalCalendar(
  firstMonth: number,
  closed: readonly ClosedDays[],
): Exclude<FiscalCalendar, number> {
  return { firstMonth, closed: closed.toSorted(byText(({ year }) => year)) };
}

/**
 * Returns the fiscal year that a day is in. Every day has one, even if the first month changed after years were closed:
 * the days between a closed year and the next usual first day are a year of their own, or part of the next if they'd
 * get the closed year's number.
 */
export function fiscalYearOf(day: CalendarDate, calendar: FiscalCalendar): FiscalYear {
  const { firstMonth, closed } = partsOf(calendar);
  const kept = closed.find(({ first, last }) => day >= first && day <= last);
  if (kept !== undefined) return kept.year;
  const [year = 0, month = 0] = day.split('-').map(Number);
  const usual = yearFrom(month >= firstMonth ? year : year - 1);
  const [earliest, latest] = [closed[0], closed.at(-1)];
  if (earliest === undefined || latest === undefined) return usual;
  const [before, after] = [fiscalYearBefore(earliest.year), fiscalYearAfter(latest.year)];
  if (day < earliest.first) return usual < before ? usual : before;
  return usual > after ? usual : after;
}

/** Returns the fiscal year at the school at this moment. */
export function presentFiscalYear(
  now: Instant,
  timeZone: string,
  calendar: FiscalCalendar,
): FiscalYear {
  return fiscalYearOf(dateAt(now, timeZone), calendar);
}

/** Returns the fiscal year before. */
export function fiscalYearBefore(year: FiscalYear): FiscalYear {
  return yearFrom(Number(year) - 1);
}

/** Returns the fiscal year after. */
export function fiscalYearAfter(year: FiscalYear): FiscalYear {
  return yearFrom(Number(year) + 1);
}

/** Returns the first and the last day of a fiscal year. They may be before 2000 or after 2099: compare days with them. */
export function fiscalYearDays(year: FiscalYear, calendar: FiscalCalendar): Days {
  const { firstMonth, closed } = partsOf(calendar);
  const closedIn = (one: FiscalYear) => closed.find((kept) => kept.year === one);
  const own = closedIn(year);
  if (own !== undefined) return { first: own.first, last: own.last };
  const [before, after] = [closedIn(fiscalYearBefore(year)), closedIn(fiscalYearAfter(year))];
  const number = Number(year);
  return {
    first: before === undefined ? dayOf(number, firstMonth, 1) : addDays(before.last, 1),
    last: after === undefined ? dayOf(number + 1, firstMonth, 0) : addDays(after.first, -1),
  };
}

/** Returns a fiscal year's months that the books can name, in order. */
export function fiscalYearMonths(year: FiscalYear, calendar: FiscalCalendar): readonly Month[] {
  const { first, last } = fiscalYearDays(year, calendar);
  const [from = 0, month = 0] = first.split('-').map(Number);
  const [to = 0, lastMonth = 0] = last.split('-').map(Number);
  return Array.from({ length: (to - from) * 12 + lastMonth - month + 1 }, (_, index): string =>
    dayOf(from, month + index, 1).slice(0, 7),
  ).filter(isMonth);
}

/** Returns a fiscal year as people write it: `2026–27`, or `2026` if it's a calendar year. */
export function fiscalYearLabel(year: FiscalYear, calendar: FiscalCalendar): string {
  const { first, last } = fiscalYearDays(year, calendar);
  return first.slice(0, 4) === last.slice(0, 4) ? year : `${year}–${last.slice(2, 4)}`;
}

/**
 * Returns the fiscal years to choose from, latest first: last year and the current one, the next one from 60 days
 * before the end, and earlier or later ones if something is dated there.
 * @param dated the first and last day with records, or years with records, in any order; it ignores anything else.
 */
export function fiscalYearChoices(
  today: CalendarDate,
  dated: readonly string[],
  calendar: FiscalCalendar,
): readonly FiscalYear[] {
  const present = fiscalYearOf(today, calendar);
  const next = today >= addDays(fiscalYearDays(present, calendar).last, -NEXT_YEAR_DAYS) ? 1 : 0;
  const years = [
    ...dated.filter(isFiscalYear),
    ...dated.filter(isCalendarDate).map((day) => fiscalYearOf(day, calendar)),
  ].map(Number);
  const earliest = Math.min(Number(present) - 1, ...years);
  const latest = Math.max(Number(present) + next, ...years);
  return Array.from({ length: latest - earliest + 1 }, (_, index) => yearFrom(latest - index));
}

/** Returns the month that years begin in, 1 to 12. */
export function firstMonthIn(calendar: FiscalCalendar): number {
  return partsOf(calendar).firstMonth;
}

function partsOf(calendar: FiscalCalendar): Exclude<FiscalCalendar, number> {
  return typeof calendar === 'number' ? { firstMonth: calendar, closed: [] } : calendar;
}

function yearFrom(number: number): FiscalYear {
  return String(number) as FiscalYear;
}

/** @param month 1 to 12. @param day 0 is the last day of the month before. */
function dayOf(year: number, month: number, day: number): CalendarDate {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10) as CalendarDate;
}
