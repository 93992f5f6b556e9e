import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { StatusPanel } from '../ui/StatusPanel.tsx';
import { ApproveFrame } from './ApproveFrame.tsx';
import type { Visit, ApprovalVisit } from './start-visit.ts';
import { OutcomePanel } from './OutcomePanel.tsx';
import { ReviewPage } from './review/ReviewPage.tsx';
import { ReviewSkeleton } from './review/ReviewSkeleton.tsx';
import { APPROVAL } from './decision-sender.ts';
import { useDecision } from './useDecision.ts';
import { useMessages } from '../ui/messages.ts';

interface ApprovePageProps {
  readonly visit?: Visit;
}

/**
 * The page at `/approve/{token}`. The build renders it without a visit: this first view is in the HTML, the same for
 * every link, and React hydrates it.
 */
export function ApprovePage(props: ApprovePageProps) {
  const approveMessages = useMessages('approve');
  const page = useMessages('page');
  const decisions = useMessages('decisions');
  const visit = useSyncExternalStore(neverChanges, () => props.visit, noVisit);
  switch (visit?.kind) {
    case undefined:
      return <ReviewSkeleton />;
    case 'refused':
      return (
        <ApproveFrame action={visit.action}>
          <StatusPanel tone="error" heading={visit.text}>
            <p>{decisions.contactTreasurer}</p>
          </StatusPanel>
        </ApproveFrame>
      );
    case 'unknownAction':
      return (
        <ApproveFrame>
          <StatusPanel
            tone="error"
            heading={decisions.badAction}
            action={
              <Button variant="contained" href={visit.reviewAddress}>
                {approveMessages.openRequest}
              </Button>
            }
          >
            <p>{approveMessages.changedAction(visit.written)}</p>
            <p>{decisions.contactTreasurer}</p>
          </StatusPanel>
        </ApproveFrame>
      );
    case 'used':
      // A reload after the link was used: the outcome, if the history entry still has it. Nothing is sent.
      return visit.outcome === null ? (
        <ApproveFrame>
          <StatusPanel tone="info" heading={approveMessages.linkUsed}>
            <p>{page.closeTab}</p>
          </StatusPanel>
        </ApproveFrame>
      ) : (
        <ApproveFrame action={visit.outcome.action}>
          <OutcomePanel outcome={visit.outcome} />
        </ApproveFrame>
      );
    case 'approve':
      return <ApprovingPage {...visit} />;
    case 'review':
      return <ReviewPage {...visit} />;
  }
}

const noVisit = () => undefined;
const neverChanges = () => noVisit;

/** `action=approve`: shows the progress of the approval that opening the link sent. */
function ApprovingPage({ decide, link, approval, outcome }: ApprovalVisit) {
  const approveMessages = useMessages('approve');
  const { state, send } = useDecision(decide, { approval, outcome });
  return (
    <ApproveFrame>
      {state.kind === 'settled' ? (
        <OutcomePanel outcome={state.outcome} onRetry={() => void send(APPROVAL)} link={link} />
      ) : (
        <StatusPanel tone="busy" heading={approveMessages.sendingApproval} />
      )}
    </ApproveFrame>
  );
}
