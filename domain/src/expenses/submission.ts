import * as z from 'zod';
import type { SubmissionInput } from './expense.ts';
import type { CalendarDate } from '../time/dates.ts';
import {
  EXPENSE_FIELD_NAMES,
  expenseFieldError,
  fieldError,
  type ExpenseField,
  type FieldContext,
} from './expense-fields.ts';
import { MAX_RECEIPT_BYTES, MAX_RECEIPTS, RECEIPT_TYPES } from '../limits.ts';
import { centsFromDollars } from '../money/money.ts';
import { isReceiptName } from './receipt-name.ts';
import { isExpenseId } from './reference.ts';
import { fieldErrorOf, type FieldError } from '../text/field-error.ts';
import { tidyText } from '../text/text.ts';

/** What is wrong with one field of a submission; null stands for what is no field of the form. */
export interface SubmissionError extends FieldError {
  readonly field: ExpenseField | 'receipts' | null;
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
  const errors = errorsIn(body, shaped.error?.issues ?? [], context);
  if (!shaped.success || errors.length > 0) return { ok: false, errors };
  const { data } = shaped;
  return {
    ok: true,
    submission: {
      id: data.id,
      name: tidyText(data.name),
      email: tidyText(data.email),
      phone: tidyText(data.phone),
      // Not trimmed: it must be exactly the name of a category.
      category: data.category,
      // `fieldError` has checked that it is a calendar day.
      expenseDate: tidyText(data.expenseDate) as CalendarDate,
      // `+ 0` turns -0 into 0, so that equal submissions compare as equal.
      amount: data.amount + 0,
      paidTo: tidyText(data.paidTo),
      mailingAddress: tidyText(data.mailingAddress),
      description: tidyText(data.description),
      notes: tidyText(data.notes ?? ''),
      receipts: data.receipts,
    },
  };
}

/** Returns every invalid field once, those of the page first and in its order. */
function errorsIn(
  body: unknown,
  issues: readonly z.core.$ZodIssue[],
  context: FieldContext,
): SubmissionError[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return issues.map(errorOfIssue);
  const given: Partial<Record<ExpenseField, unknown>> = body;
  const errors = EXPENSE_FIELD_NAMES.flatMap((field): SubmissionError[] => {
    const error = fieldError(field, textOf(given[field]), context);
    return error === null ? [] : [{ field, ...error }];
  });
  for (const issue of issues) {
    const error = errorOfIssue(issue);
    if (errors.every(({ field }) => field !== error.field)) errors.push(error);
  }
  return errors;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function errorOfIssue({ path, code }: z.core.$ZodIssue): SubmissionError {
  const [key] = path;
  if (key === 'receipts') {
    const none = path.length === 1 && code === 'too_small';
    return { field: key, ...fieldErrorOf(none ? 'noReceipt' : 'badReceipt', {}) };
  }
  const field = EXPENSE_FIELD_NAMES.find((name) => name === key) ?? null;
  return {
    field,
    ...(field === 'amount'
      ? expenseFieldError(field, 'notDollars')
      : fieldErrorOf('unexpected', {})),
  };
}
