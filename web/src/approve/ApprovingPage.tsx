import { StatusPanel } from '../ui/StatusPanel.tsx';
import { ApproveFrame } from './ApproveFrame.tsx';
import { approveMessages } from './approve-messages.ts';
import { APPROVAL } from './decision-sender.ts';
import type { ApprovalVisit } from './start-visit.ts';
import { OutcomePanel } from './OutcomePanel.tsx';
import { useDecision } from './useDecision.ts';

/** `action=approve`: shows the progress of the approval that was sent when the link was opened. */
export function ApprovingPage({ decide, approval, outcome }: ApprovalVisit) {
  const { state, send } = useDecision(decide, { approval, outcome });
  return (
    <ApproveFrame>
      {state.kind === 'settled' ? (
        <OutcomePanel outcome={state.outcome} onRetry={() => void send(APPROVAL)} />
      ) : (
        <StatusPanel tone="busy" heading={approveMessages.sendingApproval} />
      )}
    </ApproveFrame>
  );
}
