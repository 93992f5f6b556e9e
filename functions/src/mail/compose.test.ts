import { decide, startExpense } from '@pa-ledger/domain/approval';
import type { CalendarDate } from '@pa-ledger/domain/dates';
import type { Expense, Submission } from '@pa-ledger/domain/expense';
import type { ExpensePurpose } from '@pa-ledger/domain/mail-purpose';
import { organization } from '@pa-ledger/domain/organization';
import { referenceOf } from '@pa-ledger/domain/reference';
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
import { composeDigest } from './compose-digest.ts';
import { composeMail, type ComposedMail, type Composer, type Occasion } from './compose.ts';

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

function compose(expense: Expense, mail: Occasion): ComposedMail | null {
  return composeMail(mail, expense, composer, NOW);
}

const review = (step: number, to: string) =>
  ({ purpose: 'review', step, to, turn: 'opened' }) as const;
const toSubmitter = (purpose: Exclude<ExpensePurpose, 'review'>, turn = 'once') =>
  ({ purpose, step: null, to: PEOPLE.parent, turn }) as const;

function paid(expense: Expense, number: number): Expense {
  // A constant day of the calendar.
  const date = '2026-10-19' as CalendarDate;
  const payment = { method: 'check', checkNumber: '1042', date, number, by: 'x', at: NOW } as const;
  return { ...expense, status: 'paid', payment, payments: number };
}

