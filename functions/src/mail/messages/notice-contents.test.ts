import type { ApproverChange } from '@pa-ledger/domain/approvers/approver-changes';
import { journalEntry } from '@pa-ledger/domain/ledger/journal';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { organization } from '@pa-ledger/domain/organization';
import { describe, expect, it } from 'vitest';
import { htmlOf, textOf } from './layout.ts';
import { PANEL_WORDS } from '../../words.ts';
import {
  noticeContent,
  noticeDigestContent,
  type NoticedChange,
  type OfficersNotice,
} from './notice-contents.ts';

const ME = 'me@example.com';
const BY = { uid: 'u1', email: 'dana@example.com' };
const AT = Date.UTC(2026, 10, 22, 17);

const noticed = (notice: OfficersNotice): NoticedChange<OfficersNotice> => ({
  entry: journalEntry(
    { collection: 'settings', document: 'approvers' },
    { before: null, after: { version: 1 } },
    BY,
    AT,
  ),
  notice,
});
const change = (
  out: string | null,
  now: string | null,
  role: ApproverChange['role'] = 'treasurer',
): ApproverChange => ({ role, category: role === 'eventApprover' ? 'Lure' : null, out, in: now });
const factsOf = (...changes: readonly ApproverChange[]) =>
  noticeContent(
    PANEL_WORDS,
    noticed({ kind: 'approvers', changes, absences: [] }),
    ME,
    organization,
  ).facts;

describe('the text of a notice (#116)', () => {
  it.each([
    ['a@example.com', 'b@example.com', 'someone was removed, someone else was added'],
    ['Me@Example.com', 'b@example.com', 'you were removed, someone was added'],
    ['a@example.com', 'ME@example.com', 'someone was removed, you were added'],
    ['a@example.com', null, 'someone was removed, no one was added'],
    [ME, null, 'you were removed, no one was added'],
    [null, 'b@example.com', 'someone was added'],
    [null, ME, 'you were added'],
    [ME, 'me+1@example.com', 'you were removed, another spelling of your address was added'],
    ['Me+1@example.com', ME, 'another spelling of your address was removed, you were added'],
    [null, 'me+1@example.com', 'another spelling of your address was added'],
  ])('names nobody but its reader: %s, then %s', (out, now, words) => {
    expect(factsOf(change(out, now))).toEqual([['Treasurer', words]]);
  });

  it('says once, with a count, what reads alike', () => {
    const swap = ['a@example.com', 'b@example.com'] as const;
    const changes = [
      change(...swap, 'president'),
      change(...swap, 'president'),
      change(...swap),
      change(null, ME, 'eventApprover'),
      change(...swap, 'eventApprover'),
      change(...swap, 'eventApprover'),
    ];
    expect(factsOf(...changes)?.map(([label]) => label)).toEqual([
      'President (2 changes)',
      'Treasurer',
      'Event Approver for one event',
      'Event Approver for 2 events',
    ]);
  });

  it('names stand-ins by whom they stand in for, and who is away only to themselves (#132)', () => {
    const marked = { ...change('a@example.com', ME), standIn: true } as const;
    expect(factsOf(change('a@example.com', ME), marked)).toEqual([
      ['Treasurer', 'someone was removed, you were added'],
      ['Stand-in for the Treasurer', 'someone was removed, you were added'],
    ]);
    // Valid dates.
    const [from, to] = ['2026-11-20' as CalendarDate, '2026-11-30' as CalendarDate];
    const absences = [
      { address: 'Me@example.com', from, to, what: 'entered' },
      { address: 'a@example.com', from, to, what: 'takenOut' },
    ] as const;
    const notice = { kind: 'approvers', changes: [], absences } as const;
    expect(noticeContent(PANEL_WORDS, noticed(notice), ME, organization).facts).toEqual([
      ['Away', 'you were set as away from Nov 20, 2026 to Nov 30, 2026'],
      ['Away', 'someone was no longer set as away from Nov 20, 2026 to Nov 30, 2026'],
    ]);
  });

  it('says which steps a category has now, and not which category', () => {
    const notice = { kind: 'steps', category: 'Lure', requiresEventApprover: true } as const;
    const content = noticeContent(PANEL_WORDS, noticed(notice), ME, organization);
    expect(content.facts).toEqual([
      ['Approvals for a category', 'now 3 steps: Event Approver, then President, then Treasurer'],
    ]);
    expect(textOf(content)).not.toContain('Lure');
  });

  it('says who changed it and when; of what nobody has written, that somebody did', () => {
    const notice = { kind: 'approvers', changes: [change(null, ME)], absences: [] } as const;
    const one = noticed(notice);
    const said = (told: NoticedChange<OfficersNotice>) =>
      noticeContent(PANEL_WORDS, told, ME, organization).paragraphs[0];
    expect(said(one)).toMatch(/^dana@example\.com changed this on Nov 22, 2026, \d+:00 [AP]M\.$/);
    expect(said({ ...one, entry: { ...one.entry, by: null } })).toMatch(/^Someone changed this/);
  });

  it('says which year was reopened, and by whom, and nothing that was typed', () => {
    // Valid dates.
    const days = { first: '2025-07-01' as CalendarDate, last: '2026-06-30' as CalendarDate };
    const content = noticeContent(
      PANEL_WORDS,
      noticed({ kind: 'reopened', ...days }),
      ME,
      organization,
    );
    expect(content.subject).toBe('A closed fiscal year was reopened');
    expect(content.facts).toEqual([['Fiscal year', 'Jul 1, 2025 to Jun 30, 2026']]);
    expect(content.paragraphs[0]).toMatch(/^dana@example\.com reopened it on Nov 22, 2026, /);
  });

  it('lists every change in one mail, in lines of its own', () => {
    const changes = [change(ME, 'b@example.com'), change('b@example.com', ME)].map((one) =>
      noticed({ kind: 'approvers', changes: [one], absences: [] }),
    );
    const content = noticeDigestContent(PANEL_WORDS, changes, ME, organization);
    expect(content.subject).toBe('Approvers changed 2 more times');
    expect(noticeDigestContent(PANEL_WORDS, changes.slice(1), ME, organization).subject).toMatch(
      / once more$/,
    );
    const [, ...lines] = textOf(content).split(/by dana@example\.com:\n/);
    expect(lines.map((line) => line.split('\n')[0])).toEqual([
      'Treasurer: you were removed, someone was added',
      'Treasurer: someone was removed, you were added',
    ]);
    expect(htmlOf(content, 'https://expenses.example.org', 'en')).toContain(
      'by dana@example.com:<br>Treasurer: you were removed',
    );
  });
});
