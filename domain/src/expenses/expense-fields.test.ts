import { describe, expect, it } from 'vitest';
import { TYPED_AMOUNTS } from '../../../tests/fixtures/amounts.ts';
import { BLANK_TEXTS } from '../../../tests/fixtures/blank-texts.ts';
import { LINE_BREAKS, PASTED_CHARACTERS } from '../../../tests/fixtures/characters.ts';
import { NOT_CALENDAR_DAYS } from '../../../tests/fixtures/calendar-dates.ts';
import { NOT_TYPED_ADDRESSES, PASTED_ADDRESSES } from '../../../tests/fixtures/emails.ts';
import {
  BY_APP,
  SPLIT,
  SUBMISSION_TIME,
  TAXED,
  VENDOR_SUBMISSION,
} from '../../../tests/fixtures/submission.ts';
import { DAY_MS } from '../time/dates.ts';
import { fieldError, fieldErrorOf } from '../fields/form-errors.ts';
import { EXPENSE_FIELD_NAMES, type ExpenseField } from './expense-fields.ts';
import { EXPENSE_FIELDS } from './expense-form-messages.ts';
import { expenseDays } from './expense-checks.ts';
import { MAX_EXPENSE_CENTS } from '../limits.ts';
import type { FieldError } from '../text/field-error.ts';
import { isBlank } from '../text/text.ts';

const CONTEXT = { now: SUBMISSION_TIME, timeZone: 'America/New_York' };
const texts = EXPENSE_FIELD_NAMES.map((field) => ({
  field,
  value: String({ ...VENDOR_SUBMISSION, ...BY_APP, ...SPLIT, ...TAXED }[field]),
}));

function errorFor(field: ExpenseField, typed: string, context = CONTEXT): FieldError | null {
  return fieldError(EXPENSE_FIELDS[field], typed, expenseDays(context));
}

/** The sentence about a field; null when it is in order. */
function messageFor(field: ExpenseField, typed: string, context = CONTEXT): string | null {
  return errorFor(field, typed, context)?.message ?? null;
}

it('names the sixteen fields by the labels of the form, in the order of the page', () => {
  expect(Object.values(EXPENSE_FIELDS).map((rule) => rule.label)).toEqual([
    'Name',
    'Email',
    'Phone',
    'Category',
    'Expense Date',
    'Amount',
    'Sales tax in it',
    'Also for',
    'Payment',
    'Paid To',
    'Invoice Number',
    'Pay By',
    'Payment app email or phone',
    'Mailing Address',
    'Description',
    'Notes',
  ]);
  expect(texts).toHaveLength(16);
});

it.each(texts)('accepts the valid $field', ({ field, value }) => {
  expect(messageFor(field, value, CONTEXT)).toBeNull();
  // A choice is not typed.
  if (EXPENSE_FIELDS[field].kind !== 'choice')
    expect(messageFor(field, ` ${value}\r\n`, CONTEXT)).toBeNull();
});

describe.each(EXPENSE_FIELD_NAMES)('%s', (field) => {
  const { label, maxLength, required } = EXPENSE_FIELDS[field];

  it.each(BLANK_TEXTS)('is required unless it is optional, so not: %s (#31)', (_name, text) => {
    expect(messageFor(field, text, CONTEXT)).toBe(required ? `${label} is required.` : null);
  });

  it('is at most as long as its limit (#33)', () => {
    const tooLong = `${label} is too long: at most ${maxLength} characters.`;
    expect(messageFor(field, 'a'.repeat(maxLength), CONTEXT)).not.toBe(tooLong);
    expect(messageFor(field, 'a'.repeat(maxLength + 1), CONTEXT)).toBe(tooLong);
    expect(messageFor(field, 'a'.repeat(1_000_000), CONTEXT)).toBe(tooLong);
  });

  it.each([...PASTED_CHARACTERS, ...LINE_BREAKS])(
    'asks nobody to remove what they cannot see: %j (#107)',
    (character) => {
      const { kind } = EXPENSE_FIELDS[field];
      const value = texts.find((one) => one.field === field)?.value ?? '';
      // A choice is not typed.
      if (kind === 'choice') return;
      expect(messageFor(field, `${character}${value}${character}`, CONTEXT)).toBeNull();
    },
  );
});

it('only sales tax, other events, the choices of how to pay, what goes with them, and notes are optional', () => {
  const optional = ['salesTax', 'split', 'payTo', 'invoiceNumber', 'payBy', 'payHandle', 'notes'];
  expect(EXPENSE_FIELD_NAMES.filter((field) => !EXPENSE_FIELDS[field].required)).toEqual(optional);
});

