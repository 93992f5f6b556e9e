import { expect, it } from 'vitest';
import { BLANK_TEXTS } from '../../../tests/fixtures/blank-texts.ts';
import { PASTED_CHARACTERS } from '../../../tests/fixtures/characters.ts';
import { fieldError } from '../fields/form-errors.ts';
import { noteOf, reasonError } from './reason.ts';
import { noteMessage, REASON, reasonMessage } from './reason-messages.ts';

const MISSING = 'A reason is required.';

it.each(BLANK_TEXTS)('a reason that is %s is missing (#8)', (_name, text) => {
  expect(reasonMessage(text, MISSING)).toBe(MISSING);
});

it('a reason has at most 2,000 characters without surrounding white space (#8)', () => {
  expect(reasonMessage(`${'x'.repeat(REASON.maxLength)} \n`, MISSING)).toBeNull();
  expect(reasonMessage('x'.repeat(REASON.maxLength + 1), MISSING)).toBe(
    'The reason is too long: use up to 2,000 characters.',
  );
});

it.each(PASTED_CHARACTERS)('a reason may be pasted with %j (#107)', (character) => {
  expect(reasonMessage(`a${character}b`, MISSING)).toBeNull();
  expect(reasonMessage(character, MISSING)).toBe(MISSING);
});

it('a reason may have several lines', () => {
  expect(reasonMessage('No receipt\r\n\tfor the tent', MISSING)).toBeNull();
});

it.each([
  ['', 'required', null],
  ['a', undefined, null],
  ['a'.repeat(REASON.maxLength), undefined, null],
  ['a'.repeat(REASON.maxLength + 1), 'tooLong', 'reasonTooLong'],
])('has the bounds of its field: %j', (reason, ofField, own) => {
  expect(fieldError(REASON, reason)?.code).toBe(ofField);
  expect(reasonError(reason)).toBe(own);
});

it.each([
  ['', null],
  [' Half of it is for the fair.\n', null],
  ['x'.repeat(REASON.maxLength + 1), 'The note is too long: use up to 2,000 characters.'],
  ['a\u202eb', null],
])('whether the note %j can be stored', (typed, error) => {
  expect(noteMessage(typed)).toBe(error);
});

it.each([
  [null, null],
  [{ action: 'approve', reason: '' }, null],
  [{ action: 'approve', reason: 'Approved via link' }, null],
  [{ action: 'approve', reason: 'Approved in the admin panel' }, null],
  [{ action: 'approve', reason: 'Half of it is for the fair.' }, 'Half of it is for the fair.'],
  [{ action: 'reject', reason: 'Not in the budget.' }, null],
] as const)('of the decision %j the note is %j', (decision, note) => {
  expect(noteOf(decision)).toBe(note);
});
