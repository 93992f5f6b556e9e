import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../../../../tests/fixtures/association.ts';
import {
  ADMIN_RETURN,
  corrected,
  RETURN,
  returned,
  RETURNING,
} from '../../../../tests/fixtures/corrections.ts';
import {
  APPROVED,
  BLOCKED,
  decided,
  PAID,
  PENDING,
  REJECTED,
} from '../../../../tests/fixtures/managed-expenses.ts';
import type { Expense } from '../expense.ts';
import { MAX_VERSIONS, returnExpense, returnRefusal, type ReturnAct } from './return-expense.ts';
import { withdrawExpense } from './withdraw-expense.ts';

function refusal(expense: Expense, act: ReturnAct): string {
  const outcome = returnExpense(expense, act, RETURNING);
  return outcome.kind === 'refused' ? outcome.why : outcome.kind;
}

describe('an expense that is sent back', () => {
  it('waits for its submitter, and its step for nobody', () => {
    const expense = returned(PENDING);
    expect(expense).toMatchObject({
      status: 'returned',
      approvedOn: null,
      returned: { by: PEOPLE.firstPresident, step: 0, note: RETURN.note, nonce: RETURNING.nonce },
      steps: [{ status: 'returned', nonce: 'nonce 1' }, { status: 'waiting' }],
    });
    expect(expense.returned).not.toHaveProperty('byUid');
  });

  it('tells who did it, at which step, and why', () => {
    expect(returnExpense(PENDING, RETURN, RETURNING)).toMatchObject({
      change: { what: 'returned', step: 0, old: 'pending', new: RETURN.note },
    });
  });

  it('is no step when every step was approved, and counts no more', () => {
    const expense = returned(APPROVED, ADMIN_RETURN);
    expect(expense).toMatchObject({ status: 'returned', approvedOn: null });
    expect(expense.returned).toMatchObject({ step: null, byUid: 'admin-1' });
    expect(expense.steps).toEqual(APPROVED.steps);
  });

  it('needs an administrator where nobody can decide', () => {
    const blocked = returned(BLOCKED, ADMIN_RETURN);
    expect(blocked.steps[0]).toMatchObject({ status: 'returned', blocked: null });
  });

  it('is found as it is by the same again', () => {
    expect(refusal(returned(PENDING), RETURN)).toBe('repeated');
  });

  it.each<[string, Expense, ReturnAct]>([
    ['linkRefused', PENDING, { ...RETURN, by: PEOPLE.stranger }],
    ['linkRefused', PENDING, { ...RETURN, by: PEOPLE.treasurer, step: 1 }],
    ['linkRefused', decided(PENDING, PEOPLE.firstPresident), RETURN],
    ['linkRefused', APPROVED, { ...RETURN, by: PEOPLE.treasurer, step: 1 }],
    ['notReturnable', PAID, ADMIN_RETURN],
    ['notReturnable', REJECTED, ADMIN_RETURN],
    ['alreadyReturned', returned(PENDING), ADMIN_RETURN],
    ['alreadyReturned', returned(PENDING), { ...RETURN, note: 'Another one' }],
    ['correctedMeanwhile', corrected(returned(PENDING)), ADMIN_RETURN],
    ['correctedMeanwhile', corrected(returned(PENDING)), RETURN],
    ['submitterUnknown', { ...APPROVED, submitterId: null }, ADMIN_RETURN],
  ])('is refused as %s', (why, expense, act) => {
    expect(refusal(expense, act)).toBe(why);
  });

  it('is not sent back again once it is withdrawn', () => {
    const outcome = withdrawExpense(PENDING, 1);
    if (outcome.kind !== 'done') throw new Error(outcome.kind);
    expect(refusal(outcome.expense, ADMIN_RETURN)).toBe('notReturnable');
  });

  it('is sent back so often and no more', () => {
    const last = { ...PENDING, submissionVersion: MAX_VERSIONS };
    expect(refusal(last, { ...ADMIN_RETURN, version: MAX_VERSIONS })).toBe('tooManyVersions');
    const before = { ...PENDING, submissionVersion: MAX_VERSIONS - 1 };
    expect(refusal(before, { ...ADMIN_RETURN, version: MAX_VERSIONS - 1 })).toBe('done');
  });
});

it('says beforehand what an administrator can do', () => {
  expect(returnRefusal(PENDING, 1)).toBeNull();
  expect(returnRefusal(returned(PENDING), 1)).toBe('alreadyReturned');
});
