import { formatDate, formatInstant } from '@pa-ledger/domain/time/dates';
import {
  EXPENSE_FIELD_NAMES,
  EXPENSE_FIELDS,
  type ExpenseField,
} from '@pa-ledger/domain/expenses/expense-fields';
import type { ExpenseReview } from '@pa-ledger/domain/expenses/decide/review';
import { Facts } from '../../ui/Facts.tsx';
import { approveMessages } from '../approve-messages.ts';

const IN_SUMMARY: readonly ExpenseField[] = ['category', 'amount', 'payTo', 'description'];

/** The fields that the summary does not show, with the labels of the form. */
export function ExpenseDetails({ review }: { readonly review: ExpenseReview }) {
  const { submission } = review;
  const shown = { ...submission, expenseDate: formatDate(submission.expenseDate) };
  // An invoice number is only there where a vendor is paid.
  const others = EXPENSE_FIELD_NAMES.filter(
    (name) => !IN_SUMMARY.includes(name) && shown[name] !== undefined,
  );
  return (
    <Facts
      rows={[
        [approveMessages.reference, review.reference],
        [approveMessages.submitted, formatInstant(review.submittedAt, review.timeZone)],
        ...others.map((name) => [EXPENSE_FIELDS[name].label, shown[name]] as const),
      ]}
    />
  );
}
