import type { ReactNode } from 'react';
import { Sheet } from '../ui/Sheet.tsx';
import { StatusPanel } from '../ui/StatusPanel.tsx';
import { AdminFrame } from './AdminFrame.tsx';

/** The panel before it is there: its frame, and what there is to say. */
export function AdminSkeleton({ children }: { readonly children?: ReactNode }) {
  return (
    <AdminFrame>
      <Sheet>{children ?? <StatusPanel tone="busy" heading="Opening the admin panel…" />}</Sheet>
    </AdminFrame>
  );
}
