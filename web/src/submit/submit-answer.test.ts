import { ERRORS } from '@pa-ledger/domain/errors';
import { EXPENSE_FIELD_NAMES, fieldProblem } from '@pa-ledger/domain/expense-fields';
import { describe, expect, it } from 'vitest';
import { readAnswer } from './submit-answer.ts';

function refusal(code: keyof typeof ERRORS, retryAfter: string | null = null) {
  const { status, message } = ERRORS[code];
  return readAnswer(status, { success: false, error: message }, retryAfter);
}

describe('readAnswer', () => {
  it('believes in success when status and body say so', () => {
    expect(readAnswer(200, { success: true }, null)).toEqual({ kind: 'sent' });
    expect(readAnswer(200, null, null)).toMatchObject({ kind: 'failed' });
    expect(readAnswer(200, { success: 'true' }, null)).toMatchObject({ kind: 'failed' });
    expect(readAnswer(500, { success: true }, null)).toMatchObject({ kind: 'failed' });
  });
  it('knows an id that is used up', () => {
    expect(refusal('alreadySubmitted')).toEqual({ kind: 'usedUp' });
  });
  it('adds nothing to the general sentence', () => {
    const nothing = { kind: 'failed', reason: null, field: null };
    expect(refusal('submitFailed')).toEqual(nothing);
    expect(readAnswer(502, null, null)).toEqual(nothing);
    expect(readAnswer(500, 'oops', null)).toEqual(nothing);
  });
  it('says when to try again', () => {
    const { message } = ERRORS.tooManyRequests;
    expect(refusal('tooManyRequests', '30')).toMatchObject({
      reason: `${message} Try again in 30 seconds.`,
    });
    expect(refusal('tooManyRequests', 'Wed, 21 Oct 2026')).toMatchObject({ reason: message });
    expect(readAnswer(429, null, '5')).toMatchObject({ reason: 'Try again in 5 seconds.' });
  });
  it.each(['receiptMissing', 'receiptDamaged', 'receiptNotWhatItClaims'] as const)(
    'points to the receipts: %s',
    (code) => {
      expect(refusal(code)).toMatchObject({ field: 'receipts', reason: ERRORS[code].message });
    },
  );
  it('points to the category that is gone', () => {
    expect(refusal('unknownCategory')).toMatchObject({ field: 'category' });
  });
  it.each(EXPENSE_FIELD_NAMES.filter((field) => field !== 'notes'))(
    'points to %s by the sentence of the rules',
    (field) => {
      const error = fieldProblem(field, '', { now: 0, timeZone: 'UTC' });
      expect(readAnswer(400, { success: false, error }, null)).toMatchObject({ field });
    },
  );
});
