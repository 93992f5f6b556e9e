import { describe, expect, it } from 'vitest';
import { AUTHORITY, NOW, PEOPLE } from '../../../../tests/fixtures/association.ts';
import {
  APPROVED,
  BLOCKED,
  CHECK,
  CONTEXT,
  decided,
  done,
  naming,
  PAID,
  PAY,
  PENDING,
  refusal,
  REJECTED,
  VOID,
  VOIDED,
} from '../../../../tests/fixtures/managed-expenses.ts';
import { actorFields } from '../../people/administrator.ts';
import type { Expense } from '../expense.ts';
import { manage, type ExpenseAction } from './expense-actions.ts';

describe('setFund', () => {
  const set = (fundId: string | null): ExpenseAction => ({ act: 'setFund', fundId });

  it('sets, changes and takes away', () => {
    const main = manage(APPROVED, set('main'), CONTEXT);
    expect(main).toMatchObject({
      kind: 'done',
      expense: { ...APPROVED, fundId: 'main' },
      line: { what: 'fundSet', step: null, old: null, new: 'main' },
    });
    const withFund = done(APPROVED, set('main'));
    expect(manage(withFund, set(null), CONTEXT)).toMatchObject({
      expense: { fundId: null },
      line: { old: 'main', new: null },
    });
  });

  it('the same again changes nothing, not even of a rejected one', () => {
    expect(manage(done(PAID, set('main')), set('main'), CONTEXT)).toEqual({ kind: 'repeated' });
    expect(refusal(REJECTED, set(null))).toBe('repeated');
    expect(refusal(REJECTED, set('main'))).toBe('fundOfRejected');
  });
});

describe('recordPayment', () => {
  it('#94 is not for who submitted the expense while somebody else could', () => {
    const by = { uid: 'pat', email: 'pat+admin@example.com' };
    const own = { ...APPROVED, submission: { ...APPROVED.submission, email: 'Pat@example.com' } };
    const other = { uid: 'other', email: 'other@example.com', name: 'Other' };
    expect(manage(own, PAY, { ...CONTEXT, by, admins: [{ ...by, name: 'Pat' }, other] })).toEqual({
      ...{ kind: 'refused', why: 'ownPayment', sentence: null },
    });
    // Nothing keeps another from paying it, or her from paying something else.
    expect(done(own, PAY, { admins: [other] }).status).toBe('paid');
    expect(done(APPROVED, PAY, { by, admins: [other] }).payment?.flags).toBeUndefined();
  });

  it('#94 is seen in the payment and in the history when she was alone', () => {
    const by = { uid: 'pat', email: 'pat+admin@example.com' };
    const submission = { ...APPROVED.submission, email: 'Pat@example.com', paidTo: 'pat  DOE' };
    const admins = [{ ...by, name: 'Pat Doe' }];
    const outcome = manage({ ...APPROVED, submission }, PAY, { ...CONTEXT, by, admins });
    const flags = ['ownExpense', 'ownName'];
    expect(outcome).toMatchObject({
      ...{ kind: 'done', expense: { payment: { flags } }, line: { what: 'paid', flags } },
    });
  });

  it('pays an approved expense', () => {
    expect(manage(APPROVED, PAY, CONTEXT)).toEqual({
      kind: 'done',
      expense: {
        ...APPROVED,
        status: 'paid',
        payments: 1,
        payment: { ...CHECK, number: 1, ...actorFields(CONTEXT.by), at: NOW },
      },
      line: { what: 'paid', step: null, old: 'approved', new: 'Check 1042 on Oct 20, 2026' },
    });
  });

  it('again: the same is done already, another is told of the first', () => {
    const spelled = { ...PAY, payment: { ...CHECK, checkNumber: '0 1042 ' } };
    expect(manage(PAID, PAY, CONTEXT)).toEqual({ kind: 'repeated' });
    expect(manage(PAID, spelled, CONTEXT)).toEqual({ kind: 'repeated' });
    expect(manage(PAID, { ...PAY, payment: { ...CHECK, checkNumber: '7' } }, CONTEXT)).toEqual({
      kind: 'refused',
      why: 'alreadyPaid',
      sentence: 'This expense was already paid: Check 1042 on Oct 20, 2026.',
    });
    expect(refusal(PAID, { ...PAY, number: 2 })).toBe('alreadyPaid');
  });

  it('after a void: only as the next payment', () => {
    expect(refusal(VOIDED, PAY)).toBe('paymentVoided');
    expect(refusal(VOIDED, { ...PAY, number: 3 })).toBe('paymentVoided');
    const again = done(VOIDED, { ...PAY, number: 2 });
    expect(again).toMatchObject({ status: 'paid', payments: 2, payment: { number: 2 } });
  });

  it.each([
    [PENDING, 'notApproved'],
    [REJECTED, 'notApproved'],
  ])('not before the approval %#', (expense, why) => {
    expect(manage(expense, PAY, CONTEXT)).toEqual({ kind: 'refused', why, sentence: null });
  });

  it('says what is wrong with it', () => {
    const act: ExpenseAction = { ...PAY, payment: { ...CHECK, date: '2026-10-21' } };
    expect(manage(APPROVED, act, CONTEXT)).toEqual({
      kind: 'refused',
      why: 'badPayment',
      sentence: 'Date lies in the future.',
    });
  });
});

