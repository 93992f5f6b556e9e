import * as z from 'zod';
import type { ReceiptClaim, SubmissionInput } from './expense.ts';
import { fieldEntries, isAskedFor } from '../fields/field.ts';
import type { Days } from '../fields/form.ts';
import { errorIn, fieldSchemas } from '../fields/schema.ts';
import { EXPENSE_FIELD_NAMES, type ExpenseField } from './expense-fields.ts';
import { EXPENSE_FIELDS } from './expense-form-messages.ts';
import { expenseDays, type FieldContext } from './expense-checks.ts';
import { amountOf } from '../money/money.ts';
import { salesTaxError } from './sales-tax.ts';
import { splitError } from './split.ts';
import type { Policies } from '../organization.ts';
import { MAX_RECEIPT_BYTES, MAX_RECEIPTS, RECEIPT_TYPES } from '../limits.ts';
import { STATEMENT_FIELDS } from './expense-form-messages.ts';
import { isReceiptName, receiptNameFor } from './receipt-name.ts';
import { isExpenseId } from './reference.ts';
import { type FieldError } from '../text/field-error.ts';
import { fieldErrorOf } from '../fields/form-errors.ts';

/** What's wrong with one field of a submission; the field is null for anything that isn't a form field. */
export interface SubmissionError extends FieldError {
  readonly field: ExpenseField | 'receipts' | null;
}

export type SubmissionResult =
  | { readonly ok: true; readonly submission: SubmissionInput }
  | { readonly ok: false; readonly errors: readonly SubmissionError[] };

/** A file as the browser describes it. */
const fileClaim = z.strictObject({
  slot: z
    .int()
    .min(0)
    .max(MAX_RECEIPTS - 1),
  name: z.string().refine(isReceiptName),
  type: z.enum(RECEIPT_TYPES),
  size: z.int().min(1).max(MAX_RECEIPT_BYTES),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** A paper of a record. */
export const paperClaim = fileClaim.transform(underItsEnding);

/** A receipt on the form; a statement instead of one also has its facts. */
function receiptClaim(days: Days) {
  return fileClaim
    .extend({ statement: z.strictObject(fieldSchemas(STATEMENT_FIELDS, days)).exactOptional() })
    .refine(({ statement, type }) => statement === undefined || type === 'image/png')
    .transform(underItsEnding);
}

/** A saved copy opens as the type we checked, whatever name was sent. */
function underItsEnding<Claim extends ReceiptClaim>(claim: Claim): Claim {
  return { ...claim, name: receiptNameFor(claim.name, claim.type) };
}

/** The receipts of one request, no two in the same slot. */
export function receiptClaims(days: Days) {
  return z
    .array(receiptClaim(days))
    .max(MAX_RECEIPTS)
    .refine((list) => new Set(list.map((receipt) => receipt.slot)).size === list.length);
}

/**
 * Checks a submission, trusting nothing: the exact set of fields, their types, and `EXPENSE_FIELDS`. It returns texts
 * trimmed.
 */
export function parseSubmission(body: unknown, context: FieldContext): SubmissionResult {
  const parsed = schemaAt(context).safeParse(body);
  return parsed.success
    ? { ok: true, submission: parsed.data }
    : { ok: false, errors: submissionErrors(parsed.error) };
}

/**
 * Returns what's wrong with how a form wants to be paid: only a school's own app is offered, and we need to know where to
 * pay. A correction's form has the handle on file if it wasn't typed again.
 */
export function payByErrors(
  { payBy, payHandle }: Pick<SubmissionInput, 'payBy' | 'payHandle'>,
  { paymentApp }: Pick<Policies, 'paymentApp'>,
): SubmissionError[] {
  if (payBy !== 'app') return [];
  if (paymentApp === null)
    return [{ field: 'payBy', ...fieldErrorOf('notInList', EXPENSE_FIELDS.payBy) }];
  if (payHandle !== undefined) return [];
  return [{ field: 'payHandle', ...fieldErrorOf('required', EXPENSE_FIELDS.payHandle) }];
}

/** Returns what's wrong with a form that says how much sales tax is in its amount, where no one asks for it. */
export function taxPolicyErrors(
  { salesTax }: Pick<SubmissionInput, 'salesTax'>,
  policies: Pick<Policies, 'salesTax'>,
): SubmissionError[] {
  if (salesTax === undefined || policies.salesTax !== 'ignored') return [];
  return [{ field: 'salesTax', ...fieldErrorOf('notAsked', EXPENSE_FIELDS.salesTax) }];
}

/** Returns what's wrong with a form, the first error of each field. */
export function submissionErrors({ issues }: z.ZodError): SubmissionError[] {
  const errors: SubmissionError[] = [];
  for (const issue of issues) {
    const error = errorOfIssue(issue);
    if (errors.every(({ field }) => field !== error.field)) errors.push(error);
  }
  return errors;
}

/** Its errors come in the order of the page. */
function schemaAt(context: FieldContext) {
  const days = expenseDays(context);
  return z
    .strictObject({
      ...fieldSchemas(EXPENSE_FIELDS, days),
      receipts: receiptClaims(days).min(1),
      id: z.string().refine(isExpenseId),
    })
    .transform(fieldsTogether);
}

/**
 * Returns a form's fields without those that have no value. It refuses a value for a field that doesn't apply, such as
 * an invoice number when no vendor gets paid, sales tax that isn't less than the amount, and a split that doesn't add up.
 */
export function fieldsTogether<
  Form extends Pick<SubmissionInput, 'amount' | 'category' | 'salesTax' | 'split'>,
>(form: Form, context: z.RefinementCtx): Form {
  const given = Object.entries<unknown>(form).filter(([, value]) => value !== undefined);
  const values: Readonly<Record<string, unknown>> = Object.fromEntries(given);
  for (const [name, field] of fieldEntries(EXPENSE_FIELDS)) {
    if (values[name] === undefined || field.onlyWhen === undefined || isAskedFor(field, values))
      continue;
    const { code, message } = fieldErrorOf(field.onlyWhen.otherwise, field);
    context.addIssue({ code: 'custom', message, params: { code }, path: [name] });
  }
  const amount = amountOf(form.amount);
  const wrong = {
    salesTax: salesTaxError(amountOf(form.salesTax), amount),
    split: splitError(form, amount),
  } as const;
  for (const field of ['salesTax', 'split'] as const) {
    const found = wrong[field];
    if (found === null) continue;
    const { code, message } = fieldErrorOf(found, EXPENSE_FIELDS[field]);
    context.addIssue({ code: 'custom', message, params: { code }, path: [field] });
  }
  // It only drops absent fields.
  return values as Form;
}

function errorOfIssue(issue: z.core.$ZodIssue): SubmissionError {
  const [key] = issue.path;
  if (key === 'receipts') {
    const none = issue.path.length === 1 && issue.code === 'too_small';
    return { field: key, ...fieldErrorOf(none ? 'noReceipt' : 'badReceipt', {}) };
  }
  const field = EXPENSE_FIELD_NAMES.find((name) => name === key) ?? null;
  return { field, ...(errorIn(issue) ?? fieldErrorOf('unexpected', {})) };
}
