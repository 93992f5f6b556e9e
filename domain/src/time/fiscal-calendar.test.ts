import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { yearToClose } from '../years/closing.ts';
import { OPEN_BOOKS } from '../years/books.ts';
import { addDays, type CalendarDate } from './dates.ts';
import {
  fiscalCalendar,
  fiscalYearAfter,
  fiscalYearBefore,
  fiscalYearDays,
  fiscalYearLabel,
  fiscalYearMonths,
  fiscalYearOf,
  type ClosedDays,
  type FiscalYear,
} from './fiscal-year.ts';

const day = (text: string) => text as CalendarDate;
const year = (text: string) => text as FiscalYear;
const kept = (id: string, first: string, last: string): ClosedDays => ({
  year: year(id),
  first: day(first),
  last: day(last),
});
const JULY_2025 = kept('2025', '2025-07-01', '2026-06-30');
const CALENDAR_2026 = kept('2026', '2026-01-01', '2026-12-31');

/** One close after another, each when the years begin in a month that was chosen then. */
function closedBy(start: CalendarDate, months: readonly number[]): readonly ClosedDays[] {
  return months.reduce<readonly ClosedDays[]>((closed, firstMonth) => {
    const closedThrough = closed.at(-1)?.last ?? null;
    const next = yearToClose(
      { ...OPEN_BOOKS, closedThrough },
      start,
      fiscalCalendar(firstMonth, closed),
    );
    return next === null ? closed : [...closed, { year: next.year, ...next.days }];
  }, []);
}

const MONTH = fc.integer({ min: 1, max: 12 });
const START = fc.integer({ min: 0, max: 400 }).map((days) => addDays(day('2020-01-01'), days));

describe('the years of a school whose first month changed', () => {
  it.each([
    ['a closed year keeps its days', 9, [JULY_2025], '2025', '2025-07-01', '2026-06-30', '2025–26'],
    ['a short year follows', 1, [JULY_2025], '2026', '2026-07-01', '2026-12-31', '2026'],
    ['the next is whole again', 1, [JULY_2025], '2027', '2027-01-01', '2027-12-31', '2027'],
    ['a longer year', 9, [JULY_2025], '2026', '2026-07-01', '2027-08-31', '2026–27'],
    ['from January on', 7, [CALENDAR_2026], '2027', '2027-01-01', '2028-06-30', '2027–28'],
    [
      'a closed one in a calendar year',
      7,
      [CALENDAR_2026],
      '2026',
      '2026-01-01',
      '2026-12-31',
      '2026',
    ],
    ['the one before ends there', 7, [CALENDAR_2026], '2025', '2025-07-01', '2025-12-31', '2025'],
    ['that before a change forward', 1, [JULY_2025], '2024', '2024-01-01', '2025-06-30', '2024–25'],
  ])('%s', (_name, firstMonth, closed, id, first, last, label) => {
    const calendar = fiscalCalendar(firstMonth, closed);
    expect(fiscalYearDays(year(id), calendar)).toEqual({ first, last });
    expect(fiscalYearLabel(year(id), calendar)).toBe(label);
    for (const one of [first, last]) expect(fiscalYearOf(day(one), calendar)).toBe(id);
  });

  it('have the months of their days', () => {
    const months = (firstMonth: number, closed: readonly ClosedDays[], id: string) =>
      fiscalYearMonths(year(id), fiscalCalendar(firstMonth, closed));
    const short = months(1, [JULY_2025], '2026');
    expect([short.length, short[0], short.at(-1)]).toEqual([6, '2026-07', '2026-12']);
    const long = months(7, [CALENDAR_2026], '2027');
    expect([long.length, long[0], long.at(-1)]).toEqual([18, '2027-01', '2028-06']);
  });

  it('are the same in whatever order the closings are given', () => {
    const later = kept('2026', '2026-07-01', '2026-12-31');
    expect(fiscalCalendar(1, [later, JULY_2025])).toEqual(fiscalCalendar(1, [JULY_2025, later]));
  });

  it('divide the days: each is in one year, and the years follow each other', () => {
    fc.assert(
      fc.property(START, fc.array(MONTH, { maxLength: 8 }), MONTH, (start, months, present) => {
        const calendar = fiscalCalendar(present, closedBy(start, months));
        let at = day('2018-01-01');
        let id = fiscalYearOf(at, calendar);
        // Year by year: the last day of one is the day before the first of the next.
        while (at < '2035-01-01') {
          const { first, last } = fiscalYearDays(id, calendar);
          for (const one of [first, addDays(first, 40), addDays(last, -40), last]) {
            if (one >= first && one <= last) expect(fiscalYearOf(one, calendar)).toBe(id);
          }
          expect(fiscalYearOf(addDays(first, -1), calendar)).toBe(fiscalYearBefore(id));
          expect(first <= last && last >= at).toBe(true);
          // The rules know a year by its number, which is that of its first day.
          expect(first.slice(0, 4)).toBe(id);
          at = addDays(last, 1);
          const next = fiscalYearOf(at, calendar);
          expect(next).toBe(fiscalYearAfter(id));
          id = next;
        }
      }),
    );
  });

  it('keep the days of the closed ones, whatever the first month is later', () => {
    fc.assert(
      fc.property(
        START,
        fc.array(MONTH, { minLength: 1, maxLength: 8 }),
        MONTH,
        (start, months, present) => {
          const closed = closedBy(start, months);
          const calendar = fiscalCalendar(present, closed);
          expect(closed).toHaveLength(months.length);
          for (const { year: id, ...days } of closed) {
            expect(fiscalYearDays(id, calendar)).toEqual(days);
            for (const one of [days.first, days.last]) expect(fiscalYearOf(one, calendar)).toBe(id);
          }
        },
      ),
    );
  });
});
