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
import { formatInstant } from '../../time/dates.ts';
import type { Expense } from '../expense.ts';
import { manage, type ExpenseAction } from './expense-actions.ts';

describe('setFund', () => {
  const set = (fundId: string | null): ExpenseAction => ({ act: 'setFund', fundId });

  it('sets, changes and removes the fund', () => {
    const main = manage(PENDING, set('main'), CONTEXT);
    expect(main).toMatchObject({
      kind: 'done',
      expense: { ...PENDING, fundId: 'main' },
      change: { what: 'fundSet', step: null, old: null, new: 'main' },
    });
    expect(manage(APPROVED, set('grants'), CONTEXT)).toMatchObject({
      expense: { fundId: 'grants' },
      change: { old: 'main', new: 'grants' },
    });
    expect(manage(APPROVED, set(null), CONTEXT)).toMatchObject({
      expense: { fundId: null },
      change: { old: 'main', new: null },
    });
  });

  it('changes the fund of what is paid, and never takes it away (#120)', () => {
    expect(done(PAID, set('grants')).fundId).toBe('grants');
    expect(refusal(PAID, set(null))).toBe('fundOfPaid');
  });

  it('changes nothing when the fund is the same, even if the expense was rejected', () => {
    expect(manage(PAID, set('main'), CONTEXT)).toEqual({ kind: 'repeated' });
    expect(refusal(REJECTED, set(null))).toBe('repeated');
    expect(refusal(REJECTED, set('main'))).toBe('fundOfRejected');
  });
});

