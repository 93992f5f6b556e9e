import { organization } from '@pa-ledger/domain/organization';
import type { ReactNode } from 'react';
import { PageFrame } from '../ui/PageFrame.tsx';
import { Sheet } from '../ui/layout.ts';
import { StatusPanel } from '../ui/StatusPanel.tsx';
import { adminMessages } from './admin-messages.ts';

interface AdminFrameProps {
  /** At the right of the header: the link to the form and Logout. */
  readonly aside?: ReactNode;
  /** In the header, above the tabs. */
  readonly notice?: ReactNode;
  /** Below the content. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the panel behind the sign-in. */
export function AdminFrame({ aside, notice, footer, children }: AdminFrameProps) {
  return (
    <PageFrame
      heading={organization.schoolName}
      overline={adminMessages.panel}
      aside={aside}
      notice={notice}
      footer={footer}
      // The height of the tabs and a little of the sheet below them.
      overlap="3.75rem"
      width="wide"
      isLow
    >
      {children}
    </PageFrame>
  );
}

/** The panel while it loads or cannot be shown: its frame with a message. */
export function AdminSkeleton({ children }: { readonly children?: ReactNode }) {
  return (
    <AdminFrame>
      <Sheet>{children ?? <StatusPanel tone="busy" heading={adminMessages.opening} />}</Sheet>
    </AdminFrame>
  );
}
