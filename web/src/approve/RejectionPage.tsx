import { styled } from '@mui/material/styles';
import { Sheet } from '../ui/Sheet.tsx';
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
          <>
            <About>{about}</About>
            <ReasonForm
              state={state}
              input={input}
              onSubmit={() => void send({ action: 'reject', reason: input.reason })}
            />
          </>
        )}
      </Sheet>
    </ApproveFrame>
  );
}

/** Its height is reserved, so that nothing moves when the answer comes. */
const About = styled('div')({ minHeight: '1.5em', marginBottom: '1rem', fontWeight: 650 });
