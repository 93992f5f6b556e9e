import { describe, expect, it } from 'vitest';
import { NOT_EMAIL_ADDRESSES } from '../../../tests/fixtures/emails.ts';
import type { Document } from '../../../tests/fixtures/ledger-records.ts';
import { SETTINGS_CASES } from '../../../tests/fixtures/settings-cases.ts';
import { invalidFields } from '../fields/document.ts';
import { isLanguage } from '../language.ts';
import { isEmailAddress } from '../people/email.ts';
import type { CalendarDate } from '../time/dates.ts';
import { VERSIONED } from '../ledger/field-parts.ts';
import type { Role } from './approval-chain.ts';
import { MAX_ABSENCES } from '../limits.ts';
import {
  ABSENCE_FIELDS,
  APPROVER_FIELDS,
  MOST_APPROVERS,
  STAND_IN_FIELDS,
} from './approver-fields.ts';
import {
  approversOf,
  presidentsError,
  withApproversOf,
  withoutCategory,
  withRenamedCategory,
  settingsDocument,
  settingsFrom,
  type ApproverSettings,
  holdersOf,
  NO_SETTINGS,
  actingTreasurer,
  languageOfApprover,
} from './approver-settings.ts';
import { absencesOf, absenceText, NO_STAND_INS } from './stand-ins.ts';

const SET: ApproverSettings = {
  ...NO_SETTINGS,
  presidents: ['one@example.com', 'two@example.com'],
  treasurer: 'treasurer@example.com',
  eventApprovers: { Fair: 'fair@example.com', Day: '' },
};

/** Whether a text is an absence, to the letter. */
function isAbsence(text: unknown): boolean {
  if (typeof text !== 'string') return false;
  const [absence] = absencesOf([text]);
  if (absence === undefined || absenceText(absence) !== text) return false;
  return invalidFields(ABSENCE_FIELDS, absence).length === 0;
}

/** Whether these are languages other than English, by address. */
function areLanguages(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  return (
    entries.length <= MOST_APPROVERS &&
    entries.every(([address, tag]) => isEmailAddress(address) && isLanguage(tag) && tag !== 'en')
  );
}

function isApproversDocument(document: object): boolean {
  const {
    standIns = NO_STAND_INS,
    absences = [],
    languages = {},
    ...others
  }: Document = {
    ...document,
  };
  const isRight = (fields: Parameters<typeof invalidFields>[0], value: unknown): boolean =>
    typeof value === 'object' && value !== null && invalidFields(fields, value).length === 0;
  if (!isRight({ ...APPROVER_FIELDS, ...VERSIONED }, others)) return false;
  if (!isRight(STAND_IN_FIELDS, standIns)) return false;
  if (!Array.isArray(absences) || absences.length > MAX_ABSENCES) return false;
  if (!absences.every(isAbsence) || !areLanguages(languages)) return false;
  return presidentsError(settingsFrom({ ...document }).presidents) === null;
}

describe('the check of a stored document', () => {
  // The rules run the same table: tests/rules/settings.test.ts.
  it.each(SETTINGS_CASES)('$title is right: $right (#74)', ({ document, right }) => {
    expect(isApproversDocument(document)).toBe(right);
  });

  it.each([0, 1.5, '1', null, undefined])('refuses the version %j (#66)', (version) => {
    expect(isApproversDocument({ ...SET, version })).toBe(false);
  });
});

describe('a renamed category', () => {
  const approversAfter = (oldName: string, newName: string) =>
    withRenamedCategory(SET, oldName, newName).eventApprovers;

  it('keeps its event approver under the new name only (#13, #69)', () => {
    expect(approversAfter('Fair', 'Book Fair')).toEqual({
      Day: '',
      'Book Fair': 'fair@example.com',
    });
    expect(withRenamedCategory(SET, 'Fair', 'Book Fair')).toMatchObject({
      presidents: SET.presidents,
      treasurer: SET.treasurer,
    });
  });

  it('does not get the event approver that a deleted category left under the new name (#69)', () => {
    expect(approversAfter('Fair', 'Day')).toEqual({ Day: 'fair@example.com' });
    expect(approversAfter('Office', 'Day')).toEqual({ Fair: 'fair@example.com' });
    expect(approversAfter('constructor', 'toString')).toEqual(SET.eventApprovers);
  });

  it('carries its stand-in along, and loses it when it is deleted (#131)', () => {
    const standIns = { ...NO_STAND_INS, eventApprovers: { Fair: 'co@example.com', Day: 'd@b.co' } };
    const set = { ...SET, standIns };
    expect(withRenamedCategory(set, 'Fair', 'Day').standIns).toEqual({
      ...standIns,
      eventApprovers: { Day: 'co@example.com' },
    });
    expect(withoutCategory(set, 'Fair').standIns.eventApprovers).toEqual({ Day: 'd@b.co' });
  });

  it('gets those back who were set for it, where nobody is set meanwhile', () => {
    const standIns = { ...NO_STAND_INS, eventApprovers: { Fair: 'co@example.com' } };
    const set = { ...SET, standIns };
    const kept = approversOf(set, 'Fair');
    expect(kept).toEqual({ eventApprover: 'fair@example.com', standIn: 'co@example.com' });
    expect(withApproversOf(withoutCategory(set, 'Fair'), 'Fair', kept)).toEqual(set);
    const other = { eventApprover: 'x@b.co', standIn: 'y@b.co' };
    expect(withApproversOf(set, 'Fair', other)).toEqual(set);
    const nobody = approversOf(set, 'constructor');
    expect(nobody).toEqual({ eventApprover: null, standIn: null });
    expect(withApproversOf(set, 'constructor', nobody)).toEqual(set);
  });

  it('loses its event approver when it is deleted', () => {
    expect(withoutCategory(SET, 'Fair').eventApprovers).toEqual({ Day: '' });
    expect(withoutCategory(SET, 'Office').eventApprovers).toEqual(SET.eventApprovers);
  });
});

