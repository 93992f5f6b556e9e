import { formatDate, formatInstant } from '@pa-ledger/domain/time/dates';
import {
  EXPENSE_FIELD_NAMES,
  EXPENSE_FIELDS,
  type ExpenseField,
} from '@pa-ledger/domain/expenses/expense-fields';
import { organization } from '@pa-ledger/domain/organization';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import type { ReactNode } from 'react';
import { Facts } from '../../../ui/Facts.tsx';
import { Money } from '../../shared/lists/Money.tsx';
import type { ExpenseRow } from '../expense-row.ts';
import { detailMessages } from './detail-messages.ts';

/** Every field of the form with its label, and what the server added. */
export function ExpenseFacts({ expense }: { readonly expense: ExpenseRow }) {
  const { id, submission, amount, category, submittedAt } = expense;
  const renamed =
    submission.category === category ? '' : detailMessages.submittedAs(submission.category);
  const shown: Readonly<Partial<Record<ExpenseField, ReactNode>>> = {
    ...submission,
    category: `${category}${renamed}`,
    expenseDate: formatDate(submission.expenseDate),
    amount: <Money amount={amount} />,
  };
  return (
    <Facts
      rows={[
        [detailMessages.reference, referenceOf(id)],
        [detailMessages.submitted, formatInstant(submittedAt, organization.timeZone)],
        ...EXPENSE_FIELD_NAMES.map((name) => [EXPENSE_FIELDS[name].label, shown[name]] as const),
      ]}
    />
  );
}
