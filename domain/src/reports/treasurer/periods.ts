import { addDays, type CalendarDate } from '../../time/dates.ts';
import {
  firstMonthIn,
  fiscalYearBefore,
  fiscalYearDays,
  fiscalYearOf,
  type Days,
  type FiscalCalendar,
} from '../../time/fiscal-year.ts';

/** A period to choose; its name depends on its kind and days. */
export interface PeriodChoice {
  readonly kind: 'sinceLast' | 'month' | 'quarter' | 'yearToDate' | 'year';
  readonly days: Days;
}

/** How many months and quarters to offer. */
const MONTHS = 13;
const QUARTERS = 5;

/** Returns the last whole month before a day, the default for a report. */
export function lastMonth(today: CalendarDate): Days {
  return monthsFrom(today, -1, 1);
}

/**
 * Returns the periods to choose from, newest of each kind first: since the last report, the current month and twelve
 * before, a year of fiscal quarters, the fiscal year to date, and the current and last fiscal years.
 * @param lastGiven the last day of the last report presented at a meeting; null if none was.
 */
export function periodChoices(
  today: CalendarDate,
  calendar: FiscalCalendar,
  lastGiven: CalendarDate | null,
): readonly PeriodChoice[] {
  const intoQuarter = (Number(today.slice(5, 7)) - firstMonthIn(calendar) + 12) % 3;
  const year = fiscalYearOf(today, calendar);
  const { first, last } = fiscalYearDays(year, calendar);
  return [
    ...sinceLast(lastGiven, today),
    ...counted(MONTHS, (back) => ({ kind: 'month', days: monthsFrom(today, -back, 1) })),
    ...counted(QUARTERS, (back) => ({
      kind: 'quarter',
      days: monthsFrom(today, -intoQuarter - 3 * back, 3),
    })),
    { kind: 'yearToDate', days: { first, last: today } },
    { kind: 'year', days: { first, last } },
    { kind: 'year', days: fiscalYearDays(fiscalYearBefore(year), calendar) },
  ];
}

/** The time since the last report; empty without one, or if it ends today or later. */
function sinceLast(lastGiven: CalendarDate | null, today: CalendarDate): PeriodChoice[] {
  if (lastGiven === null || lastGiven >= today) return [];
  return [{ kind: 'sinceLast', days: { first: addDays(lastGiven, 1), last: today } }];
}

function counted(count: number, choiceOf: (index: number) => PeriodChoice): PeriodChoice[] {
  return Array.from({ length: count }, (_, index) => choiceOf(index));
}

/** Returns `count` whole months, starting `after` months after a day's month. */
function monthsFrom(day: CalendarDate, after: number, count: number): Days {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return {
    first: dayAt(year, month - 1 + after, 1),
    last: dayAt(year, month - 1 + after + count, 0),
  };
}

/** @param month from 0. @param day 0 is the last day of the month before. */
function dayAt(year: number, month: number, day: number): CalendarDate {
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10) as CalendarDate;
}
