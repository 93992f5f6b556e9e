import { describe, expect, it } from 'vitest';
import { journalEntry, type Change } from '../ledger/journal.ts';
import { noticeOf, noticeRecipients, toldAtOnce } from './notice.ts';
import type { CalendarDate } from '../time/dates.ts';
import { NO_SETTINGS, settingsDocument, type ApproverSettings } from './approver-settings.ts';

const BY = { uid: 'u1', email: 'dana@example.com' };
const SETTINGS = {
  ...NO_SETTINGS,
  presidents: ['one@example.com', 'two@example.com'],
  treasurer: 'money@example.com',
  eventApprovers: { Fair: 'fair@example.com', Trip: 'trip@example.com' },
  version: 3,
} satisfies ApproverSettings & { readonly version: number };
const AWAY = {
  address: 'Fair@example.com',
  // Constant days of the calendar.
  from: '2026-11-10' as CalendarDate,
  to: '2026-11-12' as CalendarDate,
};
const FAIR = { name: 'Fair', requiresEventApprover: true, version: 1 };
const TWO_STEPS = { ...FAIR, requiresEventApprover: false, version: 2 };

const entryOf = (collection: string, change: Change) =>
  journalEntry({ collection, document: 'x' }, change, BY, 0);

describe('noticeOf', () => {
  const swapped = { ...SETTINGS, treasurer: 'alias@example.com', version: 4 };

  it('reports approvers who are set and removed', () => {
    const entry = entryOf('settings', { before: SETTINGS, after: swapped });
    expect(noticeOf(entry, null)).toEqual({
      kind: 'approvers',
      changes: [
        { role: 'treasurer', category: null, out: 'money@example.com', in: 'alias@example.com' },
      ],
      absences: [],
    });
  });

  it('reports the first settings, and nothing if no approver changes', () => {
    const first = entryOf('settings', { before: null, after: { ...SETTINGS, version: 1 } });
    expect(noticeOf(first, null)).toMatchObject({ kind: 'approvers', changes: { length: 5 } });
    const same = { ...SETTINGS, presidents: SETTINGS.presidents.toReversed(), version: 4 };
    expect(noticeOf(entryOf('settings', { before: SETTINGS, after: same }), null)).toBeNull();
  });

  it('reports an approver whom a person moved, and not one whom a rename moved', () => {
    const after = {
      ...SETTINGS,
      eventApprovers: { Gala: 'fair@example.com', Trip: 'trip@example.com' },
    };
    const entry = entryOf('settings', { before: SETTINGS, after });
    expect(noticeOf(entry, null)).toMatchObject({ changes: { length: 2 } });
    expect(noticeOf({ ...entry, cause: 'categories~x~2' }, null)).toBeNull();
  });

  it('reports who is away, though the same people are set (#131)', () => {
    const after = { ...settingsDocument({ ...SETTINGS, absences: [AWAY] }), version: 4 };
    const entry = entryOf('settings', { before: SETTINGS, after });
    const notice = { kind: 'approvers', changes: [], absences: [{ ...AWAY, what: 'entered' }] };
    expect(noticeOf(entry, null)).toEqual(notice);
  });

  it('reports nothing for an entry that was taken over', () => {
    const entry = entryOf('settings', { before: null, after: SETTINGS });
    expect(noticeOf({ ...entry, kind: 'takenOver', by: null }, null)).toBeNull();
  });

  it('reports a category whose number of steps changes', () => {
    const notice = { kind: 'steps', category: 'Fair', requiresEventApprover: false };
    const entry = entryOf('categories', { before: FAIR, after: TWO_STEPS });
    expect(noticeOf(entry, null)).toEqual(notice);
    const back = entryOf('categories', { before: TWO_STEPS, after: { ...FAIR, version: 3 } });
    expect(noticeOf(back, null)).toEqual({ ...notice, requiresEventApprover: true });
  });

  it('reports a deleted category that comes back with other steps', () => {
    const deletion = entryOf('categories', { before: FAIR, after: null });
    const again = entryOf('categories', { before: null, after: { ...TWO_STEPS, version: 3 } });
    expect(noticeOf(deletion, null)).toBeNull();
    expect(noticeOf(again, deletion)).toMatchObject({ kind: 'steps' });
    const same = entryOf('categories', { before: null, after: { ...FAIR, version: 3 } });
    expect(noticeOf(same, deletion)).toBeNull();
  });

  it('reports a closed year that is reopened, and no other change of a closing', () => {
    const days = { first: '2025-07-01', last: '2026-06-30' };
    const closed = { ...days, reopenReason: null, version: 1 };
    const reopened = { ...days, reopenReason: 'A typo', version: 2 };
    const closing = (change: Change) => noticeOf(entryOf('closings', change), null);
    const notice = { kind: 'reopened', ...days };
    expect(closing({ before: closed, after: reopened })).toEqual(notice);
    expect(closing({ before: null, after: closed })).toBeNull();
    expect(closing({ before: reopened, after: { ...closed, version: 3 } })).toBeNull();
    expect(closing({ before: null, after: { opensOn: '2025-07-01', version: 1 } })).toBeNull();
    expect(closing({ before: { opensOn: null }, after: { opensOn: '2025-07-01' } })).toBeNull();
  });

  it.each([
    ['a new category', 'categories', { before: null, after: FAIR }],
    ['a renamed one', 'categories', { before: FAIR, after: { ...FAIR, name: 'Gala', version: 2 } }],
    ['another collection', 'funds', { before: FAIR, after: TWO_STEPS }],
  ])('reports nothing for %s', (_name, collection, change) => {
    expect(noticeOf(entryOf(collection, change), null)).toBeNull();
  });
});

