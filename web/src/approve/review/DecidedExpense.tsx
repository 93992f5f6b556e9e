import { pageMessages } from '@pa-ledger/domain/public-messages';
import type { ExpenseReview } from '@pa-ledger/domain/expenses/decide/review';
import { StatusPanel } from '../../ui/StatusPanel.tsx';
import { approveMessages } from '../approve-messages.ts';
import { ChainSteps } from './ChainSteps.tsx';
import { ExpenseLine } from './ExpenseLine.tsx';
import { decisionSummary } from './review-state.ts';

/** Shown once the link's step is decided: the outcome, without who submitted the expense or is paid. */
export function DecidedExpense({ review }: { readonly review: ExpenseReview }) {
  const [result = '', ...next] = decisionSummary(review);
  return (
    <>
      <StatusPanel tone={review.status === 'rejected' ? 'info' : 'success'} heading={result}>
        <ExpenseLine review={review} about={approveMessages.forCategory(review.category)} />
        {next.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>{pageMessages.closeTab}</p>
      </StatusPanel>
      <ChainSteps review={review} />
    </>
  );
}
