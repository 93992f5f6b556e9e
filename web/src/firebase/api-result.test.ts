import { ERRORS } from '@pa-ledger/domain/errors';
import { expect, it } from 'vitest';
import { resultOf } from './api-result.ts';

it('takes success for success', () => {
  const answer = { success: true, id: 'abc' };
  expect(resultOf(200, answer)).toEqual({ ok: true, answer });
});

it.each([401, 403])('takes %i for a sign-in that does not do', (status) => {
  expect(resultOf(status, { success: false, error: 'x' })).toMatchObject({ why: 'denied' });
});

it('#91 tells the owner of a renamed account what to do', () => {
  const { status, message } = ERRORS.adminRenamed;
  const result = resultOf(status, { success: false, error: message });
  expect(result).toEqual({ ok: false, why: 'denied', message });
});

it.each([ERRORS.changedMeanwhile, ERRORS.deletedMeanwhile])(
  'takes $message for a conflict',
  ({ status, message }) => {
    expect(resultOf(status, { success: false, error: message })).toMatchObject({ why: 'changed' });
  },
);

it("hands the server's own sentence on", () => {
  const { status, message } = ERRORS.categoryNameTaken;
  expect(resultOf(status, { success: false, error: message })).toEqual({
    ok: false,
    why: 'refused',
    message,
  });
});

it.each([
  [500, { success: false, error: 'This could not be saved.' }],
  [502, {}],
  [200, {}],
])('takes %i without success for a failure with a sentence', (status, answer) => {
  const result = resultOf(status, answer);
  expect(result).toMatchObject({ ok: false, why: 'failed' });
  expect(result).toHaveProperty('message', expect.stringMatching(/\.$/));
});
