import { describe, expect, it } from 'vitest';
import type { ListedPerson } from '../payments/payment.ts';
import {
  entriesOfAuthors,
  firstLookOf,
  isUnconfirmed,
  needsSecondLook,
  secondLookField,
  secondLookRefusal,
  secondLookWords,
  SECOND_LOOKS,
  type FirstLook,
  type SecondLookRefusal,
} from './confirmation.ts';

const RUTH: ListedPerson = { uid: 'ruth', email: 'ruth@example.com', name: 'Ruth Adeyemi' };
const SAM: ListedPerson = { uid: 'sam', email: 'sam@example.com', name: 'Sam Lee' };
const ALIAS: ListedPerson = { uid: 'ruth2', email: 'ruth+2@example.com', name: 'R' };

const CONFIRMED = { by: SAM.email, byUid: SAM.uid, at: 1 };

describe('what needs a second person', () => {
  const payment = { method: 'transfer', voided: null, mistake: null };

  it.each([
    ['manualExpenses', { method: 'check' }, true],
    ['manualExpenses', {}, true],
    ['payments', payment, true],
    ['payments', { ...payment, method: 'cash' }, true],
    ['payments', { ...payment, method: 'check' }, false],
    ['payments', { ...payment, voided: { reason: 'Wrong' } }, false],
    ['payments', { ...payment, mistake: { reason: 'Typo' } }, false],
    ['revenueItems', { amount: -0.01 }, true],
    ['revenueItems', { amount: 0 }, false],
    ['revenueItems', { amount: 40 }, false],
    ['statements', { reopened: null }, true],
    ['statements', { reopened: { reason: 'A check was missing' } }, false],
  ] as const)('%s %j: %s', (collection, fields, needs) => {
    expect(needsSecondLook(collection, fields)).toBe(needs);
  });

  it('is unconfirmed until somebody has confirmed it', () => {
    expect(isUnconfirmed('manualExpenses', {})).toBe(true);
    expect(isUnconfirmed('manualExpenses', { confirmed: null })).toBe(true);
    expect(isUnconfirmed('manualExpenses', { confirmed: CONFIRMED })).toBe(false);
    expect(isUnconfirmed('payments', { ...payment, confirmed: CONFIRMED })).toBe(false);
    expect(isUnconfirmed('payments', { ...payment, method: 'check' })).toBe(false);
  });

  it('has the mark in a field of its own, and words of its own', () => {
    const fields = ['confirmed', 'confirmed', 'confirmed', 'reviewed'];
    expect(SECOND_LOOKS.map(secondLookField)).toEqual(fields);
    const entered = SECOND_LOOKS.map((name) => secondLookWords(name).refusals.entered);
    expect(entered[0]).toBe('You entered or changed this, so someone else has to confirm it.');
    expect(entered[3]).toBe('You reconciled this, so someone else has to review it.');
  });
});

describe('who may be the second person', () => {
  const payee = (paidTo: string, email = '') => ({ paidTo, email });

  it.each<
    [string, FirstLook['enteredBy'], FirstLook['payees'], ListedPerson[], SecondLookRefusal | null]
  >([
    ['of what somebody else entered', [SAM], [payee('Costco')], [RUTH, SAM], null],
    ['not of their own', [RUTH], [payee('Costco')], [RUTH, SAM], 'entered'],
    ['not of what they changed last', [SAM, RUTH], [payee('Costco')], [RUTH, SAM], 'entered'],
    ['not of what another account of theirs entered', [ALIAS], [], [RUTH, ALIAS, SAM], 'entered'],
    [
      'not under another address',
      [{ uid: RUTH.uid, email: 'old@example.com' }],
      [],
      [RUTH, SAM],
      'entered',
    ],
    ['not of what paid their name', [SAM], [payee(' ruth  ADEYEMI')], [RUTH, SAM], 'paid'],
    ['not of what they asked for', [SAM], [payee('R', 'Ruth+x@example.com')], [RUTH, SAM], 'paid'],
    ['nobody, if they are the only one', [RUTH], [], [RUTH], 'noOne'],
    ['nobody, if they are the only one under two addresses', [RUTH], [], [RUTH, ALIAS], 'noOne'],
    ['the only one, of what somebody entered who has left', [SAM], [], [RUTH], null],
  ])('%s', (_title, enteredBy, payees, admins, refusal) => {
    expect(secondLookRefusal({ enteredBy, payees }, { by: RUTH, admins })).toBe(refusal);
  });
});

describe('who entered it, and who was paid', () => {
  it('a manual expense says by its journal', () => {
    expect(entriesOfAuthors('manualExpenses', 'one', 1, {})).toEqual(['manualExpenses~one~1']);
    expect(entriesOfAuthors('manualExpenses', 'one', 3, {})).toEqual([
      'manualExpenses~one~1',
      'manualExpenses~one~3',
    ]);
    const look = firstLookOf('manualExpenses', { paidTo: 'Costco' }, [null, RUTH]);
    expect(look).toEqual({ enteredBy: [RUTH], payees: [{ email: '', paidTo: 'Costco' }] });
    expect(entriesOfAuthors('revenueItems', 'one', 1, {})).toEqual(['revenueItems~one~1']);
    expect(firstLookOf('revenueItems', {}, [RUTH]).enteredBy).toEqual([RUTH]);
  });

  it('a payment says itself who recorded it, and it paid whoever asked too', () => {
    expect(entriesOfAuthors('payments', 'one-1', 2, {})).toEqual([]);
    // What settles an advance is no change of it.
    expect(entriesOfAuthors('manualExpenses', 'one', 3, { advance: { kind: 'given' } })).toEqual([
      'manualExpenses~one~1',
    ]);
    const fields = { by: SAM.email, byUid: SAM.uid, payee: 'Pat Lee' };
    expect(firstLookOf('payments', fields, [], ['pat@example.com'])).toEqual({
      enteredBy: [{ uid: SAM.uid, email: SAM.email }],
      payees: [
        { email: '', paidTo: 'Pat Lee' },
        { email: 'pat@example.com', paidTo: 'Pat Lee' },
      ],
    });
  });

  it('a reconciliation says who made it, and paid no one', () => {
    const by = { uid: SAM.uid, email: SAM.email };
    expect(firstLookOf('statements', { by }, [])).toEqual({ enteredBy: [by], payees: [] });
  });
});