const ROLES: readonly Role[] = ['eventApprover', 'president', 'treasurer'];

const settings: ApproverSettings = {
  ...NO_SETTINGS,
  presidents: ['One@Example.com ', 'two@example.com'],
  treasurer: 'money@example.com',
  eventApprovers: { 'Fall Festival': 'festival@example.com', Books: '' },
};

describe('holdersOf', () => {
  it('finds who holds a role, normalized', () => {
    expect(holdersOf('president', 'Books', settings)).toEqual([
      'one@example.com',
      'two@example.com',
    ]);
    expect(holdersOf('treasurer', 'Books', settings)).toEqual(['money@example.com']);
    expect(holdersOf('eventApprover', 'Fall Festival', settings)).toEqual(['festival@example.com']);
  });

  it('finds nobody for a category that is not set or is spelled differently', () => {
    for (const name of ['Books', 'fall festival', 'Fall Festival ', 'Other', ''])
      expect(holdersOf('eventApprover', name, settings)).toEqual([]);
  });

  it.each(ROLES)('finds no %s when nothing is set', (role) => {
    expect(holdersOf(role, 'Books', NO_SETTINGS)).toEqual([]);
    const empty = { presidents: ['', ' '], treasurer: '', eventApprovers: { Books: '' } };
    expect(holdersOf(role, 'Books', empty)).toEqual([]);
  });

  it('returns a president who is set twice once, and never a third (#74)', () => {
    const same = { ...settings, presidents: ['one@example.com', ' ONE@example.com'] };
    expect(holdersOf('president', 'Books', same)).toEqual(['one@example.com']);
    const three = { ...settings, presidents: ['a@b.co', 'c@d.co', 'e@f.co'] };
    expect(holdersOf('president', 'Books', three)).toEqual(['a@b.co', 'c@d.co']);
  });

  // Surrounding white space is not part of an address.
  it.each(NOT_EMAIL_ADDRESSES.filter(([, text]) => text.trim() === text))(
    'ignores an address that is %s (#40)',
    (_name, address) => {
      const bad = {
        presidents: [address, 'two@example.com'],
        treasurer: address,
        eventApprovers: { Books: address },
      };
      expect(holdersOf('president', 'Books', bad)).toEqual(['two@example.com']);
      expect(holdersOf('treasurer', 'Books', bad)).toEqual([]);
      expect(holdersOf('eventApprover', 'Books', bad)).toEqual([]);
    },
  );

  const ODD_NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'a.b', 'a/b', '`'];

  it.each(ODD_NAMES)('finds a category called %j only when it is set (#34)', (name) => {
    expect(holdersOf('eventApprover', name, settings)).toEqual([]);
    // Parsed from JSON, so that __proto__ becomes an own key.
    const text = `{${JSON.stringify(name)}:"odd@example.com"}`;
    const eventApprovers = JSON.parse(text) as Record<string, string>;
    expect(holdersOf('eventApprover', name, { ...settings, eventApprovers })).toEqual([
      'odd@example.com',
    ]);
  });
});

describe('settingsFrom', () => {
  it('reads back who stands in and who is away', () => {
    const from = '2026-11-20' as CalendarDate;
    const absences = ['one@example.com', 'a/b/c@d.co'].map((address) => ({
      address,
      from,
      to: from,
    }));
    const standIns = { ...NO_STAND_INS, treasurer: 'stand.in@example.com' };
    const set = { ...settings, standIns, absences };
    expect(settingsDocument(set).absences).toEqual([
      '2026-11-20/2026-11-20 one@example.com',
      '2026-11-20/2026-11-20 a/b/c@d.co',
    ]);
    expect(settingsFrom({ ...settingsDocument(set), version: 2 })).toEqual(set);
    expect(absencesOf(['nonsense', '2026-11-20/2026-11-20', '2026-11-20/x a@b.co'])).toEqual([]);
  });

  it('reads the settings from a document, without its version', () => {
    expect(settingsFrom({ ...settings, version: 3 })).toEqual(settings);
  });

  it.each([[null], [undefined], [{ version: 1 }]])('finds nobody in %j', (fields) => {
    expect(settingsFrom(fields)).toEqual(NO_SETTINGS);
  });
});

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

it('an approver gets English unless the settings say another language, whatever the spelling (#46)', () => {
  const settings = { ...SET, languages: { 'fair@example.com': 'es' } } as const;
  expect(languageOfApprover(settings, 'Fair@Example.com')).toBe('es');
  expect(languageOfApprover(settings, 'one@example.com')).toBe('en');
  expect(settingsFrom({ ...settingsDocument(settings) })).toEqual(settings);
  // As it was before there were languages.
  expect(settingsDocument(SET)).not.toHaveProperty('languages');
  expect(settingsFrom({ ...settingsDocument(SET) }).languages).toEqual({});
});