describe('noticeRecipients', () => {
  const told = (after: ApproverSettings, before: ApproverSettings = SETTINGS) => {
    const [old, now] = [before, after].map((settings) => settingsDocument(settings));
    const entry = entryOf('settings', { before: { ...old }, after: { ...now } });
    const notice = noticeOf(entry, null);
    return notice && noticeRecipients(notice, before, after).sort();
  };
  const OFFICERS = ['money@example.com', 'one@example.com', 'two@example.com'];

  it('are those removed and set, and the other officers, each once', () => {
    const swapped = {
      ...SETTINGS,
      presidents: ['one@example.com'],
      treasurer: 'Alias@Example.com',
    };
    expect(told(swapped)).toEqual(['alias@example.com', ...OFFICERS]);
    expect(told({ ...SETTINGS, eventApprovers: { Fair: 'new@example.com' } })).toEqual(
      ['fair@example.com', 'new@example.com', 'trip@example.com', ...OFFICERS].sort(),
    );
  });

  it('are the stand-in who is put in, and the person who is set as away, as well (#131)', () => {
    const standIns = { ...NO_SETTINGS.standIns, treasurer: 'Stand.In@example.com' };
    expect(told({ ...SETTINGS, standIns })).toEqual([...OFFICERS, 'stand.in@example.com'].sort());
    expect(told(SETTINGS, { ...SETTINGS, standIns })).toEqual(
      [...OFFICERS, 'stand.in@example.com'].sort(),
    );
    const away = { ...SETTINGS, absences: [AWAY] };
    expect(told(away)).toEqual(['fair@example.com', ...OFFICERS]);
    expect(told(SETTINGS, away)).toEqual(['fair@example.com', ...OFFICERS]);
  });

  const many = Object.fromEntries(
    OFFICERS.flatMap((officer, index) =>
      Array.from({ length: 30 }, (_, n) => [`Event ${index}-${n}`, officer.replace('@', `+${n}@`)]),
    ),
  );

  it.each<[what: string, after: Partial<ApproverSettings>, before?: Partial<ApproverSettings>]>([
    ['put in as an officer in the place of another', { treasurer: 'money+1@example.com' }],
    ['put in as many event approvers', { eventApprovers: { ...SETTINGS.eventApprovers, ...many } }],
    ['taken out again', {}, { eventApprovers: { ...SETTINGS.eventApprovers, ...many } }],
    [
      'taken out in the same change as the officer',
      { treasurer: 'two@example.com' },
      { eventApprovers: { ...SETTINGS.eventApprovers, ...many } },
    ],
  ])(
    'include an officer once, at the address from before, when spellings of it are %s',
    (...given) => {
      const [, after, before = {}] = given;
      const recipients = told({ ...SETTINGS, ...after }, { ...SETTINGS, ...before }) ?? [];
      const mailboxes = OFFICERS.map((officer) => officer.replace('@example.com', ''));
      const toOfficers = recipients.filter((one) => mailboxes.some((name) => one.startsWith(name)));
      expect(toOfficers).toEqual(OFFICERS);
    },
  );

  it('include a new officer at the address that is set', () => {
    const after = {
      ...SETTINGS,
      treasurer: 'new@example.com',
      eventApprovers: { Fair: 'new+fair@example.com' },
    };
    expect(told(after)).toContain('new@example.com');
    expect(told(after)).not.toContain('new+fair@example.com');
  });

  it("are the officers and the event approver when a category's steps change", () => {
    const notice = { kind: 'steps', category: 'Fair', requiresEventApprover: false } as const;
    const toldOf = (settings: ApproverSettings) =>
      noticeRecipients(notice, settings, settings).sort();
    expect(toldOf(SETTINGS)).toEqual(['fair@example.com', ...OFFICERS]);
    expect(toldOf({ ...SETTINGS, eventApprovers: { Fair: 'one+1@example.com' } })).toEqual(
      OFFICERS,
    );
    expect(toldOf(NO_SETTINGS)).toEqual([]);
  });

  it('are the officers when a closed year is reopened', () => {
    const days = { first: '2025-07-01', last: '2026-06-30', version: 1 };
    const entry = entryOf('closings', {
      before: { ...days, reopenReason: null },
      after: { ...days, reopenReason: 'A typo', version: 2 },
    });
    const notice = noticeOf(entry, null);
    expect(notice && noticeRecipients(notice, SETTINGS, SETTINGS).sort()).toEqual(OFFICERS);
  });
});

