import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../time/dates.ts';
import { isAway, NO_STAND_INS, standInsOf, type Absence } from './stand-ins.ts';

// Constant days of the calendar.
const day = (text: string) => text as CalendarDate;

describe('standInsOf', () => {
  const standIns = {
    president: ' Vice@Example.com',
    treasurer: 'nobody',
    eventApprovers: { Fair: 'co.chair@example.com', Day: '' },
  };

  it.each([
    ['president', 'Fair', ['vice@example.com']],
    ['treasurer', 'Fair', []],
    ['eventApprover', 'Fair', ['co.chair@example.com']],
    ['eventApprover', 'Day', []],
    ['eventApprover', 'fair', []],
    ['eventApprover', 'constructor', []],
  ] as const)('finds for the %s of %s %j', (role, category, found) => {
    expect(standInsOf(role, category, standIns)).toEqual(found);
  });

  it('finds nobody where nobody is set, and a category with an odd name when it is set (#34)', () => {
    expect(standInsOf('president', 'Fair', NO_STAND_INS)).toEqual([]);
    // Parsed from JSON, so that __proto__ becomes an own key.
    const eventApprovers = JSON.parse('{"__proto__":"odd@example.com"}') as Record<string, string>;
    expect(standInsOf('eventApprover', '__proto__', { ...NO_STAND_INS, eventApprovers })).toEqual([
      'odd@example.com',
    ]);
  });
});

describe('isAway', () => {
  const absences: readonly Absence[] = [
    { address: 'Pat.Doe@gmail.com', from: day('2026-11-10'), to: day('2026-11-12') },
    { address: 'ann@example.com', from: day('2026-11-11'), to: day('2026-11-11') },
  ];

  it.each([
    ['2026-11-09', false],
    ['2026-11-10', true],
    ['2026-11-12', true],
    ['2026-11-13', false],
  ])('counts both ends: on %s %s', (today, away) => {
    expect(isAway(absences, 'pat.doe@gmail.com', day(today))).toBe(away);
  });

  it('is for a person, however the address is written, and for nobody else (#101)', () => {
    const on = (person: string) => isAway(absences, person, day('2026-11-11'));
    expect(on('PatDoe+pta@googlemail.com')).toBe(true);
    expect(on('ann@example.com')).toBe(true);
    expect(on('lee@example.com')).toBe(false);
  });

  it('is never of a period that ends before it begins', () => {
    const backward = [
      { address: 'ann@example.com', from: day('2026-11-12'), to: day('2026-11-10') },
    ];
    for (const today of ['2026-11-10', '2026-11-11', '2026-11-12'])
      expect(isAway(backward, 'ann@example.com', day(today))).toBe(false);
  });
});
