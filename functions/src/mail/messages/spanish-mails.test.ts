import { WITHOUT_NOTE } from '@pa-ledger/domain/expenses/reason';
import { journalEntry } from '@pa-ledger/domain/ledger/journal';
import { cents } from '@pa-ledger/domain/money/money';
import { waitingFor } from '@pa-ledger/domain/mail/reminders';
import { organization } from '@pa-ledger/domain/organization';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import type { Expense } from '@pa-ledger/domain/expenses/expense';
import { describe, expect, it } from 'vitest';
import { inLine, NOW, PEOPLE } from '../../../../tests/fixtures/association.ts';
import { ADMIN_RETURN, returned } from '../../../../tests/fixtures/corrections.ts';
import { STATEMENT } from '../../../../tests/fixtures/statement.ts';
import {
  composer,
  decided,
  expenseOf,
  paid,
  toSubmitter,
  wanted,
} from '../../../../tests/functions/support/composed-mails.ts';
import { adjustedTurn, paidTurn, returnedTurn, voidedTurn } from '../../expenses/expense-mails.ts';
import { WORDS } from '../../words.ts';
import {
  composed,
  composeDigest,
  composeMail,
  composeReminder,
  composeWeekly,
  type ComposedMail,
  type Composer,
} from './compose.ts';
import { noticeContent, noticeDigestContent, type OfficersNotice } from './notice-contents.ts';

/** What people typed has no word of English here, and neither have names. */
const SCHOOL = { ...organization, associationName: 'Padres', schoolName: 'Escuela Roble' };
const SPANISH: Composer = { ...composer, words: WORDS.es, organization: SCHOOL };
const TYPED = expenseOf({
  name: 'Ana Ruiz',
  category: 'Feria',
  description: 'Pacas',
  notes: 'Gracias',
  paidTo: 'Ana Ruiz',
  mailingAddress: 'Calle 12',
  receipts: expenseOf().submission.receipts.map((one) => ({ ...one, name: 'recibo.pdf' })),
});
const renamed = (expense: Expense): Expense => inLine(expense, { category: 'Feria' });
const SENT = renamed(TYPED);
const REASON = 'Es de otro curso.';
const RETURNED = returned(SENT, { ...ADMIN_RETURN, note: REASON });
const LOWERED: Expense = {
  ...SENT,
  adjusted: { at: NOW, by: 'x', reason: REASON, role: 'treasurer', from: 90 },
};
// Valid days.
const LONG_AGO = '2024-10-17' as CalendarDate;
const THEN = '2026-10-03' as CalendarDate;

const about = (expense: Expense, mail: Parameters<typeof composeMail>[0]) =>
  composeMail(mail, expense, SPANISH, NOW);

const budget = { budget: cents(1_000_00), spent: cents(0), left: cents(20_00) };
const year = (label: string, isStarted = true) => ({ year: label, budget, isStarted });
const CHARGED = { category: 'Feria', amount: cents(84_35), countWhen: 'paid' } as const;

/** The longest email to an approver: all that it may say. */
function review(): ComposedMail | null {
  const second = renamed(decided(TYPED, 'approve', 'Es correcto'));
  const [receipt] = second.submission.receipts;
  if (receipt === undefined) throw new Error('There is no receipt.');
  const submission: Expense['submission'] = {
    ...second.submission,
    expenseDate: LONG_AGO,
    payTo: 'vendor',
    paidTo: 'Imprenta',
    receipts: [receipt, { ...receipt, slot: 1, statement: STATEMENT }],
  };
  return composeMail(
    { purpose: 'review', step: 1, to: PEOPLE.firstPresident, turn: 'opened' },
    { ...second, submission, submissionVersion: 2 },
    SPANISH,
    NOW,
    [
      {
        reference: 'K7QM-2XFA',
        status: 'returned',
        expenseDate: THEN,
        reasons: ['sameReceipt', 'sameInvoice', 'samePayeeAndAmount'],
      },
    ],
    [
      {
        ...CHARGED,
        charged: year('2026–27'),
        dated: year('2025–26', false),
        next: { year: '2027–28', after: THEN },
      },
      { ...CHARGED, charged: { ...year('2026–27'), budget: null }, dated: null, next: null },
    ],
  );
}

function notice(about: OfficersNotice): ComposedMail {
  return composed(
    noticeContent(WORDS.es, { entry: ENTRY, notice: about }, PEOPLE.treasurer, SCHOOL),
    SPANISH,
  );
}

const ENTRY = journalEntry(
  { collection: 'settings', document: 'approvers' },
  { before: null, after: { version: 1 } },
  { uid: 'u1', email: 'dana@example.com' },
  NOW,
);
const CHANGES: OfficersNotice = {
  kind: 'approvers',
  changes: [
    { role: 'treasurer', category: null, out: PEOPLE.treasurer, in: 'a@example.com' },
    { role: 'president', category: null, standIn: true, out: 'a@example.com', in: 'b@example.com' },
    { role: 'eventApprover', category: 'Feria', out: 'a@example.com', in: null },
  ],
  absences: [{ what: 'entered', address: 'a@example.com', from: LONG_AGO, to: THEN }],
};

const DIGEST_PART = { id: 'one', expense: SENT };
const MAILED = { subject: { kind: 'expense', id: SENT.id }, turn: 'once' } as const;