describe('email', () => {
  it.each(NOT_TYPED_ADDRESSES)('refuses %s (#40)', (_name, text) => {
    expect(messageFor('email', text, CONTEXT)).toMatch(/^Email /);
  });

  it.each(PASTED_ADDRESSES)('accepts %j', (text) => {
    expect(messageFor('email', text, CONTEXT)).toBeNull();
  });
});

describe('amount', () => {
  it.each(['0', '0.01', '84.35', '$1,234.50', '999999.99', ' 5 ', '.5'])(
    'accepts %j (#72)',
    (typed) => {
      expect(messageFor('amount', typed, CONTEXT)).toBeNull();
    },
  );

  it.each([
    ['12abc', 'Amount must be dollars and cents, such as 24.50.'],
    ['12.345', 'Amount must be dollars and cents, such as 24.50.'],
    ['1e3', 'Amount must be dollars and cents, such as 24.50.'],
    ['12,50', 'Amount has a comma. Use a decimal point, like 12.50.'],
    ['1.250,00', 'Amount has a comma. Use a decimal point, like 12.50.'],
    ['-0.01', 'Amount must be 0 or more.'],
    ['-1000000', 'Amount must be 0 or more.'],
    ['1000000', 'Amount must be at most $999,999.99.'],
    ['99999999999999', 'Amount must be at most $999,999.99.'],
    ['1e9', 'Amount must be at most $999,999.99.'],
  ])('refuses %j with a sentence (#32, #111)', (typed, message) => {
    expect(messageFor('amount', typed, CONTEXT)).toBe(message);
  });
});

it.each(TYPED_AMOUNTS.filter(({ typed }) => !isBlank(typed)))(
  'an amount of $typed is sent as it is, or refused: $is (#111)',
  ({ typed, is }) => {
    const error = messageFor('amount', typed, CONTEXT);
    if (typeof is === 'number' && is >= 0 && is <= MAX_EXPENSE_CENTS) expect(error).toBeNull();
    else expect(error).toMatch(/^Amount /);
  },
);

describe('expenseDate', () => {
  const NOT_A_DAY = 'Expense Date isn’t a valid date.';
  const IN_THE_FUTURE = 'Expense Date can’t be in the future.';
  const typedOnes = NOT_CALENDAR_DAYS.flatMap(([name, value]) =>
    typeof value === 'string' && value === value.trim() && /^.{1,10}$/.test(value)
      ? [[name, value] as const]
      : [],
  );

  it.each(typedOnes)('refuses %s (#43)', (_name, value) => {
    expect(messageFor('expenseDate', value, CONTEXT)).toBe(NOT_A_DAY);
  });

  /** The midnight at which 2026-11-21 begins at the school. */
  it.each([
    ['America/New_York', '2026-11-21T05:00:00Z'],
    ['Asia/Kolkata', '2026-11-20T18:30:00Z'],
    ['Pacific/Pago_Pago', '2026-11-21T11:00:00Z'],
    ['Pacific/Kiritimati', '2026-11-20T10:00:00Z'],
  ])('in %s allows today and one day of grace, to the millisecond (#43)', (timeZone, midnight) => {
    const dayBefore = Date.parse(midnight) - DAY_MS;
    const errorAt = (now: number, date: string) =>
      messageFor('expenseDate', date, { now, timeZone });
    expect(errorAt(dayBefore - 1, '2026-11-20')).toBeNull();
    expect(errorAt(dayBefore - 1, '2026-11-21')).toBe(IN_THE_FUTURE);
    expect(errorAt(dayBefore, '2026-11-21')).toBeNull();
    expect(errorAt(dayBefore, '2026-11-22')).toBe(IN_THE_FUTURE);
  });
});

describe('a code', () => {
  it.each([
    ['name', ' ', 'required'],
    ['notes', 'a'.repeat(2_001), 'tooLong'],
    ['email', 'x', 'badEmail'],
    ['expenseDate', '2026-02-30', 'notADay'],
    ['expenseDate', '2027-01-01', 'futureDate'],
    ['amount', '-1', 'negative'],
    ['amount', '1000000', 'tooLarge'],
    ['amount', '12.345', 'notDollars'],
    ['amount', '12,50', 'comma'],
  ] as const)('names what is wrong with the %s %j: %s', (field, typed, code) => {
    expect(errorFor(field, typed)?.code).toBe(code);
  });

  it('makes the sentence of the form again, as far as it needs nothing of what was typed', () => {
    for (const [field, typed] of [
      ['name', ''],
      ['notes', 'a'.repeat(2_001)],
      ['amount', '1e9'],
      ['expenseDate', '2027-01-01'],
    ] as const) {
      const error = errorFor(field, typed);
      expect(error).not.toBeNull();
      expect(error && fieldErrorOf(error.code, EXPENSE_FIELDS[field])).toEqual(error);
    }
  });
});
