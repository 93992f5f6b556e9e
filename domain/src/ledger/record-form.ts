import {
  RECORD_FIELDS,
  recordFieldNames,
  isLedgerAmount,
  MAX_LEDGER_CENTS,
} from './record-fields.ts';
import type { RecordField, FieldRule } from './record-fields.ts';
import type { RecordName, LedgerRecords } from './ledger-records.ts';
import { finalBudget } from './budget.ts';
import { categoryNameError, tidyCategoryName } from '../categories/category-name.ts';
import { isCalendarDate } from '../time/dates.ts';
import { isDocumentId } from '../document-id.ts';
import {
  cents,
  centsFromDollars,
  dollarsFromCents,
  formatCents,
  parseDollars,
} from '../money/money.ts';
import type { Cents } from '../money/money.ts';
import { fieldErrorOf } from '../text/field-error.ts';
import { characterError, isBlank, tidyText } from '../text/text.ts';
import { isBeyond, isNumber, notDollars } from '../money/typed-number.ts';

/** What a form holds while somebody types: texts, and `'true'` or `''` for a box to tick. */
export type FormValues<Name extends RecordName> = Readonly<Record<RecordField<Name>, string>>;

/** One sentence for each field that keeps a form from being saved. */
export type FormErrors<Name extends RecordName> = Partial<Record<RecordField<Name>, string>>;

const LIMIT = formatCents(cents(MAX_LEDGER_CENTS));

/**
 * What keeps one field from being saved, as a sentence to the person.
 * @returns null when it can be saved; an amount that is no number is saved as 0, after `reasonForZero` was asked about.
 */
export function recordFieldError<Name extends RecordName>(
  name: Name,
  field: RecordField<Name>,
  typed: string,
): string | null {
  const rule = ruleOf(name, field);
  if (name === 'categories' && field === 'name') return categoryNameError(typed);
  const text = tidyText(typed);
  if (isBlank(text)) return rule.required ? `${rule.label} is required.` : null;
  if (rule.maxLength !== undefined && text.length > rule.maxLength) {
    return `${rule.label} is too long: at most ${rule.maxLength} characters.`;
  }
  return filledError(rule, text);
}

/** What keeps a form from being saved; empty when nothing does. */
export function recordErrors<Name extends RecordName>(
  name: Name,
  typed: FormValues<Name>,
): FormErrors<Name> {
  const errors: FormErrors<Name> = {};
  for (const field of recordFieldNames(name)) {
    const error = recordFieldError(name, field, typed[field]);
    if (error !== null) errors[field] = error;
  }
  if (name === 'budgetItems' && Object.keys(errors).length === 0) {
    const total: unknown = Reflect.get(recordFromForm(name, typed), 'finalBudget');
    if (!isLedgerAmount(total)) {
      return { ...errors, changes: `Final Budget must be at most ${LIMIT}, either way.` };
    }
  }
  return errors;
}

/**
 * Reads a typed amount; what is no number is 0, once `reasonForZero` was asked about.
 */
export function readAmount(typed: string): Cents {
  return parseDollars(typed) ?? cents(0);
}

/**
 * Why an amount would be saved as 0 though nobody typed a 0, as a sentence. The person is asked 'Save it as $0.00?'
 * before it is.
 * @returns null when the amount can be read, or is empty and may be, or is a number that `recordFieldError` refuses.
 */
export function reasonForZero<Name extends RecordName>(
  name: Name,
  field: RecordField<Name>,
  typed: string,
): string | null {
  const rule = ruleOf(name, field);
  if (rule.kind !== 'money' || parseDollars(typed) !== null) return null;
  if (isBlank(typed)) return rule.asksWhenEmpty === true ? `${rule.label} is empty.` : null;
  return isNumber(typed) ? null : `${rule.label} is not a number.`;
}

/** Every such reason of a form. */
export function reasonsForZero<Name extends RecordName>(
  name: Name,
  typed: FormValues<Name>,
): string[] {
  return recordFieldNames(name)
    .map((field) => reasonForZero(name, field, typed[field]))
    .filter((reason) => reason !== null);
}

/**
 * The document that a form makes, without `version` (and without a balance's `fundId` and `lastUpdated`). Optional texts that are
 * empty are left out. To be called when `recordErrors` finds nothing.
 */
export function recordFromForm<Name extends RecordName>(
  name: Name,
  typed: FormValues<Name>,
): LedgerRecords[Name] {
  const document: Record<string, unknown> = {};
  for (const field of recordFieldNames(name)) {
    const value = valueOf(ruleOf(name, field), typed[field]);
    if (value !== undefined) document[field] = value;
  }
  if (name === 'categories') document['name'] = tidyCategoryName(String(document['name']));
  if (name === 'budgetItems') {
    document['finalBudget'] = finalBudget(document['originalBudget'], document['changes']);
  }
  // Built field by field from the table that `LedgerRecords` is checked against.
  return document as unknown as LedgerRecords[Name];
}

/** What a form shows of a document at first; without one, an empty form. */
export function formFromRecord<Name extends RecordName>(
  name: Name,
  document?: LedgerRecords[Name],
): FormValues<Name> {
  const stored: Readonly<Record<string, unknown>> = { ...document };
  const texts = recordFieldNames(name).map((field) => [
    field,
    textOf(ruleOf(name, field), stored[field]),
  ]);
  // One text for each name of the table.
  return Object.fromEntries(texts) as FormValues<Name>;
}

function ruleOf<Name extends RecordName>(name: Name, field: RecordField<Name>): FieldRule {
  // The compiler does not see that a field of the table has a rule in the table.
  return RECORD_FIELDS[name][field] as FieldRule;
}

function filledError(rule: FieldRule, text: string): string | null {
  switch (rule.kind) {
    case 'line':
      return characterError(rule.label, text, 'one')?.message ?? null;
    case 'text':
      return characterError(rule.label, text, 'many')?.message ?? null;
    case 'id':
      return isDocumentId(text) ? null : `${rule.label} must be one of the list.`;
    case 'day':
      return isCalendarDate(text) ? null : `${rule.label} must be a day of the calendar.`;
    case 'money':
      return moneyError(rule, text);
    case 'flag':
      return null;
  }
}

function moneyError(rule: FieldRule, text: string): string | null {
  if (isBeyond(text, MAX_LEDGER_CENTS / 100)) {
    return `${rule.label} must be at most ${LIMIT}, either way.`;
  }
  const refused = parseDollars(text) === null && isNumber(text);
  return refused ? fieldErrorOf(notDollars(text), rule).message : null;
}

function valueOf(rule: FieldRule, typed: string): unknown {
  if (rule.kind === 'flag') return typed === 'true';
  if (rule.kind === 'money') return dollarsFromCents(readAmount(typed));
  const text = tidyText(typed);
  return isBlank(text) && !rule.required ? undefined : text;
}

function textOf(rule: FieldRule, stored: unknown): string {
  if (rule.kind === 'flag') return stored === true ? 'true' : '';
  if (rule.kind === 'money') {
    const amount = centsFromDollars(stored);
    return amount === null ? '' : dollarsFromCents(amount).toFixed(2);
  }
  return typeof stored === 'string' ? stored : '';
}
