import { dateAt, isCalendarDate, DAY_MS, type Instant } from '../time/dates.ts';
import { isEmailAddress, MAX_EMAIL_LENGTH } from '../people/email.ts';
import { MAX_EXPENSE_CENTS } from '../limits.ts';
import { cents, parseDollars } from '../money/money.ts';
import { fieldErrorOf, type FieldError, type FieldErrorCode } from '../text/field-error.ts';
import { characterError, isBlank, tidyText, type Lines } from '../text/text.ts';
import { isBeyond, notDollars } from '../money/typed-number.ts';

/** What the rules of a field need to know beside the value. */
export interface FieldContext {
  readonly now: Instant;
  /** The school's IANA time zone. */
  readonly timeZone: string;
}

interface FieldRule {
  /** The label of the form and the name in messages. */
  readonly label: string;
  readonly required: boolean;
  /** In UTF-16 units, as `maxlength` counts. */
  readonly maxLength: number;
  readonly lines: Lines;
  /** Returns what is wrong with a filled-in value; null when nothing is. */
  readonly error?: (value: string, context: FieldContext) => FieldErrorCode | null;
}

/** The fields of the form that are typed, in the order of the page. */
export const EXPENSE_FIELDS = {
  name: { label: 'Name', required: true, maxLength: 100, lines: 'one' },
  email: {
    label: 'Email',
    required: true,
    maxLength: MAX_EMAIL_LENGTH,
    lines: 'one',
    error: emailError,
  },
  phone: { label: 'Phone', required: true, maxLength: 40, lines: 'one' },
  category: { label: 'Category', required: true, maxLength: 100, lines: 'one' },
  expenseDate: {
    label: 'Expense Date',
    required: true,
    maxLength: 10,
    lines: 'one',
    error: dateError,
  },
  amount: {
    label: 'Amount',
    required: true,
    maxLength: 20,
    lines: 'one',
    error: amountError,
  },
  paidTo: { label: 'Paid To', required: true, maxLength: 200, lines: 'one' },
  mailingAddress: { label: 'Mailing Address', required: true, maxLength: 500, lines: 'many' },
  description: { label: 'Description', required: true, maxLength: 2_000, lines: 'many' },
  notes: { label: 'Notes', required: false, maxLength: 2_000, lines: 'many' },
} as const satisfies Record<string, FieldRule>;

export type ExpenseField = keyof typeof EXPENSE_FIELDS;

// The keys of a constant table are its own literal keys.
export const EXPENSE_FIELD_NAMES = Object.keys(EXPENSE_FIELDS) as ExpenseField[];

/** Returns what is wrong with the text of one field; null when the field is in order. */
export function fieldError(
  field: ExpenseField,
  typed: string,
  context: FieldContext,
): FieldError | null {
  const rule: FieldRule = EXPENSE_FIELDS[field];
  const text = tidyText(typed);
  if (isBlank(text)) return rule.required ? expenseFieldError(field, 'required') : null;
  if (text.length > rule.maxLength) return expenseFieldError(field, 'tooLong');
  const unstorable = characterError(rule.label, text, rule.lines);
  if (unstorable !== null) return unstorable;
  const code = rule.error?.(text, context) ?? null;
  return code === null ? null : expenseFieldError(field, code);
}

/** Returns the error of a code, with the sentence about this field. */
export function expenseFieldError(field: ExpenseField, code: FieldErrorCode): FieldError {
  return fieldErrorOf(code, { ...EXPENSE_FIELDS[field], max: cents(MAX_EXPENSE_CENTS) });
}

function emailError(value: string): FieldErrorCode | null {
  return isEmailAddress(value) ? null : 'badEmail';
}

function dateError(value: string, { now, timeZone }: FieldContext): FieldErrorCode | null {
  if (!isCalendarDate(value)) return 'notADay';
  // A day of grace: the parent may be west or east of the school.
  return value > dateAt(now + DAY_MS, timeZone) ? 'futureDate' : null;
}

function amountError(value: string): FieldErrorCode | null {
  const amount = parseDollars(value);
  if (amount !== null && amount < 0) return 'negative';
  if (isBeyond(value, MAX_EXPENSE_CENTS / 100)) return 'tooLarge';
  return amount === null ? notDollars(value) : null;
}
