import { errorMessages, type ErrorCode } from '@pa-ledger/domain/error-messages';
import { EXPENSE_FIELD_NAMES } from '@pa-ledger/domain/expenses/expense-fields';
import { VERSION_HEADER, SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import { describe, expect, it } from 'vitest';
import { ERROR_CODES, refused, refusedReceipt } from '../../../tests/support/refused.ts';
import { expenseFormMessages } from '@pa-ledger/domain/expenses/expense-form-messages';
import { fieldMessages } from '@pa-ledger/domain/text/field-messages';
import { english } from '../app/english.ts';
import { formMessages } from './form-messages.ts';
import { readAnswer, type SubmitOutcome } from './submit-answer.ts';

const WORDS = {
  ...english,
  form: formMessages,
  fields: expenseFormMessages,
  fieldErrors: fieldMessages,
};

function answer(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) {
  return readAnswer(new Response(null, { status, headers }), body, WORDS);
}

function refusal(code: ErrorCode, headers: Readonly<Record<string, string>> = {}) {
  const { status, body } = refused(code);
  return answer(status, body, headers);
}

function invalid(error: string | undefined, fields: unknown) {
  return answer(400, { success: false, error, code: 'invalidForm', fields });
}

describe('readAnswer', () => {
  it('believes in success when status and body say so', () => {
    const nothingAhead = { roles: [], blocked: null };
    expect(answer(200, { success: true })).toEqual({ kind: 'sent', next: nothingAhead });
    expect(answer(200, null)).toMatchObject({ kind: 'failed' });
    expect(answer(200, { success: 'true' })).toMatchObject({ kind: 'failed' });
    expect(answer(500, { success: true })).toMatchObject({ kind: 'failed' });
  });
  it('tells which approvals follow, as far as it knows them', () => {
    const sent = (next: unknown) => answer(200, { success: true, next });
    const next = { roles: ['president', 'treasurer'], blocked: 'notSet' };
    expect(sent(next)).toEqual({ kind: 'sent', next });
    expect(sent({ roles: ['auditor', 5, 'treasurer'], blocked: 'asleep' })).toEqual({
      kind: 'sent',
      next: { roles: ['treasurer'], blocked: null },
    });
  });
  it('knows an id that is used up', () => {
    expect(refusal('alreadySubmitted')).toEqual({ kind: 'usedUp' });
  });
  it('adds nothing to the general sentence', () => {
    const nothing = { kind: 'failed', reason: null, places: [] };
    expect(refusal('submitFailed')).toEqual(nothing);
    expect(answer(502, null)).toEqual(nothing);
    expect(answer(500, 'oops')).toEqual(nothing);
  });
  it('says when to try again', () => {
    const message = errorMessages.tooManyRequests;
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
      const message = errorMessages[code];
      expect(refusal(code)).toMatchObject({
        reason: message,
        places: [{ place: 'receipts', message }],
      });
    },
  );
  it('knows the slot of the file that was refused, and says its name', () => {
    const file = { name: 'sticker.png', slot: 3 };
    const { status, body } = refusedReceipt('receiptNotWhatItClaims', file);
    expect(body.error).toContain(file.name);
    expect(answer(status, body)).toEqual({
      kind: 'failed',
      reason: body.error,
      places: [{ place: 'receipts', message: body.error, slot: 3 }],
    });
  });
  it('tells that the page is older than the data, unless it was sent all the same (#112)', () => {
    const newer = { [VERSION_HEADER]: String(SCHEMA_VERSION + 1) };
    const outdated = { kind: 'outdated', reason: english.page.outdated };
    expect(answer(400, { success: false, error: 'No such field.' }, newer)).toEqual(outdated);
    expect(answer(500, null, newer)).toEqual(outdated);
    expect(answer(200, { success: true }, newer)).toMatchObject({ kind: 'sent' });
    expect(refusal('alreadySubmitted', newer)).toEqual({ kind: 'usedUp' });
    const reason = errorMessages.dataNewer;
    expect(refusal('dataNewer')).toEqual({ kind: 'outdated', reason });
    expect(refusal('dataUpgrading')).toMatchObject({ kind: 'failed' });
  });
  it('points to the category that is gone', () => {
    const message = errorMessages.unknownCategory;
    expect(refusal('unknownCategory')).toMatchObject({ places: [{ place: 'category', message }] });
  });
  it.each(EXPENSE_FIELD_NAMES)('points to %s, whatever the words', (field) => {
    const message = 'Fecha en el futuro.';
    const places = [{ place: field, message }];
    const outcome = invalid(message, [{ field, code: 'futureDate' }]);
    expect(outcome).toEqual({ kind: 'failed', reason: message, places });
  });
  it('points to every invalid field, with a sentence for each code', () => {
    const fields = [
      { field: 'email', code: 'badEmail' },
      { field: 'name', code: 'tooLong' },
      { field: 'amount', code: 'onlyNewerServersKnowThis' },
      { field: 'paidTo' },
      { field: 'receipts', code: 'badReceipt' },
      { field: 'mileage', code: 'required' },
      null,
    ];
    expect(invalid('Email is odd.', fields)).toMatchObject({
      places: [
        { place: 'email', message: 'Email is odd.' },
        { place: 'name', message: 'Name is too long: at most 100 characters.' },
        {
          place: 'amount',
          message: 'The form didn’t arrive as expected. Please reload the page and try again.',
        },
        {
          place: 'paidTo',
          message: 'The form didn’t arrive as expected. Please reload the page and try again.',
        },
        {
          place: 'receipts',
          message: 'We couldn’t read one of the receipts. Please remove it and add it again.',
        },
      ],
    });
    expect(invalid(undefined, [{ field: 'name', code: 'required' }])).toMatchObject({
      reason: null,
      places: [{ place: 'name', message: 'Name is required.' }],
    });
  });
  it('asks the status of what an older server answers, which names no code', () => {
    const withoutCode = (code: ErrorCode) => {
      const { status, body } = refused(code);
      return answer(status, { success: false, error: body.error });
    };
    expect(withoutCode('alreadySubmitted')).toEqual({ kind: 'usedUp' });
    expect(withoutCode('receiptMissing')).toEqual({
      kind: 'failed',
      reason: errorMessages.receiptMissing,
      places: [],
    });
    expect(withoutCode('submitFailed')).toMatchObject({ reason: null });
  });
  it.each(ERROR_CODES)('decides by the code, in whatever words: %s', (code) => {
    const { status, body } = refused(code);
    const usual = answer(status, body);
    const other = answer(status, { ...body, error: 'En otras palabras.' });
    expect(other.kind).toBe(usual.kind);
    expect(placesOf(other)).toEqual(placesOf(usual));
  });
});

function placesOf(outcome: SubmitOutcome) {
  return outcome.kind === 'failed' ? outcome.places.map(({ place }) => place) : [];
}
