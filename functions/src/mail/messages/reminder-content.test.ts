import { describe, expect, it } from 'vitest';
import { waitingFor } from '@pa-ledger/domain/mail/reminders';
import { weeklyOf } from '@pa-ledger/domain/mail/weekly';
import { DAY_MS, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { organization } from '@pa-ledger/domain/organization';
import { NOW, PEOPLE, inLine } from '../../../../tests/fixtures/association.ts';
import { SCRIPTS_IN_TEXT } from '../../../../tests/fixtures/scripts-in-text.ts';
import {
  composer,
  expenseOf,
  keys,
  wanted,
} from '../../../../tests/functions/support/composed-mails.ts';
import { hostileExpense } from '../../../../tests/functions/support/hostile-expense.ts';
import { verdict } from '../../../../tests/functions/support/token-verdict.ts';
import { composeReminder, composeWeekly } from './compose.ts';

const LINK = /https:\/\/expenses\.example\.org\/approve\/([\w-]+)\?action=review/g;

/** This many expenses that wait for the event approver, each submitted a day after the one before. */
function waitingOf(count: number, expense = expenseOf()) {
  const expenses = Array.from({ length: count }, (_, index) => ({
    ...expense,
    id: `${1000 + index}${expense.id.slice(4)}`,
  }));
  return waitingFor(expenses).map((one, index) => ({ ...one, since: NOW + index * DAY_MS }));
}

describe('a reminder (#133)', () => {
  it('lists what waits and since when, each with a link that works for thirty days', () => {
    const { subject, text, html } = wanted(composeReminder(waitingOf(2), composer, NOW));
    expect(subject).toBe('Reminder: 2 requests need your review');
    const tokens = Array.from(text.matchAll(LINK), ([, token = '']) => token);
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) {
      expect(html).toContain(token);
      expect(verdict(token, keys, NOW + 30 * DAY_MS - 1)).toBe('accepted');
      expect(verdict(token, keys, NOW + 30 * DAY_MS)).not.toBe('accepted');
    }
    for (const part of [text, html]) {
      expect(part).toContain(': $84.35 for Fall Festival, Oct 17, 2026');
      const [first, second] = ['Oct 20', 'Oct 21'].map((day) =>
        part.indexOf(`asked you on ${day}`),
      );
      expect(first).toBeGreaterThan(0);
      expect(second).toBeGreaterThan(first ?? Infinity);
      expect(part).toContain('work for 30 days');
      expect(part).toContain('Dana Whitfield asked for');
    }
  });

  it('speaks of one expense as of one', () => {
    const { subject, text } = wanted(composeReminder(waitingOf(1), composer, NOW));
    expect(subject).toBe('Reminder: 1 request needs your review');
    expect(text).toContain('1 request still needs your review');
  });

  it('lists the oldest hundred, and says how many more wait', () => {
    const mail = wanted(composeReminder(waitingOf(103), composer, NOW));
    expect(mail.subject).toBe('Reminder: 103 requests need your review');
    expect(mail.text).toContain('Here are the oldest 100. 3 more are waiting.');
    expect(mail.text.match(LINK)).toHaveLength(100);
    const all = wanted(composeReminder(waitingOf(100), composer, NOW));
    expect(all.text).not.toContain('Here are the oldest');
    expect(all.text.match(LINK)).toHaveLength(100);
  });

  it('is not wanted when nothing waits', () => {
    expect(composeReminder([], composer, NOW)).toBeNull();
  });

  it('has the links that decide only if the school has chosen them (#17)', () => {
    const policies = { ...organization.policies, oneClickApproval: true };
    const own = { ...composer, organization: { ...organization, policies } };
    const { text } = wanted(composeReminder(waitingOf(1), own, NOW));
    expect(text).toMatch(/Approve:\n.*action=approve\nReject:\n.*action=reject/);
  });
});

