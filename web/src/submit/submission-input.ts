import { valuesOf } from '@pa-ledger/domain/fields/document';
import type { ReceiptClaim, SubmissionInput } from '@pa-ledger/domain/expenses/expense';
import { EXPENSE_FIELDS } from '@pa-ledger/domain/expenses/expense-fields';
import type { FormValues } from './form-values.ts';

/**
 * Returns the body of the request.
 * @param values without errors.
 */
export function toSubmissionInput(
  id: string,
  values: FormValues,
  receipts: readonly ReceiptClaim[],
): SubmissionInput {
  return { id, ...valuesOf(EXPENSE_FIELDS, values), receipts };
}
