import Button from '@mui/material/Button';
import { organization } from '@pa-ledger/domain/organization';
import type { ReactNode } from 'react';
import { Sheet } from '../../ui/layout.ts';
import { PageFrame } from '../../ui/PageFrame.tsx';
import { StatusPanel } from '../../ui/StatusPanel.tsx';
import { checkAgain, logOut, type Session } from '../session.ts';
import { frameMessages } from './frame-messages.ts';

/** The panel while it loads or can't be shown: a page with a message. */
export function AdminSkeleton({ children }: { readonly children?: ReactNode }) {
  return (
    <PageFrame heading={organization.schoolName} subtitle={frameMessages.panel} width="narrow">
      <Sheet>{children ?? <StatusPanel tone="busy" heading={frameMessages.opening} />}</Sheet>
    </PageFrame>
  );
}

interface PanelFailureProps {
  readonly session: Extract<Session, { readonly status: 'refused' | 'failed' }>;
  /** Tries again to reach the panel. */
  readonly onRetry?: () => void;
}

/** Says why an account can't use the panel, or that the panel couldn't be reached, with what to do about it. */
export function PanelFailure({ session, onRetry = checkAgain }: PanelFailureProps) {
  const isRefused = session.status === 'refused';
  return (
    <AdminSkeleton>
      <StatusPanel
        tone="error"
        heading={isRefused ? frameMessages.refused : frameMessages.unreachable}
        action={
          <Button variant="contained" onClick={isRefused ? () => void logOut() : onRetry}>
            {isRefused ? frameMessages.logout : frameMessages.tryAgain}
          </Button>
        }
      >
        <p>{isRefused ? session.message : frameMessages.unreachableHint}</p>
      </StatusPanel>
    </AdminSkeleton>
  );
}
