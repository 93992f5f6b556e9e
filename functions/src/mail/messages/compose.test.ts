import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import type { Expense } from '@pa-ledger/domain/expenses/expense';
import type { Payment } from '@pa-ledger/domain/payments/payment';
import { STATEMENT } from '../../../../tests/fixtures/statement.ts';
import { organization, type Organization } from '@pa-ledger/domain/organization';
import { describe, expect, it } from 'vitest';
import { NOW, PEOPLE } from '../../../../tests/fixtures/association.ts';
import { VALID_SUBMISSION } from '../../../../tests/fixtures/submission.ts';
import {
  asTyped,
  compose,
  composer,
  decided,
  expenseOf,
  keys,
  linksIn,
  paid,
  purposesIn,
  REASON,
  review,
  toSubmitter,
  wanted,
} from '../../../../tests/functions/support/composed-mails.ts';
import { verdict } from '../../../../tests/functions/support/token-verdict.ts';
import { composeMail } from './compose.ts';

describe("every email's letterhead", () => {
  const { emailLogo: _own, ...school } = organization;
  const letterheadOf = (logos: Pick<Organization, 'logo' | 'emailLogo'>) => {
    const own = { ...composer, organization: { ...school, ...logos } };
    const { html } = wanted(composeMail(toSubmitter('received'), expenseOf(), own, NOW));
    return html.slice(html.indexOf('<td aria-hidden'), html.indexOf('<h1'));
  };

  it('has the logo at the same address in each, and the initials until it loads', () => {
    const head = letterheadOf({ logo: 'school.png' });
    expect(head).toContain('<img src="https://expenses.example.org/logo.png" alt="MG" width="40"');
    expect(head).toContain('>Maple Grove PTA</td>');
    expect(letterheadOf({ logo: 'logo.svg', emailLogo: 'email.png' })).toBe(head);
  });

  it.each([null, 'logo.svg'])('has only the initials if the logo is %s', (logo) => {
    const head = letterheadOf({ logo });
    expect(head).not.toContain('<img');
    expect(head).toContain('>MG</td>');
  });
});

