import { styled } from '@mui/material/styles';
import type { ExpenseReview } from '@pa-ledger/domain/review';
import { Notice } from '../../ui/Notice.tsx';
import { Section } from '../../ui/Section.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import type { ApprovalLink } from '../link-location.ts';
import { BudgetPanel } from './BudgetPanel.tsx';
import { ChainSteps } from './ChainSteps.tsx';
import { ExpenseDetails } from './ExpenseDetails.tsx';
import { ExpenseSummary } from './ExpenseSummary.tsx';
import { ReceiptList } from './ReceiptList.tsx';
import { isUndecided, verdictOf } from './review-facts.ts';

interface ReviewSheetProps {
  readonly review: ExpenseReview;
  readonly link: ApprovalLink;
}

/** The whole expense, the weightiest first; what was decided before comes above everything. */
export function ReviewSheet({ review, link }: ReviewSheetProps) {
  const { receipts } = review.submission;
  return (
    <Sheet>
      {!isUndecided(review) && (
        <Verdict>
          <Notice tone={review.status === 'rejected' ? 'warning' : 'success'}>
            {verdictOf(review).join(' ')}
          </Notice>
        </Verdict>
      )}
      <ExpenseSummary review={review} />
      <BudgetPanel review={review} />
      <Section heading={receipts.length === 1 ? 'Receipt' : `Receipts (${receipts.length})`}>
        <ReceiptList link={link} receipts={receipts} />
      </Section>
      <Section heading="Approval">
        <ChainSteps review={review} />
      </Section>
      <Section heading="Details">
        <ExpenseDetails review={review} />
      </Section>
    </Sheet>
  );
}

const Verdict = styled('div')({ marginBottom: '1.25rem' });
