import { Sheet } from '../ui/Sheet.tsx';
import { StatusPanel } from '../ui/StatusPanel.tsx';
import { ApproveFrame } from './ApproveFrame.tsx';
import { APPROVAL } from './decision.ts';
import type { Outcome, SendDecision } from './decision-sender.ts';
import { OutcomePanel } from './OutcomePanel.tsx';
import { useDecision } from './useDecision.ts';

interface ApprovingPageProps {
  readonly decide: SendDecision;
  /** The approval that is already on its way. */
  readonly approval: Promise<Outcome>;
}

/** `action=approve`: says how the approval goes that was sent when the link was opened (spec.md section 2). */
export function ApprovingPage({ decide, approval }: ApprovingPageProps) {
  const { state, send } = useDecision(decide, approval);
  return (
    <ApproveFrame>
      <Sheet>
        {state.kind === 'settled' ? (
          <OutcomePanel outcome={state.outcome} onRetry={() => void send(APPROVAL)} />
        ) : (
          <StatusPanel tone="busy" heading="Sending your approval…" />
        )}
      </Sheet>
    </ApproveFrame>
  );
}
