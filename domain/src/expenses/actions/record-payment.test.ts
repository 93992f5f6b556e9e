import { describe, expect, it } from 'vitest';
import { inLine, NOW } from '../../../../tests/fixtures/association.ts';
import {
  APPROVED,
  CHECK,
  PAID,
  pay,
  PAYER,
  PAYMENT,
  PENDING,
  REJECTED,
  VOIDED,
} from '../../../../tests/fixtures/managed-expenses.ts';
import { errorMessages } from '../../error-messages.ts';
import { actorFields } from '../../people/person.ts';
import type { TypedPayment } from '../../payments/payment.ts';
import { paidTotal } from '../../payments/recorded-payment.ts';
import type { Expense, ExpenseLine } from '../expense.ts';
import { STATEMENT } from '../../../../tests/fixtures/statement.ts';
import { recordPayment, type PaymentContext, type PaymentOutcome } from './record-payment.ts';

/** Asks for one payment of an expense, as a person who saw `number` payments before. */
function asked(
  expense: Expense,
  { number = 1, payment = CHECK }: { number?: number; payment?: TypedPayment } = {},
  own: Partial<PaymentContext> = {},
): PaymentOutcome {
  return recordPayment([expense], [{ id: expense.id, number }], payment, { ...PAYER, ...own });
}

/** Another expense of the same payee. */
const SECOND: Expense = {
  ...inLine(APPROVED, { categoryId: 'office', fundId: 'playground', amount: 12.5 }),
  id: 'zyxwvutsrqZYXWVUTSRQ',
  submission: { ...APPROVED.submission, amount: 12.5, paidTo: `  ${APPROVED.submission.paidTo} ` },
};

describe('recordPayment', () => {
  it('refuses the submitter while somebody else can pay (#94)', () => {
    const by = { uid: 'pat', email: 'pat+admin@example.com' };
    const own = { ...APPROVED, contact: { ...APPROVED.contact, email: 'Pat@example.com' } };
    const other = { uid: 'other', email: 'other@example.com', name: 'Other' };
    expect(asked(own, {}, { by, admins: [{ ...by, name: 'Pat' }, other] })).toEqual({
      kind: 'refused',
      why: 'ownPayment',
      sentence: null,
    });
    // Another administrator can pay it, and the submitter can pay other expenses.
    expect(asked(own, {}, { admins: [other] }).kind).toBe('done');
    const [paid] = pay([APPROVED], CHECK, { by, admins: [other] }).expenses;
    expect(paid?.payment?.flags).toBeUndefined();
  });

  it('marks payment and history when the submitter is the only administrator (#94)', () => {
    const by = { uid: 'pat', email: 'pat+admin@example.com' };
    const submission = { ...APPROVED.submission, paidTo: 'pat  DOE' };
    const contact = { ...APPROVED.contact, email: 'Pat@example.com' };
    const admins = [{ ...by, name: 'Pat Doe' }];
    const flags = ['ownExpense', 'ownName'];
    expect(asked({ ...APPROVED, submission, contact }, {}, { by, admins })).toMatchObject({
      kind: 'done',
      changes: [{ expense: { payment: { flags } }, change: { what: 'paid', flags } }],
    });
  });

  it('marks the line of an expense with a statement instead of a receipt, and no other (#143)', () => {
    const receipts = APPROVED.submission.receipts.map((receipt) => ({
      ...receipt,
      statement: STATEMENT,
    }));
    const stated = { ...APPROVED, submission: { ...APPROVED.submission, receipts } };
    const { lines } = pay([stated, SECOND]).payment;
    expect(lines.map(({ expenseId, statement }) => [expenseId, statement])).toEqual([
      [stated.id, true],
      [SECOND.id, undefined],
    ]);
    expect(lines[1]).not.toHaveProperty('statement');
  });

  it('pays an approved expense', () => {
    const own = { ...CHECK, ...actorFields(PAYER.by), at: NOW };
    const id = `${APPROVED.id}-1`;
    const { submission } = APPROVED;
    const [{ category: _name, ...place }] = APPROVED.lines as [ExpenseLine];
    const line = { expenseId: APPROVED.id, ...place, purpose: submission.description };
    expect(asked(APPROVED)).toEqual({
      kind: 'done',
      payment: {
        before: null,
        after: {
          ...own,
          id,
          payee: submission.paidTo,
          lines: [line],
          check: { signatures: [], sent: null },
          reclassified: [],
          voided: null,
          mistake: null,
          version: 1,
        },
      },
      changes: [
        {
          expense: { ...APPROVED, status: 'paid', payments: 1, payment: { ...own, id, number: 1 } },
          change: { what: 'paid', step: null, old: 'approved', new: CHECK },
        },
      ],
    });
  });

  it('answers the same payment as done, and refuses another one with the first', () => {
    expect(asked(PAID)).toEqual({ kind: 'repeated' });
    const spelled = { ...CHECK, checkNumber: '0 1042 ' };
    expect(asked(PAID, { payment: spelled })).toEqual({ kind: 'repeated' });
    expect(asked(PAID, { payment: { ...CHECK, checkNumber: '7' } })).toEqual({
      kind: 'refused',
      why: 'alreadyPaid',
      sentence: 'This expense was already paid: Check 1042 on Oct 20, 2026.',
    });
    expect(asked(PAID, { number: 2 })).toMatchObject({ why: 'alreadyPaid' });
    expect(asked({ ...PAID, payment: null })).toEqual({
      kind: 'refused',
      why: 'alreadyPaid',
      sentence: null,
    });
  });

  it('needs a fund, and a number that was asked for', () => {
    expect(asked(inLine(APPROVED, { fundId: null }))).toEqual({
      kind: 'refused',
      why: 'fundRequired',
      sentence: null,
    });
    expect(recordPayment([APPROVED], [], CHECK, PAYER)).toMatchObject({ why: 'paymentVoided' });
  });

  it('accepts only the next number after a void', () => {
    expect(asked(VOIDED)).toMatchObject({ why: 'paymentVoided' });
    expect(asked(VOIDED, { number: 3 })).toMatchObject({ why: 'paymentVoided' });
    expect(asked(VOIDED, { number: 2 })).toMatchObject({
      payment: { after: { id: `${VOIDED.id}-2` } },
      changes: [{ expense: { status: 'paid', payments: 2, payment: { number: 2 } } }],
    });
  });

  it.each([
    [PENDING, 'notApproved'],
    [REJECTED, 'notApproved'],
  ])('is refused before the approval %#', (expense, why) => {
    expect(asked(expense)).toEqual({ kind: 'refused', why, sentence: null });
  });

  it('says what is wrong with the payment', () => {
    expect(asked(APPROVED, { payment: { ...CHECK, date: '2026-10-21' } })).toEqual({
      kind: 'refused',
      why: 'badPayment',
      sentence: 'Date can’t be in the future.',
    });
  });
});

