import * as z from 'zod';
import { fieldSchemas } from '../../fields/schema.ts';
import { MAX_RECEIPTS } from '../../limits.ts';
import { fieldErrorOf } from '../../fields/form-errors.ts';
import type { SubmissionInput } from '../expense.ts';
import { EXPENSE_FIELDS } from '../expense-form-messages.ts';
import { expenseDays, type FieldContext } from '../expense-checks.ts';
import { isExpenseId } from '../reference.ts';
import {
  fieldsTogether,
  receiptClaims,
  submissionErrors,
  type SubmissionError,
} from '../submission.ts';
import { MAX_VERSIONS } from './return-expense.ts';

/** The fields that the correction page doesn't show: a misdirected email must not reveal them. */
const MASKED_FIELDS = ['phone', 'payHandle', 'mailingAddress'] as const;

export type MaskedField = (typeof MASKED_FIELDS)[number];

/** What the correction page sends, once checked. */
export interface CorrectionInput extends Omit<SubmissionInput, 'id' | MaskedField> {
  /** Null if not retyped, which keeps the earlier one. */
  readonly phone: string | null;
  readonly mailingAddress: string | null;
  /** Absent if not retyped, or if it doesn't apply. */
  readonly payHandle?: string;
  /** The version to correct. */
  readonly version: number;
  /** The slots of the receipts to keep. */
  readonly kept: readonly number[];
  /** The id under which the browser uploaded `receipts`; null without any. */
  readonly uploadId: string | null;
}

export type CorrectionResult =
  | { readonly ok: true; readonly correction: CorrectionInput }
  | { readonly ok: false; readonly errors: readonly SubmissionError[] };

/** Checks a correction as strictly as a submission. It returns texts trimmed. */
export function parseCorrection(body: unknown, context: FieldContext): CorrectionResult {
  const parsed = schemaAt(context).safeParse(body);
  if (!parsed.success) return { ok: false, errors: submissionErrors(parsed.error) };
  const { kept, receipts, uploadId } = parsed.data;
  const slots = [...kept, ...receipts.map(({ slot }) => slot)];
  if (slots.length === 0) return receiptsError('noReceipt');
  const isOdd =
    new Set(slots).size !== slots.length || (uploadId === null) !== (receipts.length === 0);
  return isOdd ? receiptsError('badReceipt') : { ok: true, correction: parsed.data };
}

function schemaAt(context: FieldContext) {
  const days = expenseDays(context);
  const fields = fieldSchemas(EXPENSE_FIELDS, days);
  return z
    .strictObject({
      ...fields,
      phone: fields.phone.nullable(),
      mailingAddress: fields.mailingAddress.nullable(),
      receipts: receiptClaims(days),
      version: z.int().min(1).max(MAX_VERSIONS),
      kept: z.array(
        z
          .int()
          .min(0)
          .max(MAX_RECEIPTS - 1),
      ),
      uploadId: z.string().refine(isExpenseId).nullable(),
    })
    .transform(fieldsTogether);
}

function receiptsError(code: 'noReceipt' | 'badReceipt'): CorrectionResult {
  return { ok: false, errors: [{ field: 'receipts', ...fieldErrorOf(code, {}) }] };
}
