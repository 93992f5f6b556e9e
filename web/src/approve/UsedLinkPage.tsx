import { MESSAGES } from '@pa-ledger/domain/errors';
import { Sheet } from '../ui/Sheet.tsx';
import { StatusPanel } from '../ui/StatusPanel.tsx';
import { ApproveFrame } from './ApproveFrame.tsx';
import type { Outcome } from './decision-sender.ts';
import { OutcomePanel } from './OutcomePanel.tsx';

/** A reload after a link was used: what came of it, as far as the browser still knows. Nothing is sent. */
export function UsedLinkPage({ outcome }: { readonly outcome: Outcome | null }) {
  return (
    <ApproveFrame {...(outcome && { action: outcome.action })}>
      <Sheet>
        {outcome ? (
          <OutcomePanel outcome={outcome} />
        ) : (
          <StatusPanel tone="info" heading="This link has been used.">
            <p>{MESSAGES.closeTab}</p>
          </StatusPanel>
        )}
      </Sheet>
    </ApproveFrame>
  );
}
