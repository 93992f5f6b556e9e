import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOW, PEOPLE, TIME_ZONE } from '../../../../tests/fixtures/association.ts';
import {
  APPROVED,
  CHECK as ANY_CHECK,
  doneWith,
  pay,
  PAYER,
  VOID,
} from '../../../../tests/fixtures/managed-expenses.ts';
import { times } from '../../../../tests/support/random.ts';
import type { Signer } from '../../accounts/signers.ts';
import type { WayToSend } from '../../payments/check.ts';
import type { RecordedPayment } from '../../payments/recorded-payment.ts';
import { isSameName } from '../../people/same-person.ts';
import { dateAt, type CalendarDate } from '../../time/dates.ts';
import type { Expense } from '../expense.ts';
import { sendCheck, signCheck, type CheckContext } from './handle-check.ts';
import type { PaymentOutcome } from './record-payment.ts';
import { takeAway, voidPayment } from './take-payment-back.ts';

const TODAY: string = dateAt(NOW, TIME_ZONE);
const CONTEXT: CheckContext = { ...PAYER, needed: 2, signers: [] };
/** Dated two days before it's signed. */
const CHECK = { ...ANY_CHECK, date: '2026-10-18' };
const { payment: PAYMENT, expenses: PAID } = pay([APPROVED], CHECK);
const RUTH = { signer: 'Ruth Adeyemi', date: TODAY };
const SAM = { signer: 'Sam Lee', date: TODAY };
const MAILED = { how: 'mailed', date: TODAY } as const;

const sign = (payment: RecordedPayment, typed = RUTH, own: Partial<CheckContext> = {}) =>
  signCheck(payment, PAID, typed, { ...CONTEXT, ...own });
const signed = (payment: RecordedPayment, typed = RUTH) => doneWith(sign(payment, typed)).payment;
const TWICE = signed(signed(PAYMENT), SAM);

/** Why it was refused, or else what came of it. */
function whyOf(outcome: PaymentOutcome): unknown {
  return outcome.kind === 'refused' ? [outcome.why, outcome.sentence] : outcome.kind;
}

describe('signCheck', () => {
  it('keeps who signed, and who recorded it', () => {
    expect(PAYMENT.check).toEqual({ signatures: [], sent: null });
    const outcome = sign(PAYMENT, { ...RUTH, signer: ' Ruth  Adeyemi ' });
    expect(outcome).toMatchObject({
      kind: 'done',
      payment: {
        before: PAYMENT,
        after: {
          version: 2,
          check: {
            signatures: [{ name: 'Ruth  Adeyemi', on: TODAY, by: 'admin@example.com', at: NOW }],
          },
        },
      },
      changes: [],
    });
    expect(TWICE.check?.signatures.map(({ name }) => name)).toEqual(['Ruth Adeyemi', 'Sam Lee']);
  });

  it('changes nothing for a signer who signed', () => {
    const again = { ...RUTH, signer: 'ruth  ADEYEMI', date: CHECK.date };
    expect(sign(signed(PAYMENT), again)).toEqual({ kind: 'repeated' });
    expect(sign(TWICE)).toEqual({ kind: 'repeated' });
  });

  const signers: readonly Signer[] = [
    { name: 'Ruth Adeyemi', from: TODAY as CalendarDate },
    { name: 'Sam Lee', from: '2020-01-01' as CalendarDate, to: CHECK.date as CalendarDate },
  ];

  it('takes only the signers of the account, on their days, and spells them as listed', () => {
    const listed = sign(PAYMENT, { ...RUTH, signer: 'RUTH adeyemi' }, { signers });
    expect(doneWith(listed).payment.check?.signatures[0]?.name).toBe('Ruth Adeyemi');
    expect(sign(PAYMENT, { ...SAM, date: CHECK.date }, { signers }).kind).toBe('done');
    const { sentence } = sign(PAYMENT, SAM, { signers }) as { sentence: string };
    expect(sentence).toMatch(/^Sam Lee isn’t a signer of this account on /);
    expect(whyOf(sign(PAYMENT, { ...RUTH, date: CHECK.date }, { signers }))).toMatchObject([
      'notASigner',
      expect.anything(),
    ]);
  });

  const [paid] = PAID as [Expense];
  const own = (expense: Expense, typed: typeof RUTH, context: Partial<CheckContext> = {}) =>
    whyOf(signCheck(PAYMENT, [expense], typed, { ...CONTEXT, ...context }));

  it('never takes the payee', () => {
    const sentence = (name: string) => `Check 1042 pays ${name}, so someone else must sign it.`;
    const payee = { signer: ` ${PAYMENT.payee.toUpperCase()}`, date: TODAY };
    expect(own(paid, payee)).toEqual(['payeeSigns', sentence(PAYMENT.payee.toUpperCase())]);
    // Who submitted what a vendor is paid for.
    const submission = { ...paid.submission, payTo: 'vendor', name: 'Ruth Adeyemi' } as const;
    expect(own({ ...paid, submission }, RUTH)).toEqual(['payeeSigns', sentence('Ruth Adeyemi')]);
    // Under another name, by the mailbox of an administrator.
    const admins = [{ uid: 'ruth', email: 'ruth+pta@example.com', name: 'Ruth Adeyemi' }];
    const contact = { ...paid.contact, email: 'Ruth@example.com' };
    expect(own({ ...paid, contact }, RUTH, { admins })).toEqual([
      'payeeSigns',
      sentence('Ruth Adeyemi'),
    ]);
    expect(own({ ...paid, contact }, SAM, { admins })).toBe('done');
  });

  it('is recorded by somebody else than the submitter', () => {
    const by = { uid: 'pat', email: PEOPLE.parent };
    const contact = { ...paid.contact, email: PEOPLE.parent };
    const admins = [
      { ...by, name: 'P' },
      { uid: 'x', email: 'x@example.com', name: 'X' },
    ];
    expect(own({ ...paid, contact }, RUTH, { by, admins })).toEqual(['ownSignature', null]);
    expect(own({ ...paid, contact }, RUTH, { by, admins: [{ ...by, name: 'P' }] })).toBe('done');
  });

  it.each<[RecordedPayment, Partial<typeof RUTH>, unknown]>([
    [
      pay([APPROVED], { method: 'cash', checkNumber: '', date: CHECK.date }).payment,
      {},
      'notACheck',
    ],
    [doneWith(voidPayment(PAYMENT, PAID, VOID, PAYER)).payment, {}, 'paymentVoided'],
    [doneWith(takeAway(PAYMENT, PAID, 'x', PAYER)).payment, {}, 'notPaid'],
    [TWICE, { signer: 'Third Person' }, 'checkSigned'],
    [PAYMENT, { signer: ' ' }, 'badSignature'],
    [PAYMENT, { signer: 'x'.repeat(101) }, 'badSignature'],
    [PAYMENT, { date: 'x' }, 'badSignature'],
    [PAYMENT, { date: '2026-10-17' }, 'signedTooEarly'],
    [PAYMENT, { date: '2099-01-01' }, 'checkAhead'],
  ])('is refused: %#', (payment, typed, why) => {
    expect(sign(payment, { ...RUTH, ...typed })).toMatchObject({ kind: 'refused', why });
  });

  it('knows a check without steps as one that nobody has signed', () => {
    const { check: _check, ...bare } = PAYMENT;
    expect(sign(bare).kind).toBe('done');
  });
});

