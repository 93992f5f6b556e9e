import { Sheet } from '../ui/Sheet.tsx';
import { ApproveFrame } from './ApproveFrame.tsx';
import type { SendDecision } from './decision-sender.ts';
import type { ApprovalLink } from './link-location.ts';
import { OutcomePanel } from './OutcomePanel.tsx';
import { ReasonForm } from './ReasonForm.tsx';
import { useDecision } from './useDecision.ts';
import { useReason } from './useReason.ts';

interface RejectionPageProps {
  readonly decide: SendDecision;
  readonly link: ApprovalLink;
}

/** `action=reject`: asks for the reason and sends it. */
export function RejectionPage({ decide, link }: RejectionPageProps) {
  const { state, send } = useDecision(decide);
  const input = useReason(link);
  return (
    <ApproveFrame action="reject">
      <Sheet>
        {state.kind === 'settled' && state.outcome.ok ? (
          <OutcomePanel outcome={state.outcome} />
        ) : (
          <ReasonForm
            state={state}
            input={input}
            onSubmit={() => void send({ action: 'reject', reason: input.reason })}
          />
        )}
      </Sheet>
    </ApproveFrame>
  );
}
