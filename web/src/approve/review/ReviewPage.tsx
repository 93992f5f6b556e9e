import { useState } from 'react';
import { Sheet } from '../../ui/Sheet.tsx';
import { StatusPanel } from '../../ui/StatusPanel.tsx';
import { ApproveFrame } from '../ApproveFrame.tsx';
import { failureAdvice } from '../approve-messages.ts';
import type { SendDecision } from '../decision-sender.ts';
import type { ApprovalLink } from '../link-location.ts';
import { OutcomePanel } from '../OutcomePanel.tsx';
import { retryAction } from '../retry-action.tsx';
import { useDecision } from '../useDecision.ts';
import { useReason } from '../useReason.ts';
import { DecidedSheet } from './DecidedSheet.tsx';
import { DecisionArea } from './DecisionArea.tsx';
import { ExpenseLine } from './ExpenseLine.tsx';
import type { ReviewAnswer } from './load-review.ts';
import { isUndecided, nextStepText } from './review-state.ts';
import { ReviewSheet } from './ReviewSheet.tsx';
import { ReviewSkeleton } from './ReviewSkeleton.tsx';
import { useReview } from './useReview.ts';

interface ReviewPageProps {
  readonly decide: SendDecision;
  readonly link: ApprovalLink;
  /** The review that was requested before the page was rendered. */
  readonly first: Promise<ReviewAnswer>;
}

/** `action=review`, the page that the mails link to: the expense, its receipts and the two buttons. */
export function ReviewPage({ decide, link, first }: ReviewPageProps) {
  const { answer, retry } = useReview(link, first);
  const { state, send } = useDecision(decide);
  const input = useReason(link);
  const [rejecting, setRejecting] = useState(input.wasRestored);

  if (answer === null) return <ReviewSkeleton />;
  if (!answer.ok) {
    return (
      <ApproveFrame>
        <Sheet>
          <StatusPanel tone="error" heading={answer.text} action={retryAction(answer, retry)}>
            <p>{failureAdvice(answer)}</p>
          </StatusPanel>
        </Sheet>
      </ApproveFrame>
    );
  }
  const { review } = answer;
  if (state.kind === 'settled' && state.outcome.ok) {
    return (
      <ApproveFrame action={state.outcome.action}>
        <Sheet>
          <OutcomePanel outcome={state.outcome}>
            <ExpenseLine review={review} />
            {state.outcome.action === 'approve' && <p>{nextStepText(review)}</p>}
          </OutcomePanel>
        </Sheet>
      </ApproveFrame>
    );
  }
  if (!isUndecided(review)) {
    return (
      <ApproveFrame>
        <DecidedSheet review={review} />
      </ApproveFrame>
    );
  }
  return (
    <ApproveFrame action={rejecting ? 'reject' : 'approve'}>
      <ReviewSheet review={review} link={link} />
      <DecisionArea
        {...{ state, input, rejecting }}
        onReject={setRejecting}
        onDecide={(decision) => void send(decision)}
      />
    </ApproveFrame>
  );
}
