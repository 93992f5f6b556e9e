import { dateAt, isCalendarDate, DAY_MS, type Instant } from '../time/dates.ts';
import { isEmailAddress, MAX_EMAIL_LENGTH } from '../people/email.ts';
import { MAX_EXPENSE_CENTS } from '../limits.ts';
import { cents, formatCents, parseDollars } from '../money/money.ts';
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
  /** What is wrong with a filled-in value, as a sentence to the person; null when nothing is. */
  readonly error?: (value: string, context: FieldContext) => string | null;
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

/**
 * What is wrong with the text of one field, as a sentence to the person who typed it.
 * @returns null when the field is in order.
 */
export function fieldError(
  field: ExpenseField,
  typed: string,
  context: FieldContext,
): string | null {
  const rule: FieldRule = EXPENSE_FIELDS[field];
  const text = tidyText(typed);
  if (isBlank(text)) return rule.required ? `${rule.label} is required.` : null;
  if (text.length > rule.maxLength) {
    return `${rule.label} is too long: at most ${rule.maxLength} characters.`;
  }
  return characterError(rule.label, text, rule.lines) ?? rule.error?.(text, context) ?? null;
}

function emailError(value: string): string | null {
  return isEmailAddress(value) ? null : 'Email must be one address, such as name@example.com.';
}

function dateError(value: string, { now, timeZone }: FieldContext): string | null {
  if (!isCalendarDate(value)) return 'Expense Date must be a day of the calendar.';
  // A day of grace: the parent may be west or east of the school.
  return value > dateAt(now + DAY_MS, timeZone) ? 'Expense Date lies in the future.' : null;
}

function amountError(value: string): string | null {
  const amount = parseDollars(value);
  if (amount !== null && amount < 0) return 'Amount must be 0 or more.';
  if (isBeyond(value, MAX_EXPENSE_CENTS / 100)) {
    return `Amount must be at most ${formatCents(cents(MAX_EXPENSE_CENTS))}.`;
  }
  return amount === null ? notDollars('Amount', value) : null;
}
