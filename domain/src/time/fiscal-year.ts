import { dateAt, isCalendarDate, type CalendarDate, type Instant } from './dates.ts';
import { isMonth, type Month } from './months.ts';

/**
 * A fiscal year: the calendar year of its first day, such as `2026`. It is a text because it is part of addresses and of
 * the ids of documents; as a text it also sorts in the order of time.
 */
export type FiscalYear = string & { readonly kind: 'fiscal year' };

/** A period of whole days, both included. */
export interface Days {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

/** How many days before the end of a year the next one can be worked on. */
const NEXT_YEAR_DAYS = 15;

/** Returns whether the text is the fiscal year of a day that `isCalendarDate` accepts: `1999` began before 2000. */
export function isFiscalYear(text: unknown): text is FiscalYear {
  return typeof text === 'string' && /^(?:1999|20\d\d)$/.test(text);
}

/**
 * Returns the fiscal year that a day is in.
 * @param firstMonth 1 (January) to 12, `fiscalYearFirstMonth` of the organization.
 */
export function fiscalYearOf(day: CalendarDate, firstMonth: number): FiscalYear {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return yearFrom(month >= firstMonth ? year : year - 1);
}

/** Returns the fiscal year at the school at this moment. */
export function presentFiscalYear(now: Instant, timeZone: string, firstMonth: number): FiscalYear {
  return fiscalYearOf(dateAt(now, timeZone), firstMonth);
}

/** Returns the fiscal year before. */
export function fiscalYearBefore(year: FiscalYear): FiscalYear {
  return yearFrom(Number(year) - 1);
}

/** Returns the first and the last day of a fiscal year. They may be before 2000 or after 2099: compare days with them. */
export function fiscalYearDays(year: FiscalYear, firstMonth: number): Days {
  const number = Number(year);
  return { first: dayOf(number, firstMonth, 1), last: dayOf(number + 1, firstMonth, 0) };
}

/** Returns the months of a fiscal year that the books can name, in their order. */
export function fiscalYearMonths(year: FiscalYear, firstMonth: number): readonly Month[] {
  return Array.from({ length: 12 }, (_, index): string =>
    dayOf(Number(year), firstMonth + index, 1).slice(0, 7),
  ).filter(isMonth);
}

/** Returns a fiscal year as people write it: `2026–27`, or `2026` where it is the calendar year. */
export function fiscalYearLabel(year: FiscalYear, firstMonth: number): string {
  return firstMonth === 1 ? year : `${year}–${String(Number(year) + 1).slice(-2)}`;
}

/**
 * Returns the fiscal years to choose from, the last one first: from the year before the present one to the present one,
 * or to the next one from 15 days before the end; earlier and later ones when something is dated there.
 * @param dated the first and the last day on which something is dated, in any order; days that are none do not count.
 */
export function fiscalYearChoices(
  today: CalendarDate,
  dated: readonly string[],
  firstMonth: number,
): readonly FiscalYear[] {
  const present = fiscalYearOf(today, firstMonth);
  const next = today >= nextYearFrom(present, firstMonth) ? 1 : 0;
  const years = dated.filter(isCalendarDate).map((day) => Number(fiscalYearOf(day, firstMonth)));
  const earliest = Math.min(Number(present) - 1, ...years);
  const latest = Math.max(Number(present) + next, ...years);
  return Array.from({ length: latest - earliest + 1 }, (_, index) => yearFrom(latest - index));
}

/** Returns the day from which the year after this one can be worked on. */
function nextYearFrom(year: FiscalYear, firstMonth: number): CalendarDate {
  return dayOf(Number(year) + 1, firstMonth, -NEXT_YEAR_DAYS);
}

function yearFrom(number: number): FiscalYear {
  return String(number) as FiscalYear;
}

/** @param month 1 to 12. @param day 0 is the last day of the month before. */
function dayOf(year: number, month: number, day: number): CalendarDate {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10) as CalendarDate;
}
