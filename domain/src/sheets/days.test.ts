import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, formatDate, type CalendarDate } from '../time/dates.ts';
import { dayInCell } from './days.ts';

it.each([
  '2026-09-01',
  '2026/9/1',
  '9/1/2026',
  '09/01/2026',
  '9/1/26',
  '9-1-2026',
  '9-1-26',
  'Sep 1, 2026',
  'Sept. 1, 2026',
  'September 1 2026',
  'Sep 1st, 2026',
  '1-Sep-26',
  '1 September 2026',
  'Tue, Sep 1, 2026',
  'Tuesday, September 1, 2026',
  '9/1/2026 0:00',
  '20260901',
  '20260901120000',
  '20260901120000.000[-5:EST]',
  '1/Sep/2026',
  '2026-09-01T08:15:00.000Z',
  '2026-09-01 00:00:00',
  '9/1/2026 12:30 PM',
  'sep  1,  2026',
])('reads %j', (text) => {
  expect(dayInCell(text)).toBe('2026-09-01');
});

it.each([
  '',
  '13/1/2026',
  '31/12/2026',
  '2/30/2026',
  '46266',
  '9/2026',
  'September',
  'Set 1, 2026',
  '20261301',
  '20260230',
  '09012026',
  '2026090',
  '202609011',
  '19991231',
  '9/1',
  '1.9.2026',
  'soon',
  '2026-13-01',
  '9/1/126',
  '1/1/1999',
  'Foo 1, 2026',
])('takes %j for none', (text) => {
  expect(dayInCell(text)).toBeNull();
});

it.each(['1/9/2026', '01.09.2026', '1-9-26', '2026-09-01', 'Sep 1, 2026'])(
  'reads %j where the day of the month is first',
  (text) => {
    expect(dayInCell(text, true)).toBe('2026-09-01');
  },
);

it('takes what has no such month for none, where the day of the month is first', () => {
  expect(dayInCell('9/13/2026', true)).toBeNull();
});

it('reads every day as it is stored and as the panel writes it', () => {
  const start = '2000-01-01' as CalendarDate;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 36_500 }), (days) => {
      const day = addDays(start, days);
      expect(dayInCell(day)).toBe(day);
      expect(dayInCell(formatDate(day))).toBe(day);
    }),
  );
});
