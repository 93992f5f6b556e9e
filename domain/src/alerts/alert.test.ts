import { describe, expect, it } from 'vitest';
import { alertIdOf, needsPerson, type AlertCause } from './alert.ts';

const EXPENSE = 'aB3dE5fG7hJ9kL1mN2pQ';
const mail = (turn: string): AlertCause => ({
  kind: 'mailDead',
  expenseId: EXPENSE,
  mailId: `${EXPENSE}_review_0_a_b-c_${turn}`,
  purpose: 'review',
  step: 0,
  to: 'president@example.com',
  code: '550',
});

describe('alertIdOf', () => {
  it.each<[AlertCause, id: string]>([
    [mail('opened'), `mailDead~${EXPENSE}_review_0_a_b-c`],
    [
      { kind: 'noApprover', expenseId: EXPENSE, step: 1, role: 'treasurer', why: 'notSet' },
      `noApprover~${EXPENSE}`,
    ],
    [{ kind: 'mailForgotten', expenseId: EXPENSE, step: 0 }, `mailForgotten~${EXPENSE}`],
    [{ kind: 'receiptsRemoved', expenseId: null }, 'receiptsRemoved~receipts'],
    [{ kind: 'adminRenamed', expenseId: null, uid: 'u1', email: 'a@b.co' }, 'adminRenamed~u1'],
    [
      { kind: 'workFails', expenseId: null, work: 'count', item: 'revenueItems~one', code: '14' },
      'workFails~count~revenueItems~one',
    ],
  ])('of %j', (matter, id) => {
    expect(alertIdOf(matter)).toBe(id);
  });

  it('is the same for a later mail on the same occasion', () => {
    expect(alertIdOf(mail('resent-1-2'))).toBe(alertIdOf(mail('opened')));
  });
});

describe('needsPerson', () => {
  it.each([
    ['mailDead', true],
    ['noApprover', true],
    ['workFails', true],
    ['adminRenamed', true],
    ['mailForgotten', false],
    ['receiptsRemoved', false],
  ] as const)('%s: %s', (kind, expected) => {
    expect(needsPerson({ kind })).toBe(expected);
  });
});
