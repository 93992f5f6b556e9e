import { decide, startExpense } from '@pa-ledger/domain/approval';
import type { CalendarDate } from '@pa-ledger/domain/dates';
import type { Expense, Submission } from '@pa-ledger/domain/expense';
import { organization } from '@pa-ledger/domain/organization';
import { describe, expect, it } from 'vitest';
import {
  AUTHORITY,
  EVENT_CATEGORY,
  keptSubmission,
  NOW,
  PEOPLE,
} from '../../../tests/fixtures/association.ts';
import { SCRIPTS_IN_TEXT } from '../../../tests/fixtures/scripts-in-text.ts';
import { freshKeys, verdict } from '../../../tests/functions/support/token-verdict.ts';
import type { NewMail } from '../store/outbox.ts';
import { composeMail, type ComposedMail, type Composer } from './compose.ts';

const keys = freshKeys();
const composer: Composer = { organization, keys, appUrl: 'https://expenses.example.org' };
const REASON = 'The receipt is from another year.';

function expenseOf(own: Partial<Submission> = {}, category = EVENT_CATEGORY): Expense {
  const submission = { ...keptSubmission(), ...own };
  const context = { ...AUTHORITY, now: NOW, nonce: 'first-nonce' };
  return startExpense({ id: 'aB3dE5fG7hJ9kL1mN2pQ', submission, category }, context);
}

function decided(expense: Expense, action: 'approve' | 'reject', reason: string): Expense {
  const act = { step: 0, by: PEOPLE.eventApprover, action, reason };
  const outcome = decide(expense, act, { ...AUTHORITY, now: NOW, nonce: 'second-nonce' });
  if (outcome.kind !== 'decided') throw new Error(outcome.kind);
  return outcome.expense;
}

function compose(
  expense: Expense,
  mail: Pick<NewMail, 'purpose' | 'step' | 'to' | 'turn'>,
): ComposedMail | null {
  return composeMail(mail, expense, composer, NOW);
}

const review = (step: number, to: string) =>
  ({ purpose: 'review', step, to, turn: 'opened' }) as const;
const toSubmitter = (purpose: 'received' | 'approved' | 'rejected' | 'paid', turn = 'once') =>
  ({ purpose, step: null, to: PEOPLE.parent, turn }) as const;

function paid(expense: Expense, number: number): Expense {
  // A constant day of the calendar.
  const date = '2026-10-19' as CalendarDate;
  const payment = { method: 'check', checkNumber: '1042', date, number, by: 'x', at: NOW } as const;
  return { ...expense, status: 'paid', payment, payments: number };
}

function wanted(mail: ComposedMail | null): ComposedMail {
  if (mail === null) throw new Error('The mail is not wanted.');
  return mail;
}

