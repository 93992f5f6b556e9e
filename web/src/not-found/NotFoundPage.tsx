import Button from '@mui/material/Button';
import { PageFrame } from '../ui/PageFrame.tsx';
import { Sheet } from '../ui/layout.ts';
import { StatusPanel } from '../ui/StatusPanel.tsx';
import { useMessages } from '../ui/messages.ts';

/**
 * The page for an unknown address: the build writes it into its HTML, without any script. Hosting serves it in the language that
 * the browser prefers, as it does at `/`.
 */
export function NotFoundPage() {
  const notFoundMessages = useMessages('notFound');
  return (
    <PageFrame heading={notFoundMessages.title} width="narrow">
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