describe('recordPayment', () => {
  it('asks for the fund first (#120)', () => {
    expect(refusal({ ...APPROVED, fundId: null }, PAY)).toBe('fundRequired');
  });

  it('refuses the submitter while somebody else can pay (#94)', () => {
    const by = { uid: 'pat', email: 'pat+admin@example.com' };
    const own = { ...APPROVED, contact: { ...APPROVED.contact, email: 'Pat@example.com' } };
    const other = { uid: 'other', email: 'other@example.com', name: 'Other' };
    expect(manage(own, PAY, { ...CONTEXT, by, admins: [{ ...by, name: 'Pat' }, other] })).toEqual({
      ...{ kind: 'refused', why: 'ownPayment', sentence: null },
    });
    // Another administrator can pay it, and the submitter can pay other expenses.
    expect(done(own, PAY, { admins: [other] }).status).toBe('paid');
    expect(done(APPROVED, PAY, { by, admins: [other] }).payment?.flags).toBeUndefined();
  });

  it('marks payment and history when the submitter is the only administrator (#94)', () => {
    const by = { uid: 'pat', email: 'pat+admin@example.com' };
    const submission = { ...APPROVED.submission, paidTo: 'pat  DOE' };
    const contact = { ...APPROVED.contact, email: 'Pat@example.com' };
    const admins = [{ ...by, name: 'Pat Doe' }];
    const outcome = manage({ ...APPROVED, submission, contact }, PAY, { ...CONTEXT, by, admins });
    const flags = ['ownExpense', 'ownName'];
    expect(outcome).toMatchObject({
      ...{ kind: 'done', expense: { payment: { flags } }, change: { what: 'paid', flags } },
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
      change: { what: 'paid', step: null, old: 'approved', new: CHECK },
    });
  });

  it('answers the same payment as done, and refuses another one with the first', () => {
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

  it('accepts only the next number after a void', () => {
    expect(refusal(VOIDED, PAY)).toBe('paymentVoided');
    expect(refusal(VOIDED, { ...PAY, number: 3 })).toBe('paymentVoided');
    const again = done(VOIDED, { ...PAY, number: 2 });
    expect(again).toMatchObject({ status: 'paid', payments: 2, payment: { number: 2 } });
  });

  it.each([
    [PENDING, 'notApproved'],
    [REJECTED, 'notApproved'],
  ])('is refused before the approval %#', (expense, why) => {
    expect(manage(expense, PAY, CONTEXT)).toEqual({ kind: 'refused', why, sentence: null });
  });

  it('says what is wrong with the payment', () => {
    const act: ExpenseAction = { ...PAY, payment: { ...CHECK, date: '2026-10-21' } };
    expect(manage(APPROVED, act, CONTEXT)).toEqual({
      kind: 'refused',
      why: 'badPayment',
      sentence: 'Date lies in the future.',
    });
  });
});

describe('voidPayment', () => {
  it('makes a paid expense approved again', () => {
    expect(manage(PAID, VOID, CONTEXT)).toEqual({
      kind: 'done',
      expense: { ...APPROVED, payments: 1 },
      change: {
        what: 'paymentVoided',
        step: null,
        old: CHECK,
        new: 'Lost in the mail',
      },
    });
  });

  it('answers a repeated void as done, also after another payment', () => {
    const paidAgain = done(VOIDED, { ...PAY, number: 2 });
    expect(refusal(VOIDED, VOID)).toBe('repeated');
    expect(refusal(paidAgain, VOID)).toBe('repeated');
    expect(done(paidAgain, { ...VOID, payment: 2 })).toMatchObject({ payment: null, payments: 2 });
  });

  it.each([0, -1, 2, 0.5])('there is no payment %d to void', (payment) => {
    expect(refusal(PAID, { ...VOID, payment })).toBe('notPaid');
    expect(refusal(APPROVED, { ...VOID, payment })).toBe('notPaid');
  });

  it('refuses an expense that is not paid', () => {
    expect(refusal({ ...PAID, status: 'rejected' }, VOID)).toBe('notPaid');
  });
});

describe('resendLink', () => {
  const RESEND: ExpenseAction = { act: 'resendLink', step: 0 };

  it('gives the step a new nonce', () => {
    const outcome = manage(PENDING, RESEND, CONTEXT);
    expect(outcome).toMatchObject({ kind: 'done', change: { what: 'linkResent', step: 0 } });
    const before = PENDING.steps[0];
    expect(done(PENDING, RESEND).steps).toEqual([
      { ...before, nonce: 'nonce 2', resentAt: NOW },
      PENDING.steps[1],
    ]);
  });

  it('asks the present holders of the role', () => {
    const settings = { ...AUTHORITY.settings, presidents: ['', PEOPLE.secondPresident] };
    const outcome = manage(PENDING, RESEND, { ...CONTEXT, settings });
    expect(outcome).toMatchObject({
      expense: { steps: [{ approvers: [PEOPLE.secondPresident], blocked: null }, {}] },
      change: {
        old: [PEOPLE.firstPresident, PEOPLE.secondPresident],
        new: [PEOPLE.secondPresident],
      },
    });
    const nobody = { ...AUTHORITY.settings, presidents: [] };
    expect(refusal(PENDING, RESEND, { settings: nobody })).toBe('nobodyToAsk');
  });

  it('asks the present holders where nobody was asked before', () => {
    const settings = naming(PEOPLE.eventApprover);
    const outcome = manage(BLOCKED, RESEND, { ...CONTEXT, settings });
    expect(outcome).toMatchObject({
      kind: 'done',
      expense: {
        steps: [{ approvers: [PEOPLE.eventApprover], blocked: null, nonce: 'nonce 2' }, {}, {}],
      },
      change: { old: [], new: [PEOPLE.eventApprover] },
    });
  });

  it('says at a second press within a minute when the link was sent, and changes nothing', () => {
    const resent = done(PENDING, RESEND);
    const second = { now: NOW + 59_999, nonce: 'nonce 3' };
    expect(manage(resent, RESEND, { ...CONTEXT, ...second })).toEqual({
      kind: 'refused',
      why: 'linkJustSent',
      sentence: `The link was last sent on ${formatInstant(NOW, CONTEXT.timeZone)}. Please wait a minute before you send it again.`,
    });
    expect(refusal(resent, RESEND, { ...second, now: NOW + 60_000 })).toBe('done');
    // The same request, tried again after its answer was lost.
    expect(refusal(resent, RESEND, { now: NOW + 59_999 })).toBe('repeated');
  });

  it.each<[string, Expense, number, string]>([
    ['a decided step', decided(PENDING, PEOPLE.firstPresident), 0, 'stepNotOpen'],
    ['a step that waits', PENDING, 1, 'stepNotOpen'],
    ['a step with nobody to ask', BLOCKED, 0, 'nobodyToAsk'],
    ['no step', PENDING, 7, 'stepNotOpen'],
    ['an approved expense', APPROVED, 1, 'stepNotOpen'],
  ])('is refused for %s', (_name, expense, step, why) => {
    expect(refusal(expense, { act: 'resendLink', step })).toBe(why);
  });
});