describe('the digest of the treasurer (#134)', () => {
  const expense = expenseOf();
  const approved = {
    ...expense,
    status: 'approved' as const,
    // A valid date.
    approvedOn: '2026-10-19' as CalendarDate,
  };
  const blocked = {
    ...expense,
    steps: expense.steps.map((step) => ({ ...step, approvers: [] })),
  };
  const SENT_BACK = { by: 'president@example.com', at: NOW, step: 0, note: 'Which?', nonce: 'n' };
  const NONE = { pending: [], approved: [], returned: [] };
  const digest = (source: Partial<typeof NONE> | object, now = NOW) =>
    composeWeekly(weeklyOf({ ...NONE, ...source }, now), composer);

  it('has a list for each thing to do, with the sum of what is unpaid, and one link', () => {
    const paidLater = { ...inLine(approved, { fundId: 'main' }), id: `1${expense.id.slice(1)}` };
    const { subject, text, html } = digest({
      pending: [blocked],
      approved: [approved, paidLater],
      returned: [{ ...expense, returned: SENT_BACK }],
    });
    expect(subject).toBe('This week: 4 requests need attention');
    for (const words of [
      'Waiting on approvers: 1',
      'no one can decide it, since Oct 20, 2026',
      'Ready to pay: 2 ($168.70)',
      'approved on Oct 19, 2026',
      "Approved, but can't be paid without a fund: 1",
      'Waiting on the submitter: 1',
      'sent back on Oct 20, 2026',
    ])
      for (const part of [text, html.replaceAll('&#39;', "'")]) expect(part).toContain(words);
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain('href="https://expenses.example.org/admin"');
    expect(text.match(/https?:\S+/g)).toEqual(['https://expenses.example.org/admin']);
  });

  it('leaves out the lists that are empty, and says since when a step is open', () => {
    const { subject, text } = digest({ pending: [expense] }, NOW + 15 * DAY_MS);
    expect(subject).toBe('This week: 1 request needs attention');
    expect(text).toContain('waiting since Oct 20, 2026');
    expect(text).not.toMatch(/to pay|without a fund|submitter:/);
  });

  it('names an approved expense without its day as well', () => {
    const { text } = digest({ approved: [{ ...approved, approvedOn: null }] });
    expect(text).toMatch(/: \$84\.35 for Fall Festival, Oct 17, 2026\n/);
  });

  it('lists a hundred of each, and counts the others', () => {
    const many = Array.from({ length: 102 }, () => approved);
    const { text } = digest({ approved: many });
    expect(text).toContain('Ready to pay: 102 ($8,603.70)');
    expect(text.match(/and 2 more/g)).toHaveLength(2);
    expect(text.match(/approved on/g)).toHaveLength(200);
  });
});

describe('mails that were made for a person (#98)', () => {
  const hostile = hostileExpense();
  const mails = [
    wanted(composeReminder(waitingOf(1, hostile), composer, NOW)),
    composeWeekly(
      weeklyOf({ pending: [hostile], approved: [hostile], returned: [hostile] }, NOW + 20 * DAY_MS),
      composer,
    ),
  ];

  it('hold nothing that a submitter typed but behind a mark, no link but ours, and no address', () => {
    for (const { subject, text, html } of mails) {
      const ours = text.split('\n').filter((line) => !line.startsWith('| '));
      for (const part of [subject, ...ours]) {
        // A link's random token may spell anything.
        const words = part.replaceAll(/\/approve\/[\w.-]+/g, '/approve/');
        expect(words).not.toMatch(/Glue|evil|555-0100|pat/i);
      }
      for (const link of `${text}${html}`.match(/https?:\/\/[^\s"<]+/g) ?? [])
        expect(link).toMatch(/^https:\/\/expenses\.example\.org\//);
      for (const address of Object.values(PEOPLE)) expect(`${text}${html}`).not.toContain(address);
    }
    const [, weekly] = mails;
    expect(JSON.stringify(weekly)).not.toMatch(/Glue|evil|555-0100/);
  });

  /** The tags of the emails about a category's expenses. */
  const tagsWith = (category: string) => {
    const named = { ...hostile, category };
    const both = [
      wanted(composeReminder(waitingOf(1, named), composer, NOW)),
      composeWeekly(weeklyOf({ pending: [], approved: [named], returned: [] }, NOW), composer),
    ];
    return both.map(({ html }) => html.match(/<[^>]*>/g));
  };
  const golden = tagsWith('plain words');

  it.each(SCRIPTS_IN_TEXT)('show the name of a category as text: %s (#41)', (words) => {
    expect(tagsWith(words)).toEqual(golden);
  });
});
