import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';
import { PageFrame } from '../ui/PageFrame.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { StatusPanel } from '../ui/StatusPanel.tsx';

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
      <PageFrame heading="Something went wrong" width="narrow">
        <Sheet>
          <StatusPanel
            tone="error"
            heading="This page stopped working."
            action={
              <Button variant="contained" onClick={() => window.location.reload()}>
                Load it again
              </Button>
            }
          >
            <p>Loading it again usually helps. If it does not, please tell the treasurer.</p>
          </StatusPanel>
        </Sheet>
      </PageFrame>
    );
  }
}
