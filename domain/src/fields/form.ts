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
import { fieldSentence, type FieldErrorCode, type FieldMessages } from '../text/field-error.ts';
import { isBlank, tidyText } from '../text/text.ts';
import { type CalendarDate, isCalendarDate } from '../time/dates.ts';
import {
  fieldEntries,
  type FieldRule,
  type FieldRules,
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
export function fieldFault(
  field: FieldRule,
  typed: string | boolean,
  days = ANY_DAY,
): FieldErrorCode | null {
  if (typeof typed === 'boolean' || field.kind === 'flag') return null;
  const text = tidied(field, typed);
  const isEmpty = field.kind === 'address' ? text === '' : isBlank(text);
  if (isEmpty) return field.required ? 'required' : null;
  return (isTooLong(field, text) ? 'tooLong' : null) ?? valueFault(field, text, days);
}

/** Returns a text as its field stores it, before any conversion. */
function tidied(field: FieldRule, typed: string): string {
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

/** What's wrong with each field that has an error. */
export type FaultsOf<Fs extends FieldRules> = Partial<Record<keyof Fs & string, FieldErrorCode>>;

/** Returns why a form can't be saved, by field; empty if it can. */
export function formFaults<Fs extends FieldRules>(
  fields: Fs,
  typed: TypedOf<Fs>,
  days = ANY_DAY,
): FaultsOf<Fs> {
  const faults: FaultsOf<Fs> = {};
  for (const [name, field] of fieldEntries(fields)) {
    const fault = faultBeside(field, typed[name], typed, days);
    if (fault !== null) faults[name] = fault;
  }
  return faults;
}

/** One sentence for each field with an error. */
export type ErrorsOf<Fs extends FieldRules> = Partial<Record<keyof Fs & string, string>>;

/** Says what's wrong with a form in a language. */
export function faultSentences<Fs extends Fields>(
  fields: Fs,
  faults: FaultsOf<Fs>,
  messages: FieldMessages,
): ErrorsOf<Fs> {
  const errors: ErrorsOf<Fs> = {};
  for (const [name, field] of fieldEntries(fields)) {
    const code = faults[name];
    if (code !== undefined) errors[name] = fieldSentence(messages, code, field);
  }
  return errors;
}

/** Returns the values to store for a form without errors. */
export function valuesOfTyped<Fs extends FieldRules>(
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
export function typedOfValues<Fs extends FieldRules>(
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
export function withoutUnasked<Fs extends FieldRules>(fields: Fs, typed: TypedOf<Fs>): TypedOf<Fs> {
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

/** Returns the value to store for a field without error; undefined to leave it out. */
export function valueOfTyped(
  field: FieldRule,
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
export function textOfValue(field: FieldRule, stored: unknown): string {
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

function faultBeside(
  field: FieldRule,
  typed: string | boolean,
  others: Readonly<Record<string, unknown>>,
  days: Days,
): FieldErrorCode | null {
  if (typeof typed === 'boolean') return null;
  const { onlyWhen } = field;
  if (onlyWhen === undefined || isAskedFor(field, others))
    return fieldFault(field, typed, days) ?? pairFault(field, typed, others);
  return isBlank(typed) ? null : onlyWhen.otherwise;
}

/** What's wrong with a reference next to its partner: one is missing, or both are the same. */
function pairFault(
  field: FieldRule,
  typed: string,
  others: Readonly<Record<string, unknown>>,
): FieldErrorCode | null {
  if (field.kind !== 'reference') return null;
  if (isBlank(typed)) return isNeeded(field, others) ? 'required' : null;
  if (field.otherThan === undefined) return null;
  return typed === others[field.otherThan] ? 'sameTwice' : null;
}

function isTooLong({ maxLength }: FieldRule, text: string): boolean {
  return maxLength !== undefined && text.length > maxLength;
}

function valueFault(
  field: Exclude<FieldRule, { kind: 'flag' }>,
  text: string,
  days: Days,
): FieldErrorCode | null {
  switch (field.kind) {
    case 'text': {
      if (field.format === undefined) return null;
      const { code, test } = TEXT_FORMATS[field.format];
      return test(text) ? null : code;
    }
    case 'money':
      return moneyFault(field, text);
    case 'count': {
      const isWhole = /^\d{1,15}$/.test(text);
      const isWithin = Number(text) >= field.min && Number(text) <= field.max;
      return isWhole && isWithin ? null : 'notWhole';
    }
    case 'address':
      return isEmailAddress(text) ? null : 'badEmail';
    case 'date':
      return dateFault(text, days);
    case 'reference':
      return isDocumentId(text) ? null : 'notInList';
    case 'choice':
      return Object.hasOwn(field.options, text) ? null : 'required';
  }
}

function moneyFault(
  { max, negative, notZero, whenUnreadable }: Omit<MoneyField, 'label'>,
  text: string,
): FieldErrorCode | null {
  const amount = parseDollars(text);
  if (amount !== null && amount <= 0 && notZero && !negative) return 'zero';
  if (amount !== null && amount < 0 && !negative) return 'negative';
  if (isBeyond(text, dollarsFromCents(cents(max))))
    return negative ? 'tooLargeEitherWay' : 'tooLarge';
  const isRefused = amount === null && (whenUnreadable === 'refused' || isNumber(text));
  return isRefused ? notDollars(text) : null;
}

function dateFault(text: string, { earliest, latest }: Days): FieldErrorCode | null {
  if (!isCalendarDate(text)) return 'notADay';
  if (latest !== undefined && text > latest) return 'futureDate';
  if (earliest !== undefined && text < earliest) return 'tooEarly';
  return null;
}
