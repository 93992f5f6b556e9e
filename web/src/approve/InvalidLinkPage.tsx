import { pageMessages } from '@pa-ledger/domain/error-messages';
import { Sheet } from '../ui/Sheet.tsx';
import { StatusPanel } from '../ui/StatusPanel.tsx';
import { ApproveFrame } from './ApproveFrame.tsx';

/** For an address without a token or with an unknown action. */
export function InvalidLinkPage({ text }: { readonly text: string }) {
  return (
    <ApproveFrame>
      <Sheet>
        <StatusPanel tone="error" heading={text}>
          <p>{pageMessages.contactTreasurer}</p>
        </StatusPanel>
      </Sheet>
    </ApproveFrame>
  );
}