describe('toldAtOnce', () => {
  const OFFICERS = ['money@example.com', 'one@example.com', 'two@example.com'];
  const atOnce = (change: Partial<ApproverSettings>, before: ApproverSettings = SETTINGS) => {
    const after = { ...before, ...change };
    const [old, now] = [before, after].map((settings) => settingsDocument(settings));
    const notice = noticeOf(entryOf('settings', { before: { ...old }, after: { ...now } }), null);
    return notice && [...toldAtOnce(notice, before, after)].sort();
  };
  const standIns = { ...NO_SETTINGS.standIns, treasurer: 'standin@example.com' };
  const withStandIn = { ...SETTINGS, standIns };
  const away = (address: string) => ({ absences: [{ ...AWAY, address }] });

  it.each<[what: string, change: Partial<ApproverSettings>, before?: ApproverSettings]>([
    ['an event approver', { eventApprovers: { Fair: 'x@example.com' } }],
    ["an event approver's absence", away('fair@example.com')],
    [
      "a stand-in's of an event approver",
      { standIns: { ...standIns, treasurer: '', eventApprovers: { Fair: 'x@example.com' } } },
    ],
  ])('is nobody of %s', (_what, change, before) => {
    expect(atOnce(change, before)).toEqual([]);
  });

  it('is nobody of another notice', () => {
    const steps = { kind: 'steps', category: 'Fair', requiresEventApprover: false } as const;
    expect(toldAtOnce(steps, SETTINGS, SETTINGS).size).toBe(0);
  });

  it.each<
    [what: string, more: string[], change: Partial<ApproverSettings>, before?: ApproverSettings]
  >([
    ['another treasurer', ['new@example.com'], { treasurer: 'New+x@example.com' }],
    ['no treasurer', [], { treasurer: '' }],
    ['one president less', [], { presidents: ['one@example.com'] }],
    [
      'another president',
      ['new@example.com'],
      { presidents: ['new@example.com', 'two@example.com'] },
    ],
    ["the treasurer's stand-in", ['standin@example.com'], { standIns }],
    [
      "the treasurer's stand-in who goes",
      ['standin@example.com'],
      { standIns: NO_SETTINGS.standIns },
      withStandIn,
    ],
    ["an officer's absence", [], away('Two@example.com')],
    ["a stand-in's absence", ['standin@example.com'], away('standin@example.com'), withStandIn],
    [
      'another treasurer among many others',
      ['new@example.com'],
      {
        treasurer: 'new@example.com',
        eventApprovers: { Fair: 'x@example.com', Gala: 'y@example.com' },
      },
    ],
  ])('are the officers and who is concerned, of %s', (_what, more, change, before) => {
    expect(atOnce(change, before)).toEqual([...OFFICERS, ...more].sort());
  });
});
