import type { SubmissionError } from '@pa-ledger/domain/expenses/submission';
import { DomainError } from '../platform/domain-error.ts';

/** Returns the refusal of a form, with what is wrong in each field. */
export function invalidForm(errors: readonly SubmissionError[]): DomainError {
  const fields = errors.flatMap(({ field, code }) => (field === null ? [] : [{ field, code }]));
  return new DomainError('invalidForm', { sentence: errors[0]?.message, fields });
}
