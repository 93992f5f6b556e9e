import { useEffect, type ReactNode } from 'react';
import { PageFrame } from '../ui/PageFrame.tsx';
import { Sheet } from '../ui/layout.ts';
import { approveMessages } from './approve-messages.ts';
import type { LinkAction } from './decision-sender.ts';

interface ApproveFrameProps {
  readonly action?: LinkAction;
  /** Whether more is coming. */
  readonly busy?: true;
  /** Stays below the sheet. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of all the page's views; the title and the heading say which decision it's about. */
export function ApproveFrame({ action = 'approve', busy, below, children }: ApproveFrameProps) {
  const title = approveMessages.title(action);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <PageFrame heading={title} width="narrow">
      <Sheet aria-busy={busy}>{children}</Sheet>
      {below}
    </PageFrame>
  );
}
