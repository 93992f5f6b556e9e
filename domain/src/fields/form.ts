import { isDocumentId } from '../untyped.ts';
import {
  cents,
  type Cents,
  centsFromDollars,
  dollarsFromCents,
  inputText,
  parseDollars,
  isBeyond,
  isNumber,
  notDollars,
} from '../money/money.ts';
import { isEmailAddress, typedAddress } from '../people/email.ts';
import { type FieldError, fieldErrorOf } from '../text/field-error.ts';
import { isBlank, tidyText } from '../text/text.ts';
import { type CalendarDate, isCalendarDate } from '../time/dates.ts';
import {
  type Field,
  type FlagField,
  fieldEntries,
  type Fields,
  isAskedFor,
  isLeftOutWhenEmpty,
  isNeeded,
  unaskedValue,
  emptyValue,
  mapFields,
  type MoneyField,
  type TypedOf,
} from './field.ts';
import { formatText, TEXT_FORMATS } from './text-formats.ts';

/** The range of allowed dates; an absent end is open. */
export interface Days {
  readonly earliest?: CalendarDate;
  readonly latest?: CalendarDate;
}

const ANY_DAY: Days = {};

/** Returns what's wrong with a field's value; null if nothing is. */
export function fieldError(
  field: Field,
  typed: string | boolean,
  days = ANY_DAY,
): FieldError | null {
  if (typeof typed === 'boolean' || field.kind === 'flag') return null;
  const text = tidied(field, typed);
  const isEmpty = field.kind === 'address' ? text === '' : isBlank(text);
  if (isEmpty) return field.required ? fieldErrorOf('required', field) : null;
  return textError(field, text) ?? valueError(field, text, days);
}

/** Returns a text as its field stores it, before any conversion. */
function tidied(field: Field, typed: string): string {
  switch (field.kind) {
    case 'choice':
      // A form offers its values, so any other text wasn't chosen there.
      return typed;
    case 'date':
      return field.exact === true ? typed : tidyText(typed, 'one');
    case 'text':
      return formatText(field.format, tidyText(typed, field.lines));
    case 'address':
      return typedAddress(typed);
    default:
      return tidyText(typed, 'one');
  }
}

/** One sentence for each field with an error. */
export type ErrorsOf<Fs extends Fields> = Partial<Record<keyof Fs & string, string>>;

/** Returns why a form can't be saved, by field; empty if it can. */
export function formErrors<Fs extends Fields>(
  fields: Fs,
  typed: TypedOf<Fs>,
  days = ANY_DAY,
): ErrorsOf<Fs> {
  const errors: ErrorsOf<Fs> = {};
  for (const [name, field] of fieldEntries(fields)) {
    const error = errorBeside(field, typed[name], typed, days);
    if (error !== null) errors[name] = error.message;
  }
  return errors;
}

/** Returns the values to store for a form without errors. */
export function valuesOfTyped<Fs extends Fields>(
  fields: Fs,
  typed: TypedOf<Fs>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    fieldEntries(fields)
      .map(
        ([name, field]) =>
          [
            name,
            isAskedFor(field, typed) ? valueOfTyped(field, typed[name]) : unaskedValue(field),
          ] as const,
      )
      .filter(([, value]) => value !== undefined),
  );
}

/** Returns what a form shows for stored values; an empty form without them. */
export function typedOfValues<Fs extends Fields>(
  fields: Fs,
  values: object | null = null,
): TypedOf<Fs> {
  const stored: Readonly<Record<string, unknown>> = { ...values };
  // A flag's field gets a boolean and every other field a text.
  return mapFields(fields, (name, field) =>
    field.kind === 'flag' ? stored[name] === true : textOfValue(field, stored[name]),
  ) as TypedOf<Fs>;
}

/** Returns the form with fields cleared that no longer apply after another choice. */
export function withoutUnasked<Fs extends Fields>(fields: Fs, typed: TypedOf<Fs>): TypedOf<Fs> {
  // In the form's order, since a field may depend on one that no longer applies itself.
  return fieldEntries(fields).reduce(
    (kept, [name, field]) =>
      isAskedFor(field, kept) ? kept : { ...kept, [name]: emptyValue(field) },
    typed,
  );
}