describe('a mail to an approver', () => {
  it('shows the whole expense and a link that works', () => {
    const { subject, text, html } = wanted(compose(expenseOf(), review(0, PEOPLE.eventApprover)));
    expect(subject).toContain('$84.35 for Fall Festival');
    const { receipts, ...submission } = VALID_SUBMISSION;
    const facts = [
      submission.name,
      submission.email,
      submission.phone,
      submission.category,
      submission.paidTo,
      submission.description,
      submission.notes,
      '12 Orchard Lane',
      '$84.35',
      'Oct 17, 2026',
      organization.schoolName,
      receipts[0].name,
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

  it('says first what is unusual about the amount and the date (#109)', () => {
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

  it('says first that there is a statement instead of a receipt, and which file it is (#143)', () => {
    const { submission, ...expense } = expenseOf({ amount: 0 });
    const [receipt] = submission.receipts;
    if (receipt === undefined) throw new Error('There is no receipt.');
    const receipts = [receipt, { ...receipt, slot: 1, statement: STATEMENT }];
    const mail = wanted(
      compose(
        { ...expense, submission: { ...submission, receipts } },
        review(0, PEOPLE.eventApprover),
      ),
    );
    for (const part of [mail.text, mail.html]) {
      const stated = part.indexOf('Statement instead of a receipt (1 of 2 files)');
      expect(stated).toBeGreaterThan(0);
      expect(part.indexOf('The amount is $0.00.')).toBeGreaterThan(stated);
    }
    expect(mail.text).toContain('| Receipt 1:');
    expect(mail.text).toContain('| Statement instead of receipt 2:');
  });

  it('says who is paid if that is not the submitter, among what was typed', () => {
    const mailOf = (paidTo: string) =>
      wanted(compose(expenseOf({ name: 'Pat Doe', paidTo }), review(0, PEOPLE.eventApprover)));
    const other = mailOf('Market Street Print');
    expect(other.text).toContain('| Payment: to be paid to Market Street Print\n');
    expect(other.html).toContain('to be paid to Market Street Print');
    for (const part of Object.values(mailOf(' pat  DOE ')))
      expect(part).not.toContain('to be paid');
  });

  it('says that a vendor is paid, by name and with the invoice, even one with the submitter’s name', () => {
    const vendor = { payTo: 'vendor', paidTo: 'Market Street Print', invoiceNumber: '42' } as const;
    const { text, html } = wanted(compose(expenseOf(vendor), review(0, PEOPLE.eventApprover)));
    for (const part of [text, asTyped(html)]) {
      expect(part).toContain('It needs your approval as Event Approver. The vendor gets paid.');
      expect(part).toContain('to be paid to Market Street Print, the vendor');
    }
    expect(text).toMatch(/\| Payment: .*\n\| Name: [^]*\| Invoice Number: 42\n/);
    expect(text).not.toContain('Pay the vendor');
    const own = expenseOf({ payTo: 'vendor', name: 'Pat Doe', paidTo: 'Pat Doe' });
    expect(wanted(compose(own, review(0, PEOPLE.eventApprover))).text).toContain(
      'to be paid to Pat Doe, the vendor',
    );
  });

  it('has no link that acts on load (#17)', () => {
    const { text, html } = wanted(compose(expenseOf(), review(0, PEOPLE.eventApprover)));
    const links = linksIn(`${text}${html}`);
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

it('says that an expense was corrected, to who is asked and to who sent it again', () => {
  const sentAt = Date.parse('2026-11-20T15:04:00Z');
  const corrected = { ...expenseOf(), submissionVersion: 2, sentAt };
  const toEventApprover = review(0, PEOPLE.eventApprover);
  expect(wanted(compose(corrected, toEventApprover)).text).toContain(
    '\nCorrected: Nov 20, 2026, 10:04 AM\n',
  );
  expect(wanted(compose(expenseOf(), toEventApprover)).text).not.toContain('Corrected');
  expect(wanted(compose(corrected, toSubmitter('received'))).text).toContain(
    'We received your corrected request for $84.35.',
  );
});

describe('a mail to the submitter', () => {
  it('about what has come names the role that is asked next, and no person', () => {
    const next = 'Next to approve it: Event Approver, then President, then Treasurer.';
    const { text } = wanted(compose(expenseOf(), toSubmitter('received')));
    expect(text).toContain(next);
    for (const address of Object.values(PEOPLE)) expect(text).not.toContain(address);
    const later = wanted(compose(decided(expenseOf(), 'approve', ''), toSubmitter('received')));
    expect(later.text).toContain('Next to approve it: President, then Treasurer.');
    const rejected = decided(expenseOf(), 'reject', REASON);
    expect(wanted(compose(rejected, toSubmitter('received'))).text).toContain(
      "\n\nWe'll email you",
    );
  });

  it.each<[Parameters<typeof toSubmitter>[0], turn: string | undefined, words: RegExp]>([
    ['received', undefined, /\$84\.35, to be paid to the vendor\./],
    ['approved', undefined, /The treasurer will pay the vendor next\./],
    [
      'paid',
      'paid-1',
      /We paid the vendor for your request for \$84\.35: Check 1042 on Oct 19, 2026\./,
    ],
    [
      'voided',
      'voided-1',
      /If the vendor asks about it, please ask[^]*We'll email you when the vendor is paid\./,
    ],
  ])('%s says that the vendor is paid, and not who it is', (purpose, turn, words) => {
    const vendor = { payTo: 'vendor', paidTo: 'Market Street Print', invoiceNumber: '42' } as const;
    const expense = expenseOf(vendor);
    const shown = {
      received: expense,
      approved: expense,
      paid: paid(expense, 1),
      voided: {
        ...expense,
        status: 'approved',
        payments: 1,
      } as const,
    };
    const of = shown[purpose as keyof typeof shown];
    const { text, html } = wanted(compose(of, toSubmitter(purpose, turn)));
    for (const part of [text, html.replaceAll('&#39;', "'")]) expect(part).toMatch(words);
    expect(`${text}${html}`).not.toMatch(/Market Street|Invoice|have a check/);
    const back = wanted(
      compose({ ...of, submission: expenseOf().submission }, toSubmitter(purpose, turn)),
    );
    expect(back.text).not.toContain('vendor');
  });

  it('says so when nobody can be asked yet', () => {
    // The category's approver doesn't approve their own expense.
    const own = expenseOf({ email: PEOPLE.eventApprover });
    expect(wanted(compose(own, toSubmitter('received'))).text).toContain(
      'No one can approve it as Event Approver yet.',
    );
  });

  it.each(['received', 'approved', 'rejected'] as const)(
    '%s holds no link but the one to the status',
    (purpose) => {
      const { text, html } = wanted(compose(expenseOf(), toSubmitter(purpose)));
      expect(purposesIn(text)).toEqual(['status']);
      expect(purposesIn(html)).toEqual(['status']);
      expect(`${text}${html}`).not.toMatch(/\/approve\/|to be paid to/);
      expect(text).toContain('$84.35');
    },
  );

  it('about a payment says how and when', () => {
    const expense = paid(expenseOf(), 1);
    const { subject, text, html } = wanted(compose(expense, toSubmitter('paid', 'paid-1')));
    expect(subject).toMatch(/^Payment sent: \$84\.35 \(\S+\)$/);
    expect(text).toContain('We paid your request for $84.35: Check 1042 on Oct 19, 2026.');
    expect(text).toContain('Mailed on Oct 19, 2026.');
    expect(text).toContain('Payment: Check 1042 on Oct 19, 2026');
    expect(purposesIn(`${text}${html}`)).toEqual(['status', 'status']);
  });

  it('about a payment that was voided is no longer wanted', () => {
    expect(compose(expenseOf(), toSubmitter('paid', 'paid-1'))).toBeNull();
    const { sent: _sent, ...unsent } = paid(expenseOf(), 1).payment ?? {};
    const signing = { ...paid(expenseOf(), 1), payment: unsent as Payment };
    expect(compose(signing, toSubmitter('paid', 'paid-1'))).toBeNull();
    expect(compose(paid(expenseOf(), 2), toSubmitter('paid', 'paid-1'))).toBeNull();
  });

  it('about a void says what it means, and not why', () => {
    const expense: Expense = { ...paid(expenseOf(), 2), status: 'approved', payment: null };
    const mail = wanted(compose(expense, toSubmitter('voided', 'voided-2')));
    expect(mail.subject).toMatch(/^Payment voided: \$84\.35 \(\S+\)$/);
    expect(mail.text).toContain('so it no longer counts.');
    expect(purposesIn(`${mail.text}${mail.html}`)).toEqual(['status', 'status']);
  });

  it('about a void is no longer wanted once it is paid again, or voided again', () => {
    expect(compose(paid(expenseOf(), 2), toSubmitter('voided', 'voided-1'))).toBeNull();
    const voided: Expense = { ...paid(expenseOf(), 2), status: 'approved', payment: null };
    expect(compose(voided, toSubmitter('voided', 'voided-1'))).toBeNull();
  });

  it('about what was sent back is no longer wanted once it is withdrawn', () => {
    const back = { by: PEOPLE.treasurer, step: 0, note: 'Which fair?', at: NOW, nonce: 'back' };
    const expense: Expense = { ...expenseOf(), status: 'returned', returned: back };
    const mail = toSubmitter('returned', 'returned-1');
    expect(wanted(compose(expense, mail)).text).toContain('Which fair?');
    expect(compose({ ...expense, status: 'withdrawn', returned: null }, mail)).toBeNull();
  });

  it('about a rejection quotes its reason', () => {
    const expense = decided(expenseOf(), 'reject', `${REASON}\nSorry.`);
    const { text, html } = wanted(compose(expense, toSubmitter('rejected')));
    expect(text).toContain(`> ${REASON}\n> Sorry.`);
    expect(html).toContain(`${REASON}<br>Sorry.</blockquote>`);
    // An event approver had rejected their part before.
    const [first, ...steps] = decided(expenseOf(), 'reject', 'Not our event').steps;
    const part = { ...expense, steps: [...(first ? [first] : []), ...expense.steps, ...steps] };
    const whole = wanted(compose(part, toSubmitter('rejected'))).text;
    expect(whole).toContain(`> ${REASON}`);
    expect(whole).not.toContain('Not our event');
  });

  it('about a change says that it was lowered only if the last one did', () => {
    const expense = expenseOf();
    const { amount } = expense.submission;
    const said = {
      by: PEOPLE.treasurer,
      at: NOW,
      reason: 'Only the pumpkins',
      role: null,
    } as const;
    const lines = expense.lines.map((line) => ({ ...line, amount: 60 }));
    const textFrom = (from: number) =>
      wanted(
        compose(
          { ...expense, lines, adjusted: { ...said, from } },
          toSubmitter('adjusted', `adjusted-${NOW}-admin`),
        ),
      ).text;
    expect(textFrom(amount)).toContain('lowered your request from $84.35 to $60.00');
    expect(textFrom(60)).toContain('set your request for $60.00 to count as');
  });
});

it('an approver is told of possible duplicates, before all that the submitter wrote (#104)', () => {
  // A valid date.
  const expenseDate = '2026-10-03' as CalendarDate;
  const reasons = ['sameReceipt'] as const;
  const double = { reference: 'K7QM-2XFA', status: 'paid', expenseDate, reasons } as const;
  const mail = review(0, PEOPLE.eventApprover);
  const { text, html } = wanted(composeMail(mail, expenseOf(), composer, NOW, [double]));
  const line = 'K7QM-2XFA, paid, spent on Oct 3, 2026. The same receipt.';
  for (const part of [text, html]) {
    expect(part.indexOf(line)).toBeGreaterThan(part.indexOf('/approve/'));
    expect(part.indexOf(line)).toBeLessThan(part.indexOf('From the submitter'));
  }
  expect(text).toContain(`May be a duplicate of: ${line}`);
});
