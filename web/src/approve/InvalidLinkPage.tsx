import { pageMessages } from '@pa-ledger/domain/error-messages';
import { Sheet } from '../ui/Sheet.tsx';
import { StatusPanel } from '../ui/StatusPanel.tsx';
import { ApproveFrame } from './ApproveFrame.tsx';
import type { RefusedVisit } from './start-visit.ts';

/** For an address without a token or with an unknown action. */
export function InvalidLinkPage({ action, text }: Pick<RefusedVisit, 'action' | 'text'>) {
  return (
    <ApproveFrame action={action}>
      <Sheet>
        <StatusPanel tone="error" heading={text}>
          <p>{pageMessages.contactTreasurer}</p>
        </StatusPanel>
      </Sheet>
    </ApproveFrame>
  );
}