/** Reads a typed amount. Anything else is 0; ask about `reasonForZero` first. */
export function readAmount(typed: string): Cents {
  return parseDollars(typed) ?? cents(0);
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

/** Returns the value to store for a field without error; undefined to leave it out. */
export function valueOfTyped(
  field: Field,
  typed: string | boolean,
): string | number | boolean | undefined {
  if (typeof typed === 'boolean') return typed || !isLeftOutWhenEmpty(field) ? typed : undefined;
  const text = tidied(field, typed);
  if (isBlank(text) && isLeftOutWhenEmpty(field)) return undefined;
  switch (field.kind) {
    case 'money':
      return dollarsFromCents(readAmount(text));
    case 'count':
      return Number(text);
    case 'text':
      return field.exact === true ? typed : text;
    default:
      return text;
  }
}

/** Returns the text that a form shows for a stored value; '' for a flag. */
export function textOfValue(field: Field, stored: unknown): string {
  switch (field.kind) {
    case 'money': {
      const amount = centsFromDollars(stored);
      return amount === null ? '' : inputText(amount);
    }
    case 'count':
      return typeof stored === 'number' ? String(stored) : '';
    default:
      return typeof stored === 'string' ? stored : '';
  }
}

function errorBeside(
  field: Field,
  typed: string | boolean,
  others: Readonly<Record<string, unknown>>,
  days: Days,
): FieldError | null {
  if (typeof typed === 'boolean') return null;
  const { onlyWhen } = field;
  if (onlyWhen === undefined || isAskedFor(field, others))
    return fieldError(field, typed, days) ?? pairError(field, typed, others);
  return isBlank(typed) ? null : fieldErrorOf(onlyWhen.otherwise, field);
}

/** What's wrong with a reference next to its partner: one is missing, or both are the same. */
function pairError(
  field: Field,
  typed: string,
  others: Readonly<Record<string, unknown>>,
): FieldError | null {
  if (field.kind !== 'reference') return null;
  if (isBlank(typed)) return isNeeded(field, others) ? fieldErrorOf('required', field) : null;
  if (field.otherThan === undefined) return null;
  return typed === others[field.otherThan] ? fieldErrorOf('sameTwice', field) : null;
}

function textError(field: Field, text: string): FieldError | null {
  const { label, maxLength } = field;
  const isTooLong = maxLength !== undefined && text.length > maxLength;
  return isTooLong ? fieldErrorOf('tooLong', { label, maxLength }) : null;
}

function valueError(field: Exclude<Field, FlagField>, text: string, days: Days): FieldError | null {
  switch (field.kind) {
    case 'text': {
      if (field.format === undefined) return null;
      const { code, test } = TEXT_FORMATS[field.format];
      return test(text) ? null : fieldErrorOf(code, field);
    }
    case 'money':
      return moneyError(field, text);
    case 'count': {
      const isWhole = /^\d{1,15}$/.test(text);
      const isWithin = Number(text) >= field.min && Number(text) <= field.max;
      return isWhole && isWithin ? null : fieldErrorOf('notWhole', field);
    }
    case 'address':
      return isEmailAddress(text) ? null : fieldErrorOf('badEmail', field);
    case 'date':
      return dateError(field.label, text, days);
    case 'reference':
      return isDocumentId(text) ? null : fieldErrorOf('notInList', field);
    case 'choice':
      return Object.hasOwn(field.options, text) ? null : fieldErrorOf('required', field);
  }
}

function moneyError(field: MoneyField, text: string): FieldError | null {
  const { label, negative, notZero, whenUnreadable } = field;
  const max = cents(field.max);
  const amount = parseDollars(text);
  if (amount !== null && amount <= 0 && notZero && !negative)
    return fieldErrorOf('zero', { label });
  if (amount !== null && amount < 0 && !negative) return fieldErrorOf('negative', { label });
  if (isBeyond(text, dollarsFromCents(max))) {
    return fieldErrorOf(negative ? 'tooLargeEitherWay' : 'tooLarge', { label, max });
  }
  const isRefused = amount === null && (whenUnreadable === 'refused' || isNumber(text));
  return isRefused ? fieldErrorOf(notDollars(text), { label }) : null;
}

function dateError(label: string, text: string, { earliest, latest }: Days): FieldError | null {
  if (!isCalendarDate(text)) return fieldErrorOf('notADay', { label });
  if (latest !== undefined && text > latest) return fieldErrorOf('futureDate', { label });
  if (earliest !== undefined && text < earliest) return fieldErrorOf('tooEarly', { label });
  return null;
}
