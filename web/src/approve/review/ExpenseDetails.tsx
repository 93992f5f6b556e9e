import { styled } from '@mui/material/styles';
import { formatDate, formatInstant } from '@pa-ledger/domain/dates';
import { EXPENSE_FIELDS } from '@pa-ledger/domain/expense-fields';
import type { ExpenseReview } from '@pa-ledger/domain/review';

const STATUS_WORDS: Readonly<Record<ExpenseReview['status'], string>> = {
  pending: 'Waiting for approval',
  approved: 'Approved',
  rejected: 'Rejected',
  paid: 'Paid',
};

/** What the summary does not say already, in the words of the form. */
export function ExpenseDetails({ review }: { readonly review: ExpenseReview }) {
  const { submission } = review;
  const rows: readonly (readonly [label: string, value: string])[] = [
    ['Reference', review.reference],
    ['Status', STATUS_WORDS[review.status]],
    ['Submitted', formatInstant(review.submittedAt, review.timeZone)],
    [EXPENSE_FIELDS.name.label, submission.name],
    [EXPENSE_FIELDS.email.label, submission.email],
    [EXPENSE_FIELDS.phone.label, submission.phone],
    [EXPENSE_FIELDS.expenseDate.label, formatDate(submission.expenseDate)],
    [EXPENSE_FIELDS.paidTo.label, submission.paidTo],
    [EXPENSE_FIELDS.mailingAddress.label, submission.mailingAddress],
    [EXPENSE_FIELDS.notes.label, submission.notes],
  ];
  return (
    <List>
      {rows.map(([label, value]) => (
        <div key={label}>
          <Term>{label}</Term>
          <Value>{value === '' ? '–' : value}</Value>
        </div>
      ))}
    </List>
  );
}

const List = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': {
    display: 'grid',
    gap: '0 1rem',
    paddingBlock: '0.45rem',
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: '10rem 1fr' },
  },
  '& > div + div': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Term = styled('dt')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

const Value = styled('dd')({
  margin: 0,
  fontSize: '0.95rem',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
