import { formatDate, formatInstant } from '@pa-ledger/domain/time/dates';
import { EXPENSE_FIELDS } from '@pa-ledger/domain/expenses/expense-fields';
import { organization } from '@pa-ledger/domain/organization';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { Facts } from '../../../ui/Facts.tsx';
import { Money } from '../../shared/Money.tsx';
import type { ExpenseRow } from '../expense-row.ts';
import { detailMessages } from './detail-messages.ts';

/** Every field of the form with its label, and what the server added. */
export function ExpenseFacts({ expense }: { readonly expense: ExpenseRow }) {
  const { id, submission, category, submittedAt } = expense;
  const renamed =
    submission.category === category ? '' : detailMessages.submittedAs(submission.category);
  return (
    <Facts
      rows={[
        [detailMessages.reference, referenceOf(id)],
        [detailMessages.submitted, formatInstant(submittedAt, organization.timeZone)],
        [EXPENSE_FIELDS.name.label, submission.name],
        [EXPENSE_FIELDS.email.label, submission.email],
        [EXPENSE_FIELDS.phone.label, submission.phone],
        [EXPENSE_FIELDS.category.label, `${category}${renamed}`],
        [EXPENSE_FIELDS.expenseDate.label, formatDate(submission.expenseDate)],
        [EXPENSE_FIELDS.amount.label, <Money key="amount" amount={submission.amount} />],
        [EXPENSE_FIELDS.paidTo.label, submission.paidTo],
        [EXPENSE_FIELDS.mailingAddress.label, submission.mailingAddress],
        [EXPENSE_FIELDS.description.label, submission.description],
        [EXPENSE_FIELDS.notes.label, submission.notes],
      ]}
    />
  );
}
