import * as z from 'zod';
import type { SubmissionInput } from './expense.ts';
import type { CalendarDate } from '../time/dates.ts';
import {
  EXPENSE_FIELD_NAMES,
  fieldError,
  type ExpenseField,
  type FieldContext,
} from './expense-fields.ts';
import { MAX_RECEIPT_BYTES, MAX_RECEIPTS, RECEIPT_TYPES } from '../limits.ts';
import { centsFromDollars } from '../money/money.ts';
import { isReceiptName } from './receipt-name.ts';
import { isExpenseId } from './reference.ts';
import { tidyText } from '../text/text.ts';

/** One invalid field of a submission, and a sentence about it. */
export interface SubmissionError {
  readonly field: ExpenseField | 'receipts' | null;
  readonly message: string;
}

export type SubmissionResult =
  | { readonly ok: true; readonly submission: SubmissionInput }
  | { readonly ok: false; readonly errors: readonly SubmissionError[] };

const receiptClaim = z.strictObject({
  slot: z
    .int()
    .min(0)
    .max(MAX_RECEIPTS - 1),
  name: z.string().refine(isReceiptName),
  type: z.enum(RECEIPT_TYPES),
  size: z.int().min(1).max(MAX_RECEIPT_BYTES),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const receiptClaims = z
  .array(receiptClaim)
  .min(1)
  .max(MAX_RECEIPTS)
  .refine((list) => new Set(list.map((receipt) => receipt.slot)).size === list.length);

const shape = z.strictObject({
  id: z.string().refine(isExpenseId),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  category: z.string(),
  expenseDate: z.string(),
  amount: z.number().refine((dollars) => centsFromDollars(dollars) !== null),
  paidTo: z.string(),
  mailingAddress: z.string(),
  description: z.string(),
  notes: z.string().optional(),
  receipts: receiptClaims,
});

/**
 * Checks a submission from nothing, whoever sent it: the exact set of fields, their types, and the rules of
 * `EXPENSE_FIELDS`. Texts are returned trimmed.
 */
export function parseSubmission(body: unknown, context: FieldContext): SubmissionResult {
  const shaped = shape.safeParse(body);
  if (!shaped.success) return { ok: false, errors: shaped.error.issues.map(errorOfIssue) };
  const { amount, receipts, id, ...texts } = shaped.data;
  const typed: Record<ExpenseField, string> = {
    ...texts,
    notes: texts.notes ?? '',
    amount: String(amount),
  };
  const errors: SubmissionError[] = EXPENSE_FIELD_NAMES.flatMap((field) => {
    const message = fieldError(field, typed[field], context);
    return message === null ? [] : [{ field, message }];
  });
  if (errors.length > 0) return { ok: false, errors };
  return {
    ok: true,
    submission: {
      id,
      name: tidyText(typed.name),
      email: tidyText(typed.email),
      phone: tidyText(typed.phone),
      // Not trimmed: it must be exactly the name of a category.
      category: typed.category,
      // `fieldError` has checked that it is a calendar day.
      expenseDate: tidyText(typed.expenseDate) as CalendarDate,
      // `+ 0` turns -0 into 0, so that equal submissions compare as equal.
      amount: amount + 0,
      paidTo: tidyText(typed.paidTo),
      mailingAddress: tidyText(typed.mailingAddress),
      description: tidyText(typed.description),
      notes: tidyText(typed.notes),
      receipts,
    },
  };
}

function errorOfIssue(issue: z.core.$ZodIssue): SubmissionError {
  const key = issue.path[0];
  if (key === 'receipts') {
    const none = issue.path.length === 1 && issue.code === 'too_small';
    const message = none
      ? 'Please upload at least one receipt.'
      : 'A receipt is not described as it must be.';
    return { field: 'receipts', message };
  }
  const field = EXPENSE_FIELD_NAMES.find((name) => name === key);
  if (field === undefined) return { field: null, message: 'The form was not sent as expected.' };
  if (field === 'amount')
    return { field, message: 'Amount must be dollars and cents, such as 24.50.' };
  return {
    field,
    message:
      fieldError(field, '', { now: 0, timeZone: 'UTC' }) ?? 'The form was not sent as expected.',
  };
}
