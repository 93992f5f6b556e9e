import type { Days } from '../fields/form.ts';
import { MAX_EXPENSE_CENTS } from '../limits.ts';
import { cents } from '../money/money.ts';
import { fieldErrorOf, type FieldError, type FieldErrorCode } from '../text/field-error.ts';
import { dateAt, DAY_MS, type Instant } from '../time/dates.ts';
import { EXPENSE_FIELDS, type ExpenseField } from './expense-fields.ts';

/* Apart from the fields, so that pages that only show them load no sentences about errors. */

/** What checking a field needs besides the value. */
export interface FieldContext {
  readonly now: Instant;
  /** The school's IANA time zone. */
  readonly timeZone: string;
}

/** Returns the days an expense may have: up to tomorrow, since the parent may be in a time zone ahead of the school. */
export function expenseDays({ now, timeZone }: FieldContext): Days {
  return { latest: dateAt(now + DAY_MS, timeZone) };
}

/** Returns the error for a code, with its sentence about this field. */
export function expenseFieldError(field: ExpenseField, code: FieldErrorCode): FieldError {
  return fieldErrorOf(code, { ...EXPENSE_FIELDS[field], min: 0, max: cents(MAX_EXPENSE_CENTS) });
}
