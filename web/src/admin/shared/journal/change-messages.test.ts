import { journalEntry, type Change, type JournalEntry } from '@pa-ledger/domain/ledger/journal';
import { NO_STAND_INS } from '@pa-ledger/domain/approvers/stand-ins';
import { describe, expect, it } from 'vitest';
import { authorOf, changeMessages } from './change-messages.ts';
import { readChange } from './journal-rows.ts';

const BY = { uid: 'u1', email: 'dana@example.com' };
const SETTINGS = {
  presidents: ['one@example.com', 'two@example.com'],
  treasurer: 'money@example.com',
  eventApprovers: { Fair: 'fair@example.com', Trip: 'trip@example.com' },
  version: 3,
};
const FAIR = { name: 'Fair', requiresEventApprover: true, version: 1 };

const entryOf = (collection: string, change: Change): JournalEntry =>
  journalEntry({ collection, document: 'x' }, change, BY, 0);
const settingsEntry = (change: object): JournalEntry =>
  entryOf('settings', { before: SETTINGS, after: { ...SETTINGS, ...change, version: 4 } });
const takenOver = (collection: string, after: JournalEntry['after']): JournalEntry => ({
  ...entryOf(collection, {
    before: null,
    after: after ?? {},
  }),
  kind: 'takenOver',
  by: null,
  after,
});

describe('a change of the approvers (#92)', () => {
  it.each([
    [
      'an approver who is exchanged',
      { treasurer: 'alias@example.com' },
      ['Treasurer changed from money@example.com to alias@example.com.'],
    ],
    [
      'one who is removed, and one who is added',
      {
        presidents: ['one@example.com'],
        eventApprovers: { ...SETTINGS.eventApprovers, Zoo: 'zoo@example.com' },
      },
      ['President removed: two@example.com.', 'Event Approver of Zoo added: zoo@example.com.'],
    ],
    [
      'a save that only lets the presidents change places',
      { presidents: SETTINGS.presidents.toReversed() },
      ['Saved with no change to the approvers.'],
    ],
  ])('tells of %s', (_name, change, messages) => {
    expect(changeMessages(settingsEntry(change))).toEqual(messages);
  });

  it('tells of stand-ins and absences (#132)', () => {
    const standIns = { ...NO_STAND_INS, president: 'vice@example.com' };
    const absences = ['2026-11-20/2026-11-30 money@example.com'];
    expect(changeMessages(settingsEntry({ standIns, absences }))).toEqual([
      'Stand-in for the President added: vice@example.com.',
      'money@example.com set as away from Nov 20, 2026 to Nov 30, 2026.',
    ]);
    const set = {
      ...SETTINGS,
      standIns: { ...NO_STAND_INS, eventApprovers: { Fair: 'co@b.co' } },
      absences,
    };
    const gala = { Gala: 'co@b.co' };
    const moved = {
      ...set,
      standIns: { ...NO_STAND_INS, eventApprovers: gala },
      absences: [],
      version: 4,
    };
    const entry = entryOf('settings', { before: set, after: moved });
    expect(changeMessages(entry)).toEqual([
      'Stand-in for the Event Approver of Fair removed: co@b.co.',
      'Stand-in for the Event Approver of Gala added: co@b.co.',
      'money@example.com no longer set as away from Nov 20, 2026 to Nov 30, 2026.',
    ]);
    expect(changeMessages({ ...entry, cause: 'categories~x~2' })).toEqual([
      'Stand-in for the Event Approver of Gala, called Fair before, is still co@b.co.',
    ]);
  });

  it('tells of the language of the emails to someone (#46)', () => {
    const languages = { 'money@example.com': 'es', 'former@example.com': 'es' };
    const message = 'money@example.com gets emails in Español.';
    expect(changeMessages(settingsEntry({ languages }))).toEqual([message]);
    const before = { ...SETTINGS, languages };
    const after = { ...SETTINGS, version: SETTINGS.version + 1 };
    expect(changeMessages(entryOf('settings', { before, after }))).toEqual([
      message.replace('Español', 'English'),
    ]);
  });

  it('tells of everybody who is set at first', () => {
    const first = { ...SETTINGS, presidents: [], eventApprovers: {}, version: 1 };
    expect(changeMessages(entryOf('settings', { before: null, after: first }))).toEqual([
      'Treasurer added: money@example.com.',
    ]);
  });

  it('tells a person who moves an approver from an approver who keeps a renamed category', () => {
    const { Fair, Trip } = SETTINGS.eventApprovers;
    const moved = settingsEntry({ eventApprovers: { Gala: Fair, Trip } });
    expect(changeMessages(moved)).toEqual([
      'Event Approver of Fair removed: fair@example.com.',
      'Event Approver of Gala added: fair@example.com.',
    ]);
    expect(changeMessages({ ...moved, cause: 'categories~x~2' })).toEqual([
      'Event Approver of Gala, called Fair before, is still fair@example.com.',
    ]);
  });

  it('tells of an approver who goes with a deleted category', () => {
    const { Trip } = SETTINGS.eventApprovers;
    const entry = { ...settingsEntry({ eventApprovers: { Trip } }), cause: 'categories~x~2' };
    expect(changeMessages(entry)).toEqual(['Event Approver of Fair removed: fair@example.com.']);
  });

  it('tells which approvers the sample data set', () => {
    const before = { ...SETTINGS, presidents: [], eventApprovers: { Fair: 'fair@example.com' } };
    expect(changeMessages(takenOver('settings', before))).toEqual([
      'Sample data:',
      'Treasurer: money@example.com.',
      'Event Approver of Fair: fair@example.com.',
    ]);
  });
});

