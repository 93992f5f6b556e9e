import { describe, expect, it } from 'vitest';
import {
  languageChanges,
  absenceChanges,
  approverChanges,
  withoutCarried,
} from './approver-changes.ts';
import type { CalendarDate } from '../time/dates.ts';
import { NO_SETTINGS, type ApproverSettings } from './approver-settings.ts';
import type { StandIns } from './stand-ins.ts';

const BEFORE: ApproverSettings = {
  ...NO_SETTINGS,
  presidents: ['one@example.com', 'two@example.com'],
  treasurer: 'money@example.com',
  eventApprovers: { Fair: 'fair@example.com', Trip: '', constructor: 'c@example.com' },
};

const president = (out: string | null, into: string | null) => ({
  role: 'president',
  category: null,
  out,
  in: into,
});
const event = (category: string, out: string | null, into: string | null) => ({
  role: 'eventApprover',
  category,
  out,
  in: into,
});

describe('approverChanges', () => {
  it.each([
    ['nothing', {}, []],
    ['the presidents in another order', { presidents: ['two@example.com', 'one@example.com'] }, []],
    [
      'another president',
      { presidents: ['one@example.com', 'new@example.com'] },
      [president('two@example.com', 'new@example.com')],
    ],
    [
      'a president who is removed, and one whose input is left empty',
      { presidents: ['', 'one@example.com'] },
      [president('two@example.com', null)],
    ],
    [
      'two others',
      { presidents: ['a@example.com', 'b@example.com'] },
      [
        president('one@example.com', 'a@example.com'),
        president('two@example.com', 'b@example.com'),
      ],
    ],
    [
      'another treasurer',
      { treasurer: 'alias@example.com' },
      [{ role: 'treasurer', category: null, out: 'money@example.com', in: 'alias@example.com' }],
    ],
    [
      'no treasurer',
      { treasurer: '' },
      [{ role: 'treasurer', category: null, out: 'money@example.com', in: null }],
    ],
    [
      'event approvers who are replaced, removed and set for the first time',
      { eventApprovers: { Fair: 'new@example.com', Trip: 't@example.com', Zoo: 'z@example.com' } },
      [
        event('constructor', 'c@example.com', null),
        event('Fair', 'fair@example.com', 'new@example.com'),
        event('Trip', null, 't@example.com'),
        event('Zoo', null, 'z@example.com'),
      ],
    ],
  ])('reports %s', (_name, change, expected) => {
    expect(approverChanges(BEFORE, { ...BEFORE, ...change })).toEqual(expected);
  });

  it('reports everybody of the first settings as set', () => {
    const roles = approverChanges(NO_SETTINGS, BEFORE).map((change) => [change.role, change.in]);
    expect(roles).toEqual([
      ['president', 'one@example.com'],
      ['president', 'two@example.com'],
      ['treasurer', 'money@example.com'],
      ['eventApprover', 'c@example.com'],
      ['eventApprover', 'fair@example.com'],
    ]);
  });
});

describe('withoutCarried', () => {
  const carried = (eventApprovers: Readonly<Record<string, string>>) =>
    withoutCarried(approverChanges(BEFORE, { ...BEFORE, eventApprovers }));
  const { Fair: fair = '', ...others } = BEFORE.eventApprovers;

  it('leaves out a rename of a category', () => {
    expect(carried({ ...others, Gala: fair })).toEqual([]);
  });

  it('reports the approver who was set under the new name before', () => {
    expect(carried({ ...others, constructor: fair })).toEqual([
      event('constructor', 'c@example.com', fair),
      event('Fair', fair, null),
    ]);
  });

  it('reports the approver of a deleted category', () => {
    expect(carried(others)).toEqual([event('Fair', fair, null)]);
  });

  it('reports a person who changes from one role to another', () => {
    const swapped = {
      ...BEFORE,
      presidents: ['one@example.com'],
      eventApprovers: { ...BEFORE.eventApprovers, Trip: 'two@example.com' },
    };
    expect(withoutCarried(approverChanges(BEFORE, swapped))).toEqual([
      president('two@example.com', null),
      event('Trip', null, 'two@example.com'),
    ]);
  });
});

describe('stand-ins (#131)', () => {
  const standIns = {
    president: 'vice@example.com',
    treasurer: '',
    eventApprovers: { Fair: 'co@example.com' },
  };
  const with_ = (change: Partial<StandIns>) => ({
    ...BEFORE,
    standIns: { ...standIns, ...change },
  });
  const marked = (change: object) => ({ ...change, standIn: true });

  it('are reported apart from the holders', () => {
    const after = with_({
      president: '',
      treasurer: 'm@b.co',
      eventApprovers: { Fair: 'new@b.co' },
    });
    expect(approverChanges(with_({}), after)).toEqual([
      marked(president('vice@example.com', null)),
      marked({ ...president(null, 'm@b.co'), role: 'treasurer' }),
      marked(event('Fair', 'co@example.com', 'new@b.co')),
    ]);
  });

  it('go with a renamed category, and not from its holder to its stand-in', () => {
    const renamed = approverChanges(
      with_({}),
      with_({ eventApprovers: { Gala: 'co@example.com' } }),
    );
    expect(withoutCarried(renamed)).toEqual([]);
    const { Fair: fair = '', ...others } = BEFORE.eventApprovers;
    const moved = approverChanges(with_({}), {
      ...with_({ eventApprovers: { Fair: 'co@example.com', Gala: fair } }),
      eventApprovers: others,
    });
    expect(withoutCarried(moved)).toEqual([
      event('Fair', fair, null),
      marked(event('Gala', null, fair)),
    ]);
  });
});

describe('absenceChanges (#131)', () => {
  // Constant days of the calendar.
  const away = (address: string, from: string, to: string) => ({
    address,
    from: from as CalendarDate,
    to: to as CalendarDate,
  });
  const [ann, lee] = [
    away('ann@example.com', '2026-11-10', '2026-11-12'),
    away('lee@example.com', '2026-11-10', '2026-11-12'),
  ];

  it('reports what was entered and taken out, whatever the order', () => {
    const changesOf = (before: (typeof ann)[], after: (typeof ann)[]) =>
      absenceChanges({ ...BEFORE, absences: before }, { ...BEFORE, absences: after });
    expect(changesOf([ann, lee], [lee, ann])).toEqual([]);
    expect(changesOf([ann], [ann, lee])).toEqual([{ ...lee, what: 'entered' }]);
    expect(changesOf([ann, lee], [lee])).toEqual([{ ...ann, what: 'takenOut' }]);
    for (const other of [{ from: '2026-11-11' }, { to: '2026-11-13' }, { address: 'x@b.co' }]) {
      const changed = { ...ann, ...other } as typeof ann;
      expect(changesOf([ann], [changed])).toEqual([
        { ...ann, what: 'takenOut' },
        { ...changed, what: 'entered' },
      ]);
    }
  });
});

it('another language is a change for who is named after it, and no change of an approver (#46)', () => {
  const languages = { [BEFORE.treasurer]: 'es', 'gone@example.com': 'es' } as const;
  const after = { ...BEFORE, languages };
  expect(languageChanges(BEFORE, after)).toEqual([{ address: BEFORE.treasurer, language: 'es' }]);
  expect(languageChanges(after, BEFORE)).toEqual([{ address: BEFORE.treasurer, language: 'en' }]);
  expect(approverChanges(BEFORE, after)).toEqual([]);
});
