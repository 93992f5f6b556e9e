import { ERRORS } from '@pa-ledger/domain/errors';
import { EXPENSE_FIELD_NAMES, fieldError } from '@pa-ledger/domain/expenses/expense-fields';
import { PAGE_OUTDATED, VERSION_HEADER } from '@pa-ledger/domain/outdated-page';
import { SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import { describe, expect, it } from 'vitest';
import { readAnswer } from './submit-answer.ts';

function answer(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  return readAnswer(new Response(null, { status, headers }), body);
}

function refusal(code: keyof typeof ERRORS, headers: Readonly<Record<string, string>> = {}) {
  const { status, message } = ERRORS[code];
  return answer(status, { success: false, error: message }, headers);
}

describe('readAnswer', () => {
  it('believes in success when status and body say so', () => {
    expect(answer(200, { success: true })).toEqual({ kind: 'sent' });
    expect(answer(200, null)).toMatchObject({ kind: 'failed' });
    expect(answer(200, { success: 'true' })).toMatchObject({ kind: 'failed' });
    expect(answer(500, { success: true })).toMatchObject({ kind: 'failed' });
  });
  it('knows an id that is used up', () => {
    expect(refusal('alreadySubmitted')).toEqual({ kind: 'usedUp' });
  });
  it('adds nothing to the general sentence', () => {
    const nothing = { kind: 'failed', reason: null, field: null };
    expect(refusal('submitFailed')).toEqual(nothing);
    expect(answer(502, null)).toEqual(nothing);
    expect(answer(500, 'oops')).toEqual(nothing);
  });
  it('says when to try again', () => {
    const { message } = ERRORS.tooManyRequests;
    expect(refusal('tooManyRequests', { 'Retry-After': '30' })).toMatchObject({
      reason: `${message} Try again in 30 seconds.`,
    });
    const date = { 'Retry-After': 'Wed, 21 Oct 2026' };
    expect(refusal('tooManyRequests', date)).toMatchObject({ reason: message });
    expect(answer(429, null, { 'Retry-After': '5' })).toMatchObject({
      reason: 'Try again in 5 seconds.',
    });
  });
  it.each(['receiptMissing', 'receiptDamaged', 'receiptNotWhatItClaims'] as const)(
    'points to the receipts: %s',
    (code) => {
      expect(refusal(code)).toMatchObject({ field: 'receipts', reason: ERRORS[code].message });
    },
  );
  it('#112 tells that the page is older than the data, unless it was sent all the same', () => {
    const newer = { [VERSION_HEADER]: String(SCHEMA_VERSION + 1) };
    const outdated = { kind: 'outdated', reason: PAGE_OUTDATED };
    expect(answer(400, { success: false, error: 'No such field.' }, newer)).toEqual(outdated);
    expect(answer(500, null, newer)).toEqual(outdated);
    expect(answer(200, { success: true }, newer)).toEqual({ kind: 'sent' });
    expect(refusal('alreadySubmitted', newer)).toEqual({ kind: 'usedUp' });
    const { message: reason } = ERRORS.dataNewer;
    expect(refusal('dataNewer')).toEqual({ kind: 'outdated', reason });
    expect(refusal('dataUpgrading')).toMatchObject({ kind: 'failed' });
  });
  it('points to the category that is gone', () => {
    expect(refusal('unknownCategory')).toMatchObject({ field: 'category' });
  });
  it.each(EXPENSE_FIELD_NAMES.filter((field) => field !== 'notes'))(
    'points to %s by the sentence of the rules',
    (field) => {
      const error = fieldError(field, '', { now: 0, timeZone: 'UTC' });
      expect(answer(400, { success: false, error })).toMatchObject({ field });
    },
  );
});