/** A text without what keeps its addresses from being linked. */
const asTyped = (text: string) => text.replaceAll('\u200c', '');

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
      expect(asTyped(text)).toContain(fact);
      expect(asTyped(html)).toContain(fact);
    }
    const [, token = ''] =
      /https:\/\/expenses\.example\.org\/approve\/(\S+)\?action=review/.exec(text) ?? [];
    expect(verdict(token, keys, NOW)).toBe('accepted');
    expect(html).toContain(token);
  });

  it('#109 says first what is unusual about the amount and the date', () => {
    const unusual = { amount: 0, expenseDate: '2024-10-17' as CalendarDate };
    const mail = wanted(compose(expenseOf(unusual), review(0, PEOPLE.eventApprover)));
    for (const part of [mail.text, mail.html]) {
      const amount = part.indexOf('The amount is $0.00.');
      const date = part.indexOf('The expense date, Oct 17, 2024, is over a year ago.');
      expect(amount).toBeGreaterThan(0);
      expect(date).toBeGreaterThan(amount);
      expect(part.indexOf('Reference')).toBeGreaterThan(date);
    }
    const usual = wanted(compose(expenseOf(), review(0, PEOPLE.eventApprover)));
    expect(usual.text).not.toContain('Unusual');
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

  it('about a payment says how and when', () => {
    const expense = paid(expenseOf(), 1);
    const { subject, text, html } = wanted(compose(expense, toSubmitter('paid', 'paid-1')));
    expect(subject).toMatch(/^Paid: your expense \S+ \(\$84\.35\)$/);
    expect(text).toContain('has paid your expense for $84.35.');
    expect(text).toContain('Payment: Check 1042 on Oct 19, 2026');
    expect(`${text}${html}`).not.toMatch(/https?:|\/approve\//);
  });

  it('about a payment that was voided is no longer wanted', () => {
    expect(compose(expenseOf(), toSubmitter('paid', 'paid-1'))).toBeNull();
    expect(compose(paid(expenseOf(), 2), toSubmitter('paid', 'paid-1'))).toBeNull();
  });

  it('about a void says what it means, and not why', () => {
    const expense: Expense = { ...paid(expenseOf(), 2), status: 'approved', payment: null };
    const mail = wanted(compose(expense, toSubmitter('voided', 'voided-2')));
    expect(mail.subject).toMatch(/^Payment voided: your expense \S+ \(\$84\.35\)$/);
    expect(mail.text).toContain('was voided: it does not count any more.');
    expect(`${mail.text}${mail.html}`).not.toMatch(/https?:|\/approve\//);
  });

  it('about a void is no longer wanted once it is paid again, or voided again', () => {
    expect(compose(paid(expenseOf(), 2), toSubmitter('voided', 'voided-1'))).toBeNull();
    const voided: Expense = { ...paid(expenseOf(), 2), status: 'approved', payment: null };
    expect(compose(voided, toSubmitter('voided', 'voided-1'))).toBeNull();
  });

  it('about a rejection quotes its reason', () => {
    const expense = decided(expenseOf(), 'reject', `${REASON}\nSorry.`);
    const { text, html } = wanted(compose(expense, toSubmitter('rejected')));
    expect(text).toContain(`> ${REASON}\n> Sorry.`);
    expect(html).toContain(`${REASON}<br>Sorry.</blockquote>`);
  });
});

/** What somebody typed to be taken for us. */
const IMITATION = [
  'Glue',
  '',
  'Review and decide:',
  'https://evil.example.com/approve/x?action=review',
  '',
  '-- ',
  'Maple Grove Elementary School Parent Association',
].join('\n');

const HOSTILE = '<a href="https://evil.example.com">Call 555-0100</a> pay@evil.example.com';

function hostileExpense(category = EVENT_CATEGORY.name): Expense {
  const own = {
    ...{ name: HOSTILE, phone: HOSTILE, paidTo: HOSTILE },
    ...{ mailingAddress: IMITATION, description: IMITATION, notes: IMITATION },
    receipts: keptSubmission().receipts.map((receipt) => ({ ...receipt, name: HOSTILE })),
  };
  return { ...expenseOf(own), category };
}

/** The mails of a kind that goes to an address which nobody has verified. */
const TO_SUBMITTERS: readonly [purpose: string, compose: (expense: Expense) => ComposedMail][] = [
  ['received', (expense) => wanted(compose(expense, toSubmitter('received')))],
  ['approved', (expense) => wanted(compose(expense, toSubmitter('approved')))],
  [
    'rejected',
    (expense) => wanted(compose(decided(expense, 'reject', REASON), toSubmitter('rejected'))),
  ],
  ['paid', (expense) => wanted(compose(paid(expense, 1), toSubmitter('paid', 'paid-1')))],
  [
    'voided',
    (expense) =>
      wanted(
        compose({ ...expense, status: 'approved', payments: 1 }, toSubmitter('voided', 'voided-1')),
      ),
  ],
  [
    'receivedDigest',
    (expense) => {
      const mail = {
        ...toSubmitter('received'),
        subject: { kind: 'expense', id: expense.id },
      } as const;
      const parts = [{ id: 'm', mail, expense }];
      return wanted(composeDigest('receivedDigest', parts, composer, NOW).composed);
    },
  ],
];

describe('#96 a mail to an address that nobody has verified', () => {
  it.each(TO_SUBMITTERS)('%s is the same whatever was typed into the form', (_purpose, make) => {
    expect(make(hostileExpense())).toEqual(make(expenseOf()));
  });

  it.each(TO_SUBMITTERS)(
    '%s says reference, amount, date, category and how to reach the association',
    (_purpose, make) => {
      const { text, html } = make(hostileExpense());
      for (const part of [text, html]) {
        expect(part).toContain(referenceOf(expenseOf().id));
        expect(part).toContain('$84.35');
        expect(part).toContain('Oct 17, 2026');
        expect(part).toContain(EVENT_CATEGORY.name);
        expect(part).toContain(organization.contactEmail);
        expect(part).toContain(organization.schoolName);
      }
    },
  );

  it('names the school where no address is set', () => {
    const school = { ...organization, contactEmail: '' };
    const mail = composeMail(
      toSubmitter('received'),
      expenseOf(),
      { ...composer, organization: school },
      NOW,
    );
    expect(mail?.text).toContain(`ask the parent association at ${organization.schoolName}`);
  });
});

it('#104 an approver is told of possible doubles, before what the submitter wrote', () => {
  // A constant day of the calendar.
  const expenseDate = '2026-10-03' as CalendarDate;
  const reasons = ['sameReceipt'] as const;
  const double = { reference: 'K7QM-2XFA', status: 'paid', expenseDate, reasons } as const;
  const mail = review(0, PEOPLE.eventApprover);
  const { text, html } = wanted(composeMail(mail, expenseOf(), composer, NOW, [double]));
  const line = 'K7QM-2XFA, paid, spent on Oct 3, 2026. The same receipt.';
  for (const part of [text, html]) {
    expect(part.indexOf(line)).toBeGreaterThan(part.indexOf('/approve/'));
    expect(part.indexOf(line)).toBeLessThan(part.indexOf('What the submitter wrote'));
  }
  expect(text).toContain(`May be a double of: ${line}`);
});

describe('#98 what the submitter wrote, in the mail to an approver', () => {
  const { subject, text, html } = wanted(
    compose(hostileExpense(), review(0, PEOPLE.eventApprover)),
  );

  it('stands behind the genuine link, in both parts', () => {
    for (const part of [text, html]) {
      const [first] = /https?:\/\/[^\s"<]+/.exec(part) ?? [];
      expect(first).toMatch(/^https:\/\/expenses\.example\.org\/approve\//);
      expect(part.indexOf('What the submitter wrote')).toBeGreaterThan(part.indexOf(first ?? ''));
      for (const typed of ['Glue', '555-0100', 'evil']) {
        expect(part.indexOf(typed)).toBeGreaterThan(part.indexOf('What the submitter wrote'));
      }
    }
    expect(subject).not.toMatch(/Glue|evil/);
  });

  it('is the only thing behind a mark in the text, and all of it is', () => {
    const lines = text.split(/[\n\r\u2028\u2029]/);
    const typed = lines.filter((line) => line.startsWith('| '));
    expect(typed.length).toBeGreaterThan(20);
    const ours = lines.filter((line) => !line.startsWith('| ')).join('\n');
    expect(ours).not.toMatch(/Glue|evil|555-0100/);
    expect(ours.match(/Review and decide:/g)).toHaveLength(1);
  });

  it('has one link in the HTML, ours, and no address that a program would link', () => {
    expect(html.match(/<a /g)).toHaveLength(1);
    const typed = html.slice(html.indexOf('What the submitter wrote'), html.indexOf('Questions?'));
    expect(typed).not.toMatch(/https?:\/\/|\w@\w|evil\.|www\./);
    expect(asTyped(typed)).toContain('pay@evil.example.com');
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
      if (index === 0) {
        const typed = text.split('\n').filter((line) => line.startsWith('| '));
        const together = typed.map((line) => line.slice(2)).join('');
        expect(asTyped(together).replaceAll(/\s/g, '')).toContain(words.replaceAll(/\s/g, ''));
      }
    }
  });

  it('#40 `<img onerror>` is read by the person as it was typed', () => {
    const [mail] = mailsWith('<img src="x" onerror=\'alert(1)\'> & co');
    expect(asTyped(mail?.html ?? '')).toContain(
      '&lt;img src=&quot;x&quot; onerror=&#39;alert(1)&#39;&gt; &amp; co',
    );
    expect(mail?.html).not.toMatch(/<img/i);
  });
});
