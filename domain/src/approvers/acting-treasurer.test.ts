import { expect, it } from 'vitest';
import type { CalendarDate } from '../time/dates.ts';
import { actingTreasurer } from './acting-treasurer.ts';
import { NO_SETTINGS, type ApproverSettings } from './approver-settings.ts';

// Constant days of the calendar.
const [TODAY, TOMORROW] = ['2026-11-24' as CalendarDate, '2026-11-25' as CalendarDate];
const away = (address: string) => ({ address, from: TODAY, to: TODAY });
const standIns = { ...NO_SETTINGS.standIns, treasurer: 's@example.com' };

it.each<[what: string, settings: Partial<ApproverSettings>, expected: string | null]>([
  ['the treasurer', {}, 't@example.com'],
  ['the stand-in of one who is away', { absences: [away('T+x@example.com')] }, 's@example.com'],
  [
    'the treasurer if both are away',
    { absences: [away('t@example.com'), away('s@example.com')] },
    't@example.com',
  ],
  [
    'the treasurer who is away and has no stand-in',
    { absences: [away('t@example.com')], standIns: NO_SETTINGS.standIns },
    't@example.com',
  ],
  ['the stand-in where no treasurer is set', { treasurer: '' }, 's@example.com'],
  ['nobody where nobody is set', { treasurer: '', standIns: NO_SETTINGS.standIns }, null],
])('is %s', (_what, settings, expected) => {
  const set = { ...NO_SETTINGS, treasurer: 'T@example.com', standIns, ...settings };
  expect(actingTreasurer(set, TODAY)).toBe(expected);
});

it('is the treasurer again after the last day', () => {
  const set = { ...NO_SETTINGS, treasurer: 't@example.com', standIns };
  const absences = [away('t@example.com')];
  expect(actingTreasurer({ ...set, absences }, TOMORROW)).toBe('t@example.com');
});