describe('a change of a category (#92)', () => {
  const two = { ...FAIR, requiresEventApprover: false, version: 2 };

  it.each<[Change, string]>([
    [{ before: null, after: FAIR }, 'Category Fair added (3-step approval).'],
    [{ before: null, after: two }, 'Category Fair brought back (2-step approval).'],
    [{ before: FAIR, after: null }, 'Category Fair deleted (3-step approval).'],
    [
      { before: FAIR, after: two },
      'Category Fair changed from 3-step approval to 2-step approval.',
    ],
    [
      { before: FAIR, after: { ...FAIR, name: 'Gala', version: 2 } },
      'Category Fair renamed to Gala.',
    ],
    [
      { before: FAIR, after: { ...two, name: 'Gala' } },
      'Category Fair renamed to Gala and changed from 3-step approval to 2-step approval.',
    ],
    [{ before: FAIR, after: { ...FAIR, archived: true, version: 2 } }, 'Category Fair archived.'],
    [
      { before: { ...FAIR, archived: true }, after: { ...FAIR, version: 2 } },
      'Category Fair taken out of the archive.',
    ],
    [
      { before: FAIR, after: { ...FAIR, offForm: true, version: 2 } },
      'Category Fair taken off the public form.',
    ],
    [
      { before: { ...FAIR, offForm: true }, after: { ...FAIR, version: 2 } },
      'Category Fair put back on the public form.',
    ],
    [
      { before: FAIR, after: { ...FAIR, spanishName: 'Feria', version: 2 } },
      'Category Fair named Feria in Spanish.',
    ],
    [
      { before: { ...FAIR, spanishName: 'Feria' }, after: { ...FAIR, version: 2 } },
      'Category Fair no longer named in Spanish.',
    ],
    [{ before: FAIR, after: { ...FAIR, version: 2 } }, 'Category Fair saved with no changes.'],
  ])('%j', (change, message) => {
    expect(changeMessages(entryOf('categories', change))).toEqual([message]);
  });

  it('tells which category the sample data has', () => {
    expect(changeMessages(takenOver('categories', FAIR))).toEqual([
      'Sample data: category Fair (3-step approval).',
    ]);
  });
});

it('names who made a change, and nobody for what was there before', () => {
  expect(authorOf(settingsEntry({}))).toBe('dana@example.com');
  expect(authorOf(takenOver('categories', FAIR))).toBe('PA Ledger');
});

it('reads an entry with its id', () => {
  const entry = settingsEntry({});
  expect(readChange('settings~approvers~4', { ...entry })).toEqual({
    ...entry,
    id: 'settings~approvers~4',
  });
});
