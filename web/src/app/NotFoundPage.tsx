import Button from '@mui/material/Button';
import { organization } from '@pa-ledger/domain/organization';
import { PageFrame } from '../ui/PageFrame.tsx';
import { Sheet } from '../ui/layout.ts';
import { StatusPanel } from '../ui/StatusPanel.tsx';
import { notFoundMessages } from './not-found-messages.ts';

/** The page of an address that leads nowhere: the build writes it into its HTML, and no script comes with it. */
export function NotFoundPage() {
  return (
    <PageFrame heading={notFoundMessages.title} overline={organization.schoolName} width="narrow">
      <Sheet>
        <StatusPanel
          tone="info"
          heading={notFoundMessages.heading}
          action={
            <Button variant="contained" href="/">
              {notFoundMessages.toForm}
            </Button>
          }
        >
          <p>{notFoundMessages.hint}</p>
        </StatusPanel>
      </Sheet>
    </PageFrame>
  );
}