describe('one payment of several expenses', () => {
  const both = [APPROVED, SECOND];
  const numbers = both.map(({ id }) => ({ id, number: 1 }));

  it('has a line for each, and the id of the first in the order of ids', () => {
    const { payment, expenses } = pay(both.toReversed());
    expect(payment).toMatchObject({
      id: `${APPROVED.id}-1`,
      payee: APPROVED.submission.paidTo,
      lines: [
        { expenseId: APPROVED.id, amount: APPROVED.submission.amount },
        { expenseId: SECOND.id, categoryId: 'office', fundId: 'playground', amount: 12.5 },
      ],
    });
    expect(paidTotal(payment)).toBe(paidTotal(PAYMENT) + 1250);
    expect(expenses.map(({ payment: own }) => own?.id)).toEqual([payment.id, payment.id]);
  });

  it('is done once when it is asked for twice, whole or in part', () => {
    const { expenses } = pay(both);
    expect(recordPayment(expenses, numbers, CHECK, PAYER)).toEqual({ kind: 'repeated' });
    expect(recordPayment(expenses.slice(1), numbers.slice(1), CHECK, PAYER)).toEqual({
      kind: 'repeated',
    });
  });

  it('is refused as a whole, with the expense that cannot be paid named', () => {
    const paid = pay([SECOND], { ...CHECK, checkNumber: '7' }).expenses;
    expect(recordPayment([APPROVED, ...paid], numbers, CHECK, PAYER)).toMatchObject({
      why: 'alreadyPaid',
      sentence: expect.stringMatching(
        /^[A-Z0-9-]+: This expense was already paid: Check 7 on Oct 20, 2026\.$/,
      ) as string,
    });
    const homeless = inLine(SECOND, { fundId: null });
    expect(recordPayment([APPROVED, homeless], numbers, CHECK, PAYER)).toMatchObject({
      why: 'fundRequired',
      sentence: expect.stringContaining(errorMessages.fundRequired) as string,
    });
    // Both are paid in the same way, but not at once.
    const apart = [...pay([APPROVED]).expenses, ...pay([SECOND]).expenses];
    expect(recordPayment(apart, numbers, CHECK, PAYER)).toMatchObject({ why: 'alreadyPaid' });
  });

  it('is for one payee, in whatever capitals', () => {
    const submission = { ...SECOND.submission, paidTo: 'Somebody Else' };
    const other = { ...SECOND, submission };
    expect(recordPayment([APPROVED, other], numbers, CHECK, PAYER)).toMatchObject({
      why: 'otherPayees',
    });
    const loud = {
      ...SECOND,
      submission: { ...submission, paidTo: APPROVED.submission.paidTo.toUpperCase() },
    };
    expect(recordPayment([APPROVED, loud], numbers, CHECK, PAYER).kind).toBe('done');
  });

  it('lies at most a year before the last of the submissions', () => {
    const late = { ...SECOND, submittedAt: SECOND.submittedAt + 10 * 24 * 60 * 60 * 1000 };
    const payment = { ...CHECK, date: '2025-10-22' };
    expect(asked(APPROVED, { payment }).kind).toBe('done');
    expect(recordPayment([APPROVED, late], numbers, payment, PAYER)).toMatchObject({
      why: 'badPayment',
    });
  });
});
