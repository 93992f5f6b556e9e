import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../../time/dates.ts';
import { lastMonth, periodChoices } from './periods.ts';

it.each([
  ['2026-11-23', '2026-10-01', '2026-10-31'],
  ['2026-01-01', '2025-12-01', '2025-12-31'],
  ['2028-03-31', '2028-02-01', '2028-02-29'],
])('the month before %s is %s to %s', (today, first, last) => {
  expect(lastMonth(today as CalendarDate)).toEqual({ first, last });
});

describe('periodChoices', () => {
  const choicesOf = (kind: string, today: string, firstMonth = 7) =>
    periodChoices(today as CalendarDate, firstMonth, null)
      .filter((choice) => choice.kind === kind)
      .map(({ days: { first, last } }) => `${first} ${last}`);

  it('has this month and the twelve before', () => {
    const months = choicesOf('month', '2026-11-23');
    expect(months).toHaveLength(13);
    expect([months[0], months[1], months[12]]).toEqual([
      '2026-11-01 2026-11-30',
      '2026-10-01 2026-10-31',
      '2025-11-01 2025-11-30',
    ]);
  });

  it.each([
    ['2026-11-23', 7, '2026-10-01 2026-12-31', '2025-10-01 2025-12-31'],
    ['2026-07-01', 7, '2026-07-01 2026-09-30', '2025-07-01 2025-09-30'],
    ['2027-01-31', 3, '2026-12-01 2027-02-28', '2025-12-01 2026-02-28'],
    ['2026-02-28', 12, '2025-12-01 2026-02-28', '2024-12-01 2025-02-28'],
  ])('has the quarters at %s of a year from month %i', (today, firstMonth, present, earliest) => {
    const quarters = choicesOf('quarter', today, firstMonth);
    expect([quarters[0], quarters.at(-1), quarters.length]).toEqual([present, earliest, 5]);
  });

  it.each([
    [null, []],
    ['2026-10-31', ['2026-11-01 2026-11-23']],
    ['2026-11-22', ['2026-11-23 2026-11-23']],
    // Nothing was since then.
    ['2026-11-23', []],
    ['2027-06-30', []],
  ])('after a report that ended on %s, what was since then', (lastGiven, expected) => {
    const choices = periodChoices('2026-11-23' as CalendarDate, 7, lastGiven as CalendarDate);
    const days = choices.flatMap(({ kind, days: { first, last } }) =>
      kind === 'sinceLast' ? [`${first} ${last}`] : [],
    );
    expect(days).toEqual(expected);
  });

  it('has the year to date, this year and the last one', () => {
    expect(choicesOf('yearToDate', '2026-11-23')).toEqual(['2026-07-01 2026-11-23']);
    expect(choicesOf('year', '2026-11-23')).toEqual([
      '2026-07-01 2027-06-30',
      '2025-07-01 2026-06-30',
    ]);
  });
});
