import { describe, expect, it } from 'vitest';
import { AUTHORITY, inLine, PEOPLE, SETTINGS } from '../../../../tests/fixtures/association.ts';
import { BLOCKED, naming, PENDING, STATES } from '../../../../tests/fixtures/managed-expenses.ts';
import type { Expense } from '../expense.ts';
import {
  availableActions,
  disallowedReason,
  linesRefusal,
  type ExpenseActionType,
} from './expense-actions.ts';
import type { ApproverSettings } from '../../approvers/approver-settings.ts';

describe('disallowedReason', () => {
  const table: Record<keyof typeof STATES, Record<ExpenseActionType, string>> = {
    PENDING: {
      setFund: 'allowed',
      recordPayment: 'notApproved',
      voidPayment: 'notPaid',
      resendLink: 'allowed',
    },
    BLOCKED: {
      setFund: 'allowed',
      recordPayment: 'notApproved',
      voidPayment: 'notPaid',
      resendLink: 'nobodyToAsk',
    },
    APPROVED: {
      setFund: 'allowed',
      recordPayment: 'allowed',
      voidPayment: 'notPaid',
      resendLink: 'stepNotOpen',
    },
    REJECTED: {
      setFund: 'fundOfRejected',
      recordPayment: 'notApproved',
      voidPayment: 'notPaid',
      resendLink: 'stepNotOpen',
    },
    PAID: {
      setFund: 'fundOfPaid',
      recordPayment: 'alreadyPaid',
      voidPayment: 'allowed',
      resendLink: 'stepNotOpen',
    },
    VOIDED: {
      setFund: 'allowed',
      recordPayment: 'allowed',
      voidPayment: 'notPaid',
      resendLink: 'stepNotOpen',
    },
  };
  const cells = Object.entries(table).flatMap(([state, kinds]) =>
    Object.entries(kinds).map(([kind, expected]) => ({ state, kind, expected })),
  );

  it.each(cells)('$state: $kind is $expected', ({ state, kind, expected }) => {
    // Both are keys of the tables above.
    const expense = STATES[state as keyof typeof STATES];
    const why = disallowedReason(expense, kind as ExpenseActionType, AUTHORITY);
    expect(why ?? 'allowed').toBe(expected);
  });

  it('sends a link while the settings name somebody who may decide, whoever was asked', () => {
    const resend = (expense: Expense, settings: ApproverSettings) =>
      disallowedReason(expense, 'resendLink', { ...AUTHORITY, settings }) === null;
    for (const presidents of [[], [''], [PEOPLE.parent]])
      expect(resend(PENDING, { ...SETTINGS, presidents })).toBe(false);
    for (const [named, allowed] of [
      [PEOPLE.eventApprover, true],
      ['', false],
      [PEOPLE.parent, false],
    ] as const)
      expect(resend(BLOCKED, naming(named))).toBe(allowed);
  });

  it('sends no link for a pending expense without an open step', () => {
    const odd = { ...PENDING, steps: [] };
    expect(disallowedReason(odd, 'resendLink', AUTHORITY)).toBe('stepNotOpen');
  });

  it('asks for a fund before a payment', () => {
    const homeless = inLine(STATES.APPROVED, { fundId: null });
    expect(disallowedReason(homeless, 'recordPayment', AUTHORITY)).toBe('fundRequired');
  });
});

it.each<[keyof typeof STATES, string, string | null]>([
  ['PENDING', PEOPLE.stranger, null],
  ['PENDING', PEOPLE.parent.toUpperCase(), 'ownLines'],
  ['APPROVED', PEOPLE.parent, 'ownLines'],
  ['VOIDED', PEOPLE.parent, 'ownLines'],
  ['PAID', PEOPLE.parent, null],
  ['REJECTED', PEOPLE.stranger, 'linesOfEnded'],
])('the lines of %s for %s: %j', (state, person, why) => {
  const expense = { ...STATES[state], contact: { ...STATES[state].contact, email: PEOPLE.parent } };
  expect(linesRefusal(expense, person)).toBe(why);
  expect(availableActions(expense, person, AUTHORITY).includes('setLines')).toBe(why === null);
});

describe('availableActions', () => {
  it.each<[keyof typeof STATES, string, string[]]>([
    ['PENDING', PEOPLE.stranger, ['setLines', 'setFund', 'resendLink']],
    [
      'PENDING',
      PEOPLE.firstPresident.toUpperCase(),
      ['decide', 'setLines', 'setFund', 'resendLink'],
    ],
    ['PENDING', PEOPLE.treasurer, ['setLines', 'setFund', 'resendLink']],
    ['BLOCKED', PEOPLE.eventApprover, ['setLines', 'setFund']],
    ['APPROVED', PEOPLE.treasurer, ['setLines', 'setFund', 'recordPayment']],
    ['REJECTED', PEOPLE.treasurer, []],
    ['PAID', PEOPLE.treasurer, ['setLines', 'voidPayment']],
    ['VOIDED', PEOPLE.treasurer, ['setLines', 'setFund', 'recordPayment']],
  ])('%s for %s: %j', (state, person, acts) => {
    expect(availableActions(STATES[state], person, AUTHORITY)).toEqual(acts);
  });
});
