import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';
import { PageFrame } from '../ui/PageFrame.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { StatusPanel } from '../ui/StatusPanel.tsx';

interface Props {
  readonly children: ReactNode;
}

/** The last resort: a page that broke says so and can be loaded again. */
export class ErrorBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
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
