import { isDocumentId } from '../untyped.ts';
import { amountOf, centsFromDollars, sumCents, type Cents } from '../money/money.ts';
import { isBlank, isOneLine, isPlainText } from '../text/text.ts';
import { isEmailAddress } from '../people/email.ts';
import { isCalendarDate } from '../time/dates.ts';
import { isFiscalYear } from '../time/fiscal-year.ts';
import {
  isAskedFor,
  isLeftOutWhenEmpty,
  isNeeded,
  unaskedValue,
  type FieldRule,
  type FieldRules,
  type MapField,
  type StoredField,
  type SumField,
  type TextField,
  type TypedOf,
  type ValuesOf,
  type MoneyField,
} from './field.ts';
import { fieldFault, valuesOfTyped } from './form.ts';
import { isRow, MAX_ROWS } from './order-row.ts';
import { formatText, TEXT_FORMATS } from './text-formats.ts';

type StoredFields = Readonly<Record<string, unknown>>;

/**
 * Returns the names of a stored document's invalid, missing, or extra fields. It doesn't check that references exist,
 * or the server's clock.
 */
export function invalidFields(
  fields: Readonly<Record<string, StoredField | FieldRule>>,
  document: object,
): string[] {
  const stored: StoredFields = { ...document };
  const wrong = Object.entries(fields)
    .filter(([name, field]) => !isStoredRight(field, stored[name], stored))
    .map(([name]) => name);
  const extra = Object.keys(stored).filter((name) => !Object.hasOwn(fields, name));
  return [...wrong, ...extra];
}

/**
 * Returns the typed values that a form makes.
 * @throws RangeError when a field has an error.
 */
export function valuesOf<Fs extends FieldRules>(fields: Fs, typed: TypedOf<Fs>): ValuesOf<Fs> {
  const values = valuesOfTyped(fields, typed);
  if (!areValues(fields, values)) throw new RangeError('Not a form without errors.');
  return values;
}

/** Returns whether an amount is within its field's bounds; null isn't. */
export function isWithin(
  { max, negative }: Pick<SumField, 'max' | 'negative'>,
  amount: Cents | null,
): boolean {
  return amount !== null && amount <= max && amount >= (negative ? -max : 0);
}

function isAmount(field: Omit<MoneyField, 'label'>, amount: Cents | null): boolean {
  return isWithin(field, amount) && (amount !== 0 || field.notZero === undefined);
}

/** Returns the sum that a field keeps. */
export function sumOf({ of }: SumField, stored: StoredFields): Cents {
  return sumCents(of.map((name) => amountOf(stored[name])));
}

function areValues<Fs extends FieldRules>(fields: Fs, values: object): values is ValuesOf<Fs> {
  return invalidFields(fields, values).length === 0;
}

function isStoredRight(
  field: StoredField | FieldRule,
  value: unknown,
  stored: StoredFields,
): boolean {
  if (!isAskedFor(field, stored)) return value === unaskedValue(field);
  if (value === undefined)
    return isLeftOutWhenEmpty(field) && !(field.kind === 'reference' && isNeeded(field, stored));
  switch (field.kind) {
    case 'text':
      return typeof value === 'string' && isTextOf(field, value);
    case 'money':
      return isAmount(field, centsFromDollars(value));
    case 'sum': {
      const amount = centsFromDollars(value);
      return isWithin(field, amount) && amount === sumOf(field, stored);
    }
    case 'count':
      return Number.isInteger(value) && Number(value) >= field.min && Number(value) <= field.max;
    case 'address':
      return isAddress(value) && (value !== '' || !field.required);
    case 'list':
      return Array.isArray(value) && value.length <= field.max && value.every(isAddress);
    case 'order':
      return Array.isArray(value) && value.length <= MAX_ROWS && value.every(isRow);
    case 'map': {
      const entries = isMap(value) ? Object.entries(value) : null;
      return (
        entries !== null &&
        entries.length <= field.max &&
        entries.every(([key, address]) => isKey(field, key) && isAddress(address))
      );
    }
    case 'date':
      return isCalendarDate(value);
    case 'year':
      return isFiscalYear(value);
    case 'reference':
      return (
        isDocumentId(value) && (field.otherThan === undefined || value !== stored[field.otherThan])
      );
    case 'choice':
      return typeof value === 'string' && Object.hasOwn(field.options, value);
    case 'flag':
      return field.whenEmpty === 'leftOut' ? value === true : typeof value === 'boolean';
    case 'time':
      return typeof value === 'object' && value !== null;
  }
}

function isTextOf(
  { lines, format, maxLength, required }: Omit<TextField, 'label'>,
  text: string,
): boolean {
  if (text.length > maxLength || !(lines === 'one' ? isOneLine : isPlainText)(text)) return false;
  if (isBlank(text)) return !required;
  if (formatText(format, text) !== text) return false;
  return format === undefined || TEXT_FORMATS[format].test(text);
}

function isAddress(value: unknown): boolean {
  return value === '' || (typeof value === 'string' && isEmailAddress(value));
}

function isMap(value: unknown): value is object {
  // A list and a time have another prototype.
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

function isKey({ keys }: MapField, key: string): boolean {
  return key.length <= keys.maxLength && isOneLine(key) && fieldFault(keys, key) === null;
}
