import { isNumber, parseDollars } from '../money/money.ts';
import {
  fieldSentence,
  type FieldError,
  type FieldErrorCode,
  type FieldFacts,
} from '../text/field-error.ts';
import { panelFieldMessages } from '../text/panel-field-messages.ts';
import { isBlank } from '../text/text.ts';
import type { Field, Fields, TypedOf } from './field.ts';
import { faultSentences, fieldFault, formFaults, type Days, type ErrorsOf } from './form.ts';

/* What's wrong with a form, in English: for the panel, imports, and the terminal. The public pages say it in their own language. */

/** Makes the error for a code. @param field what its sentence mentions. */
export function fieldErrorOf(code: FieldErrorCode, field: Partial<FieldFacts>): FieldError {
  return { code, message: fieldSentence(panelFieldMessages, code, field) };
}

/** Returns what's wrong with a field's value; null if nothing is. */
export function fieldError(field: Field, typed: string | boolean, days?: Days): FieldError | null {
  const code = fieldFault(field, typed, days);
  return code === null ? null : fieldErrorOf(code, field);
}

/** Returns why a form can't be saved, by field; empty if it can. */
export function formErrors<Fs extends Fields>(
  fields: Fs,
  typed: TypedOf<Fs>,
  days?: Days,
): ErrorsOf<Fs> {
  return faultSentences(fields, formFaults(fields, typed, days), panelFieldMessages);
}

/**
 * Returns why we would save an amount as 0 though the person typed no 0, as a sentence to ask them about first.
 * @returns null if the amount is readable, or may be empty and is, or `fieldError` refuses it.
 */
export function reasonForZero(field: Field, typed: string | boolean): string | null {
  if (field.kind !== 'money' || typeof typed === 'boolean') return null;
  if (parseDollars(typed) !== null) return null;
  if (isBlank(typed)) return field.whenEmpty === 'asked' ? `${field.label} is empty.` : null;
  return isNumber(typed) ? null : `${field.label} is not a number.`;
}
