import { describe, expect, it } from 'vitest';
import { NOW } from '../../../../tests/fixtures/association.ts';
import {
  APPROVED,
  CHECK,
  doneWith,
  PAID,
  pay,
  PAYER,
  PAYMENT,
  REASON,
  VOID,
  VOIDED,
} from '../../../../tests/fixtures/managed-expenses.ts';
import type { CalendarDate } from '../../time/dates.ts';
import { actorFields } from '../../people/person.ts';
import { takeAway, voidPayment } from './take-payment-back.ts';

const BY = actorFields(PAYER.by);

describe('voidPayment', () => {
  it('makes a paid expense approved again, and the payment stays', () => {
    expect(voidPayment(PAYMENT, [PAID], VOID, PAYER)).toEqual({
      kind: 'done',
      payment: {
        before: PAYMENT,
        after: { ...PAYMENT, voided: { ...VOID, at: NOW, ...BY }, version: 2 },
      },
      changes: [
        {
          expense: { ...APPROVED, payments: 1 },
          change: { what: 'paymentVoided', step: null, old: CHECK, new: REASON, date: VOID.date },
        },
      ],
    });
  });

  it('of a payment of a closed year says so, and so does what pays it again', () => {
    const closedThrough = PAYMENT.date;
    const { payment, expenses } = doneWith(
      voidPayment(PAYMENT, [PAID], VOID, { ...PAYER, closedThrough }),
    );
    expect(payment.voided).toMatchObject({ fromClosedYear: true });
    expect(payment.lines[0]).not.toHaveProperty('fromClosedYear');
    const [voided] = expenses;
    expect(voided).toMatchObject({ status: 'approved', fromClosedYear: true });
    expect(pay(voided === undefined ? [] : [voided]).payment.lines).toMatchObject([
      { fromClosedYear: true },
    ]);
    const dayBefore = '2026-10-19' as CalendarDate;
    const open = doneWith(
      voidPayment(PAYMENT, [PAID], VOID, { ...PAYER, closedThrough: dayBefore }),
    );
    expect(open.payment.voided).not.toHaveProperty('fromClosedYear');
    expect(open.expenses[0]).not.toHaveProperty('fromClosedYear');
  });

  it('takes all of its expenses back', () => {
    const second = { ...APPROVED, id: 'zyxwvutsrqZYXWVUTSRQ' };
    const { payment, expenses } = pay([APPROVED, second]);
    const after = doneWith(voidPayment(payment, expenses, VOID, PAYER)).expenses;
    expect(after.map(({ status, payment: own }) => [status, own])).toEqual([
      ['approved', null],
      ['approved', null],
    ]);
  });

  it('answers a repeated void as done, also after another payment', () => {
    const voided = doneWith(voidPayment(PAYMENT, [PAID], VOID, PAYER)).payment;
    const again = pay([VOIDED]).expenses;
    const later = { ...VOID, reason: 'Another' };
    expect(voidPayment(voided, [VOIDED], VOID, PAYER)).toEqual({ kind: 'repeated' });
    expect(voidPayment(voided, again, later, PAYER)).toEqual({ kind: 'repeated' });
  });

  it.each([
    ['2026-10-19', 'voidTooEarly', null],
    ['2026-10-21', 'voidAhead', null],
    ['2026-02-31', 'badPayment', 'Voided on isn’t a valid date.'],
    ['', 'badPayment', 'Voided on is required.'],
  ])('is refused on the day %j', (date, why, sentence) => {
    expect(voidPayment(PAYMENT, [PAID], { ...VOID, date }, PAYER)).toEqual({
      kind: 'refused',
      why,
      sentence,
    });
  });

  it('lies between the day of the payment and today at the school', () => {
    const payment = { ...PAYMENT, date: '2026-10-01' as typeof PAYMENT.date };
    for (const date of ['2026-10-01', '2026-10-20'])
      expect(voidPayment(payment, [PAID], { ...VOID, date }, PAYER).kind).toBe('done');
  });
});

describe('a payment that was entered by mistake', () => {
  it('counts no more, and its expense waits to be paid', () => {
    expect(takeAway(PAYMENT, [PAID], REASON, PAYER)).toEqual({
      kind: 'done',
      payment: {
        before: PAYMENT,
        after: { ...PAYMENT, mistake: { reason: REASON, at: NOW, ...BY }, version: 2 },
      },
      changes: [
        {
          expense: { ...APPROVED, payments: 1 },
          change: { what: 'enteredByMistake', step: null, old: CHECK, new: REASON },
        },
      ],
    });
  });

  it('is taken away once, is not voided then, and a void one is none', () => {
    const gone = doneWith(takeAway(PAYMENT, [PAID], REASON, PAYER)).payment;
    expect(takeAway(gone, [VOIDED], REASON, PAYER)).toEqual({ kind: 'repeated' });
    expect(voidPayment(gone, [VOIDED], VOID, PAYER)).toMatchObject({ why: 'notPaid' });
    const voided = doneWith(voidPayment(PAYMENT, [PAID], VOID, PAYER)).payment;
    expect(takeAway(voided, [VOIDED], REASON, PAYER)).toMatchObject({ why: 'paymentVoided' });
  });
});
