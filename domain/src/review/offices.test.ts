import { describe, expect, it } from 'vitest';
import { NO_SETTINGS, settingsDocument } from '../approvers/approver-settings.ts';
import type { StoredFields } from '../ledger/journal.ts';
import type { CalendarDate } from '../time/dates.ts';
import {
  officeMessages,
  officerAmong,
  officersOn,
  officesText,
  type OfficeChange,
  type OfficeSources,
} from './offices.ts';

const ZONE = 'America/Chicago';
const DAYS = { first: '2025-07-01' as CalendarDate, last: '2026-06-30' as CalendarDate };
/** At the school, where it's daylight saving time. */
const START = Date.parse('2025-07-01T05:00:00Z');
const END = Date.parse('2026-07-01T05:00:00Z');
const MIDDLE = Date.parse('2026-01-15T18:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const only = (day: CalendarDate) => ({ first: day, last: day });
const MIDDLE_DAY = '2026-01-15' as CalendarDate;

const approvers = (more: Partial<typeof NO_SETTINGS>): StoredFields => ({
  ...settingsDocument({ ...NO_SETTINGS, ...more }),
});
const treasurer = (email: string) => approvers({ treasurer: email });

type Step = readonly [at: number, after: StoredFields | null];

/** Changes one after the other: each with the fields after it. */
function changes(
  document: string,
  before: StoredFields | null,
  ...steps: readonly Step[]
): OfficeChange[] {
  return steps.map(([at, after], index) => ({
    document,
    version: index + 2,
    at,
    kind: 'changed',
    before: index === 0 ? before : (steps[index - 1]?.[1] ?? null),
    after,
  }));
}

function officers(sources: Partial<OfficeSources>) {
  return officersOn(DAYS, ZONE, {
    settings: null,
    settingsChanges: [],
    people: new Map(),
    peopleChanges: [],
    ...sources,
  });
}

const held = (sources: Partial<OfficeSources>) =>
  officers(sources).map((officer) => [officer.mailbox, officesText(officer)]);

describe('approvers', () => {
  const changed = (...steps: readonly Step[]) =>
    changes('approvers', treasurer('old@example.com'), ...steps);

  it('are all who are set, with their stand-ins, while nothing changed', () => {
    const settings = approvers({
      presidents: ['one@example.com', ''],
      treasurer: 'money@example.com',
      eventApprovers: { Fair: 'fair@example.com' },
      standIns: {
        president: 'vice@example.com',
        treasurer: '',
        eventApprovers: { Fair: 'one@example.com' },
      },
    });
    expect(held({ settings })).toEqual([
      ['one@example.com', 'President, Stand-in for Event Approver of Fair'],
      ['money@example.com', 'Treasurer'],
      ['fair@example.com', 'Event Approver of Fair'],
      ['vice@example.com', 'Stand-in for President'],
    ]);
  });

  it('are those before and after a change within the days', () => {
    const settingsChanges = changed([MIDDLE, treasurer('new@example.com')]);
    const sources = { settings: treasurer('new@example.com'), settingsChanges };
    expect(held(sources)).toEqual([
      ['old@example.com', 'Treasurer'],
      ['new@example.com', 'Treasurer'],
    ]);
    expect(officers(sources).map((officer) => officer.held)).toEqual([
      [{ office: 'Treasurer', first: DAYS.first, last: MIDDLE_DAY }],
      [{ office: 'Treasurer', first: MIDDLE_DAY, last: DAYS.last }],
    ]);
  });

  it('hold an office for as long as changes of others leave it to them, and twice with a break', () => {
    const both = (president: string) =>
      approvers({ treasurer: 'money@example.com', presidents: [president, ''] });
    const settingsChanges = changes(
      'approvers',
      both('one@example.com'),
      [MIDDLE, both('other@example.com')],
      [MIDDLE + 2 * DAY, both('one@example.com')],
    );
    expect(officers({ settingsChanges }).map(({ mailbox, held: own }) => [mailbox, own])).toEqual([
      [
        'one@example.com',
        [
          { office: 'President', first: DAYS.first, last: MIDDLE_DAY },
          { office: 'President', first: '2026-01-17', last: DAYS.last },
        ],
      ],
      ['money@example.com', [{ office: 'Treasurer', ...DAYS }]],
      ['other@example.com', [{ office: 'President', first: MIDDLE_DAY, last: '2026-01-17' }]],
    ]);
  });

  it.each([
    ['a moment before the days', START - 1, ['new@example.com']],
    ['as the days begin', START, ['new@example.com']],
    ['a moment later', START + 1, ['old@example.com', 'new@example.com']],
    ['a moment before they end', END - 1, ['old@example.com', 'new@example.com']],
    ['as they end', END, ['old@example.com']],
  ])('changed %s', (_name, at, who) => {
    const settingsChanges = changed([at, treasurer('new@example.com')]);
    expect(held({ settingsChanges }).map(([mailbox]) => mailbox)).toEqual(who);
  });

  it('set for less than a day are among them, whatever the order of the entries', () => {
    const settingsChanges = changed(
      [MIDDLE, treasurer('short@example.com')],
      [MIDDLE + 1, treasurer('new@example.com')],
    ).toReversed();
    expect(held({ settingsChanges }).map(([mailbox]) => mailbox)).toEqual([
      'old@example.com',
      'short@example.com',
      'new@example.com',
    ]);
  });

  it('of sample data were there before its journal; of a first setting no one was', () => {
    const [first] = changes('approvers', null, [MIDDLE, treasurer('money@example.com')]);
    const entry = { ...first, version: 1 } as OfficeChange;
    const all = { first: DAYS.first, last: '2025-12-31' as CalendarDate };
    const on = (kind: OfficeChange['kind']) =>
      officersOn(all, ZONE, {
        settings: null,
        settingsChanges: [{ ...entry, kind }],
        people: new Map(),
        peopleChanges: [],
      });
    expect(on('takenOver')).toMatchObject([{ mailbox: 'money@example.com' }]);
    expect(on('created')).toEqual([]);
  });
});

describe('people', () => {
  const person = (more: object = {}): StoredFields => ({
    email: 'sam@example.com',
    name: 'Sam Okafor',
    role: 'bookkeeper',
    joinedAt: START - 9 * DAY,
    ...more,
  });
  const people = (fields: StoredFields) => new Map([['sam', fields]]);

  it.each([
    ['a bookkeeper', {}, 'Bookkeeper'],
    ['an administrator', { role: 'admin' }, 'Administrator'],
    ['whose last moment is within the days', { endsAt: START + 1 }, 'Bookkeeper', only(DAYS.first)],
    ['who joined at the last moment', { joinedAt: END - 1 }, 'Bookkeeper', only(DAYS.last)],
  ])('are officers: %s', (_name, more, office, term = DAYS) => {
    expect(officers({ people: people(person(more)) })).toEqual([
      {
        mailbox: 'sam@example.com',
        emails: ['sam@example.com'],
        uids: ['sam'],
        names: ['Sam Okafor'],
        held: [{ office, ...term }],
      },
    ]);
  });

  it.each([
    ['a reviewer', { role: 'reviewer' }],
    ['who never joined', { joinedAt: undefined }],
    ['who ended before', { endsAt: START }],
    ['who joined later', { joinedAt: END }],
    ['of a role we don’t know', { role: 'guest' }],
    ['without an address', { email: ' ' }],
  ])('are none: %s', (_name, more) => {
    expect(officers({ people: people(person(more)) })).toEqual([]);
  });

  it('who were removed, or only review now, were officers until then', () => {
    const left = changes('sam', person(), [MIDDLE, null]);
    const now = changes('sam', person(), [MIDDLE, person({ role: 'reviewer', name: 'Sam O.' })]);
    expect(held({ peopleChanges: left })).toEqual([['sam@example.com', 'Bookkeeper']]);
    expect(
      officers({ people: people(person({ role: 'reviewer' })), peopleChanges: now }),
    ).toMatchObject([{ names: ['Sam Okafor', 'Sam O.'], held: [{ office: 'Bookkeeper' }] }]);
  });

  it('who got their role after the days were none', () => {
    const promoted = changes('sam', person({ role: 'reviewer' }), [END, person()]);
    expect(held({ people: people(person()), peopleChanges: promoted })).toEqual([]);
  });

  it('are one with the approver of the same mailbox, who has a name then', () => {
    const sources = {
      settings: treasurer('Sam.Okafor+pta@gmail.com'),
      people: people(person({ email: 'samokafor@googlemail.com', role: 'reviewer' })),
    };
    expect(officers(sources)).toEqual([
      {
        mailbox: 'samokafor@gmail.com',
        emails: ['Sam.Okafor+pta@gmail.com', 'samokafor@googlemail.com'],
        uids: ['sam'],
        names: ['Sam Okafor'],
        held: [{ office: 'Treasurer', ...DAYS }],
      },
    ]);
  });

  it('have no empty name', () => {
    expect(officers({ people: people(person({ name: '' })) })).toMatchObject([{ names: [] }]);
  });
});

describe('officerAmong', () => {
  const sam = {
    mailbox: 'samokafor@gmail.com',
    emails: ['samokafor@gmail.com'],
    uids: ['sam'],
    names: ['Sam Okafor'],
    held: [{ office: 'Bookkeeper', ...DAYS }],
  };
  const other = { email: 'other@example.com', name: 'Other' };

  it.each([
    ['their account', { ...other, uid: 'sam' }],
    ['their mailbox', { ...other, email: 'Sam.Okafor@gmail.com' }],
    ['their name', { ...other, name: 'sam  okafor' }],
  ])('finds someone by %s', (_name, person) => {
    expect(officerAmong([sam], person)).toBe(sam);
  });

  it('finds no one else', () => {
    expect(officerAmong([sam], { ...other, uid: 'x' })).toBeNull();
    expect(officerAmong([{ ...sam, names: [] }], { email: '', name: '' })).toBeNull();
  });
});

it('says who held which office', () => {
  expect(officeMessages.own('Treasurer')).toContain('(Treasurer)');
  expect(officeMessages.reviewer('Sam', 'Treasurer')).toMatch(/^Sam .*\(Treasurer\)\.$/);
});
