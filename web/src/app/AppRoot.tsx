import { ThemeProvider } from '@mui/system';
import { StrictMode, useEffect, type ReactNode, Component } from 'react';
import { theme } from '../ui/theme.ts';
import { BandContext, PageFrame } from '../ui/PageFrame.tsx';
import { Sheet } from '../ui/layout.ts';
import { PlainButton } from '../ui/PlainButton.tsx';
import { StatusPanel } from '../ui/StatusPanel.tsx';
import { useMessages, MessagesProvider, type PageMessages } from '../ui/messages.ts';

interface AppRootProps {
  /** The whole site's, if the page's HTML doesn't have them yet. */
  readonly styles?: ReactNode;
  /** The page's words, in its language. */
  readonly messages: PageMessages;
  /** What's in the band of each of its frames. */
  readonly inBand?: ReactNode;
  readonly children: ReactNode;
}

/** Wraps every page, in the browser and in the HTML that the build prerenders. */
export function AppRoot({ styles, messages, inBand, children }: AppRootProps) {
  // From now on the page reacts to clicks: the browser's tools and `npm run test:long` show this moment.
  useEffect(() => void performance.mark('ready'), []);
  return (
    <StrictMode>
      {/* Material's own provider would watch and store a choice of color schemes, but there is no choice: CSS follows the system. */}
      <ThemeProvider theme={theme}>
        {styles}
        <MessagesProvider value={messages}>
          <BandContext value={inBand}>
            <ErrorBoundary>{children}</ErrorBoundary>
          </BandContext>
        </MessagesProvider>
      </ThemeProvider>
    </StrictMode>
  );
}

interface Props {
  readonly children: ReactNode;
}

/** Shows an error page with a reload button when rendering fails. */
class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <Stopped />;
  }
}

function Stopped() {
  const uiMessages = useMessages('ui');
  return (
    <PageFrame heading={uiMessages.stopped} width="narrow">
      <Sheet>
        <StatusPanel
          tone="error"
          heading={uiMessages.stoppedHeading}
          action={
            <PlainButton type="button" onClick={() => window.location.reload()}>
              {uiMessages.loadAgain}
            </PlainButton>
          }
        >
          <p>{uiMessages.stoppedHint}</p>
        </StatusPanel>
      </Sheet>
    </PageFrame>
  );
}
