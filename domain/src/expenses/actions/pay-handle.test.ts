import { describe, expect, it } from 'vitest';
import { NOW } from '../../../../tests/fixtures/association.ts';
import { ADMIN_RETURN, corrected, returned } from '../../../../tests/fixtures/corrections.ts';
import {
  APPROVED,
  CHECK,
  PAID,
  pay,
  PAYER,
  PENDING,
} from '../../../../tests/fixtures/managed-expenses.ts';
import { BY_APP } from '../../../../tests/fixtures/submission.ts';
import type { Expense } from '../expense.ts';
import { confirmHandle, handleFlagOf, knownPhonesOf } from './pay-handle.ts';
import { recordPayment } from './record-payment.ts';

const TRANSFER = { method: 'transfer', checkNumber: '', date: CHECK.date };
const BY = { by: PAYER.by, now: NOW };

/** Returns an expense whose submitter wants to be paid by an app. */
function byApp(expense: Expense, payHandle: string = BY_APP.payHandle, id = expense.id): Expense {
  return {
    ...expense,
    id,
    submission: { ...expense.submission, payBy: 'app' },
    contact: { ...expense.contact, payHandle },
  };
}

const READY = byApp(APPROVED);

/** Another expense of the submitter, which an app has paid. */
function paidBefore(payHandle?: string, payment = TRANSFER): Expense {
  const before = byApp(APPROVED, payHandle, 'zyxwvutsrqZYXWVUTSRQ');
  const [paid] = pay([before], payment, { ofSubmitters: [confirmed(before)] }).expenses;
  if (paid === undefined) throw new Error('It was not paid.');
  return paid;
}

/** As if someone had called about another expense of the submitter, with the same handle. */
function confirmed(expense: Expense): Expense {
  const handleConfirmed = { by: 'a@b.co', at: NOW, version: expense.submissionVersion };
  return { ...expense, id: 'confirmedConfirmed12', handleConfirmed };
}

/** Records a payment by another method than a check. */
function transferred(expense: Expense, ofSubmitters: readonly Expense[]) {
  const asked = [{ id: expense.id, number: 1 }];
  return recordPayment([expense], asked, TRANSFER, { ...PAYER, ofSubmitters });
}

describe('a handle', () => {
  it('is new until an app has paid the submitter there (#152)', () => {
    expect(handleFlagOf(READY, [])).toBe('new');
    expect(handleFlagOf(READY, [READY])).toBe('new');
    expect(handleFlagOf(READY, [paidBefore()])).toBeNull();
    // What was paid by check, or not at all, shows nothing about a handle.
    const byCheck = { ...PAID, id: 'paidByCheckPaidByChk' };
    const elsewhere = [paidBefore(undefined, CHECK), byCheck, byApp(PENDING, undefined, 'other')];
    expect(handleFlagOf(READY, elsewhere)).toBe('new');
    const ofOther = { ...paidBefore(), submitterId: 'other' };
    expect(handleFlagOf(READY, [ofOther])).toBe('new');
    expect(handleFlagOf({ ...READY, submitterId: null }, [paidBefore()])).toBe('new');
  });

  it('is changed if it is another one than before, in any spelling (#152)', () => {
    expect(handleFlagOf(READY, [paidBefore('other@example.com')])).toBe('changed');
    expect(handleFlagOf(READY, [paidBefore('DANA@example.com')])).toBeNull();
    const byPhone = byApp(APPROVED, '+1 (555) 010-0142');
    expect(handleFlagOf(byPhone, [paidBefore('555-010-0142')])).toBeNull();
    expect(handleFlagOf(byPhone, [paidBefore('555-010-0143')])).toBe('changed');
    expect(handleFlagOf(byApp(APPROVED, '42'), [paidBefore('4 2')])).toBe('changed');
  });

  it('that is missing is not known', () => {
    const without = (expense: Expense) => ({ ...expense, contact: APPROVED.contact });
    expect(handleFlagOf(without(READY), [paidBefore()])).toBe('changed');
    expect(handleFlagOf(READY, [without(paidBefore())])).toBe('new');
  });

  it('is no matter where a check is asked for', () => {
    expect(handleFlagOf(APPROVED, [])).toBeNull();
  });

  it('that was confirmed is known, in this version only, and for other expenses (#152)', () => {
    const one = confirmed(READY);
    expect(handleFlagOf(one, [])).toBeNull();
    expect(handleFlagOf(READY, [one])).toBeNull();
    expect(handleFlagOf(corrected(returned(one, ADMIN_RETURN)), [])).toBe('new');
  });
});

describe('a payment', () => {
  it('by anything but a check waits for a call (#152)', () => {
    expect(transferred(READY, [])).toEqual({
      kind: 'refused',
      why: 'payeeUnconfirmed',
      sentence: null,
    });
    const asked = [{ id: READY.id, number: 1 }];
    expect(recordPayment([READY], asked, CHECK, PAYER).kind).toBe('done');
    expect(transferred(READY, [paidBefore()]).kind).toBe('done');
    expect(transferred({ ...confirmed(READY), id: READY.id }, []).kind).toBe('done');
    expect(transferred(APPROVED, []).kind).toBe('done');
  });
});

describe('a confirmation', () => {
  const CALLED = '(555) 010-0177';

  it('keeps who called and when, and of the number two digits', () => {
    const handleConfirmed = { by: PAYER.by.email, byUid: PAYER.by.uid, at: NOW, version: 1 };
    expect(confirmHandle(READY, CALLED, [], BY)).toEqual({
      kind: 'done',
      expense: { ...READY, handleConfirmed },
      change: { what: 'handleConfirmed', step: null, old: 'new', new: '77' },
    });
  });

  it('takes no number that came with the expense alone (#152)', () => {
    const { phone } = READY.contact;
    for (const one of [phone, '010-0142', '+1 555 010 0142'])
      expect(confirmHandle(READY, one, [], BY)).toEqual({ kind: 'refused', why: 'phoneOfRequest' });
    for (const one of ['', 'Dana', '0142'])
      expect(confirmHandle(READY, one, [], BY)).toEqual({ kind: 'refused', why: 'phoneNeeded' });
  });

  it('takes only a number of a paid expense, where there is one (#152)', () => {
    const before = paidBefore('other@example.com');
    const known = { ...before, contact: { ...before.contact, phone: CALLED } };
    const open = { ...known, status: 'approved', contact: READY.contact } as const;
    expect(knownPhonesOf(READY, [known, known, open])).toEqual([CALLED]);
    expect(confirmHandle(READY, '555-010-0199', [known], BY)).toEqual({
      kind: 'refused',
      why: 'phoneUnknown',
    });
    expect(confirmHandle(READY, '15550100177', [known], BY)).toMatchObject({
      change: { old: 'changed', new: '77' },
    });
    // The number on the expense is known too if an earlier one had it.
    expect(confirmHandle(READY, READY.contact.phone, [before], BY).kind).toBe('done');
  });

  it('is not for one’s own expense, nor before the last approval (#152)', () => {
    const by = { uid: 'dana', email: READY.contact.email };
    expect(confirmHandle(READY, CALLED, [], { by, now: NOW })).toEqual({
      kind: 'refused',
      why: 'ownHandle',
    });
    expect(confirmHandle(byApp(PENDING), CALLED, [], BY)).toEqual({
      kind: 'refused',
      why: 'notApproved',
    });
  });

  it('changes nothing if none is needed', () => {
    for (const expense of [APPROVED, confirmed(READY)])
      expect(confirmHandle(expense, CALLED, [], BY)).toEqual({ kind: 'repeated' });
  });
});
