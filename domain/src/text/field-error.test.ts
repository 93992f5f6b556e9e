import { expect, it } from 'vitest';
import { EXPENSE_RULES } from '../expenses/expense-fields.ts';
import { STATEMENT_RULES } from '../expenses/missing-receipt.ts';
import { fieldEntries, type FieldRules } from '../fields/field.ts';
import { fieldSentence, isFieldErrorCode } from './field-error.ts';
import { fieldMessages } from './field-messages.ts';

it.each([
  ['required', true],
  ['tooLong', true],
  ['mileageMissing', false],
  ['toString', false],
  ['', false],
])('knows the code %j: %s', (code, known) => {
  expect(isFieldErrorCode(code)).toBe(known);
});

const PUBLIC: FieldRules = { ...EXPENSE_RULES, ...STATEMENT_RULES };

it.each(fieldEntries(PUBLIC))('every language says what can be wrong with %s', (_name, field) => {
  expect(['text', 'date', 'money', 'choice']).toContain(field.kind);
  if (field.kind === 'text') expect([undefined, 'email']).toContain(field.format);
  if (field.kind === 'money') expect(field.negative).toBe(false);
  expect([undefined, 'onlyForVendors', 'notAsked']).toContain(field.onlyWhen?.otherwise);
});

it('a code that only the panel says is a general fault elsewhere', () => {
  expect(fieldSentence(fieldMessages, 'notWhole', { label: 'Miles' })).toBe(
    fieldSentence(fieldMessages, 'unexpected', {}),
  );
});
