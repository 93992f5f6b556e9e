import { Component, type ReactNode } from 'react';
import { PageFrame } from '../ui/PageFrame.tsx';
import { Sheet } from '../ui/layout.ts';
import { PlainButton } from '../ui/PlainButton.tsx';
import { StatusPanel } from '../ui/StatusPanel.tsx';
import { uiMessages } from '../ui/ui-messages.ts';

interface Props {
  readonly children: ReactNode;
}

/** Shows an error page with a reload button when rendering fails. */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
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
}