describe('sendCheck', () => {
  const send = (
    payment: RecordedPayment,
    typed: { readonly how: WayToSend; readonly date: string } = MAILED,
    expenses: readonly Expense[] = PAID,
  ) => sendCheck(payment, expenses, typed, CONTEXT);

  it('tells each expense that it pays', () => {
    const sent = { how: 'handedOver', on: TODAY } as const;
    const outcome = send(TWICE, { how: 'handedOver', date: TODAY });
    expect(outcome).toMatchObject({
      kind: 'done',
      payment: { after: { version: 4, check: { sent: { ...sent, byUid: 'admin-1', at: NOW } } } },
      changes: [
        {
          expense: { status: 'paid', payment: { sent } },
          change: { what: 'checkSent', step: null, old: { checkNumber: '1042' }, new: sent },
        },
      ],
    });
    // One that another payment pays by now hears nothing.
    expect(send(TWICE, MAILED, [APPROVED])).toMatchObject({ kind: 'done', changes: [] });
  });

  it('changes nothing a second time', () => {
    const { payment } = doneWith(send(TWICE));
    expect(send(payment)).toEqual({ kind: 'repeated' });
    expect(whyOf(send(payment, { how: 'handedOver', date: TODAY }))).toMatchObject([
      'checkSent',
      expect.stringMatching(/^Check 1042 is done: Mailed on /),
    ]);
    expect(whyOf(sign(payment, { ...RUTH, signer: 'Third' }))).toEqual(['checkSigned', null]);
  });

  it('waits for its signatures', () => {
    const sentence = (count: number) => `Check 1042 has ${count} of 2 signatures.`;
    expect(whyOf(send(PAYMENT))).toEqual(['checkUnsigned', sentence(0)]);
    expect(whyOf(send(signed(PAYMENT)))).toEqual(['checkUnsigned', sentence(1)]);
  });

  it('is on a day from the last signature to today', () => {
    expect(whyOf(send(TWICE, { how: 'mailed', date: CHECK.date }))).toEqual(['sentTooEarly', null]);
    expect(whyOf(send(TWICE, { how: 'mailed', date: '2099-01-01' }))).toEqual(['checkAhead', null]);
    expect(
      whyOf(send(doneWith(voidPayment(TWICE, PAID, { ...VOID, date: TODAY }, PAYER)).payment)),
    ).toEqual(['paymentVoided', null]);
  });
});

it('is never sent with fewer signatures than needed, nor signed twice by one person, nor by its payee', () => {
  const names = ['Ruth Adeyemi', ' ruth ADEYEMI', 'Sam Lee', 'Ann Bee', PAYMENT.payee, ''];
  const act = fc.oneof(
    fc.record({ signer: fc.constantFrom(...names), date: fc.constantFrom(TODAY, CHECK.date) }),
    fc.record({
      how: fc.constantFrom<WayToSend>('mailed', 'handedOver'),
      date: fc.constantFrom(TODAY, CHECK.date),
    }),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 8 }), fc.constantFrom(1, 2), (acts, needed) => {
      const context = { ...CONTEXT, needed };
      let [payment, expenses] = [PAYMENT, PAID];
      for (const typed of acts) {
        const outcome =
          'how' in typed
            ? sendCheck(payment, expenses, typed, context)
            : signCheck(payment, expenses, typed, context);
        if (outcome.kind !== 'done') continue;
        payment = outcome.payment.after;
        if (outcome.changes.length > 0) expenses = outcome.changes.map(({ expense }) => expense);
      }
      const { signatures = [], sent = null } = payment.check ?? {};
      if (sent !== null) expect(signatures.length).toBeGreaterThanOrEqual(needed);
      for (const [at, { name }] of signatures.entries()) {
        expect(isSameName(name, payment.payee)).toBe(false);
        expect(signatures.slice(0, at).some((other) => isSameName(other.name, name))).toBe(false);
      }
      // Each expense says of its check what the payment says.
      expect(expenses[0]?.payment?.sent).toEqual(
        sent === null ? undefined : { how: sent.how, on: sent.on },
      );
    }),
    { numRuns: times(200, 5_000) },
  );
});
