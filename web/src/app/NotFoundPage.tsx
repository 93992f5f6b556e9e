import Button from '@mui/material/Button';
import { PageFrame } from '../ui/PageFrame.tsx';
import { Sheet } from '../ui/layout.ts';
import { StatusPanel } from '../ui/StatusPanel.tsx';

/** The words of the page for an unknown address. Another language is another object of this type. */
const notFoundMessages = {
  title: 'Page not found',
  heading: 'There is nothing at this address.',
  hint: 'Links from our mails work when they are opened whole.',
  toForm: 'Go to the expense form',
};

/** The page for an unknown address: the build writes it into its HTML, without any script. */
export function NotFoundPage() {
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
