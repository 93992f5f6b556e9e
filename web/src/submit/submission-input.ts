import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import type { ReceiptClaim, SubmissionInput } from '@pa-ledger/domain/expenses/expense';
import { cents, dollarsFromCents, parseDollars } from '@pa-ledger/domain/money/money';
import { tidyText } from '@pa-ledger/domain/text/text';
import { textsBy, type ExpenseTexts } from './expense-texts.ts';

/** The request's body, from texts that break no rule. */
export function toSubmissionInput(
  id: string,
  typed: ExpenseTexts,
  receipts: readonly ReceiptClaim[],
): SubmissionInput {
  const texts = textsBy((field) => tidyText(typed[field]));
  return {
    id,
    ...texts,
    // Kept to the letter: it must be the name of a category.
    category: typed.category,
    // The rules found it to be a day of the calendar.
    expenseDate: texts.expenseDate as CalendarDate,
    amount: dollarsFromCents(parseDollars(texts.amount) ?? cents(0)),
    receipts,
  };
}
