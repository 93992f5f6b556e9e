import { styled } from '@mui/material/styles';
import { payeeText } from '@pa-ledger/domain/expenses/payee';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { amountOf, formatCents } from '@pa-ledger/domain/money/money';
import type { ExpenseReview } from '@pa-ledger/domain/expenses/decide/review';
import { Multiline, Overline, SecondaryText } from '../../ui/text.ts';
import { SERIF } from '../../ui/theme.ts';
import { approveMessages } from '../approve-messages.ts';

/** The request in large type: how much, to whom, for what. */
export function ExpenseSummary({ review }: { readonly review: ExpenseReview }) {
  const { submission, category } = review;
  return (
    <div>
      <Overline>{category}</Overline>
      <Heading>
        <Amount>{formatCents(amountOf(submission.amount))}</Amount>{' '}
        <Payee>{approveMessages.payee(payeeText(submission))}</Payee>
      </Heading>
      <Multiline sx={{ margin: '0 0 0.6rem' }} as="p">
        {submission.description}
      </Multiline>
      <SecondaryText>
        {approveMessages.submittedBy(submission.name, formatDate(submission.expenseDate))}
      </SecondaryText>
    </div>
  );
}

const Heading = styled('h2')({ margin: '0.1rem 0 0.6rem', lineHeight: 1.2 });

const Amount = styled('span')({
  display: 'block',
  fontFamily: SERIF,
  fontWeight: 700,
  fontSize: 'clamp(2.5rem, 1.9rem + 3vw, 3.5rem)',
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'lining-nums',
});

const Payee = styled('span')({ fontSize: '1.1875rem', overflowWrap: 'anywhere' });
