import { dateAt, DAY_MS } from '@pa-ledger/domain/time/dates';
import { expect, it } from 'vitest';
import { byDay, momentAt, timeAt, yearSoFar } from './fiscal-year.ts';

const ZONE = 'America/New_York';
const year = yearSoFar(Date.parse('2026-11-30T09:22:00Z'), ZONE, 7);

it('is by day on the same day, in order, and not after now', () => {
  const hour = new Intl.DateTimeFormat('en-US', {
    timeZone: ZONE,
    hourCycle: 'h23',
    hour: 'numeric',
  });
  const times = Array.from({ length: 400 }, (_, index) => timeAt(index / 400, year));
  const moments = times.map((time) => byDay(time, year));
  expect(moments).toEqual([...new Set(moments)].toSorted((one, other) => one - other));
  expect(moments.map((at) => dateAt(at, ZONE))).toEqual(times.map((at) => dateAt(at, ZONE)));
  const hours = moments.filter((at) => at < year.now).map((at) => Number(hour.format(at)));
  // An hour earlier on the day when clocks are set back.
  expect(hours.filter((at) => at < 8 || at > 20)).toEqual([]);
  expect(momentAt(1, year)).toBe(year.now);
  expect(byDay(year.now + DAY_MS, year)).toBe(year.now);
});
