import { errorMessages } from '@pa-ledger/domain/error-messages';
import { expect, it } from 'vitest';
import { ERROR_CODES, refused } from '../../../tests/support/refused.ts';
import { resultOf } from './api-result.ts';

it('takes success for success', () => {
  const answer = { success: true, id: 'abc' };
  expect(resultOf(200, answer)).toEqual({ ok: true, answer });
});

it.each([401, 403])('takes %i for a sign-in that does not do', (status) => {
  expect(resultOf(status, { success: false, error: 'x' })).toMatchObject({ why: 'denied' });
});

it('tells the owner of a renamed account what to do (#91)', () => {
  const { status, body } = refused('adminRenamed');
  const result = resultOf(status, body);
  expect(result).toEqual({ ok: false, why: 'denied', message: errorMessages.adminRenamed });
});

it.each(['changedMeanwhile', 'deletedMeanwhile'] as const)('takes %s for a conflict', (code) => {
  // Whatever the words.
  const { status, body } = refused(code, 'Otra persona lo ha cambiado.');
  expect(resultOf(status, body)).toMatchObject({ why: 'changed' });
});

it('asks the status of what an older server answers, which names no code', () => {
  for (const code of ['changedMeanwhile', 'adminRenamed'] as const) {
    const { status, body } = refused(code);
    const result = resultOf(status, { success: false, error: body.error });
    expect(result).toMatchObject({ why: status === 403 ? 'denied' : 'refused' });
  }
});

it("hands the server's own sentence on", () => {
  const { status, body } = refused('categoryNameTaken');
  expect(resultOf(status, body)).toEqual({
    ok: false,
    why: 'refused',
    message: errorMessages.categoryNameTaken,
  });
});

it.each([
  [500, { success: false, error: 'We couldn’t save this.' }],
  [502, {}],
  [200, {}],
])('takes %i without success for a failure with a sentence', (status, answer) => {
  const result = resultOf(status, answer);
  expect(result).toMatchObject({ ok: false, why: 'failed' });
  expect(result).toHaveProperty('message', expect.stringMatching(/\.$/));
});

it.each(ERROR_CODES)('decides by the code, in whatever words: %s', (code) => {
  const { status, body } = refused(code);
  const [usual, other] = [body.error, 'En otras palabras.'].map((error) =>
    resultOf(status, { ...body, error }),
  );
  expect(other).toMatchObject({ ok: false, why: usual?.ok === false && usual.why });
});
