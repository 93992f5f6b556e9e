import { MESSAGES } from '@pa-ledger/domain/errors';
import { formatCents } from '@pa-ledger/domain/money/money';
import type { ExpenseReview } from '@pa-ledger/domain/expenses/decide/review';
import { Section } from '../../ui/Section.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { StatusPanel } from '../../ui/StatusPanel.tsx';
import { ChainSteps } from './ChainSteps.tsx';
import { amountOf, decisionSummary } from './review-state.ts';

/** What a link shows once its step is decided: the outcome, and nothing about who asked for the money or is paid. */
export function DecidedSheet({ review }: { readonly review: ExpenseReview }) {
  const [happened = '', ...next] = decisionSummary(review);
  return (
    <Sheet>
      <StatusPanel tone={review.status === 'rejected' ? 'info' : 'success'} heading={happened}>
        <p>
          {formatCents(amountOf(review))} for {review.category}, {review.reference}
        </p>
        {next.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>{MESSAGES.closeTab}</p>
      </StatusPanel>
      <Section heading="Approval">
        <ChainSteps review={review} />
      </Section>
    </Sheet>
  );
}
