import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import type { ReceiptClaim, SubmissionInput } from '@pa-ledger/domain/expenses/expense';
import { cents, dollarsFromCents, parseDollars } from '@pa-ledger/domain/money/money';
import { tidyText } from '@pa-ledger/domain/text/text';
import { valuesBy, type FormValues } from './form-values.ts';

/** Builds the request's body from valid values. */
export function toSubmissionInput(
  id: string,
  typed: FormValues,
  receipts: readonly ReceiptClaim[],
): SubmissionInput {
  const values = valuesBy((field) => tidyText(typed[field]));
  return {
    id,
    ...values,
    // Unchanged: it must be the exact name of a category.
    category: typed.category,
    // The checks found it to be a date.
    expenseDate: values.expenseDate as CalendarDate,
    amount: dollarsFromCents(parseDollars(values.amount) ?? cents(0)),
    receipts,
  };
}
