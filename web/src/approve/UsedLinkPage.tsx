import { pageMessages } from '@pa-ledger/domain/error-messages';
import { Sheet } from '../ui/Sheet.tsx';
import { StatusPanel } from '../ui/StatusPanel.tsx';
import { ApproveFrame } from './ApproveFrame.tsx';
import type { Outcome } from './decision-sender.ts';
import { approveMessages } from './approve-messages.ts';
import { OutcomePanel } from './OutcomePanel.tsx';

/** Shown on a reload after the link was used: the result, if the history entry still has it. Nothing is sent. */
export function UsedLinkPage({ outcome }: { readonly outcome: Outcome | null }) {
  return (
    <ApproveFrame {...(outcome && { action: outcome.action })}>
      <Sheet>
        {outcome ? (
          <OutcomePanel outcome={outcome} />
        ) : (
          <StatusPanel tone="info" heading={approveMessages.linkUsed}>
            <p>{pageMessages.closeTab}</p>
          </StatusPanel>
        )}
      </Sheet>
    </ApproveFrame>
  );
}
