import type { ReactNode } from 'react';
import { Sheet } from '../ui/Sheet.tsx';
import { StatusPanel } from '../ui/StatusPanel.tsx';
import { adminMessages } from './admin-messages.ts';
import { AdminFrame } from './AdminFrame.tsx';

/** The panel while it loads or cannot be shown: its frame with a message. */
export function AdminSkeleton({ children }: { readonly children?: ReactNode }) {
  return (
    <AdminFrame>
      <Sheet>{children ?? <StatusPanel tone="busy" heading={adminMessages.opening} />}</Sheet>
    </AdminFrame>
  );
}
