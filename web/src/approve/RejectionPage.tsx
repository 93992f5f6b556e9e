import { VStack } from '../ui/layout.ts';
import { approveMessages } from './approve-messages.ts';
import { ApproveFrame } from './ApproveFrame.tsx';
import { OutcomePanel } from './OutcomePanel.tsx';
import { ReasonForm } from './ReasonForm.tsx';
import type { ReviewVisit } from './start-visit.ts';
import { useDecision } from './useDecision.ts';
import { ExpenseLine } from './review/ExpenseLine.tsx';
import { isUndecided } from './review/review-state.ts';
import { useReview } from './review/useReview.ts';
import { useKeptText } from './useKeptText.ts';

/** `action=reject`: names the expense, asks for the reason and sends it. */
export function RejectionPage({ decide, link, first }: ReviewVisit) {
  const { state, send } = useDecision(decide);
  const input = useKeptText(link, 'reason');
  const { answer } = useReview(link, first);
  // Without an answer, and once it is decided, the form asks all the same: the server says what came of it.
  const about = answer?.ok === true && isUndecided(answer.review) && (
    <ExpenseLine review={answer.review} />
  );
  return (
    <ApproveFrame action="reject">
      {state.kind === 'settled' && state.outcome.ok ? (
        <OutcomePanel outcome={state.outcome}>{about}</OutcomePanel>
      ) : (
        <VStack>
          {answer === null ? <p>{approveMessages.opening}</p> : about}
          <ReasonForm
            of="reject"
            state={state}
            input={input}
            onSubmit={() => void send({ action: 'reject', reason: input.text })}
          />
        </VStack>
      )}
    </ApproveFrame>
  );
}
