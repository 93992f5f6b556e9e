import { formatDate, formatInstant } from '@pa-ledger/domain/time/dates';
import { EXPENSE_FIELDS } from '@pa-ledger/domain/expenses/expense-fields';
import type { ExpenseReview } from '@pa-ledger/domain/expenses/decide/review';
import { Facts } from '../../ui/Facts.tsx';
import { approveMessages } from '../approve-messages.ts';

/** The fields that the summary does not show, with the labels of the form. */
export function ExpenseDetails({ review }: { readonly review: ExpenseReview }) {
  const { submission } = review;
  const rows: readonly (readonly [label: string, value: string])[] = [
    [approveMessages.reference, review.reference],
    [approveMessages.submitted, formatInstant(review.submittedAt, review.timeZone)],
    [EXPENSE_FIELDS.name.label, submission.name],
    [EXPENSE_FIELDS.email.label, submission.email],
    [EXPENSE_FIELDS.phone.label, submission.phone],
    [EXPENSE_FIELDS.expenseDate.label, formatDate(submission.expenseDate)],
    [EXPENSE_FIELDS.paidTo.label, submission.paidTo],
    [EXPENSE_FIELDS.mailingAddress.label, submission.mailingAddress],
    [EXPENSE_FIELDS.notes.label, submission.notes],
  ];
  return <Facts rows={rows} />;
}
