import { describe, expect, it } from 'vitest';
import { BLANK_TEXTS } from '../../../../tests/fixtures/blank-texts.ts';
import { decisionBody } from '../../../../tests/functions/support/decision-body.ts';
import { NOT_ACTIONS, NOT_REASONS } from '../../../../tests/fixtures/decisions.ts';
import { jsonRequest } from '../../../../tests/functions/support/requests.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { decisionOf, type DecisionBody } from './update-expense.ts';

const ID = 'aB3dE5fG7hJ9kL1mN2pQ';

function read(own: Record<string, unknown>): DecisionBody | string {
  try {
    return decisionOf(jsonRequest({ ...decisionBody(ID, 'reject', 'No receipt'), ...own }));
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

describe('a decision', () => {
  it('is read from the body of the approval page', () => {
    expect(read({ action: 'approve', reason: 'Approved via link' })).toEqual({
      expenseId: ID,
      action: 'approve',
      reason: 'Approved via link',
      seen: null,
    });
  });

  it('has its reason tidied', () => {
    expect(read({ reason: '  Not ours\r\n(see photo) \n' })).toMatchObject({
      reason: 'Not ours\n(see photo)',
    });
  });

  it.each([
    ['the longest', 'x'.repeat(2_000)],
    ['one character', '?'],
    ['another script', '理由'],
    ['an emoji', '👎'],
    ['HTML', '<b>no</b>'],
  ])('may be rejected with %s as the reason (#8)', (_name, reason) => {
    expect(read({ reason })).toMatchObject({ reason });
  });

  it.each([...BLANK_TEXTS, ...NOT_REASONS])('is not rejected with %s (#8)', (_name, reason) => {
    expect(['reasonRequired', 'reasonTooLong', 'badRequest']).toContain(read({ reason }));
  });

  it('is rejected with what a person can see of the reason', () => {
    expect(read({ reason: 'no\u0007 \u202areceipt\u202c' })).toMatchObject({
      reason: 'no receipt',
    });
  });

  it.each(NOT_ACTIONS)('is not taken as %j (#9)', (action) => {
    expect(read({ action })).toBe('badAction');
  });

  it('is not rejected without a reason (#8)', () => {
    expect(read({ reason: undefined })).toBe('badRequest');
  });

  it('is not taken without an action (#9)', () => {
    expect(read({ action: undefined })).toBe('badRequest');
  });

  it.each([
    ['linkWithoutId', { expenseId: '' }],
    ['linkWithoutId', { expenseId: ' \u200b' }],
    ['badRequest', { expenseId: null }],
    ['badRequest', { expenseId: [ID] }],
    ['badRequest', { expenseId: 'x'.repeat(2_001) }],
    ['badRequest', { more: 1 }],
    ['badRequest', { step: 1 }],
  ])('is %s with %j', (code, own) => {
    expect(read(own)).toBe(code);
  });

  it.each([
    ['nothing', null],
    ['a list', []],
    ['a text', 'approve'],
    ['a number', 1],
  ])('is not %s', (_name, body) => {
    expect(() => decisionOf(jsonRequest(body))).toThrow(DomainError);
  });

  it.each([[{ role: 'treasurer' }], [{ role: ['admin'] }], [{ approverEmail: 'a@b.co' }]])(
    'takes %j and trusts it for nothing',
    (own) => {
      expect(read(own)).toEqual(read({}));
    },
  );
});
