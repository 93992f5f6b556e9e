import { useEffect, type ReactNode } from 'react';
import { PageFrame } from '../ui/PageFrame.tsx';
import { Sheet } from '../ui/layout.ts';
import type { LinkAction } from './decision-sender.ts';
import { useMessages } from '../ui/messages.ts';

interface ApproveFrameProps {
  readonly action?: LinkAction;
  /** For the request with its receipts, which brings its own sheets. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** The frame of all the page's views; the title and the heading say which decision it's about. */
export function ApproveFrame({ action = 'approve', isWide = false, children }: ApproveFrameProps) {
  const approveMessages = useMessages('approve');
  const title = approveMessages.title(action);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <PageFrame heading={title} width={isWide ? 'wide' : 'narrow'} isLow={isWide}>
      {isWide ? children : <Sheet>{children}</Sheet>}
    </PageFrame>
  );
}
