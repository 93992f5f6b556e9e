import { VStack } from '../ui/layout.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { approveMessages } from './approve-messages.ts';
import { ApproveFrame } from './ApproveFrame.tsx';
import type { SendDecision } from './decision-sender.ts';
import type { ApprovalLink } from './link-location.ts';
import { OutcomePanel } from './OutcomePanel.tsx';
import { ReasonForm } from './ReasonForm.tsx';
import { useDecision } from './useDecision.ts';
import { ExpenseLine } from './review/ExpenseLine.tsx';
import type { ReviewAnswer } from './review/load-review.ts';
import { isUndecided } from './review/review-state.ts';
import { useReview } from './review/useReview.ts';
import { useReason } from './useReason.ts';

interface RejectionPageProps {
  readonly decide: SendDecision;
  readonly link: ApprovalLink;
  /** What is rejected; it was requested before the page was rendered. */
  readonly first: Promise<ReviewAnswer>;
}

/** `action=reject`: names the expense, asks for the reason and sends it. */
export function RejectionPage({ decide, link, first }: RejectionPageProps) {
  const { state, send } = useDecision(decide);
  const input = useReason(link);
  const { answer } = useReview(link, first);
  // Without an answer, and once it is decided, the form asks all the same: the server says what came of it.
  const about = answer?.ok === true && isUndecided(answer.review) && (
    <ExpenseLine review={answer.review} />
  );
  return (
    <ApproveFrame action="reject">
      <Sheet>
        {state.kind === 'settled' && state.outcome.ok ? (
          <OutcomePanel outcome={state.outcome}>{about}</OutcomePanel>
        ) : (
          <VStack>
            {answer === null ? <p>{approveMessages.opening}</p> : about}
            <ReasonForm
              state={state}
              input={input}
              onSubmit={() => void send({ action: 'reject', reason: input.reason })}
            />
          </VStack>
        )}
      </Sheet>
    </ApproveFrame>
  );
}
