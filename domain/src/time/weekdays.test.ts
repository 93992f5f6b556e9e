import { describe, expect, it } from 'vitest';
import { hourAt, lastWeekday, type Weekday, WEEKDAYS } from './weekdays.ts';

const NEW_YORK = 'America/New_York';

describe('the hour of the day', () => {
  it.each([
    ['2026-11-23T12:00:00Z', NEW_YORK, 7],
    ['2026-07-23T12:00:00Z', NEW_YORK, 8],
    ['2026-11-23T05:00:00Z', NEW_YORK, 0],
    ['2026-11-23T04:59:59Z', NEW_YORK, 23],
    ['2026-11-23T12:00:00Z', 'Asia/Kolkata', 17],
  ])('at %s in %s is %i', (moment, timeZone, hour) => {
    expect(hourAt(Date.parse(moment), timeZone)).toBe(hour);
  });
});

describe('the last day of a name whose hour has come', () => {
  const at = (moment: string, weekday: Weekday = 'Monday', timeZone = NEW_YORK) =>
    lastWeekday(weekday, 7, Date.parse(moment), timeZone);

  it('is today from that hour on, and a week before until then', () => {
    expect(at('2026-11-23T11:59:59Z')).toBe('2026-11-16');
    expect(at('2026-11-23T12:00:00Z')).toBe('2026-11-23');
    // Midnight at the school is five hours later.
    expect(at('2026-11-24T04:59:59Z')).toBe('2026-11-23');
  });

  it('stays for the whole week', () => {
    for (const day of [23, 24, 25, 26, 27, 28, 29]) {
      expect(at(`2026-11-${day}T20:00:00Z`)).toBe('2026-11-23');
    }
    expect(at('2026-11-30T20:00:00Z')).toBe('2026-11-30');
  });

  it('is the day of its name, for each name', () => {
    const found = WEEKDAYS.map((weekday) => at('2026-11-25T20:00:00Z', weekday));
    expect(found).toEqual(
      ['11-22', '11-23', '11-24', '11-25', '11-19', '11-20', '11-21'].map((day) => `2026-${day}`),
    );
  });

  it('begins at seven at the school when the clocks have changed', () => {
    // Since the first of November 2026 seven o'clock is an hour later in UTC, since March 14, 2027 an hour earlier.
    expect(at('2026-10-26T10:59:59Z')).toBe('2026-10-19');
    expect(at('2026-10-26T11:00:00Z')).toBe('2026-10-26');
    expect(at('2026-11-02T11:59:59Z')).toBe('2026-10-26');
    expect(at('2026-11-02T12:00:00Z')).toBe('2026-11-02');
    expect(at('2027-03-15T10:59:59Z')).toBe('2027-03-08');
    expect(at('2027-03-15T11:00:00Z')).toBe('2027-03-15');
  });

  it('is that of the time zone', () => {
    expect(at('2026-11-22T18:00:00Z', 'Monday', 'Pacific/Auckland')).toBe('2026-11-23');
    expect(at('2026-11-22T17:59:59Z', 'Monday', 'Pacific/Auckland')).toBe('2026-11-16');
  });
});