describe('a mail to an approver', () => {
  it('shows the whole expense and a link that works', () => {
    const { subject, text, html } = wanted(compose(expenseOf(), review(0, PEOPLE.eventApprover)));
    expect(subject).toContain('$84.35 for Fall Festival');
    const { receipts, ...submission } = keptSubmission();
    const facts = [
      ...[submission.name, submission.email, submission.phone, submission.category],
      ...[submission.paidTo, submission.description, submission.notes, '12 Orchard Lane'],
      ...['$84.35', 'Oct 17, 2026', organization.schoolName, receipts[0]?.name ?? ''],
    ];
    for (const fact of facts) {
      expect(text).toContain(fact);
      expect(html).toContain(fact);
    }
    const [, token = ''] =
      /https:\/\/expenses\.example\.org\/approve\/(\S+)\?action=review/.exec(text) ?? [];
    expect(verdict(token, keys, NOW)).toBe('accepted');
    expect(html).toContain(token);
  });

  it('#17 has no link that acts on load', () => {
    const { text, html } = wanted(compose(expenseOf(), review(0, PEOPLE.eventApprover)));
    const links = `${text}${html}`.match(/https?:\/\/[^\s"<]+/g) ?? [];
    expect(links).not.toHaveLength(0);
    for (const link of links) expect(link).toMatch(/\/approve\/[\w-]+\?action=review$/);
  });

  it.each<[name: string, expense: Expense, step: number, to: string]>([
    ['its step waits', expenseOf(), 1, PEOPLE.firstPresident],
    ['there is no such step', expenseOf(), 3, PEOPLE.treasurer],
    ['the person is not asked', expenseOf(), 0, PEOPLE.stranger],
    ['its step is decided', decided(expenseOf(), 'approve', ''), 0, PEOPLE.eventApprover],
    ['the chain has ended', decided(expenseOf(), 'reject', REASON), 0, PEOPLE.eventApprover],
  ])('is no longer wanted when %s', (_name, expense, step, to) => {
    expect(compose(expense, review(step, to))).toBeNull();
  });
});

describe('a mail to the submitter', () => {
  it.each(['received', 'approved', 'rejected'] as const)('%s holds no link', (purpose) => {
    const { text, html } = wanted(compose(expenseOf(), toSubmitter(purpose)));
    expect(`${text}${html}`).not.toMatch(/https?:|\/approve\//);
    expect(text).toContain('$84.35');
  });

  it('about a payment says how and when, and to whom', () => {
    const expense = paid(expenseOf({ paidTo: 'Hilltop Cider Mill' }), 1);
    const { subject, text, html } = wanted(compose(expense, toSubmitter('paid', 'paid-1')));
    expect(subject).toMatch(/^Paid: your expense \S+ \(\$84\.35\)$/);
    expect(text).toContain('has paid $84.35 to Hilltop Cider Mill.');
    expect(text).toContain('Payment: Check 1042 on Oct 19, 2026');
    expect(`${text}${html}`).not.toMatch(/https?:|\/approve\//);
  });

  it('about a payment that was voided is no longer wanted', () => {
    expect(compose(expenseOf(), toSubmitter('paid', 'paid-1'))).toBeNull();
    expect(compose(paid(expenseOf(), 2), toSubmitter('paid', 'paid-1'))).toBeNull();
  });

  it('about a rejection quotes its reason', () => {
    const expense = decided(expenseOf(), 'reject', `${REASON}\nSorry.`);
    const { text, html } = wanted(compose(expense, toSubmitter('rejected')));
    expect(text).toContain(`> ${REASON}\n> Sorry.`);
    expect(html).toContain(`${REASON}<br>Sorry.</blockquote>`);
  });
});

/** The tags of a page with their attributes, without the link's token. */
function tagsOf(html: string): string[] {
  return (html.match(/<[^>]*>/g) ?? []).map((tag) => tag.replace(/approve\/[\w-]+/, 'approve/T'));
}

/** The mails in which somebody's words stand. */
function mailsWith(words: string): ComposedMail[] {
  const submission = {
    ...{ name: words, phone: words, paidTo: words, category: words },
    ...{ mailingAddress: words, description: words, notes: words },
    receipts: keptSubmission().receipts.map((receipt) => ({ ...receipt, name: words })),
  };
  const expense = { ...expenseOf(submission), category: words };
  const rejected = decided(expenseOf(submission), 'reject', words);
  return [
    compose(expense, review(0, PEOPLE.eventApprover)),
    compose(expense, toSubmitter('received')),
    compose(expense, toSubmitter('approved')),
    compose(rejected, toSubmitter('rejected')),
    compose(paid(expense, 1), toSubmitter('paid', 'paid-1')),
  ].map(wanted);
}

describe("#41 somebody's words in a mail", () => {
  const golden = mailsWith('plain words').map(({ html }) => tagsOf(html));

  it.each(SCRIPTS_IN_TEXT)('%s is text', (words) => {
    for (const [index, { text, html }] of mailsWith(words).entries()) {
      expect(tagsOf(html)).toEqual(golden[index]);
      expect(text).toContain(words);
    }
  });

  it('#40 `<img onerror>` is read by the person as it was typed', () => {
    const [mail] = mailsWith('<img src="x" onerror=\'alert(1)\'> & co');
    expect(mail?.html).toContain(
      '&lt;img src=&quot;x&quot; onerror=&#39;alert(1)&#39;&gt; &amp; co',
    );
    expect(mail?.html).not.toMatch(/<img/i);
  });
});