const MAILS: Readonly<Record<string, () => ComposedMail | null>> = {
  received: () => about(SENT, toSubmitter('received')),
  'received, of a vendor, corrected, without an approver': () =>
    about(
      {
        ...SENT,
        submission: { ...SENT.submission, payTo: 'vendor' },
        submissionVersion: 2,
        steps: SENT.steps.map((step) => ({ ...step, approvers: [], blocked: 'notSet' })),
      },
      toSubmitter('received'),
    ),
  approved: () => about(SENT, toSubmitter('approved')),
  rejected: () => about(renamed(decided(TYPED, 'reject', REASON)), toSubmitter('rejected')),
  adjusted: () => about(LOWERED, toSubmitter('adjusted', adjustedTurn(LOWERED))),
  adjustedAfter: () => about(LOWERED, toSubmitter('adjustedAfter', adjustedTurn(LOWERED))),
  paid: () => about(paid(SENT, 1), toSubmitter('paid', paidTurn(1))),
  voided: () => about({ ...SENT, payments: 1 }, toSubmitter('voided', voidedTurn(1))),
  returned: () => about(RETURNED, toSubmitter('returned', returnedTurn(1))),
  statusLink: () => about(SENT, toSubmitter('statusLink')),
  correctLink: () => about(RETURNED, toSubmitter('correctLink')),
  withdrawLink: () => about(SENT, toSubmitter('withdrawLink')),
  withdrawn: () => about(SENT, toSubmitter('withdrawn')),
  review,
  reviewDigest: () => digest('reviewDigest'),
  receivedDigest: () => digest('receivedDigest'),
  statusLinkDigest: () => digest('statusLinkDigest'),
  reminder: () => composeReminder(waitingFor([SENT]), SPANISH, NOW),
  waitingLinks: () => composeReminder(waitingFor([SENT, SENT]), SPANISH, NOW, 'waitingLinks'),
  weekly: () =>
    composeWeekly(
      {
        stuck: [
          { expense: SENT, openedAt: NOW, isBlocked: true },
          { expense: SENT, openedAt: NOW, isBlocked: false },
        ],
        unpaid: [{ ...SENT, approvedOn: THEN }],
        unpaidCents: cents(84_35),
        unassigned: [SENT],
        returned: [RETURNED],
      },
      SPANISH,
    ),
  notice: () => notice(CHANGES),
  'notice of the steps': () =>
    notice({ kind: 'steps', category: 'Feria', requiresEventApprover: true }),
  reopened: () => notice({ kind: 'reopened', first: LONG_AGO, last: THEN }),
  noticeDigest: () => {
    const changes = [{ entry: { ...ENTRY, by: null }, notice: CHANGES }];
    const content = noticeDigestContent(WORDS.es, changes, PEOPLE.treasurer, SCHOOL);
    return composed(content, SPANISH);
  },
};

function digest(purpose: Parameters<typeof composeDigest>[0]): ComposedMail | null {
  const mail = {
    ...MAILED,
    purpose: purpose === 'reviewDigest' ? 'review' : 'received',
    step: purpose === 'reviewDigest' ? 0 : null,
    to: PEOPLE.eventApprover,
  } as const;
  const parts = [{ ...DIGEST_PART, mail }];
  return composeDigest(purpose, parts, SPANISH, NOW).composed;
}

/** Words that English sentences can't do without, and Spanish ones don't have. */
const ENGLISH =
  /\b(?:the|your?|we|it|is|are|was|be|of|on|in|at|to|for|by|with|and|or|not|this|that|from|when|who|request|reply|next|then|approver|president|treasurer|amount|date|check|paid|sent|out)\b|\b(?:Jan|Apr|Aug|Dec) |[AP]M\b/i;

describe('an email in Spanish (#46)', () => {
  it.each(Object.entries(MAILS))('%s says nothing in English', (_name, make) => {
    const { subject, text, html } = wanted(make());
    // The names of pages and of the sample's addresses are the same in every language.
    const said = [subject, text].join('\n').replaceAll(/https?:\S+|\S+@\S+/g, '');
    for (const line of said.split('\n')) expect(line).not.toMatch(ENGLISH);
    expect(html).toContain('<html lang="es">');
    const pages = [...text.matchAll(/https:\/\/expenses\.example\.org(\/\S*)/g)];
    for (const [, page] of pages) expect(page).toMatch(/^\/(?:es\/|admin$)/);
  });

  it('has the dates and amounts as Spanish in the US writes them', () => {
    const { text } = wanted(about(paid(SENT, 1), toSubmitter('paid', paidTurn(1))));
    expect(text).toContain('Cheque 1042, 19 oct 2026');
    expect(text).toContain('$84.35');
    expect(text).toContain('Fecha del gasto: 17 oct 2026');
  });

  it('shows no sentence that an approval without a note stores', () => {
    const second = decided(TYPED, 'approve', WITHOUT_NOTE.link);
    const mail = { purpose: 'review', step: 1, to: PEOPLE.firstPresident, turn: 'opened' } as const;
    expect(wanted(composeMail(mail, second, SPANISH, NOW)).text).not.toContain(WITHOUT_NOTE.link);
  });
});