describe('voidPayment', () => {
  it('makes a paid expense an approved one', () => {
    expect(manage(PAID, VOID, CONTEXT)).toEqual({
      kind: 'done',
      expense: { ...APPROVED, payments: 1 },
      line: {
        what: 'paymentVoided',
        step: null,
        old: 'Check 1042 on Oct 20, 2026',
        new: 'Lost in the mail',
      },
    });
  });

  it('again: is done already, also when another payment followed', () => {
    const paidAgain = done(VOIDED, { ...PAY, number: 2 });
    expect(refusal(VOIDED, VOID)).toBe('repeated');
    expect(refusal(paidAgain, VOID)).toBe('repeated');
    expect(done(paidAgain, { ...VOID, payment: 2 })).toMatchObject({ payment: null, payments: 2 });
  });

  it.each([0, -1, 2, 0.5])('there is no payment %d to void', (payment) => {
    expect(refusal(PAID, { ...VOID, payment })).toBe('notPaid');
    expect(refusal(APPROVED, { ...VOID, payment })).toBe('notPaid');
  });

  it('an expense that is not paid is not made an approved one', () => {
    expect(refusal({ ...PAID, status: 'rejected' }, VOID)).toBe('notPaid');
  });
});

describe('resendLink', () => {
  const RESEND: ExpenseAction = { act: 'resendLink', step: 0 };

  it('gives the step a new nonce', () => {
    const outcome = manage(PENDING, RESEND, CONTEXT);
    expect(outcome).toMatchObject({ kind: 'done', line: { what: 'linkResent', step: 0 } });
    const before = PENDING.steps[0];
    expect(done(PENDING, RESEND).steps).toEqual([
      { ...before, nonce: 'nonce 2', resentAt: NOW },
      PENDING.steps[1],
    ]);
  });

  it('asks who holds the role now', () => {
    const settings = { ...AUTHORITY.settings, presidents: ['', PEOPLE.secondPresident] };
    const outcome = manage(PENDING, RESEND, { ...CONTEXT, settings });
    expect(outcome).toMatchObject({
      expense: { steps: [{ approvers: [PEOPLE.secondPresident], blocked: null }, {}] },
      line: {
        old: `${PEOPLE.firstPresident}, ${PEOPLE.secondPresident}`,
        new: PEOPLE.secondPresident,
      },
    });
    const nobody = { ...AUTHORITY.settings, presidents: [] };
    expect(refusal(PENDING, RESEND, { settings: nobody })).toBe('nobodyToAsk');
  });

  it('asks who holds the role now where nobody was asked before', () => {
    const settings = naming(PEOPLE.eventApprover);
    const outcome = manage(BLOCKED, RESEND, { ...CONTEXT, settings });
    expect(outcome).toMatchObject({
      kind: 'done',
      expense: {
        steps: [{ approvers: [PEOPLE.eventApprover], blocked: null, nonce: 'nonce 2' }, {}, {}],
      },
      line: { old: '', new: PEOPLE.eventApprover },
    });
  });

  it('a second press within a minute changes nothing', () => {
    const resent = done(PENDING, RESEND);
    expect(refusal(resent, RESEND, { now: NOW + 59_999 })).toBe('repeated');
    expect(refusal(resent, RESEND, { now: NOW + 60_000 })).toBe('done');
  });

  it.each<[string, Expense, number, string]>([
    ['a decided step', decided(PENDING, PEOPLE.firstPresident), 0, 'stepNotOpen'],
    ['a step that waits', PENDING, 1, 'stepNotOpen'],
    ['a step with nobody to ask', BLOCKED, 0, 'nobodyToAsk'],
    ['no step', PENDING, 7, 'stepNotOpen'],
    ['an approved expense', APPROVED, 1, 'stepNotOpen'],
  ])('not for %s', (_name, expense, step, why) => {
    expect(refusal(expense, { act: 'resendLink', step })).toBe(why);
  });
});
