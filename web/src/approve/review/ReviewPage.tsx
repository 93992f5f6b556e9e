import { useState } from 'react';
import { linkMessages } from '../../app/link-messages.ts';
import { SendLink } from '../../app/SendLink.tsx';
import { StatusPanel } from '../../ui/StatusPanel.tsx';
import { ApproveFrame } from '../ApproveFrame.tsx';
import { failureAdvice } from '../approve-messages.ts';
import { OutcomePanel } from '../OutcomePanel.tsx';
import { retryAction } from '../retry-action.tsx';
import type { ReviewVisit } from '../start-visit.ts';
import { useDecision } from '../useDecision.ts';
import { useKeptText } from '../useKeptText.ts';
import { DecidedExpense } from './DecidedExpense.tsx';
import { DecisionArea, type Asking } from './DecisionArea.tsx';
import { ExpenseLine } from './ExpenseLine.tsx';
import { NoteField } from './NoteField.tsx';
import { isUndecided, nextStepText } from './review-state.ts';
import { OpenExpense } from './OpenExpense.tsx';
import { ReviewSkeleton } from './ReviewSkeleton.tsx';
import { askForNewLink, isOldLink } from './load-review.ts';
import { useReview } from './useReview.ts';

/** `action=review`, the page that the mails link to: the expense, its receipts and the buttons. */
export function ReviewPage({ decide, link, first, rejects }: ReviewVisit) {
  const { answer, retry } = useReview(link, first);
  const { state, send } = useDecision(decide);
  const reason = useKeptText(link, 'reason');
  const correction = useKeptText(link, 'correction');
  const note = useKeptText(link, 'note');
  const [asking, setAsking] = useState<Asking>(() => {
    if (rejects || reason.wasRestored) return 'reject';
    return correction.wasRestored ? 'return' : null;
  });

  if (answer === null) return <ReviewSkeleton />;
  if (!answer.ok) {
    return (
      <ApproveFrame>
        <StatusPanel tone="error" heading={answer.text} action={retryAction(answer, retry)}>
          <p>{failureAdvice(answer)}</p>
        </StatusPanel>
        {isOldLink(answer) && (
          <SendLink
            send={() => askForNewLink(link)}
            label={linkMessages.newLink}
            hint={linkMessages.newLinkHint}
          />
        )}
      </ApproveFrame>
    );
  }
  const { review } = answer;
  if (state.kind === 'settled' && state.outcome.ok) {
    return (
      <ApproveFrame action={state.outcome.action}>
        <OutcomePanel outcome={state.outcome}>
          <ExpenseLine review={review} />
          {state.outcome.action === 'approve' && <p>{nextStepText(review)}</p>}
        </OutcomePanel>
      </ApproveFrame>
    );
  }
  const { version, code } = review;
  if (code === null || !isUndecided(review)) {
    return (
      <ApproveFrame>
        <DecidedExpense review={review} />
      </ApproveFrame>
    );
  }
  return (
    <ApproveFrame
      action={asking ?? 'approve'}
      below={
        <DecisionArea
          state={state}
          reason={reason}
          correction={correction}
          note={note}
          asking={asking}
          seen={{ version, code }}
          onAsk={setAsking}
          onDecide={(decision) => void send(decision)}
        />
      }
    >
      <OpenExpense review={review} link={link} />
      {asking === null && <NoteField note={note} disabled={state.kind === 'sending'} />}
    </ApproveFrame>
  );
}
